import './theme/tokens.css';
import './theme/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { learn, preferredLanguage, speak } from './i18n/t.svelte';
import { findOutWhoIAm } from './me.svelte';
import { startRouter } from './router.svelte';
import { wearKeptTheme } from './theme/theme.svelte';

wearKeptTheme();
startRouter();

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the application');
void findOutWhoIAm();
await speak(preferredLanguage(), false);
await learn('ui');
mount(App, { target: place });
