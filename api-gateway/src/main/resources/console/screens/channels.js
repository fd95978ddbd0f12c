// Channels: where films are published, when, and with whose accounts.
import { html, nothing } from '../lit-html/lit-html.js';
import { api } from '../api.js';
import { t, time } from '../i18n.js';
import { badge, empty, failure, heading, loading, values } from '../parts.js';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const PLATFORMS = { tiktok: 'TikTok', youtube: 'YouTube', instagram: 'Instagram' };
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The first is chosen until a person chooses another. */
const zones = () => [...new Set([here(), ...Intl.supportedValuesOf('timeZone')])];

export default class Channels {
  #context; #channels = null; #error = null; #formErrors = new Map(); #removing = null;

  constructor(context) { this.#context = context; }

  async start() {
    this.#error = null;
    try {
      this.#channels = (await api.get('/channels')).channels;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  /** Does the work of a form; what goes wrong is told beside it. */
  async #do(where, work) {
    this.#formErrors.delete(where);
    try {
      await work();
      await this.start();
    } catch (error) {
      this.#formErrors.set(where, error);
      this.#context.update();
    }
  }

  #submit(event, where, work) {
    event.preventDefault();
    const form = event.target;
    this.#do(where, async () => {
      await work(values(form));
      form.reset();
    });
  }

  async #connect(channel, order) {
    await this.#do(channel.id, async () => {
      const { authorizationUrl } = await api.post(`/channels/${channel.id}/authorizations`, order);
      location.assign(authorizationUrl);
    });
  }

  #slots(channel, slots) { return this.#do(channel.id, () => api.put(`/channels/${channel.id}/slots`, { slots })); }

  view() {
    if (this.#error) return html`${heading(t('screen.channels'))}${failure(this.#error, () => this.start())}`;
    return html`${heading(t('screen.channels'), t('channels.lead'))}
      ${this.#channels === null ? loading() : this.#channels.length === 0 ? empty(t('channels.none')) : html`<div class="halves">${this.#channels.map(one => this.#channel(one))}</div>`}
      <section class="new"><h2>${t('channels.new')}</h2>${failure(this.#formErrors.get('new'))}
        <form class="stack" @submit=${event => this.#submit(event, 'new', ({ name, timeZone }) => api.post('/channels', { name: name.trim(), timeZone }))}>
        <label><span>${t('channels.name')}</span><input name="name" required maxlength="100"></label>
        <label><span>${t('channels.zone')}</span><select name="timeZone">${zones().map(zone => html`<option>${zone}</option>`)}</select></label>
        <button class="primary">${t('channels.create')}</button></form></section>`;
  }

  /** Until when access lasts, and what the platform still takes. */
  #standing({ accessEndsAt, renewed, quota }) {
    return html`${accessEndsAt ? html`<br><i class="soft small">${t(renewed ? 'account.renewed' : 'account.ends', { time: time(accessEndsAt) })}</i>` : nothing}
      ${quota ? html`<br><i class="small ${quota.left ? 'soft' : 'problem'}">${t('account.quota', { n: quota.left, posts: quota.posts })} ${quota.resetsAt ? t('account.resets', { time: time(quota.resetsAt) }) : t('account.rolling')}</i>` : nothing}`;
  }

  #channel(channel) {
    return html`<section aria-label=${channel.name}><h2>${channel.name} <span class="soft small">${channel.timeZone}</span></h2>
      ${failure(this.#formErrors.get(channel.id))}
      <h3>${t('channels.accounts')}</h3>
      ${channel.accounts.length === 0 ? html`<p class="soft">${t('channels.noAccount')}</p>` : html`<ul class="lines">${channel.accounts.map(account => html`<li>
        <span>${PLATFORMS[account.platform] ?? account.platform} <b>${account.username}</b> ${badge(account.state === 'connected' ? 'ready' : 'error', t(`account.${account.state}`))}
          ${this.#standing(account)}</span>
        <div>${account.state === 'reconnect' ? html`<button type="button" @click=${() => this.#connect(channel, { accountId: account.id })}>${t('channels.reconnect')}</button>` : nothing}
          <button type="button" class="link" @click=${() => this.#do(channel.id, () => api.delete(`/channels/${channel.id}/accounts/${account.id}`))}
            aria-label=${t('channels.disconnectOf', { name: account.username })}>${t('channels.disconnect')}</button></div></li>`)}</ul>`}
      <p class="row">${Object.entries(PLATFORMS).map(([platform, name]) => html`<button type="button" @click=${() => this.#connect(channel, { platform })}>${t('channels.connect', { platform: name })}</button>`)}</p>
      <details><summary>${t('channels.hook')}</summary><form class="stack" @submit=${event => this.#submit(event, channel.id, ({ url, username }) =>
        api.post(`/channels/${channel.id}/accounts`, { platform: 'webhook', externalId: url, username }))}>
        <label><span>${t('test.url')}</span><input name="url" type="url" required></label><label><span>${t('channels.account')}</span><input name="username" required></label>
        <button>${t('channels.add')}</button></form></details>
      <h3>${t('channels.slots')}</h3>
      <ul class="lines">${channel.slots.map((slot, index) => html`<li><span>${t(`day.${slot.day}`)} ${slot.time}</span>
        <button type="button" class="link" aria-label=${t('channels.removeOf', { name: `${t(`day.${slot.day}`)} ${slot.time}` })}
          @click=${() => this.#slots(channel, channel.slots.filter((_, at) => at !== index))}>${t('calendar.remove')}</button></li>`)}</ul>
      <form class="inline" @submit=${event => this.#submit(event, channel.id, ({ day, clock }) => api.put(`/channels/${channel.id}/slots`, { slots: [...channel.slots, { day, time: clock }] }))}>
        <label><span>${t('channels.day')}</span><select name="day">${DAYS.map(day => html`<option value=${day}>${t(`day.${day}`)}</option>`)}</select></label>
        <label><span>${t('channels.clock')}</span><input type="time" name="clock" required></label><button>${t('channels.add')}</button></form>
      <p class="last">${this.#removing === channel.id ? html`<span class="soft">${t('channels.sure')}</span> <button type="button" class="danger" @click=${() => this.#do(channel.id, () => api.delete(`/channels/${channel.id}`))}>${t('channels.delete')}</button>
          <button type="button" class="quiet" @click=${() => { this.#removing = null; this.#context.update(); }}>${t('cancel')}</button>`
    : html`<button type="button" class="link" @click=${() => { this.#removing = channel.id; this.#context.update(); }}>${t('channels.delete')}</button>`}</p></section>`;
  }
}
