// Workspaces: found by name or owner, and made.
import { html, nothing } from '../lit-html/lit-html.js';
import { live } from '../lit-html/directives/live.js';
import { format, go, replaceQuery } from '../address.js';
import { api } from '../api.js';
import { number, t, time } from '../i18n.js';
import { badge, empty, failure, heading, loading, values } from '../parts.js';
import { PLANS } from '../plans.js';

const PAGE = 50;
const PAUSE_AFTER_TYPING_MS = 300;

export default class Workspaces {
  #context; #query; #workspaces = null; #next = null; #error = null; #formError = null; #timer; #asked = 0;

  constructor(context, address) {
    this.#context = context;
    this.#query = address.query;
  }

  start() { return this.#read(); }

  stop() { clearTimeout(this.#timer); }

  moved(address) {
    this.#query = address.query;
    this.#read();
  }

  async #read(cursor) {
    const asked = ++this.#asked;
    try {
      const page = await api.get('/workspaces', { query: this.#query.q, cursor, limit: PAGE });
      if (asked !== this.#asked) return;
      this.#workspaces = cursor ? [...this.#workspaces, ...page.workspaces] : page.workspaces;
      this.#next = page.nextCursor;
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  #find(text) {
    this.#query = { ...this.#query, q: text };
    replaceQuery(this.#query);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#read(), PAUSE_AFTER_TYPING_MS);
    this.#context.update();
  }

  async #create(event) {
    event.preventDefault();
    const { name, ownerEmail, ownerName, plan, reason } = values(event.target);
    this.#formError = null;
    try {
      const made = await api.post('/workspaces', { name: name.trim(), ownerEmail: ownerEmail.trim(), plan, reason: reason.trim(), ...ownerName.trim() && { ownerName: ownerName.trim() } });
      go('workspace', made.workspace.id);
    } catch (error) {
      this.#formError = error;
      this.#context.update();
    }
  }

  view() {
    const { q = '' } = this.#query;
    return html`${heading(t('screen.workspaces'))}
      <form class="filters" role="search" @submit=${event => event.preventDefault()}>
        <label><span>${t('workspaces.find')}</span><input type="search" .value=${live(q)} @input=${event => this.#find(event.target.value)}></label></form>
      ${this.#error ? failure(this.#error, () => this.#read()) : this.#workspaces === null ? loading() : this.#workspaces.length === 0 ? empty(t('workspaces.none')) : this.#table()}
      ${this.#next ? html`<p class="center"><button type="button" @click=${() => this.#read(this.#next)}>${t('more')}</button></p>` : nothing}
      <section class="new"><h2>${t('workspaces.new')}</h2>${failure(this.#formError)}
        <form class="stack" @submit=${event => this.#create(event)}>
          <label><span>${t('workspaces.name')}</span><input name="name" required maxlength="200"></label>
          <label><span>${t('workspaces.email')}</span><input name="ownerEmail" type="email" required maxlength="200"></label>
          <label><span>${t('workspaces.owner')}</span><input name="ownerName" maxlength="200"></label>
          <label><span>${t('workspaces.plan')}</span><select name="plan">${PLANS.map(plan => html`<option>${plan}</option>`)}</select></label>
          <label><span>${t('reason')}</span><input name="reason" required maxlength="500"></label>
          <button class="primary">${t('workspaces.create')}</button></form></section>`;
  }

  #table() {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('screen.workspaces')}><table>
      <thead><tr><th>${t('workspaces.name')}</th><th>${t('workspaces.email')}</th><th>${t('workspaces.plan')}</th><th class="right">${t('workspaces.credits')}</th><th class="right">${t('workspaces.reserved')}</th><th>${t('workspaces.created')}</th></tr></thead>
      <tbody>${this.#workspaces.map(one => html`<tr><td><a href=${format('workspace', one.id)}>${one.name}</a></td><td>${one.ownerEmail}</td><td>${badge('', one.plan)}</td>
        <td class="right">${number(one.credits)}</td><td class="right">${number(one.reserved)}</td><td>${time(one.createdAt, { dateStyle: 'medium' })}</td></tr>`)}</tbody></table></div>`;
  }
}
