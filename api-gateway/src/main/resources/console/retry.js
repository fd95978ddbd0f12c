// Making failed films again: each by the request that it was made by, once the person has seen what all of them cost.
import { html, nothing } from './lit-html/lit-html.js';
import { api } from './api.js';
import { number, t } from './i18n.js';
import { failure } from './parts.js';
import { requestOf } from './requests.js';

export class Retry {
  #update; #done; #orders = null; #left = 0; #credits = 0; #busy = false; #error = null;

  /** @param done called when they are begun */
  constructor(update, done) {
    this.#update = update;
    this.#done = done;
  }

  async #request(pid) {
    try {
      return (await api.get('/storyboard', { pid })).request ?? requestOf(pid);
    } catch (error) {
      if (error.status !== 404) throw error;
      return requestOf(pid);
    }
  }

  async #price(projects) {
    this.#busy = true;
    this.#error = null;
    this.#update();
    try {
      const orders = [];
      for (const { pid } of projects) {
        const request = await this.#request(pid);
        if (request) orders.push({ body: { ...request, projectId: pid }, attempt: crypto.randomUUID() });
      }
      const estimates = await Promise.all(orders.map(one => api.post('/calculate-credits', one.body)));
      this.#credits = estimates.reduce((sum, one) => sum + one.credits, 0);
      this.#left = projects.length - orders.length;
      this.#orders = orders;
    } catch (error) {
      this.#error = error;
    }
    this.#busy = false;
    this.#update();
  }

  async #begin() {
    this.#busy = true;
    this.#error = null;
    this.#update();
    try {
      while (this.#orders.length) {
        await api.post('/render', this.#orders[0].body, { idempotencyKey: this.#orders[0].attempt });
        this.#orders.shift();
      }
      this.#orders = null;
      this.#done();
    } catch (error) {
      this.#error = error;
    }
    this.#busy = false;
    this.#update();
  }

  view(projects) {
    const failed = projects.filter(project => project.status === 'error');
    if (failed.length === 0 && !this.#error) return nothing;
    return html`<div class="row retry">${this.#orders === null
      ? html`<button type="button" ?disabled=${this.#busy} @click=${() => this.#price(failed)}>${this.#busy ? t('busy') : t('retry.all', { n: failed.length })}</button>`
      : html`<span role="status">${t('retry.price', { n: this.#orders.length, credits: number(this.#credits) })} ${this.#left ? t('retry.left', { n: this.#left }) : ''}</span>
        <button type="button" class="primary" ?disabled=${this.#busy || this.#orders.length === 0} @click=${() => this.#begin()}>${this.#busy ? t('busy') : t('retry.go')}</button>
        <button type="button" class="quiet" @click=${() => { this.#orders = null; this.#update(); }}>${t('cancel')}</button>`}</div>${failure(this.#error)}`;
  }
}
