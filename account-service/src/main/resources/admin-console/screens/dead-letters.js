// Dead letters: messages that a service could not read. They are sent again once the cause is mended.
import { html, nothing } from '../lit-html/lit-html.js';
import { api } from '../api.js';
import { number, t, time } from '../i18n.js';
import { badge, empty, failure, heading, loading, values } from '../parts.js';

export default class DeadLetters {
  #context; #found = null; #error = null; #actError = null; #asking = null; #sent = null; #busy = false;

  constructor(context) { this.#context = context; }

  async start() {
    try {
      this.#found = await api.get('/dead-letters');
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  async #replay(event) {
    event.preventDefault();
    if (this.#busy) return;
    const { reason } = values(event.target);
    const id = this.#asking;
    this.#busy = true;
    this.#actError = null;
    this.#context.update();
    try {
      this.#sent = (await api.post('/dead-letters/replay', { reason, ...id !== 'all' && { id } })).replayed;
      this.#asking = null;
      await this.start();
    } catch (error) {
      this.#actError = error;
    }
    this.#busy = false;
    this.#context.update();
  }

  #ask(id) {
    this.#asking = id;
    this.#sent = null;
    this.#context.update();
  }

  view() {
    return html`${heading(t('screen.dead-letters'), t('letters.lead'), this.#found?.letters.some(one => !one.replayed)
      ? html`<button type="button" @click=${() => this.#ask('all')}>${t('letters.all')}</button>` : nothing)}
      ${failure(this.#actError)}
      ${this.#sent === null ? nothing : html`<p class="note" role="status">${t('letters.sent', { n: this.#sent })}</p>`}
      ${this.#asking === 'all' ? this.#form() : nothing}
      ${this.#error ? failure(this.#error, () => this.start()) : this.#found === null ? loading() : this.#found.total === 0 ? empty(t('letters.none')) : this.#list()}`;
  }

  #form() {
    return html`<form class="inline" @submit=${event => this.#replay(event)}><label><span>${t('reason')}</span><input name="reason" required maxlength="500"></label>
      <button class="primary" ?disabled=${this.#busy}>${t('letters.go')}</button><button type="button" class="quiet" @click=${() => this.#ask(null)}>${t('cancel')}</button></form>`;
  }

  #list() {
    return html`<p class="soft">${t('letters.count', { n: this.#found.total, shown: this.#found.letters.length })}</p>
      <ul class="deliveries">${this.#found.letters.map(one => html`<li><details><summary>${badge(one.replayed ? 'ready' : 'error', t(one.replayed ? 'letters.replayed' : 'letters.waiting'))}
          <b>${one.topic}</b> <span class="soft small">${one.type} · ${time(one.at, { dateStyle: 'medium', timeStyle: 'medium' })}</span></summary>
        <p class="problem">${one.reason}</p><p class="soft small"><code>${one.id}</code> · <code>${one.key ?? '–'}</code></p><pre tabindex="0">${one.body}</pre>
        ${this.#asking === one.id ? this.#form() : html`<button type="button" @click=${() => this.#ask(one.id)}>${t('letters.go')}</button>`}</details></li>`)}</ul>`;
  }
}
