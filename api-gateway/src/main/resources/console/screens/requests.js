// The latest calls of the workspace as the server has noted them, and those of this tab that never reached it.
import { html, nothing } from '../lit-html/lit-html.js';
import { live } from '../lit-html/directives/live.js';
import { replaceQuery } from '../address.js';
import { api, calls } from '../api.js';
import { number, t, time } from '../i18n.js';
import { badge, empty, failure, heading, loading } from '../parts.js';

const MAX_CALLS = 1000;
const READ_AGAIN_MS = 5000;

export default class Requests {
  #context; #query; #requests = null; #error = null; #timer;

  constructor(context, address) {
    this.#context = context;
    this.#query = address.query;
  }

  start() {
    this.#timer = setInterval(() => { if (!document.hidden) this.#read(); }, READ_AGAIN_MS);
    return this.#read();
  }

  stop() { clearInterval(this.#timer); }

  moved(address) {
    this.#query = address.query;
    this.#context.update();
  }

  async #read() {
    try {
      this.#requests = (await api.get('/requests', { limit: MAX_CALLS })).requests;
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  #filter(show) {
    this.#query = { ...this.#query, show };
    replaceQuery(this.#query);
    this.#context.update();
  }

  view() {
    const { show = '' } = this.#query;
    const lost = calls.filter(call => call.status === 0 && call.milliseconds === 0 && call.ended);
    const all = [...lost, ...this.#requests ?? []].sort((a, b) => b.at.localeCompare(a.at));
    const shown = show === 'failed' ? all.filter(call => call.status < 200 || call.status >= 400) : all;
    return html`${heading(t('screen.requests'), t('requests.lead'))}
      ${this.#error ? failure(this.#error, () => this.#read()) : nothing}
      <form class="filters" @submit=${event => event.preventDefault()}><label><span>${t('requests.show')}</span><select @change=${event => this.#filter(event.target.value)}>
        <option value="" .selected=${live(show === '')}>${t('all')}</option><option value="failed" .selected=${live(show === 'failed')}>${t('requests.failed')}</option></select></label></form>
      ${this.#requests === null ? this.#error ? nothing : loading() : shown.length === 0 ? empty(t('requests.none')) : html`<div class="scroll" tabindex="0" role="region" aria-label=${t('screen.requests')}><table>
        <thead><tr><th>${t('requests.time')}</th><th>${t('requests.call')}</th><th>${t('requests.status')}</th>
          <th class="right">${t('requests.took')}</th><th>${t('requests.id')}</th></tr></thead>
        <tbody>${shown.map(call => html`<tr><td>${time(call.at, { dateStyle: 'short', timeStyle: 'medium' })}</td><td><code>${call.method} ${call.path.replace('/api/public/v3', '')}</code></td>
          <td>${badge(call.status >= 200 && call.status < 400 ? 'ready' : 'error', call.status || t('requests.lost'))}</td>
          <td class="right">${call.status ? `${number(call.milliseconds)} ms` : '–'}</td><td><code>${call.id ?? ''}</code></td></tr>`)}</tbody>
      </table></div>`}`;
  }
}
