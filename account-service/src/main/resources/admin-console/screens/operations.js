// Operations: health of the services, what each worker does, and what waits.
import { html, nothing } from '../lit-html/lit-html.js';
import { format } from '../address.js';
import { api } from '../api.js';
import { ago, number, t, time, tOr } from '../i18n.js';
import { badge, bar, empty, failure, heading, loading } from '../parts.js';

const READ_AGAIN_MS = 3000;

export default class Operations {
  #context; #state = null; #error = null; #timer; #reading = false;

  constructor(context) { this.#context = context; }

  start() {
    this.#timer = setInterval(() => { if (!document.hidden) this.#read(); }, READ_AGAIN_MS);
    return this.#read();
  }

  stop() { clearInterval(this.#timer); }

  async #read() {
    if (this.#reading) return;
    this.#reading = true;
    try {
      this.#state = await api.get('/operations');
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#reading = false;
    this.#context.update();
  }

  view() {
    return html`${heading(t('screen.operations'), t('operations.lead'))}
      ${this.#error ? failure(this.#error, () => this.#read()) : nothing}
      ${this.#state === null ? this.#error ? nothing : loading() : html`${this.#health()}${this.#state.work ? this.#work(this.#state.work)
    : html`<div class="failure" role="alert"><p><strong>${t('operations.away')}</strong></p><p>${t('operations.awayRemedy')}</p></div>`}`}`;
  }

  #health() {
    const { services } = this.#state;
    if (services.length === 0) return html`<section><h2>${t('health.title')}</h2><p class="soft">${t('health.none')}</p></section>`;
    return html`<section><h2>${t('health.title')}</h2><ul class="lines">${services.map(one => html`<li><span>${one.service}
        ${one.checks.map(check => html`<span class="problem">${check.name} ${check.data ? JSON.stringify(check.data) : ''}</span>`)}</span>
      <b>${badge(one.up ? 'ready' : 'error', t(one.up ? 'health.up' : one.answers ? 'health.down' : 'health.silent'))}</b></li>`)}</ul></section>`;
  }

  #work(work) {
    const tile = (name, value, note = nothing) => html`<div class="tile"><dt>${t(`work.${name}`)}</dt><dd>${number(value)}</dd>${note === nothing ? nothing : html`<dd class="soft small">${note}</dd>`}</div>`;
    return html`<dl class="tiles">${tile('underWay', work.underWay.length)}
        ${tile('waiting', work.waiting, work.oldestWaiting ? t('work.oldest', { time: ago(work.oldestWaiting) }) : nothing)}${tile('failing', work.failing.length)}</dl>
      <section><h2>${t('work.workers')}</h2>${work.underWay.length === 0 ? empty(t('work.idle')) : this.#jobs(work.underWay, t('work.workers'))}</section>
      ${work.failing.length ? html`<section><h2>${t('work.failing')}</h2>${this.#jobs(work.failing, t('work.failing'))}</section>` : nothing}
      ${work.workspaces.length ? html`<section><h2>${t('work.workspaces')}</h2><ul class="lines">${work.workspaces.map(one => html`<li><a href=${format('workspace', one.workspaceId)}><code>${one.workspaceId}</code></a>
        <span>${t('work.counts', { waiting: one.waiting, underWay: one.underWay })}</span></li>`)}</ul></section>` : nothing}`;
  }

  #jobs(jobs, label) {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${label}><table>
      <thead><tr><th>${t('job.worker')}</th><th>${t('job.work')}</th><th>${t('job.stage')}</th><th class="right">${t('job.attempt')}</th><th>${t('job.requested')}</th><th>${t('job.lease')}</th></tr></thead>
      <tbody>${jobs.map(job => html`<tr><td>${job.worker ?? '–'}</td>
        <td>${t(`job.${job.kind}`)} <code>${job.pid}</code>${job.output ? ` #${job.output + 1}` : ''} ${job.sandbox ? badge('draft', t('keys.sandboxed')) : nothing}
          <a class="small" href=${format('workspace', job.workspaceId)}>${t('job.workspace')}</a>
          ${job.lastError ? html`<details><summary class="problem">${t('job.lastError')}</summary><pre tabindex="0">${job.lastError}</pre></details>` : nothing}</td>
        <td>${job.worker ? html`${job.stage ? tOr(`stage.${job.stage}`, job.stage) : '–'} ${bar(job.progress, t('job.progress', { name: job.pid }))}` : '–'}</td>
        <td class="right">${number(job.attempt)}${job.tries ? html` <span class="soft">(${t('job.tries', { n: job.tries })})</span>` : nothing}</td><td>${ago(job.requestedAt)}</td>
        <td>${job.leaseUntil ? time(job.leaseUntil, { timeStyle: 'medium' }) : '–'}</td></tr>`)}</tbody></table></div>`;
  }
}
