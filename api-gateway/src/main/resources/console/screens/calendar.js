// Calendar: the queue by week, month or as a list. An entry that is moved to another day keeps its wall time.
import { html, nothing } from '../lit-html/lit-html.js';
import { live } from '../lit-html/directives/live.js';
import { repeat } from '../lit-html/directives/repeat.js';
import { format, replaceQuery } from '../address.js';
import { api } from '../api.js';
import { t, time, tOr } from '../i18n.js';
import { badge, empty, failure, heading, loading, values } from '../parts.js';
import { instantOf, monday, moved, plusDays, wallOf } from '../zones.js';

const PAGE = 200;
const READ_AGAIN_MS = 15_000;
const CLOSE_MS = 15 * 60_000;
const VIEWS = ['week', 'month', 'list'];
const KIND = { published: 'ready', failed: 'error', scheduled: 'draft' };

export default class Calendar {
  #context; #query; #entries = null; #channels = []; #error = null; #actionError = null; #undo = null; #dragged = null; #timer;
  #saved = Promise.resolve(); #moves = 0;

  constructor(context, address) {
    this.#context = context;
    this.#query = address.query;
  }

  start() {
    this.#timer = setInterval(() => { if (!document.hidden && !this.#open && !this.#dragged) this.#read(); }, READ_AGAIN_MS);
    return this.#read();
  }

