// Deleting films for good, one or several, once the person has confirmed it.
import { html, nothing } from './lit-html/lit-html.js';
import { api } from './api.js';
import { t } from './i18n.js';
import { failure } from './parts.js';

export class Removal {
  #update; #done; #chosen = new Set(); #asking = false; #busy = false; #error = null;

  /** @param done called with the pids that were deleted */
  constructor(update, done) {
    this.#update = update;
    this.#done = done;
  }

  /** A box that chooses one of several films. */
  box({ pid, name }) {
    return html`<label class="choose"><input type="checkbox" .checked=${this.#chosen.has(pid)} aria-label=${t('removal.choose', { name })}
      @change=${event => { this.#chosen[event.target.checked ? 'add' : 'delete'](pid); this.#asking = false; this.#update(); }}></label>`;
  }

  /** A button for the only film that is shown. */
  only(pid) {
    this.#chosen = new Set([pid]);
    return this.#asking || this.#error ? this.#question([pid]) : html`<button type="button" class="danger" @click=${() => this.#ask()}>${t('removal.one')}</button>`;
  }

  /** What stands above a list while some of it is chosen. */
  view(projects) {
    const pids = projects.map(project => project.pid).filter(pid => this.#chosen.has(pid));
    return pids.length === 0 && !this.#error ? nothing : this.#question(pids);
  }

  #ask() {
    this.#asking = true;
    this.#update();
  }

  #question(pids) {
    return html`<div class="row removal">${this.#asking
      ? html`<span role="status">${t('removal.sure', { n: pids.length })}</span>
        <button type="button" class="danger" ?disabled=${this.#busy || pids.length === 0} @click=${() => this.#delete(pids)}>${this.#busy ? t('busy') : t('removal.go')}</button>
        <button type="button" class="quiet" @click=${() => { this.#asking = false; this.#error = null; this.#update(); }}>${t('cancel')}</button>`
      : html`<button type="button" class="danger" @click=${() => this.#ask()}>${t('removal.all', { n: pids.length })}</button>
        <button type="button" class="quiet" @click=${() => { this.#chosen.clear(); this.#error = null; this.#update(); }}>${t('removal.none')}</button>`}</div>${failure(this.#error)}`;
  }

  async #delete(pids) {
    this.#busy = true;
    this.#error = null;
    this.#update();
    const gone = [];
    for (const pid of pids) {
      try {
        await api.delete('/projects', { pid });
        gone.push(pid);
      } catch (error) {
        if (error.status === 404) gone.push(pid);
        else this.#error = error; // the others are tried all the same
      }
    }
    gone.forEach(pid => this.#chosen.delete(pid));
    this.#busy = this.#asking = false;
    if (gone.length) this.#done(gone);
    this.#update();
  }
}
