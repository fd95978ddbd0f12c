// Sign in with an API key, or at the issuer where there is one.
import { html, nothing } from '../lit-html/lit-html.js';
import { api } from '../api.js';
import { t } from '../i18n.js';
import { begin, complete, isBack, issuer } from '../oidc.js';
import { session } from '../session.js';
import { SignInScreen } from '../signin.js';

export default class SignIn extends SignInScreen {
  #issuer = null;

  constructor(context) {
    super(context, {
      check: key => api.get('/me', {}, { key }),
      placeholder: 'rm_…',
      hint: () => html`<p class="soft small">${t('signin.where')} <code>./reelmill up</code></p>`,
      further: kept => this.#issuer === null ? nothing : html`<button type="button" class="issuer" @click=${event => this.#begin(kept(event))}>${t('signin.issuer', { name: this.#issuer })}</button>`,
    });
  }

  async start() {
    if (isBack()) await this.work(() => this.#complete());
    try {
      this.#issuer = await issuer();
    } catch {
      this.#issuer = null; // a key can be typed all the same
    }
    this.update();
  }

  #begin(kept) { return this.work(() => begin(kept)); }

  async #complete() {
    const made = await complete();
    if (made === null) throw Object.assign(new Error(t('signin.unconfirmed')), { code: 'unconfirmed' });
    session.begin(made.key, made.kept);
  }
}