  stop() { clearInterval(this.#timer); }

  moved(address) {
    this.#query = address.query;
    this.#context.update();
  }

  async #read() {
    const moves = this.#moves;
    try {
      const [{ entries }, { channels }] = await Promise.all([api.get('/queue', { limit: PAGE }), api.get('/channels')]);
      // What was read before or during a move would put the entry back.
      if (moves !== this.#moves) return this.#read();
      this.#entries = entries.sort((a, b) => a.publishAt.localeCompare(b.publishAt));
      this.#channels = channels;
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  get #zone() { return this.#query.zone ?? this.#channels[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone; }

  get #zones() {
    return [...new Set([this.#zone, ...this.#channels.map(one => one.timeZone), Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC'])];
  }

  get #day() { return this.#query.day ?? wallOf(Date.now(), this.#zone).date; }

  /** The entry whose details are shown. */
  get #open() { return this.#query.open; }

  get #shape() { return VIEWS.includes(this.#query.view) ? this.#query.view : 'week'; }

  #turn(query) {
    this.#query = { ...this.#query, ...query };
    replaceQuery(this.#query);
    this.#context.update();
  }

  /** Details that were opened meanwhile stay. */
  #closeDetails(open) {
    if (open && this.#open === open) this.#turn({ open: null });
  }

  async #move(entry, publishAt, back = false) {
    const open = this.#open;
    const former = entry.publishAt;
    this.#actionError = null;
    this.#undo = back ? null : { entry, publishAt: former };
    this.#moves++;
    entry.publishAt = publishAt;
    this.#context.update();
    // One after the other: an undo must not overtake its move.
    const save = this.#saved.then(() => api.patch(`/queue/${entry.id}`, { publishAt }));
    this.#saved = save.catch(() => {});
    try {
      const answer = await save;
      if (entry.publishAt === publishAt) Object.assign(entry, answer);
      this.#closeDetails(open);
    } catch (error) {
      if (entry.publishAt === publishAt) entry.publishAt = former;
      this.#undo = null;
      this.#actionError = error;
    }
    this.#moves++;
    this.#context.update();
  }

  async #do(work) {
    const open = this.#open;
    this.#actionError = null;
    this.#undo = null;
    try {
      await work();
      this.#closeDetails(open);
      await this.#read();
    } catch (error) {
      this.#actionError = error;
      this.#context.update();
    }
  }

  #close(entry) {
    return this.#entries.filter(one => one !== entry && one.channelId === entry.channelId && one.status === 'scheduled' && entry.status === 'scheduled'
      && Math.abs(new Date(one.publishAt) - new Date(entry.publishAt)) < CLOSE_MS);
  }

  view() {
    const shape = this.#shape;
    return html`${heading(t('screen.calendar'), html`${t('calendar.zone')} <select aria-label=${t('calendar.zone')} class="zone" @change=${event => this.#turn({ zone: event.target.value })}>
        ${this.#zones.map(zone => html`<option value=${zone} .selected=${live(zone === this.#zone)}>${zone}</option>`)}</select>`,
    html`<div class="segments" role="group" aria-label=${t('calendar.view')}>${VIEWS.map(one => html`<button type="button" aria-pressed=${one === shape} @click=${() => this.#turn({ view: one })}>${t(`calendar.${one}`)}</button>`)}</div>`)}
      ${failure(this.#actionError)}
      ${this.#undo ? html`<p class="note row" role="status">${t('calendar.moved', { time: this.#clock(this.#undo.entry.publishAt) })}
        <button type="button" @click=${() => this.#move(this.#undo.entry, this.#undo.publishAt, true)}>${t('calendar.undo')}</button></p>` : nothing}
      ${this.#error ? failure(this.#error, () => this.#read()) : this.#entries === null ? loading() : shape === 'list' ? this.#list() : this.#grid(shape)}`;
  }

  #clock(instant) { return `${time(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: this.#zone })} ${this.#zone}`; }

  #list() {
    if (this.#entries.length === 0) return empty(t('calendar.none'), html`<a class="button" href=${format('projects')}>${t('screen.projects')}</a>`);
    return html`<ul class="queue">${repeat(this.#entries, entry => entry.id, entry => this.#entry(entry, true))}</ul>`;
  }

  #grid(shape) {
    const first = monday(shape === 'week' ? this.#day : this.#day.slice(0, 8) + '01');
    const days = Array.from({ length: shape === 'week' ? 7 : 42 }, (_, index) => plusDays(first, index));
    const step = shape === 'week' ? 7 : 31;
    const turn = by => this.#turn({ day: shape === 'week' ? plusDays(this.#day, by * step) : plusDays(this.#day.slice(0, 8) + '15', by * step).slice(0, 8) + '01' });
    const name = date => time(`${date}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    const today = wallOf(Date.now(), this.#zone).date;
    return html`<p class="row"><button type="button" @click=${() => turn(-1)} aria-label=${t('calendar.before')}>←</button>
        <button type="button" @click=${() => this.#turn({ day: today })}>${t('calendar.today')}</button>
        <button type="button" @click=${() => turn(1)} aria-label=${t('calendar.after')}>→</button>
        <b>${time(`${this.#day}T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}</b></p>
      <div class="days ${shape}">${days.map(date => html`<section class="day ${date === today ? 'today' : ''} ${shape === 'month' && date.slice(0, 7) !== this.#day.slice(0, 7) ? 'outside' : ''}" aria-label=${name(date)}
        @dragover=${event => event.preventDefault()} @drop=${event => { event.preventDefault(); const entry = this.#dragged; this.#dragged = null; if (entry) this.#move(entry, moved(entry.publishAt, date, this.#zone)); }}>
        <h2>${name(date)}</h2><ul>${repeat(this.#entries.filter(entry => wallOf(entry.publishAt, this.#zone).date === date), entry => entry.id, entry => this.#entry(entry, false))}</ul></section>`)}</div>`;
  }

  #entry(entry, whole) {
    const wall = wallOf(entry.publishAt, this.#zone);
    const title = entry.extraParams?.title ?? entry.pid ?? t('calendar.video');
    const movable = entry.status === 'scheduled';
    const close = this.#close(entry);
    const open = this.#open === entry.id;
    return html`<li class="entry" draggable=${movable ? 'true' : 'false'} @dragstart=${event => { this.#dragged = entry; event.dataTransfer.setData('text/plain', entry.id); }} @dragend=${() => { this.#dragged = null; }}>
      <button type="button" class="quiet" aria-expanded=${open} @click=${() => this.#turn({ open: open ? null : entry.id })}>
        <b>${whole ? this.#clock(entry.publishAt) : wall.time}</b> <span>${title}</span> ${badge(KIND[entry.status] ?? 'building', t(`queue.${entry.status}`))}</button>
      ${close.length ? html`<p class="problem">${t('calendar.close', { n: close.length })}</p>` : nothing}
      ${open ? html`<div class="more"><p class="soft small">${entry.channelName ?? ''} · ${this.#clock(entry.publishAt)}</p>
        <ul class="lines">${entry.targets.map(target => html`<li><span>${target.platform} ${target.account}</span><b>${badge(KIND[target.status] ?? 'building', t(`queue.${target.status}`))}</b>
          ${target.url ? html`<a href=${target.url} rel="noreferrer">${t('calendar.post')}</a>` : nothing}${target.error ? html`<span class="problem">${target.error} ${tOr(`remedy.${target.code}`, '')}</span>` : nothing}</li>`)}</ul>
        ${movable ? html`<form class="stack" @submit=${event => { event.preventDefault(); const { date, clock } = values(event.target); this.#move(entry, instantOf(date, clock, this.#zone)); }}>
          <label><span>${t('calendar.date')}</span><input type="date" name="date" required .value=${wall.date}></label>
          <label><span>${t('calendar.clock', { zone: this.#zone })}</span><input type="time" name="clock" required .value=${wall.time}></label>
          <p class="row"><button>${t('calendar.move')}</button>
          <button type="button" class="danger" @click=${() => this.#do(() => api.delete(`/queue/${entry.id}`))}>${t('calendar.remove')}</button></p></form>` : nothing}
        ${entry.targets.some(target => target.status === 'failed') ? html`<button type="button" @click=${() => this.#do(() => api.post(`/queue/${entry.id}/retry`))}>${t('calendar.retry')}</button>` : nothing}
        ${entry.pid ? html`<p><a href=${format('project', entry.pid)}>${t('deliveries.project')}</a></p>` : nothing}</div>` : nothing}</li>`;
  }
}
