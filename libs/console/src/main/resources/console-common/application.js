// The frame around the screens of a console: who is signed in, where we are, what is shown.
import { html, nothing, render } from './lit-html/lit-html.js';
import { current, format } from './address.js';
import { choose, chosen, LANGUAGES, load, t } from './i18n.js';
import { failure, loading } from './parts.js';
import { session } from './session.js';

/**
 * What differs between consoles: `name`, the `screens` in the order of the menu, `further` screens with those of the menu that they
 * belong to, `account`, which reads what `balance` shows, and `signedOut`, which is told the key of a person who signs out. Each screen is a module of `screens/` whose class has `view()`.
 */
let settings = {};

const FETCH_AFTER_MS = 1500;
const root = document.querySelector('#app');
let screen = null;
let shown = null;
let place = null;
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
  if (!session.key || !settings.account) return;
  try {
    account = await settings.account();
  } catch {
    account = null; // the menu goes without the balance; the screen tells what is wrong
  }
  update();
}

/** What a screen may ask of the frame. */
const context = { update, account: () => account, refreshAccount: readAccount };

/** Fetches the other screens while nothing else is to be done, so that they open at once and also while the server is away. */
let fetched = false;
function fetchScreens() {
  if (fetched || !session.key) return;
  fetched = true;
  setTimeout(() => [...settings.screens, ...Object.keys(settings.further)].forEach(name => import(`./screens/${name}.js`).catch(() => { fetched = false; })), FETCH_AFTER_MS);
}

async function open() {
  const address = place = current();
  const name = !session.key ? 'signin' : settings.screens.includes(address.screen) || address.screen in settings.further ? address.screen : settings.screens[0];
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
    if (shown !== identity || screen) return;
    // Within the screen the address may have changed while its module was fetched.
    screen = new Screen(context, place);
    screen.start?.();
    fetchScreens();
  } catch (error) {
    // A module that cannot be fetched: the server is away.
    if (shown === identity) broken = error instanceof TypeError ? Object.assign(error, { status: 0, code: 'unreachable' }) : error;
  }
  update();
  document.title = `${t(`screen.${name}`)} · ${settings.name}`;
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
  const here = settings.further[current().screen] ?? current().screen;
  return html`<nav aria-label=${t('menu')}><ul>${settings.screens.map(name => html`<li>
    <a href=${format(name)} aria-current=${(here || settings.screens[0]) === name ? 'page' : nothing}>${t(`screen.${name}`)}</a></li>`)}</ul></nav>`;
}

function frame() {
  const signedIn = session.key !== null;
  return html`<a class="skip" href="#main" @click=${event => { event.preventDefault(); document.querySelector('h1')?.focus(); }}>${t('skip')}</a>
    <div class="frame ${signedIn ? '' : 'alone'}">
      <header class="top"><a class="brand" href="#/"><i></i>${settings.name}</a>
        ${signedIn ? menu() : nothing}
        <div class="who">
          ${account && signedIn ? settings.balance(account) : nothing}
          ${language()}
          ${signedIn ? html`<button type="button" class="quiet" @click=${() => { settings.signedOut?.(session.key); session.end(); }}>${t('signout')}</button>` : nothing}
        </div></header>
      <main id="main" data-screen=${shown?.split('/')[0] ?? ''}>${content()}</main>
    </div>`;
}

/** Shows the console, and goes on with it as addresses and sessions change. */
export async function start(console) {
  settings = console;
  addEventListener('hashchange', open);
  session.onChange(() => { account = null; shown = null; open(); readAccount(); });
  await load();
  root.replaceChildren();
  readAccount();
  open();
}
