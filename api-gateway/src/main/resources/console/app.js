// The frame around the screens: who is signed in, where we are, what is shown.
import { html, nothing, render } from './lit-html/lit-html.js';
import { api } from './api.js';
import { current, format } from './address.js';
import { choose, chosen, LANGUAGES, load, number, t } from './i18n.js';
import { failure, loading } from './parts.js';
import { session } from './session.js';

/** In the order of the menu; each module has a class that is a screen. */
const SCREENS = ['create', 'batch', 'projects', 'calendar', 'channels', 'credits', 'deliveries', 'keys', 'requests'];
const FURTHER = { project: 'projects' };

const root = document.querySelector('#app');
let screen = null;
let shown = null;
let broken = null;
let account = null;
let drawn = false;

/** Draws again soon; many calls are one drawing. */
function update() {
  if (drawn) return;
  drawn = true;
  queueMicrotask(() => { drawn = false; render(frame(), root); });
}

async function readAccount() {
  if (!session.key) return;
  try {
    account = await api.get('/me');
  } catch {
    account = null; // the menu goes without the balance; the screen tells what is wrong
  }
  update();
}

/** What a screen may ask of the frame. */
const context = { update, account: () => account, refreshAccount: readAccount };

async function open() {
  const address = current();
  const name = !session.key ? 'signin' : SCREENS.includes(address.screen) || address.screen in FURTHER ? address.screen : SCREENS[0];
  const identity = `${name}/${address.id ?? ''}`;
  if (identity === shown) {
    screen?.moved?.(address);
    return update();
  }
  screen?.stop?.();
  screen = null;
  shown = identity;
  broken = null;
  update();
  try {
    const { default: Screen } = await import(`./screens/${name}.js`);
    if (shown !== identity) return;
    screen = new Screen(context, address);
    screen.start?.();
  } catch (error) {
    if (shown === identity) broken = error;
  }
  update();
  document.title = `${t(`screen.${name}`)} · Reelmill`;
  queueMicrotask(() => document.querySelector('h1')?.focus({ preventScroll: true }));
  queueMicrotask(() => document.querySelector('nav [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' }));
  scrollTo(0, 0);
}

function content() {
  if (broken) return failure(broken, () => { shown = null; open(); });
  return screen ? screen.view() : loading();
}

const language = () => html`<label class="language"><span class="hidden">${t('language')}</span>
  <select @change=${async event => { await choose(event.target.value); screen?.relabel?.(); update(); }}>
    ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} ?selected=${tag === chosen()}>${name}</option>`)}
  </select></label>`;

function menu() {
  const here = FURTHER[current().screen] ?? current().screen;
  return html`<nav aria-label=${t('menu')}><ul>${SCREENS.map(name => html`<li>
    <a href=${format(name)} aria-current=${(here || SCREENS[0]) === name ? 'page' : nothing}>${t(`screen.${name}`)}</a></li>`)}</ul></nav>`;
}

function frame() {
  const signedIn = session.key !== null;
  return html`<a class="skip" href="#main" @click=${event => { event.preventDefault(); document.querySelector('h1')?.focus(); }}>${t('skip')}</a>
    <div class="frame ${signedIn ? '' : 'alone'}">
      <header class="top"><a class="brand" href="#/"><i></i>Reelmill</a>
        ${signedIn ? menu() : nothing}
        <div class="who">
          ${account && signedIn ? html`<a class="balance" href=${format('credits')} title=${account.workspace.name}><b>${number(account.credits.total)}</b> <span>${t('credits.unit')}</span></a>` : nothing}
          ${language()}
          ${signedIn ? html`<button type="button" class="quiet" @click=${() => session.end()}>${t('signout')}</button>` : nothing}
        </div></header>
      <main id="main">${content()}</main>
    </div>`;
}

addEventListener('hashchange', open);
session.onChange(() => { account = null; shown = null; open(); readAccount(); });
await load();
root.replaceChildren();
readAccount();
open();
