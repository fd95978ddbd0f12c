// Projects: all films of the workspace, those in work live.
import { html, nothing } from '../lit-html/lit-html.js';
import { repeat } from '../lit-html/directives/repeat.js';
import { live } from '../lit-html/directives/live.js';
import { format, replaceQuery } from '../address.js';
import { api } from '../api.js';
import { ago, seconds, t, time, tOr } from '../i18n.js';
import { bar, empty, failure, heading, loading, status } from '../parts.js';
import { requestOf } from '../requests.js';
import { Removal } from '../removal.js';
import { Retry } from '../retry.js';

const PAGE = 60;
const MAX_STREAMS = 3; // a key holds a limited number of them; the others are read now and then
const READ_AGAIN_MS = 5000;
const STATUSES = ['building', 'rendering', 'ready', 'error'];

const ended = project => ['ready', 'error'].includes(project.status);

export default class Projects {
  #context; #query; #projects = null; #next = null; #error = null; #lost = false; #renaming = null; #renameError = null;
  #streams = new Map(); #timer; #retry = new Retry(() => this.#context.update(), () => this.#read());
  #removal = new Removal(() => this.#context.update(), gone => { this.#projects = this.#projects.filter(one => !gone.includes(one.pid)); });

  constructor(context, address) {
    this.#context = context;
    this.#query = address.query;
  }

  start() {
    this.#timer = setInterval(() => this.#readAgain(), READ_AGAIN_MS);
    return this.#read();
  }

  stop() {
    clearInterval(this.#timer);
    this.#streams.forEach(stream => stream.abort());
  }

  moved(address) {
    this.#query = address.query;
    this.#read();
  }

  async #read(cursor) {
    this.#error = null;
    const { status: of, workflow } = this.#query;
    try {
      const page = await api.get('/projects', { limit: PAGE, cursor, status: of, workflow });
      this.#projects = cursor ? [...this.#projects, ...page.projects] : page.projects;
      this.#next = page.nextCursor;
      this.#lost = false;
      this.#follow();
    } catch (error) {
      if (this.#projects === null) this.#error = error;
      else this.#lost = true;
    }
    this.#context.update();
  }

  /** What no stream tells of, and what others began; the pages that were read stay. */
  #readAgain() {
    if (this.#projects === null || this.#projects.length > PAGE || document.hidden || this.#renaming) return;
    if (this.#lost || this.#projects.some(project => !ended(project) && !this.#streams.has(project.pid))) this.#read();
  }

  #follow() {
    for (const { pid } of this.#projects.filter(project => !ended(project)).slice(0, MAX_STREAMS)) {
      if (this.#streams.has(pid) || this.#streams.size >= MAX_STREAMS) continue;
      const stream = new AbortController();
      this.#streams.set(pid, stream);
      api.follow(pid, {
        signal: stream.signal,
        lost: () => {},
        heard: (name, data) => {
          this.#projects = this.#projects.map(one => one.pid === pid ? { ...one, ...data } : one);
          if (name === 'status' && ended(data)) this.#context.refreshAccount();
          this.#context.update();
        },
      }).catch(() => {}).finally(() => this.#streams.delete(pid));
    }
  }

  #filter(name, value) {
    this.#query = { ...this.#query, [name]: value };
    replaceQuery(this.#query);
    if (name === 'q') this.#context.update();
    else this.#read();
  }

  async #rename(event, pid) {
    event.preventDefault();
    const name = new FormData(event.target).get('name').trim();
    try {
      await api.post('/rename-project', { pid, name });
      this.#projects = this.#projects.map(one => one.pid === pid ? { ...one, name } : one);
      this.#renaming = null;
    } catch (error) {
      this.#renameError = error;
    }
    this.#context.update();
  }

  view() {
    const { q = '', status: of = '', workflow = '' } = this.#query;
    const found = (this.#projects ?? []).filter(project => project.name.toLowerCase().includes(q.toLowerCase()));
    return html`${heading(t('screen.projects'), nothing, html`<a class="button primary" href=${format('create')}>${t('projects.new')}</a>`)}
      <form class="filters" role="search" @submit=${event => event.preventDefault()}>
        <label><span>${t('projects.find')}</span><input type="search" .value=${live(q)} @input=${event => this.#filter('q', event.target.value)}></label>
        <label><span>${t('projects.status')}</span><select @change=${event => this.#filter('status', event.target.value)}>
          <option value="">${t('all')}</option>${STATUSES.map(one => html`<option value=${one} .selected=${live(one === of)}>${t(`status.${one}`)}</option>`)}</select></label>
        ${workflow ? html`<button type="button" class="quiet" @click=${() => this.#filter('workflow', '')}>${tOr(`workflow.${workflow}`, workflow)} ✕</button>` : nothing}
      </form>
      ${this.#retry.view(found)}${this.#removal.view(found)}
      ${this.#lost ? html`<p class="note" role="status">${t('lost')}</p>` : nothing}
      ${this.#error ? failure(this.#error, () => this.#read()) : this.#projects === null ? loading()
    : found.length === 0 ? empty(t(q || of ? 'projects.nofind' : 'projects.none'), html`<a class="button primary" href=${format('create')}>${t('projects.new')}</a>`)
      : html`<ul class="films">${repeat(found, project => project.pid, project => this.#film(project))}</ul>`}
      ${this.#next ? html`<p class="center"><button type="button" @click=${() => this.#read(this.#next)}>${t('more')}</button></p>` : nothing}`;
  }

  #film(project) {
    const { pid, name } = project;
    const address = format('project', pid);
    return html`<li class="film">
      <a class="still" href=${address} tabindex="-1" aria-hidden="true">${project.thumbnailUrl ? html`<img loading="lazy" alt="" src=${project.thumbnailUrl}>`
    : html`<span class="frame-of ${project.workflow}"></span>`}
        ${project.durationSeconds ? html`<i>${seconds(project.durationSeconds)}</i>` : nothing}</a>
      <div>${this.#renaming === pid ? html`<form class="rename" @submit=${event => this.#rename(event, pid)}>
          <input name="name" aria-label=${t('projects.name')} .value=${name} maxlength="200" required>
          <button class="primary">${t('save')}</button>
          <button type="button" class="quiet" @click=${() => { this.#renaming = null; this.#context.update(); }}>${t('cancel')}</button>
          ${failure(this.#renameError)}</form>`
    : html`<h2><a href=${address}>${name}</a></h2>`}
        <p>${status(project.status)} <span class="soft small">${tOr(`workflow.${project.workflow}`, project.workflow)} ·
          <time datetime=${project.createdAt} title=${time(project.createdAt)}>${ago(project.createdAt)}</time></span></p>
        ${ended(project) ? nothing : html`${bar(project.progress, t('projects.progress', { name }))}
          <p class="soft small">${project.stage ? tOr(`stage.${project.stage}`, project.stage) : t('project.waiting')} · ${project.progress} %</p>`}
        ${project.error ? html`<p class="problem">${project.error}</p>` : nothing}
        <p class="row">${this.#renaming === pid ? nothing : html`<button type="button" class="link" @click=${() => { this.#renaming = pid; this.#renameError = null; this.#context.update(); }}
            aria-label=${t('projects.renameOf', { name })}>${t('projects.rename')}</button>`}
          ${requestOf(pid) && ended(project) ? html`<a href=${format('create', null, { again: pid })}>${t('project.again')}</a>` : nothing}
          ${ended(project) ? this.#removal.box(project) : nothing}</p>
      </div></li>`;
  }
}
