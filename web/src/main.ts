import { mount } from 'svelte'
import './lib/fonts.css'
import './lib/tokens.css'
import './lib/base.css'
import App from './App.svelte'
import { app } from './lib/app.svelte'
import { keepPage } from './lib/offline.svelte'
import { settings } from './lib/settings.svelte'
import { sure } from './lib/sure'
import { loadSymbols } from './lib/symbols'

settings.apply()
void loadSymbols()
void app.speak().then(() => mount(App, { target: sure(document.getElementById('page'), 'place for the page') }))
if (document.readyState === 'complete') void keepPage()
else addEventListener('load', () => void keepPage())
