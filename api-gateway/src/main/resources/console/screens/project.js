// Project: one film, while it is made and afterwards.
import { html, nothing } from '../lit-html/lit-html.js';
import { format, go, replaceQuery } from '../address.js';
import { api } from '../api.js';
import { bytes, number, seconds, t, time, tOr } from '../i18n.js';
import { badge, bar, copy, failure, heading, loading, status, values } from '../parts.js';
import { Player } from '../player.js';
import { Publication } from '../publication.js';
import { Removal } from '../removal.js';
import { requestOf } from '../requests.js';
import { Storyboard } from '../storyboard.js';

const READ_EXPORT_MS = 2000;
const READ_PREVIEW_MS = 1500;

export default class Project {
  #context; #pid; #query; #project = null; #error = null; #lost = false; #stop = new AbortController();
  #stages = []; #exporting = false; #exportError = null; #exported = null; #timer;
  #publication = new Publication(() => this.#context.update());
  #removal = new Removal(() => this.#context.update(), () => go('projects'));
  #player = new Player(); #board = null; #storyboard = null; #unfolded = false; #asking = null;

  constructor(context, address) {
    this.#context = context;
    this.#pid = address.id;
    this.#query = address.query;
  }

  async start() {
    this.#error = null;
    this.#readBoard();
    try {
      await api.follow(this.#pid, { signal: this.#stop.signal, heard: (name, data) => this.#heard(name, data), lost: lost => this.#connection(lost) });
    } catch (error) {
      this.#error = error;
      this.#context.update();
    }
  }

  stop() {
    this.#stop.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#asking);
    this.#player.stop();
  }

  moved(address) {
    this.#query = address.query;
    this.#readBoard();
  }

  /** What the stages were and what is seen with each sentence; it is no longer there when its working files are gone. */
  async #readBoard() {
    try {
      this.#board = await api.get('/storyboard', { pid: this.#pid, output: this.#query.output });
    } catch {
      this.#board = null;
    }
    this.#unfolded = this.#storyboard?.isOpen ?? this.#unfolded; // by somebody who was quicker than the answer
    this.#storyboard = null;
    this.#context.update();
  }

