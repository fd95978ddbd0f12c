// Sign in with the operator's token, or one of the issuer.
import { html, nothing } from '../lit-html/lit-html.js';
import { api } from '../api.js';
import { t } from '../i18n.js';
import { failure, values } from '../parts.js';
import { session } from '../session.js';

export default class SignIn {
  #context; #error = null; #busy = false;

  constructor(context) { this.#context = context; }

  async #submit(event) {
    event.preventDefault();
    if (this.#busy) return;
    const { key, kept } = values(event.target);
    this.#busy = true;
    this.#error = null;
    this.#context.update();
    try {
      await api.get('/workspaces', { limit: 1 }, { token: key.trim() });
      session.begin(key.trim(), kept === 'on');
    } catch (error) {
      this.#error = error;
    }
    this.#busy = false;
    this.#context.update();
  }

  view() {
    return html`<section class="signin">
      <h1 tabindex="-1">${t('signin.title')}</h1>
      <p class="lead">${t('signin.lead')}</p>
      ${session.overBecause ? html`<p class="note" role="status">${t(session.overBecause)}</p>` : nothing}
      ${this.#error?.status === 401 ? html`<div class="failure" role="alert"><p><strong>${t('signin.unknown')}</strong></p></div>` : failure(this.#error)}
      <form @submit=${event => this.#submit(event)}>
        <label for="key">${t('signin.key')}</label>
        <input id="key" name="key" type="password" required autocomplete="off" spellcheck="false">
        <label class="check"><input type="checkbox" name="kept"> <span>${t('signin.keep')}</span></label>
        <button class="primary" ?disabled=${this.#busy}>${this.#busy ? t('signin.busy') : t('signin.go')}</button>
      </form></section>`;
  }
}
