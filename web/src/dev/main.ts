import { mount } from 'svelte'
import { sure } from '../lib/sure'
import '../lib/fonts.css'
import '../lib/tokens.css'
import '../lib/base.css'
import Harness from './Harness.svelte'

mount(Harness, { target: sure(document.getElementById('page'), 'place for the page') })
