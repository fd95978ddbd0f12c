// Keys: made with scopes, shown once, replaced, revoked.
import { html, nothing } from '../lit-html/lit-html.js';
import { api } from '../api.js';
import { ago, t, time } from '../i18n.js';
import { badge, copy, empty, failure, heading, loading } from '../parts.js';
import { session } from '../session.js';

const SCOPES = ['render', 'publish', 'billing', 'admin'];

export default class Keys {
  #context; #keys = null; #error = null; #formError = null; #made = null; #revoking = null; #busy = false;

  constructor(context) { this.#context = context; }

  async start() {
    this.#error = null;
    try {
      this.#keys = (await api.get('/keys')).keys;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  async #do(work) {
    if (this.#busy) return;
    this.#busy = true;
    this.#formError = null;
    this.#context.update();
    try {
      await work();
      await this.start();
    } catch (error) {
      this.#formError = error;
    }
    this.#busy = false;
    this.#context.update();
  }

  #create(event) {
    event.preventDefault();
    const form = event.target;
    const data = new FormData(form);
    const until = data.get('expiresAt');
    this.#do(async () => {
      this.#made = await api.post('/keys', { name: data.get('name').trim(), scopes: data.getAll('scope'), sandbox: data.get('sandbox') === 'on',
        expiresAt: until ? new Date(`${until}T00:00`).toISOString() : null });
      form.reset();
    });
  }

  view() {
    if (this.#error) return html`${heading(t('screen.keys'))}${failure(this.#error, () => this.start())}`;
    return html`${heading(t('screen.keys'), t('keys.lead'))}
      ${this.#made ? html`<div class="secret" role="status"><h2>${t('keys.made', { name: this.#made.info.name })}</h2><p>${t('keys.once')}</p>
        <p class="row"><code>${this.#made.key}</code> ${copy(() => this.#made.key)}
        <button type="button" class="quiet" @click=${() => { this.#made = null; this.#context.update(); }}>${t('keys.hide')}</button></p></div>` : nothing}
      ${failure(this.#formError)}
      ${this.#keys === null ? loading() : this.#keys.length === 0 ? empty(t('keys.none')) : html`<div class="scroll" tabindex="0" role="region" aria-label=${t('screen.keys')}><table>
        <thead><tr><th>${t('keys.name')}</th><th>${t('keys.key')}</th><th>${t('keys.scopes')}</th><th>${t('keys.created')}</th><th>${t('keys.used')}</th><th>${t('keys.ends')}</th><th><span class="hidden">${t('keys.actions')}</span></th></tr></thead>
        <tbody>${this.#keys.map(key => this.#row(key))}</tbody></table></div>`}
      <section><h2>${t('keys.new')}</h2><form class="stack" @submit=${event => this.#create(event)}>
        <label><span>${t('keys.name')}</span><input name="name" required maxlength="100"></label>
        <fieldset class="checks"><legend>${t('keys.scopes')}</legend>${SCOPES.map(scope => html`<label class="check"><input type="checkbox" name="scope" value=${scope} ?checked=${scope === 'render'}>
          <span><b>${scope}</b> <i class="soft">${t(`scope.${scope}`)}</i></span></label>`)}</fieldset>
        <label class="check"><input type="checkbox" name="sandbox"> <span>${t('keys.sandbox')}</span></label>
        <label><span>${t('keys.until')}</span><input type="date" name="expiresAt"></label>
        <button class="primary" ?disabled=${this.#busy}>${t('keys.create')}</button></form></section>`;
  }

  #row(key) {
    const own = session.key.startsWith(key.prefix);
    return html`<tr><td>${key.name || '–'} ${key.sandbox ? badge('draft', t('keys.sandboxed')) : nothing} ${own ? badge('ready', t('keys.own')) : nothing}</td><td><code>${key.prefix}…</code></td>
      <td>${key.scopes.join(', ')}</td><td>${time(key.createdAt, { dateStyle: 'medium' })}</td><td>${key.lastUsedAt ? ago(key.lastUsedAt) : t('keys.never')}</td>
      <td>${key.expiresAt ? time(key.expiresAt) : '–'}</td>
      <td class="right">${this.#revoking === key.id ? html`<span class="soft">${t(own ? 'keys.sureOwn' : 'keys.sure')}</span>
          <button type="button" class="danger" @click=${() => { this.#revoking = null; this.#do(() => api.delete('/keys', { id: key.id })); }}>${t('keys.revoke')}</button>
          <button type="button" class="quiet" @click=${() => { this.#revoking = null; this.#context.update(); }}>${t('cancel')}</button>`
    : html`<button type="button" class="link" ?disabled=${own} @click=${() => this.#do(async () => { this.#made = await api.post(`/keys/${key.id}/rotate`, {}); })}>${t('keys.rotate')}</button>
          <button type="button" class="link" aria-label=${t('keys.revokeOf', { name: key.name || key.prefix })} @click=${() => { this.#revoking = key.id; this.#context.update(); }}>${t('keys.revoke')}</button>`}</td></tr>`;
  }
}