  #again() {
    this.#stages = [];
    this.#board = null;
    this.#storyboard = null;
    this.#unfolded = false;
    this.#context.refreshAccount();
    this.start();
  }

  #connection(lost) {
    this.#lost = lost;
    this.#context.update();
  }

  #heard(name, data) {
    this.#project = { ...this.#project, ...data };
    const at = data.at ?? data.updatedAt;
    const last = this.#stages.at(-1);
    if (last && last.name !== data.stage) last.end ??= at;
    if (data.stage && last?.name !== data.stage) this.#stages.push({ name: data.stage, start: at });
    if (name === 'status' && this.#stages.length && ['ready', 'error'].includes(data.status)) this.#readBoard();
    if (this.#project.previewUrl) this.#play();
    else if (data.stage === 'film') this.#awaitPreview();
    if (name === 'status' && data.status === 'ready') {
      this.#context.refreshAccount();
      this.#publication.read();
      if (data.exports?.some(one => one.status === 'rendering')) this.#awaitExport();
    }
    this.#context.update();
  }

  /** The stream does not tell when a preview begins. */
  #awaitPreview() {
    if (this.#asking || this.#stop.signal.aborted) return;
    this.#asking = setTimeout(async () => {
      try {
        const { previewUrl } = await api.get('/status', { pid: this.#pid });
        if (previewUrl && ['building', 'rendering'].includes(this.#project.status)) {
          this.#project = { ...this.#project, previewUrl };
          this.#context.update();
          this.#play();
        }
      } catch {
        // asked again with the next step
      }
      this.#asking = null;
    }, READ_PREVIEW_MS);
  }

  /** Once the view has been drawn. */
  #play() { setTimeout(() => this.#player.attach(this.#project.previewUrl)); }

  #awaitExport() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      try {
        this.#project = await api.get('/status', { pid: this.#pid });
      } catch {
        // read again below
      }
      this.#context.update();
      if (!this.#project.exports || this.#project.exports.some(one => one.status === 'rendering')) this.#awaitExport();
    }, READ_EXPORT_MS);
  }

  async #export(event) {
    event.preventDefault();
    const { resolution, aspectRatio, captions } = values(event.target);
    const order = { pid: this.#pid, ...aspectRatio && { aspectRatio }, ...resolution && { render: { resolution } },
      ...captions && { captions: { enabled: captions === 'true' } } };
    this.#exporting = true;
    this.#exportError = null;
    this.#context.update();
    try {
      this.#exported = await api.post('/export-video', order, { idempotencyKey: crypto.randomUUID() });
      if (this.#exported.status === 'rendering') this.#awaitExport();
      this.#context.refreshAccount();
    } catch (error) {
      this.#exportError = error;
    }
    this.#exporting = false;
    this.#context.update();
  }

  get #output() { return this.#project.outputs[Number(this.#query.output ?? 0)] ?? this.#project.outputs[0] ?? this.#project; }

  view() {
    if (this.#error) {
      return html`${heading(t('project.unknown'))}${failure(this.#error, this.#error.status === 404 ? null : () => this.start())}
        <p><a href=${format('projects')}>${t('project.back')}</a></p>`;
    }
    if (!this.#project) return html`${this.#lost ? html`<p class="note" role="status">${t('lost')}</p>` : nothing}${loading()}`;
    const project = this.#project;
    return html`${heading(project.name, html`${status(project.status)} ${project.sandbox ? badge('draft', t('project.sandbox')) : nothing}
        <span class="soft">${tOr(`workflow.${project.workflow}`, project.workflow)} · ${time(project.createdAt)}</span>`,
    requestOf(this.#pid) && ['ready', 'error'].includes(project.status) ? html`<a class="button" href=${format('create', null, { again: this.#pid })}>${t('project.again')}</a>` : nothing)}
      ${this.#lost ? html`<p class="note" role="status">${t('lost')}</p>` : nothing}
      <div class="project"><div>${this.#picture()}</div>
        <div class="facts">${project.status === 'error' ? this.#failed() : nothing}
          ${['building', 'rendering'].includes(project.status) ? this.#work() : nothing}
          ${project.warnings.length ? html`<section><h2>${t('project.warnings')}</h2><ul>${project.warnings.map(text => html`<li>${text}</li>`)}</ul></section>` : nothing}
          ${this.#stagesDone()}
          ${project.status === 'ready' ? html`${this.#scenes()}${this.#facts()}${project.expired ? nothing : html`${this.#exports()}${this.#publication.view(project.name, this.#output.videoUrl)}`}${this.#quality()}` : nothing}
          ${project.attributions.length ? html`<section><h2>${t('project.attributions')}</h2><ul>${project.attributions.map(one => html`<li>${one.work}${one.author ? `, ${one.author}` : ''} (${one.source})</li>`)}</ul></section>` : nothing}
          ${['ready', 'error'].includes(project.status) ? html`<section>${this.#removal.only(this.#pid)}</section>` : nothing}
          <p class="soft small">pid <code>${this.#pid}</code> ${copy(() => this.#pid)}</p>
        </div></div>`;
  }

  #picture() {
    const { videoUrl, thumbnailUrl, width, height } = this.#output;
    const preview = ['building', 'rendering'].includes(this.#project.status) ? this.#project.previewUrl ?? null : null;
    const shown = preview || videoUrl ? this.#player.view({ videoUrl, preview, poster: thumbnailUrl, width, height }) : nothing;
    return html`${preview ? html`${shown}<p class="soft small">${t('project.preview')}</p>` : videoUrl ? html`${shown}
        <p class="row"><a class="button" href=${videoUrl} download>${t('project.download')}</a> ${copy(() => videoUrl, t('project.link'))}</p>`
      : html`<div class="screen" aria-hidden="true"></div>${this.#project.expired ? html`<p class="note">${t('project.expired')}</p>` : nothing}`}
      ${this.#project.outputs.length > 1 ? html`<div class="segments" role="group" aria-label=${t('project.outputs')}>${this.#project.outputs.map(({ index }) => html`<button type="button"
        aria-pressed=${index === this.#output.index} @click=${() => { this.#query = { output: index }; replaceQuery(this.#query); this.#context.update(); }}>${index + 1}</button>`)}</div>` : nothing}`;
  }

  #failed() {
    const { error, errorCode } = this.#project;
    return html`<div class="failure" role="alert"><p><strong>${error}</strong></p><p>${tOr(`remedy.${errorCode}`, t('remedy.other'))}</p>
      <p>${requestOf(this.#pid) ? html`<a class="button" href=${format('create', null, { again: this.#pid })}>${t('project.again')}</a>`
    : html`<a class="button" href=${format('create')}>${t('projects.new')}</a>`}</p></div>`;
  }

  #work() {
    const { progress, stage, name } = this.#project;
    return html`<section aria-live="polite"><h2>${stage ? tOr(`stage.${stage}`, stage) : t('project.waiting')}</h2>
      ${bar(progress, t('projects.progress', { name }))}<p class="soft">${progress} % · ${t('project.leave')}</p></section>`;
  }

  #stagesDone() {
    const length = value => `${number(value, { maximumFractionDigits: 1 })} s`;
    const ended = ['ready', 'error'].includes(this.#project.status);
    const told = ended ? this.#board?.stages ?? [] : [];
    if (told.length) {
      return html`<section><h2>${t('project.stages')}</h2><ol class="stages">${told.map(one => html`<li class="done"><span>${tOr(`stage.${one.stage}`, one.stage)}
        ${one.attempt > 1 ? html`<i class="soft small">${t('project.attempt', { n: one.attempt })}</i>` : nothing}</span>
        <b>${one.seconds === null ? t('project.kept') : length(one.seconds)}</b></li>`)}</ol></section>`;
    }
    if (this.#stages.length === 0) return nothing;
    return html`<section><h2>${t('project.stages')}</h2><ol class="stages">${this.#stages.map(one => html`<li class=${one.end || ended ? 'done' : 'now'}>
      <span>${tOr(`stage.${one.name}`, one.name)}</span> <b>${one.end ? length((new Date(one.end) - new Date(one.start)) / 1000) : ended ? '' : '…'}</b></li>`)}</ol></section>`;
  }

  #scenes() {
    const { videoUrl } = this.#output;
    if (!this.#board || !videoUrl) return nothing;
    this.#storyboard ??= new Storyboard(this.#context.update, () => this.#again(), this.#pid, this.#board, videoUrl, this.#unfolded);
    return this.#storyboard.view();
  }

  #facts() {
    const output = this.#output;
    return html`<section><h2>${t('project.film')}</h2><dl>
      <dt>${t('project.length')}</dt><dd>${seconds(output.durationSeconds)}</dd>
      <dt>${t('project.size')}</dt><dd>${output.width} × ${output.height}, ${t('project.frames', { n: output.frameRate })}, ${bytes(output.sizeBytes)}</dd>
      <dt>${t('project.language')}</dt><dd>${output.language ?? '–'} ${output.languageSource ? html`<span class="soft">${tOr(`languageSource.${output.languageSource}`, output.languageSource)}</span>` : nothing}</dd>
      <dt>${t('project.credits')}</dt><dd>${number(this.#project.creditsUsed)}</dd></dl></section>`;
  }

  #quality() {
    const quality = this.#project.quality;
    if (!quality) return nothing;
    return html`<details class="section"><summary>${t('project.quality')}</summary><dl>${Object.entries(quality).map(([name, value]) => html`
      <dt>${tOr(`quality.${name}`, name)}</dt><dd>${typeof value === 'number' ? number(value) : String(value)}</dd>`)}</dl></details>`;
  }

  #exports() {
    const exports = this.#project.exports ?? [];
    return html`<section><h2>${t('project.export')}</h2>
      <form class="inline" @submit=${event => this.#export(event)}>
        <label><span>${t('field.render.resolution')}</span><select name="resolution"><option value="">${t('project.asIs')}</option><option>720p</option><option>1080p</option><option>4k</option></select></label>
        <label><span>${t('field.aspectRatio')}</span><select name="aspectRatio"><option value="">${t('project.asIs')}</option><option>9:16</option><option>16:9</option><option>1:1</option><option>4:5</option></select></label>
        <label><span>${t('group.captions')}</span><select name="captions"><option value="">${t('project.asIs')}</option><option value="true">${t('boolean.true')}</option><option value="false">${t('boolean.false')}</option></select></label>
        <button ?disabled=${this.#exporting}>${this.#exporting ? t('busy') : t('project.exportGo', { n: 10 })}</button></form>
      ${failure(this.#exportError)}
      ${this.#exported?.url ? html`<p role="status"><a class="button" href=${this.#exported.url} download>${this.#exported.fileName}</a> ${bytes(this.#exported.sizeBytes)}</p>` : nothing}
      ${exports.length ? html`<ul class="lines">${exports.map(one => html`<li><span>${status(one.status)} ${time(one.createdAt)} ${one.width ? `${one.width} × ${one.height}` : ''}</span>
        ${one.url ? html`<a href=${one.url} download>${t('project.download')}</a>` : one.error ? html`<span class="problem">${one.error}</span>` : html`<b>${one.progress} %</b>`}</li>`)}</ul>` : nothing}</section>`;
  }
}
