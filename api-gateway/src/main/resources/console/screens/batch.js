// Batch: a table of films. Each row is checked and priced by the API before anything is begun.
import { html, nothing } from '../lit-html/lit-html.js';
import { live } from '../lit-html/directives/live.js';
import { format } from '../address.js';
import { api } from '../api.js';
import { fields, request } from '../catalog.js';
import { parse } from '../csv.js';
import { keepTable, readTable } from '../draft.js';
import { number, t } from '../i18n.js';
import { badge, failure, heading, loading, save } from '../parts.js';
import { remember } from '../requests.js';

const MAX_ROWS = 500;
const MAX_AT_ONCE = 4;
const EXAMPLE = 'workflow,source.text,aspectRatio,media.mediaPreset\n'
  + 'script-to-video,"Cats purr at 25 hertz. It calms them, and us.",9:16,\nscript-to-video,"Octopuses have three hearts.",1:1,INK\n';

const waits = seconds => new Promise(done => { setTimeout(done, seconds * 1000); });

export default class Batch {
  #context; #description = null; #error = null; #text = readTable(); #problem = null; #rows = []; #checking = false; #starting = false; #stopped = false;

  constructor(context) { this.#context = context; }

  async start() {
    this.#error = null;
    try {
      this.#description = await api.get('/render');
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  stop() { this.#stopped = true; }

  #write(text) {
    this.#text = text;
    this.#rows = [];
    this.#problem = null;
    keepTable(text);
    this.#context.update();
  }

  /** Does the work for each row, a few at a time; waits where the API asks for it. */
  async #each(rows, work) {
    const waiting = [...rows];
    const one = async () => {
      for (let row; !this.#stopped && (row = waiting.shift());) {
        try {
          await work(row);
        } catch (error) {
          if (error.status === 429) {
            waiting.unshift(row);
            await waits(error.retryAfter ?? 1);
            continue;
          }
          row.error = error;
        }
        this.#context.update();
      }
    };
    await Promise.all(Array.from({ length: MAX_AT_ONCE }, one));
  }

  async #check(event) {
    event.preventDefault();
    if (this.#checking || this.#starting) return;
    const { header, rows, problem } = parse(this.#text);
    const known = this.#description.parameterReference;
    const unknown = header.filter(name => !(name in known));
    this.#problem = problem ? t(`batch.${problem}`) : header.length === 0 || rows.length === 0 ? t('batch.empty')
      : unknown.length ? t('batch.unknown', { names: unknown.join(', ') }) : rows.length > MAX_ROWS ? t('batch.many', { n: MAX_ROWS }) : null;
    this.#rows = this.#problem ? [] : rows.map((cells, index) => ({ line: index + 2, body: this.#body(header, cells), attempt: crypto.randomUUID() }));
    if (this.#problem) return this.#context.update();
    this.#checking = true;
    this.#context.update();
    await this.#each(this.#rows, async row => { row.estimate = await api.post('/calculate-credits', row.body); });
    this.#checking = false;
    this.#context.update();
  }

  #body(header, cells) {
    const values = Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']).filter(([, value]) => value.trim() !== ''));
    const workflow = this.#description.workflows.find(one => one.workflow === values.workflow) ?? { workflow: values.workflow, requiredInput: '' };
    return request({ workflow: values.workflow, values }, fields({ parameterReference: this.#description.parameterReference }, workflow));
  }

  async #begin() {
    this.#starting = true;
    this.#rows.forEach(row => { if (!row.pid) row.error = null; });
    this.#context.update();
    await this.#each(this.#rows.filter(row => !row.pid), async row => {
      row.pid = (await api.post('/render', row.body, { idempotencyKey: row.attempt })).pid;
      remember(row.pid, row.body);
    });
    this.#starting = false;
    if (this.#rows.every(row => row.pid)) keepTable('');
    this.#context.refreshAccount();
    this.#context.update();
  }

  view() {
    if (this.#error) return html`${heading(t('screen.batch'))}${failure(this.#error, () => this.start())}`;
    if (!this.#description) return loading();
    return html`${heading(t('screen.batch'), t('batch.lead'))}
      <form class="stack wide" @submit=${event => this.#check(event)}>
        <label><span>${t('batch.file')}</span><input type="file" accept=".csv,text/csv" @change=${async event => this.#write(await event.target.files[0]?.text() ?? '')}></label>
        <label><span>${t('batch.text')}</span><textarea rows="7" spellcheck="false" .value=${live(this.#text)} @input=${event => this.#write(event.target.value)}></textarea></label>
        <p class="row"><button class="primary" ?disabled=${this.#checking || this.#text.trim() === ''}>${this.#checking ? t('batch.checking') : t('batch.check')}</button>
          <button type="button" class="link" @click=${() => this.#write(EXAMPLE)}>${t('create.example')}</button>
          <button type="button" class="link" @click=${() => save(EXAMPLE, 'reelmill-batch.csv', 'text/csv')}>${t('batch.template')}</button></p>
        ${this.#problem ? html`<p class="problem" role="alert">${this.#problem}</p>` : nothing}</form>
      ${this.#rows.length ? this.#table() : nothing}`;
  }

  #table() {
    const good = this.#rows.filter(row => row.estimate);
    const total = good.reduce((sum, row) => sum + row.estimate.credits, 0);
    const begun = this.#rows.filter(row => row.pid).length;
    const all = !this.#checking && good.length === this.#rows.length;
    return html`<section class="new"><h2 aria-live="polite">${t('batch.sum', { good: good.length, all: this.#rows.length, n: total })}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label=${t('screen.batch')}><table><thead><tr><th>${t('batch.line')}</th><th>${t('batch.workflow')}</th><th>${t('group.source')}</th><th class="right">${t('create.price')}</th><th>${t('requests.status')}</th></tr></thead>
        <tbody>${this.#rows.map(row => html`<tr><td>${row.line}</td><td>${row.body.workflow ?? '–'}</td><td>${(row.body.source?.text ?? row.body.source?.prompt ?? row.body.source?.url ?? '–').slice(0, 90)}</td>
          <td class="right">${row.estimate ? number(row.estimate.credits) : '–'}</td>
          <td>${row.pid ? html`<a href=${format('project', row.pid)}>${t('batch.begun')}</a>` : row.error ? html`<span class="problem">${row.error.errors.length ? row.error.errors.map(one => one.message).join('; ') : row.error.status ? row.error.message : t('failure.unreachable')}</span>`
    : row.estimate ? badge('ready', t('batch.good')) : t('loading')}</td></tr>`)}</tbody></table></div>
      ${begun === this.#rows.length ? html`<p class="note" role="status">${t('batch.done', { n: begun })} <a href=${format('projects')}>${t('screen.projects')}</a></p>`
    : html`<p class="new"><button type="button" class="primary" ?disabled=${!all || this.#starting} @click=${() => this.#begin()}>${this.#starting ? t('create.sending') : t('batch.go', { n: this.#rows.length - begun })}</button>
        ${all || this.#checking ? nothing : html` <span class="soft">${t('batch.mend')}</span>`}</p>`}</section>`;
  }
}
