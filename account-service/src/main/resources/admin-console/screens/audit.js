// Audit log: who did what, when and why.
import { html, nothing } from '../lit-html/lit-html.js';
import { live } from '../lit-html/directives/live.js';
import { replaceQuery } from '../address.js';
import { api } from '../api.js';
import { entries } from '../entries.js';
import { t } from '../i18n.js';
import { empty, failure, heading, loading } from '../parts.js';

const PAGE = 100;
const FILTERS = ['workspace', 'actor', 'action'];

export default class Audit {
  #context; #query; #entries = null; #next = null; #error = null;

  constructor(context, address) {
    this.#context = context;
    this.#query = address.query;
  }

  start() { return this.#read(); }

  moved(address) {
    this.#query = address.query;
    this.#read();
  }

  async #read(cursor) {
    const { from, to, ...rest } = this.#query;
    try {
      const page = await api.get('/audit', { ...rest, from: from && new Date(`${from}T00:00`).toISOString(),
        to: to && new Date(new Date(`${to}T00:00`).getTime() + 86_400_000).toISOString(), cursor, limit: PAGE });
      this.#entries = cursor ? [...this.#entries, ...page.entries] : page.entries;
      this.#next = page.nextCursor;
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  #filter(name, value) {
    this.#query = { ...this.#query, [name]: value.trim() };
    replaceQuery(this.#query);
    this.#read();
  }

  view() {
    const field = (name, type) => html`<label><span>${t(`audit.${name}`)}</span><input type=${type} .value=${live(this.#query[name] ?? '')} @change=${event => this.#filter(name, event.target.value)}></label>`;
    return html`${heading(t('screen.audit'), t('audit.lead'))}
      <form class="filters" role="search" @submit=${event => event.preventDefault()}>${FILTERS.map(name => field(name, 'text'))}${field('from', 'date')}${field('to', 'date')}</form>
      ${this.#error ? failure(this.#error, () => this.#read()) : this.#entries === null ? loading() : this.#entries.length === 0 ? empty(t('audit.none')) : entries(this.#entries)}
      ${this.#next ? html`<p class="center"><button type="button" @click=${() => this.#read(this.#next)}>${t('more')}</button></p>` : nothing}`;
  }
}
