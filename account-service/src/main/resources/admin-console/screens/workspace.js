// Workspace: one customer, with what operators may do. Every act asks for its reason, which the audit log keeps.
import { html, nothing } from '../lit-html/lit-html.js';
import { format } from '../address.js';
import { api } from '../api.js';
import { entries } from '../entries.js';
import { ago, number, t, time } from '../i18n.js';
import { badge, copy, empty, failure, heading, loading, values } from '../parts.js';
import { PLANS } from '../plans.js';

const SCOPES = ['render', 'publish', 'billing', 'admin'];

export default class Workspace {
  #context; #id; #view = null; #error = null; #actError = null; #done = null; #made = null; #revoking = null; #busy = false;

  constructor(context, address) {
    this.#context = context;
    this.#id = address.id;
  }

  async start() {
    try {
      this.#view = await api.get(`/workspaces/${encodeURIComponent(this.#id)}`);
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  async #do(event, done, work) {
    event.preventDefault();
    if (this.#busy) return;
    const form = event.target;
    this.#busy = true;
    this.#actError = null;
    this.#done = null;
    this.#context.update();
    try {
      await work(values(form), form);
      this.#done = done;
      this.#revoking = null;
      form.reset();
      await this.start();
    } catch (error) {
      this.#actError = error;
    }
    this.#busy = false;
    this.#context.update();
  }

  view() {
    if (this.#error) return html`${heading(t('screen.workspace'))}${failure(this.#error, () => this.start())}<p><a href=${format('workspaces')}>${t('screen.workspaces')}</a></p>`;
    if (!this.#view) return loading();
    const { account, keys, audit } = this.#view;
    return html`${heading(account.workspace.name, html`${account.user.name} · ${account.user.email} · <code>${this.#id}</code> ${copy(() => this.#id)}`)}
      ${failure(this.#actError)}${this.#done ? html`<p class="note" role="status">${this.#done}</p>` : nothing}
      ${this.#made ? html`<div class="secret" role="status"><p>${t('keys.once')}</p><p class="row"><code>${this.#made.key}</code> ${copy(() => this.#made.key)}</p></div>` : nothing}
      ${this.#tiles(account)}
      <div class="halves">${this.#plan(account)}${this.#grant()}</div>
      <section class="new"><h2>${t('keys.title')}</h2>${keys.length === 0 ? empty(t('keys.none')) : this.#keys(keys)}</section>
      <section><h2>${t('keys.new')}</h2>${this.#newKey()}</section>
      <section><h2>${t('audit.recent')}</h2>${audit.length === 0 ? empty(t('audit.none')) : entries(audit)}
        <p class="new"><a href=${format('audit', null, { workspace: this.#id })}>${t('audit.all')}</a></p></section>`;
  }

  #tiles({ credits, subscription, usage }) {
    const tile = (name, value, note = nothing) => html`<div class="tile"><dt>${t(`tile.${name}`)}</dt><dd>${typeof value === 'number' ? number(value) : value}</dd>${note === nothing ? nothing : html`<dd class="soft small">${note}</dd>`}</div>`;
    return html`<dl class="tiles">${tile('plan', subscription.plan, subscription.renewsAt ? t('tile.renews', { time: time(subscription.renewsAt, { dateStyle: 'medium' }) }) : nothing)}
      ${tile('total', credits.total, t('tile.kinds', { regular: credits.regular, lasting: credits.nonExpiring }))}${tile('reserved', credits.reserved)}
      ${tile('renders', usage.rendersThisPeriod, t('tile.used', { n: usage.creditsThisPeriod }))}${credits.debt ? tile('debt', credits.debt) : nothing}</dl>`;
  }

  #reason() { return html`<label><span>${t('reason')}</span><input name="reason" required maxlength="500"></label>`; }

  #plan({ subscription }) {
    return html`<section><h2>${t('plan.title')}</h2><form class="stack" @submit=${event => this.#do(event, t('plan.done'), body => api.put(`/workspaces/${this.#id}/plan`, body))}>
      <label><span>${t('workspaces.plan')}</span><select name="plan">${PLANS.map(plan => html`<option ?selected=${plan === subscription.plan}>${plan}</option>`)}</select></label>
      ${this.#reason()}<button ?disabled=${this.#busy}>${t('plan.go')}</button></form></section>`;
  }

  #grant() {
    return html`<section><h2>${t('grant.title')}</h2><form class="stack" @submit=${event => this.#do(event, t('grant.done'), ({ credits, expiresAt, reason }) =>
      api.post(`/workspaces/${this.#id}/grants`, { credits: Number(credits), reason, ...expiresAt && { expiresAt: new Date(`${expiresAt}T00:00`).toISOString() } }))}>
      <label><span>${t('workspaces.credits')}</span><input type="number" name="credits" min="1" step="1" required></label>
      <label><span>${t('grant.until')}</span><input type="date" name="expiresAt"></label>
      ${this.#reason()}<button ?disabled=${this.#busy}>${t('grant.go')}</button></form></section>`;
  }

  #newKey() {
    return html`<form class="stack" @submit=${event => this.#do(event, t('keys.done'), async ({ name, sandbox, reason }, form) => {
      this.#made = await api.post(`/workspaces/${this.#id}/keys`, { name, reason, sandbox: sandbox === 'on', scopes: new FormData(form).getAll('scope') });
    })}>
      <label><span>${t('keys.name')}</span><input name="name" required maxlength="100"></label>
      <fieldset class="checks"><legend>${t('keys.scopes')}</legend>${SCOPES.map(scope => html`<label class="check"><input type="checkbox" name="scope" value=${scope} ?checked=${scope === 'render'}> <span>${scope}</span></label>`)}</fieldset>
      <label class="check"><input type="checkbox" name="sandbox"> <span>${t('keys.sandboxed')}</span></label>
      ${this.#reason()}<button ?disabled=${this.#busy}>${t('keys.create')}</button></form>`;
  }

  #keys(keys) {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('keys.title')}><table>
      <thead><tr><th>${t('keys.name')}</th><th>${t('keys.key')}</th><th>${t('keys.scopes')}</th><th>${t('keys.used')}</th><th>${t('keys.ends')}</th><th><span class="hidden">${t('keys.revoke')}</span></th></tr></thead>
      <tbody>${keys.map(key => html`<tr><td>${key.name || '–'} ${key.sandbox ? badge('draft', t('keys.sandboxed')) : nothing}</td><td><code>${key.prefix}…</code></td><td>${key.scopes.join(', ')}</td>
        <td>${key.lastUsedAt ? ago(key.lastUsedAt) : t('keys.never')}</td><td>${key.expiresAt ? time(key.expiresAt) : '–'}</td>
        <td>${this.#revoking === key.id ? html`<form class="inline" @submit=${event => this.#do(event, t('keys.revoked'), body => api.post(`/keys/${key.id}/revoke`, body))}>${this.#reason()}
            <button class="danger">${t('keys.revoke')}</button><button type="button" class="quiet" @click=${() => { this.#revoking = null; this.#context.update(); }}>${t('cancel')}</button></form>`
    : html`<button type="button" class="link" aria-label=${t('keys.revokeOf', { name: key.name || key.prefix })} @click=${() => { this.#revoking = key.id; this.#context.update(); }}>${t('keys.revoke')}</button>`}</td></tr>`)}</tbody></table></div>`;
  }
}
