// The calls that this tab has made, the latest first: what to quote when something has to be looked into.
import { html } from '../lit-html/lit-html.js';
import { calls } from '../api.js';
import { number, t, time } from '../i18n.js';
import { badge, empty, heading } from '../parts.js';

export default class Requests {
  #context; #timer;

  constructor(context) { this.#context = context; }

  start() { this.#timer = setInterval(this.#context.update, 2000); }

  stop() { clearInterval(this.#timer); }

  view() {
    return html`${heading(t('screen.requests'), t('requests.lead'))}
      ${calls.length === 0 ? empty(t('requests.none')) : html`<div class="scroll" tabindex="0" role="region" aria-label=${t('screen.requests')}><table>
        <thead><tr><th>${t('requests.time')}</th><th>${t('requests.call')}</th><th>${t('requests.status')}</th>
          <th class="right">${t('requests.took')}</th><th>${t('requests.id')}</th></tr></thead>
        <tbody>${calls.map(call => html`<tr><td>${time(call.at, { timeStyle: 'medium' })}</td><td><code>${call.method} ${call.path}</code></td>
          <td>${badge(call.status >= 200 && call.status < 300 ? 'ready' : 'error', call.status || t('requests.lost'))}</td>
          <td class="right">${number(call.milliseconds)} ms</td><td><code>${call.id ?? ''}</code></td></tr>`)}</tbody>
      </table></div>`}`;
  }
}
