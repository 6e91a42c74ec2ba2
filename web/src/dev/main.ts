import { mount } from 'svelte'
import '../lib/fonts.css'
import '../lib/tokens.css'
import '../lib/base.css'
import Harness from './Harness.svelte'

mount(Harness, { target: document.getElementById('page') as HTMLElement })
