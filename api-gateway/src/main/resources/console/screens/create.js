// Create: a film from a form. The form, its bounds and its price are what the API says they are.
import { html, nothing } from '../lit-html/lit-html.js';
import { live } from '../lit-html/directives/live.js';
import { repeat } from '../lit-html/directives/repeat.js';
import { current, go, replaceQuery } from '../address.js';
import { api } from '../api.js';
import { draftOf, fields, GROUPS, request } from '../catalog.js';
import { keep, read, renew } from '../draft.js';
import { number, t, tOr } from '../i18n.js';
import { copy, failure, heading, loading } from '../parts.js';
import { remember, requestOf } from '../requests.js';
import { SNIPPETS } from '../snippets.js';
import { isHeard, Sounds } from '../sounds.js';
import { Uploads } from '../upload.js';

const PAUSE_AFTER_TYPING_MS = 350;

/** Fields whose choices are shown as pictures, and how these are called. */
const SAMPLES = { 'media.mediaPreset': 'style', 'captions.preset': 'caption' };

/** "FLAT_ANIMATION" and "moving-image" as words; "9:16" and "Wrap 1" are words already. */
function spoken(value) {
  if (!/^([A-Z0-9]+_?)+$/.test(value) && !/^[a-z]+(-[a-z]+)*$/.test(value)) return value;
  const words = value.toLowerCase().replace(/[_-]/g, ' ').replace(/\bai\b/, 'AI');
  return words[0].toUpperCase() + words.slice(1);
}

export default class Create {
  #context; #address; #description = null; #draft = read(); #fields = [];
  #estimate = null; #refused = null; #pricing = false; #timer; #asked = 0;
  #touched = new Set(); #search = ''; #sending = false; #error = null; #snippet = 'curl'; #project = null;
  #sounds = new Sounds(() => this.#context.update());
  #uploads = new Uploads(() => this.#context.update());

  constructor(context, address) {
    this.#context = context;
    this.#address = address;
  }

