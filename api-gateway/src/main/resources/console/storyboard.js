// The storyboard of a film: the frame of each sentence, and what is changed in it before it is made again.
import { html, nothing } from './lit-html/lit-html.js';
import { live } from './lit-html/directives/live.js';
import { api } from './api.js';
import { number, seconds, t } from './i18n.js';
import { failure } from './parts.js';
import { remember } from './requests.js';
import { compose, parse, times } from './script.js';

const PAUSE_AFTER_TYPING_MS = 350;
const STYLE = 'media.mediaPreset';

export class Storyboard {
  #update; #again; #pid; #board; #videoUrl; #begun; #open = false; #styles = null; #style = ''; #sentences; #former;
  #estimate = null; #refused = null; #pricing = false; #asked = 0; #timer; #sending = false; #error = null; #attempt = crypto.randomUUID();

  /**
   * @param again called when the film is being made again
   * @param open whether it is unfolded from the beginning
   */
  constructor(update, again, pid, board, videoUrl, open) {
    this.#update = update;
    this.#again = again;
    this.#pid = pid;
    this.#board = board;
    this.#videoUrl = videoUrl;
    this.#former = parse(board.request?.source?.text ?? '');
    this.#sentences = this.#former.map(one => ({ ...one }));
    this.#begun = open;
    if (open) this.#unfold(true);
  }

  get isOpen() { return this.#open; }

  async #unfold(open) {
    this.#open = open;
    if (open && this.#styles === null) {
      this.#styles = [];
      try {
        this.#styles = (await api.get('/render')).parameterReference[STYLE].allowed;
      } catch (error) {
        this.#styles = null;
        this.#error = error;
      }
    }
    this.#update();
  }

  #isChanged(index) {
    return this.#sentences[index].words.trim() !== this.#former[index].words || this.#sentences[index].picture.trim() !== this.#former[index].picture;
  }

  get #changes() { return this.#sentences.filter((_, index) => this.#isChanged(index)).length; }

  get #isNew() { return this.#changes > 0 || this.#style !== ''; }

  get #body() {
    const body = structuredClone(this.#board.request);
    if (this.#changes) body.source.text = compose(this.#sentences);
    if (this.#style) body.media = { ...body.media, mediaPreset: this.#style };
    return { ...body, projectId: this.#pid };
  }

  #changed() {
    this.#attempt = crypto.randomUUID();
    this.#error = null;
    clearTimeout(this.#timer);
    this.#estimate = null;
    if (this.#isNew) this.#timer = setTimeout(() => this.#price(), PAUSE_AFTER_TYPING_MS);
    this.#update();
  }

  async #price() {
    const asked = ++this.#asked;
    this.#pricing = true;
    this.#update();
    try {
      const estimate = await api.post('/calculate-credits', this.#body);
      if (asked === this.#asked) [this.#estimate, this.#refused] = [estimate, null];
    } catch (error) {
      if (asked === this.#asked) [this.#estimate, this.#refused] = [null, error];
    }
    if (asked === this.#asked) this.#pricing = false;
    this.#update();
  }

  async #send(event) {
    event.preventDefault();
    if (this.#sending || !this.#estimate) return;
    this.#sending = true;
    this.#update();
    try {
      const body = this.#body;
      await api.post('/render', body, { idempotencyKey: this.#attempt });
      const { projectId, ...request } = body;
      remember(projectId, request);
      this.#again();
    } catch (error) {
      this.#error = error;
    }
    this.#sending = false;
    this.#update();
  }

  view() {
    const { shots, request } = this.#board;
    if (shots.length === 0) return nothing;
    return html`<details class="section storyboard" ?open=${this.#begun} @toggle=${event => this.#unfold(event.target.open)}><summary>${t('storyboard.title', { n: shots.length })}</summary>
      ${!this.#open ? nothing : html`<form @submit=${event => this.#send(event)}>
        ${this.#sentences.length ? this.#script() : this.#shots()}
        ${request ? this.#offer() : html`<p class="soft">${t('storyboard.gone')}</p>`}</form>`}</details>`;
  }

  #frame(at, name) {
    return html`<video class="shot" muted playsinline preload="metadata" tabindex="-1" aria-label=${t('storyboard.frame', { name })} src="${this.#videoUrl}#t=${at.toFixed(2)}"></video>`;
  }

  #script() {
    const seen = times(this.#former, this.#board.shots);
    return html`<ol>${this.#sentences.map((one, index) => html`<li class=${this.#isChanged(index) ? 'changed' : ''}>${this.#frame(seen[index], number(index + 1))}
      <div><label><span>${t('storyboard.sentence', { n: index + 1 })} <i class="soft">${seconds(seen[index])}</i></span><textarea rows="2" .value=${live(one.words)} @input=${event => { one.words = event.target.value; this.#changed(); }}></textarea></label>
        <label><span>${t('storyboard.picture')}</span><input maxlength="300" placeholder=${t('storyboard.pictureHint')} .value=${live(one.picture)} @input=${event => { one.picture = event.target.value.replace(/[[\]]/g, ''); this.#changed(); }}></label></div></li>`)}</ol>`;
  }

  #shots() {
    return html`<ol>${this.#board.shots.map((shot, index) => html`<li>${this.#frame(shot.start + (shot.end - shot.start) * 0.6, number(index + 1))}
      <div><p class="soft small">${seconds(shot.start)}</p><p>${shot.words || '–'}</p></div></li>`)}</ol>`;
  }

  #offer() {
    const present = this.#board.request.media?.mediaPreset;
    return html`<div class="row again"><label><span>${t('field.media.mediaPreset')}</span><select @change=${event => { this.#style = event.target.value; this.#changed(); }}>
        <option value="" .selected=${live(this.#style === '')}>${present ?? t('create.automatic')}</option>
        ${(this.#styles ?? []).filter(one => one !== present).map(one => html`<option value=${one} .selected=${live(one === this.#style)}>${one}</option>`)}</select></label>
      <p aria-live="polite" aria-busy=${this.#pricing}>${!this.#isNew ? html`<span class="soft">${t('storyboard.same')}</span>`
    : this.#estimate ? html`<b>${t('storyboard.price', { n: this.#estimate.credits })}</b> <span class="soft">${this.#style ? t('storyboard.all') : t('storyboard.share', { n: this.#changes, all: this.#sentences.length })}</span>`
    : this.#refused ? nothing : html`<span class="soft">${t('loading')}</span>`}</p>
      <button class="primary" ?disabled=${!this.#estimate || this.#sending}>${this.#sending ? t('create.sending') : t('storyboard.go')}</button></div>
      ${failure(this.#refused ?? this.#error)}`;
  }
}
