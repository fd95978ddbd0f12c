// Sign in with a key or a token. The address that was asked for is shown afterwards.
import { html, nothing } from './lit-html/lit-html.js';
import { t } from './i18n.js';
import { failure, values } from './parts.js';
import { session } from './session.js';

export class SignInScreen {
  #context; #check; #placeholder; #hint; #further; #error = null; #busy = false;

  /**
   * check: calls the service with the key that was typed and fails where it is not known; hint: what is shown below the field;
   * further: other ways to sign in, told how to read from an event whether the key is kept.
   */
  constructor(context, { check, placeholder = '', hint = () => nothing, further = () => nothing }) {
    this.#context = context;
    this.#check = check;
    this.#placeholder = placeholder;
    this.#hint = hint;
    this.#further = further;
  }

  update() { this.#context.update(); }

  #submit(event) {
    event.preventDefault();
    const { key, kept } = values(event.target);
    return this.work(async () => {
      await this.#check(key.trim());
      session.begin(key.trim(), kept === 'on');
    });
  }

  /** Does what signs a person in, once at a time; what goes wrong is shown. */
  async work(signIn) {
    if (this.#busy) return;
    this.#busy = true;
    this.#error = null;
    this.#context.update();
    try {
      await signIn();
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
        <input id="key" name="key" type="password" required autocomplete="off" spellcheck="false" placeholder=${this.#placeholder}>
        ${this.#hint()}
        <label class="check"><input type="checkbox" name="kept"> <span>${t('signin.keep')}</span></label>
        <button class="primary" ?disabled=${this.#busy}>${this.#busy ? t('signin.busy') : t('signin.go')}</button>
        ${this.#further(event => event.target.form.elements.kept.checked)}
      </form></section>`;
  }
}
