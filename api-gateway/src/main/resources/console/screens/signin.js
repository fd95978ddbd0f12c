// Sign in with an API key.
import { html } from '../lit-html/lit-html.js';
import { api } from '../api.js';
import { t } from '../i18n.js';
import { SignInScreen } from '../signin.js';

export default class SignIn extends SignInScreen {
  constructor(context) {
    super(context, {
      check: key => api.get('/me', {}, { key }),
      placeholder: 'rm_…',
      hint: () => html`<p class="soft small">${t('signin.where')} <code>./reelmill up</code></p>`,
    });
  }
}
