// The checks without those that ask for the types of components, which take most of the time.
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import whole from './eslint.config.js'

export default defineConfig(whole, {
  files: ['**/*.svelte'],
  extends: [ts.configs.disableTypeChecked],
  linterOptions: { reportUnusedDisableDirectives: 'off' },
})