  async start() {
    try {
      this.#description = await api.get('/render');
    } catch (error) {
      this.#error = error;
      return this.#context.update();
    }
    const { again, workflow } = this.#address.query;
    const former = again ? requestOf(again) : null;
    if (former) {
      this.#draft = { ...this.#draft, ...draftOf(former, this.#description) };
      this.#project = again;
      keep(this.#draft);
    }
    this.#choose(former ? this.#draft.workflow : workflow ?? this.#draft.workflow);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#sounds.stop();
    this.#uploads.stop();
  }

  moved(address) {
    if (address.query.workflow && address.query.workflow !== this.#draft.workflow) this.#choose(address.query.workflow);
  }

  relabel() { if (this.#description) this.#choose(this.#draft.workflow); }

  get #workflow() { return this.#description.workflows.find(one => one.workflow === this.#draft.workflow); }

  #choose(workflow) {
    const known = this.#description.workflows.some(one => one.workflow === workflow);
    this.#draft.workflow = known ? workflow : 'script-to-video';
    this.#fields = fields(this.#description, this.#workflow);
    replaceQuery({ ...current().query, workflow: this.#draft.workflow });
    this.#changed();
  }

  #set(path, value) {
    if (value === '') delete this.#draft.values[path];
    else this.#draft.values[path] = value;
    this.#touched.add(path);
    this.#changed();
  }

  #changed() {
    keep(this.#draft);
    this.#error = null;
    this.#pricing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#price(), PAUSE_AFTER_TYPING_MS);
    this.#context.update();
  }

  get #body() { return { ...request(this.#draft, this.#fields), ...this.#project && { projectId: this.#project } }; }

  async #price() {
    const asked = ++this.#asked;
    try {
      const { projectId, ...body } = this.#body;
      const estimate = await api.post('/calculate-credits', body);
      if (asked !== this.#asked) return;
      this.#estimate = estimate;
      this.#refused = null;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#refused = error;
      if (error.retryAfter) this.#timer = setTimeout(() => this.#price(), error.retryAfter * 1000);
    }
    this.#pricing = false;
    this.#context.update();
  }

  async #send(event) {
    event.preventDefault();
    if (this.#sending) return;
    const body = this.#body;
    this.#sending = true;
    this.#error = null;
    this.#context.update();
    try {
      const film = await api.post('/render', body, { idempotencyKey: this.#draft.attempt });
      remember(film.pid, body);
      this.#draft = renew(this.#draft.workflow);
      this.#context.refreshAccount();
      go('project', film.pid);
    } catch (error) {
      this.#error = error;
      if (error.status === 400) {
        this.#refused = error;
        error.errors.forEach(one => this.#touched.add(one.field));
      }
      this.#sending = false;
      this.#context.update();
      document.querySelector('.failure, [aria-invalid=true]')?.scrollIntoView({ block: 'center' });
    }
  }

  #problem(path) {
    const found = this.#refused?.errors.find(one => one.field === path || one.field?.startsWith(path + '.') || one.field?.startsWith(path + '['));
    return found && (found.code !== 'required' || this.#touched.has(path)) ? found.message : null;
  }

  view() {
    if (!this.#description) return this.#error ? failure(this.#error, () => { this.#error = null; this.start(); }) : loading();
    return html`${heading(t('create.title'), this.#project ? t('create.again') : t('create.lead'))}
      ${this.#cards()}
      <form class="create" novalidate @submit=${event => this.#send(event)}>
        <div class="fields">
          <label class="finder"><span class="hidden">${t('create.find')}</span>
            <input type="search" placeholder=${t('create.find')} .value=${live(this.#search)}
              @input=${event => { this.#search = event.target.value.trim().toLowerCase(); this.#context.update(); }}></label>
          ${GROUPS.map(group => this.#group(group))}
        </div>
        ${this.#offer()}
      </form>`;
  }

  #cards() {
    return html`<fieldset class="cards"><legend class="hidden">${t('create.workflow')}</legend>
      ${this.#description.workflows.map(({ workflow, description }) => html`<label class="card">
        <input type="radio" name="workflow" .checked=${live(workflow === this.#draft.workflow)} @change=${() => this.#choose(workflow)}>
        <span class="frame-of ${workflow}" aria-hidden="true"></span>
        <b>${tOr(`workflow.${workflow}`, workflow)}</b><span class="soft small">${tOr(`workflow.${workflow}.lead`, description)}</span>
      </label>`)}</fieldset>`;
  }

  #matches(field) {
    return `${field.path} ${field.label} ${field.entry.description ?? ''}`.toLowerCase().includes(this.#search);
  }

  #group(group) {
    const found = this.#fields.filter(field => field.group === group && (!this.#search || this.#matches(field)));
    if (found.length === 0) return nothing;
    const first = this.#search ? found : found.filter(field => field.shown);
    const more = this.#search ? [] : found.filter(field => !field.shown);
    const chosen = more.filter(field => this.#draft.values[field.path] !== undefined).length;
    return html`<section class="group" aria-labelledby="group-${group}"><h2 id="group-${group}">${t(`group.${group}`)}</h2>
      ${repeat(first, field => field.path, field => this.#field(field))}
      ${more.length === 0 ? nothing : html`<details ?open=${more.some(field => this.#problem(field.path))}>
        <summary>${t('create.more', { n: more.length })}${chosen ? html` <b>${t('create.chosen', { n: chosen })}</b>` : nothing}</summary>
        ${repeat(more, field => field.path, field => this.#field(field))}</details>`}
    </section>`;
  }

  #field(field) {
    const { path, label, entry, required } = field;
    const problem = this.#problem(path);
    if (path in SAMPLES) return this.#picker(field, problem);
    const id = `field-${path.replaceAll('.', '-')}`;
    if (isHeard(path)) {
      const usual = path === 'voice.voiceId' ? t('sound.suited') : t('create.usual', { value: field.fallback });
      const typed = html`<label class="hidden" for=${id}>${label}</label>${this.#control(field, id, problem)}<p class="soft small" id="${id}-help">${tOr(`help.${path}`, entry.description ?? '')}</p>
        ${problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : nothing}`;
      return this.#sounds.view(field, this.#draft.values[path] ?? '', usual, value => this.#set(path, value), typed);
    }
    return html`<div class="field ${field.kind}"><label for=${id}>${label}${required ? html` <i class="soft">${t('create.asked')}</i>` : nothing}</label>
      ${this.#control(field, id, problem)}
      ${this.#uploads.view(path, this.#draft.workflow, label, () => this.#draft.values[path] ?? '', value => this.#set(path, value))}
      <p class="soft small" id="${id}-help">${tOr(`help.${path}`, entry.description ?? '')}</p>
      ${problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : nothing}</div>`;
  }

  /** Choices that are seen: each with its picture, where there is one. */
  #picker({ path, label, entry, fallback }, problem) {
    const value = this.#draft.values[path] ?? '';
    const usual = fallback === undefined ? t('create.automatic') : t('create.usual', { value: spoken(String(fallback)) });
    const sample = option => `/console/samples/${SAMPLES[path]}-${option.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`;
    const choice = (option, name, picture) => html`<label class="sample"><input type="radio" name=${path} value=${option} .checked=${live(value === option)} @change=${() => this.#set(path, option)}>
      ${picture ? html`<img src=${picture} alt="" loading="lazy" @error=${event => { event.target.hidden = true; }}>` : nothing}<span>${name}</span></label>`;
    return html`<fieldset class="field picker ${SAMPLES[path]}"><legend>${label}</legend>
      <div>${choice('', usual, fallback === undefined ? null : sample(String(fallback)))}${entry.allowed.filter(option => option !== fallback || option === value).map(option => choice(option, spoken(option), sample(option)))}</div>
      ${problem ? html`<p class="problem">${problem}</p>` : nothing}</fieldset>`;
  }

  #control({ path, kind, entry, fallback, required }, id, problem) {
    const value = this.#draft.values[path] ?? '';
    const invalid = problem ? 'true' : 'false';
    const told = `${id}-help${problem ? ` ${id}-problem` : ''}`;
    const set = event => this.#set(path, event.target.value);
    const usual = fallback === undefined ? '' : String(fallback);
    if (kind === 'choice' || kind === 'boolean') {
      const options = kind === 'boolean' ? ['true', 'false'] : entry.allowed;
      const name = option => kind === 'boolean' ? t(`boolean.${option}`) : spoken(option);
      return html`<select id=${id} aria-invalid=${invalid} aria-describedby=${told} @change=${set}>
        <option value="" .selected=${live(value === '')}>${usual === '' ? t('create.automatic') : t('create.usual', { value: name(usual) })}</option>
        ${options.map(option => html`<option value=${option} .selected=${live(value === option)}>${name(option)}</option>`)}</select>`;
    }
    if (kind === 'long' || kind === 'lines' || kind === 'media' || kind === 'json') {
      return html`<textarea id=${id} rows=${kind === 'long' && required ? 6 : 2} aria-invalid=${invalid} aria-describedby=${told} aria-required=${required}
        placeholder=${tOr(`placeholder.${path}`, kind === 'json' ? '{ … }' : kind === 'long' ? '' : t('create.lines'))} .value=${live(value)} @input=${set}></textarea>`;
    }
    return html`<input id=${id} type=${kind === 'number' ? 'number' : 'text'} step=${entry.type === 'integer' ? '1' : 'any'} min=${entry.minimum ?? nothing}
      max=${entry.maximum ?? nothing} aria-invalid=${invalid} aria-describedby=${told} aria-required=${required} placeholder=${usual}
      .value=${live(value)} @input=${set}>`;
  }

  #offer() {
    const balance = this.#context.account()?.credits.total;
    const missing = this.#refused?.status === 400 ? this.#refused.errors.filter(one => one.code === 'required') : [];
    const others = this.#refused?.errors.filter(one => one.code !== 'required') ?? [];
    const estimate = this.#refused ? null : this.#estimate;
    return html`<aside class="offer" aria-label=${t('create.price')}>
      <h2>${t('create.price')}</h2>
      <p class="total" aria-live="polite" aria-busy=${this.#pricing}><b>${estimate ? number(estimate.credits) : '–'}</b> ${t('credits.unit')}</p>
      ${estimate ? html`<ul class="lines">${estimate.breakdown.map(line => html`<li><span>${line.label} <i class="soft">${number(line.quantity)} × ${number(line.unitCredits)}</i></span>
        <b>${number(line.credits)}</b></li>`)}</ul>
        ${[...estimate.assumptions, ...estimate.warnings].map(text => html`<p class="soft small">${text}</p>`)}` : nothing}
      ${missing.length ? html`<p class="soft">${t('create.missing')} ${missing.map(one => tOr(`field.${one.field}`, one.field)).join(', ')}</p>` : nothing}
      ${others.map(one => html`<p class="problem">${one.message}</p>`)}
      ${this.#refused && this.#refused.status !== 400 ? failure(this.#refused, () => this.#price()) : nothing}
      ${this.#error && this.#error.status !== 400 ? failure(this.#error) : nothing}
      <button class="primary" ?disabled=${this.#sending}>${this.#sending ? t('create.sending') : t('create.go')}</button>
      ${balance === undefined ? nothing : html`<p class="soft small">${t('create.balance', { n: balance })}</p>`}
      <p class="soft small">${t('create.kept')}
        <button type="button" class="link" @click=${() => { this.#draft = renew(this.#draft.workflow); this.#touched.clear(); this.#changed(); }}>${t('create.clear')}</button>
        <button type="button" class="link" @click=${() => this.#example()}>${t('create.example')}</button></p>
      ${this.#copies()}
    </aside>`;
  }

  #example() {
    this.#draft = { ...this.#draft, ...draftOf(this.#description.examples[this.#draft.workflow], this.#description) };
    this.#touched.clear();
    this.#changed();
  }

  #copies() {
    const text = () => SNIPPETS[this.#snippet](this.#body, location.origin);
    return html`<details class="copies"><summary>${t('create.copy')}</summary>
      <div class="segments" role="group" aria-label=${t('create.copy')}>${Object.keys(SNIPPETS).map(name => html`<button type="button" aria-pressed=${name === this.#snippet}
        @click=${() => { this.#snippet = name; this.#context.update(); }}>${name}</button>`)}</div>
      <pre tabindex="0" aria-label=${this.#snippet}>${text()}</pre>${copy(text)}</details>`;
  }
}
