// Deliveries: which webhook calls were made, what was answered, and all that sends them again.
import { html, nothing } from '../lit-html/lit-html.js';
import { format, replaceQuery } from '../address.js';
import { api } from '../api.js';
import { number, t, time, tOr } from '../i18n.js';
import { badge, copy, empty, failure, heading, loading, values } from '../parts.js';

const PAGE = 50;
const KIND = { delivered: 'ready', failed: 'error', pending: 'building' };

export default class Deliveries {
  #context; #query; #deliveries = null; #endpoints = []; #more = false; #error = null; #actionError = null; #told = null; #secret = null; #asking = false; #timer;

  constructor(context, address) {
    this.#context = context;
    this.#query = address.query;
  }

  start() {
    this.#timer = setInterval(() => { if (!document.hidden && this.#deliveries && this.#deliveries.length <= PAGE) this.#read(); }, 5000);
    return this.#read();
  }

  stop() { clearInterval(this.#timer); }

  moved(address) {
    this.#query = address.query;
    this.#context.update();
  }

  /** One delivery at most is open; the address names it. */
  #turn(id, open) {
    if (open === (this.#query.open === id)) return;
    this.#query = { ...this.#query, open: open ? id : null };
    replaceQuery(this.#query);
    this.#context.update();
  }

  async #read(before) {
    this.#error = null;
    try {
      const { deliveries } = await api.get('/webhooks/deliveries', { limit: PAGE, before });
      this.#deliveries = before ? [...this.#deliveries, ...deliveries] : deliveries;
      this.#more = deliveries.length === PAGE;
      this.#endpoints = (await api.get('/webhooks/endpoints')).endpoints;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  async #do(work, told) {
    this.#actionError = null;
    this.#told = null;
    try {
      this.#told = told(await work());
      await this.#read();
    } catch (error) {
      this.#actionError = error;
    }
    this.#context.update();
  }

  #submit(event, work, told) {
    event.preventDefault();
    const form = event.target;
    this.#do(() => work(values(form)), told);
  }

  view() {
    return html`${heading(t('screen.deliveries'), t('deliveries.lead'))}
      ${failure(this.#actionError)}${this.#told ? html`<p class="note" role="status">${this.#told}</p>` : nothing}
      ${this.#error ? failure(this.#error, () => this.#read()) : this.#deliveries === null ? loading() : this.#deliveries.length === 0 ? empty(t('deliveries.none'))
    : html`<ul class="deliveries">${this.#deliveries.map(one => this.#delivery(one))}</ul>
        ${this.#more ? html`<p class="center"><button type="button" @click=${() => this.#read(this.#deliveries.at(-1).createdAt)}>${t('more')}</button></p>` : nothing}`}
      ${this.#endpoints.length ? html`<section><h2>${t('endpoints.title')}</h2><ul class="lines">${this.#endpoints.map(one => html`<li><span><code>${one.url}</code>
          <i class="soft">${one.lastSuccessAt ? t('endpoints.last', { time: time(one.lastSuccessAt) }) : t('endpoints.never')}${one.failures ? ` · ${t('endpoints.failures', { n: one.failures })}` : ''}</i>
          ${one.reason ? html`<i class="problem">${one.reason}</i>` : nothing}</span>
          ${one.state === 'disabled' ? html`<button type="button" @click=${() => this.#do(() => api.post(`/webhooks/endpoints/${one.id}/enable`), () => t('endpoints.enabled'))}>${t('endpoints.enable')}</button>`
    : badge('ready', t('endpoints.active'))}</li>`)}</ul></section>` : nothing}
      <div class="halves">
        <section><h2>${t('test.title')}</h2><form class="stack" @submit=${event => this.#submit(event, ({ url }) => api.post('/webhooks/test', { url }), () => t('test.sent'))}>
          <label><span>${t('test.url')}</span><input name="url" type="url" required placeholder="https://example.com/hook"></label><button>${t('test.go')}</button></form></section>
        <section><h2>${t('recover.title')}</h2><form class="stack" @submit=${event => this.#submit(event, ({ since }) => api.post('/webhooks/deliveries/recover', { since: new Date(since).toISOString() }), ({ deliveries: n }) => t('recover.done', { n }))}>
          <label><span>${t('recover.since')}</span><input name="since" type="datetime-local" required></label><button>${t('recover.go')}</button></form></section>
        ${this.#rotation()}</div>`;
  }

  #delivery(one) {
    return html`<li><details ?open=${this.#query.open === one.eventId} @toggle=${event => this.#turn(one.eventId, event.target.open)}><summary>${badge(KIND[one.state], t(`delivery.${one.state}`))} <b>${tOr(`event.${one.event}`, one.event)}</b> <code>${one.url}</code>
        <time class="soft small" datetime=${one.createdAt}>${time(one.createdAt)}</time></summary>
      <p class="soft small">${t('deliveries.event')} <code>${one.eventId}</code> ${one.pid ? html`· <a href=${format('project', one.pid)}>${t('deliveries.project')}</a>` : nothing}
        ${one.nextAttemptAt ? html`· ${t('deliveries.next', { time: time(one.nextAttemptAt) })}` : nothing} ${one.reason ? html`· ${one.reason}` : nothing}</p>
      ${one.attempts.length === 0 ? html`<p class="soft">${t('deliveries.noAttempt')}</p>` : html`<ol class="attempts">${one.attempts.map(attempt => html`<li>
        <b>${t('deliveries.attempt', { n: attempt.number })}</b> ${time(attempt.startedAt, { dateStyle: 'short', timeStyle: 'medium' })}
        ${attempt.status ? badge(attempt.status < 300 ? 'ready' : 'error', attempt.status) : nothing} ${attempt.durationMs === null || attempt.durationMs === undefined ? nothing : `${number(attempt.durationMs)} ms`}
        ${attempt.error ? html`<span class="problem">${attempt.error}</span>` : nothing}${attempt.response ? html`<pre tabindex="0">${attempt.response}</pre>` : nothing}</li>`)}</ol>`}
      <p><button type="button" @click=${() => this.#do(() => api.post(`/webhooks/deliveries/${one.eventId}/resend`), () => t('deliveries.resent'))}>${t('deliveries.resend')}</button></p></details></li>`;
  }

  #rotation() {
    return html`<section><h2>${t('secret.title')}</h2><p class="soft">${t('secret.lead')}</p>
      ${this.#secret ? html`<div class="secret" role="status"><p>${t('keys.once')}</p><p class="row"><code>${this.#secret}</code> ${copy(() => this.#secret)}</p></div>` : nothing}
      ${this.#asking ? html`<p class="row"><button type="button" class="danger" @click=${() => { this.#asking = false; this.#do(async () => { this.#secret = (await api.post('/webhooks/secret/rotate')).secret; }, () => t('secret.done')); }}>${t('secret.go')}</button>
        <button type="button" class="quiet" @click=${() => { this.#asking = false; this.#context.update(); }}>${t('cancel')}</button></p>`
    : html`<button type="button" @click=${() => { this.#asking = true; this.#context.update(); }}>${t('secret.go')}</button>`}</section>`;
  }
}
