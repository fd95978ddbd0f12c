// Publishing a film: in the next free slot of a channel or at once, with what TikTok asks of whoever posts there.
import { html, nothing } from './lit-html/lit-html.js';
import { live } from './lit-html/directives/live.js';
import { api } from './api.js';
import { t, time } from './i18n.js';
import { badge, failure } from './parts.js';

const MAX_TITLE = 100;
const PRIVACY = ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'FOLLOWER_OF_CREATOR', 'SELF_ONLY'];
const ALLOWED = ['comment', 'duet', 'stitch'];
const MUSIC_TERMS = 'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en';
const BRANDED_TERMS = 'https://www.tiktok.com/legal/page/global/bc-policy/en';

export class Publication {
  #update; #channels = null; #channel = null; #error = null; #published = null; #busy = false; #promotes = false; #branded = false;
  #attempt = crypto.randomUUID();

  constructor(update) { this.#update = update; }

  async read() {
    try {
      this.#channels = (await api.get('/channels')).channels;
      this.#channel ??= this.#channels[0]?.id ?? null;
    } catch (error) {
      this.#error = error;
    }
    this.#update();
  }

  /** The names of the TikTok accounts of the channel; TikTok wants them shown beside the form. */
  get #creators() {
    return this.#channels.find(one => one.id === this.#channel)?.accounts.filter(account => account.platform === 'tiktok').map(account => account.username) ?? [];
  }

  get #asksForTikTok() { return this.#creators.length > 0; }

  async #publish(event, videoUrl) {
    event.preventDefault();
    if (this.#busy) return;
    const data = new FormData(event.target);
    const extraParams = { title: data.get('title') };
    if (this.#asksForTikTok) {
      Object.assign(extraParams, { privacy_level: data.get('privacy_level'), brand_organic_toggle: data.get('own') === 'on', brand_content_toggle: data.get('branded') === 'on' },
        ...ALLOWED.map(name => ({ [`disable_${name}`]: data.get(name) !== 'on' })));
    }
    this.#busy = true;
    this.#error = null;
    this.#update();
    try {
      this.#published = await api.post(data.get('when') === 'now' ? '/publish-now' : '/add-to-queue', { videoUrl, channelId: this.#channel, extraParams },
        { idempotencyKey: this.#attempt });
      this.#attempt = crypto.randomUUID();
    } catch (error) {
      this.#error = error;
      if (error.status !== 0) this.#attempt = crypto.randomUUID();
    }
    this.#busy = false;
    this.#update();
  }

  view(name, videoUrl) {
    return html`<section><h2>${t('project.publish')}</h2>
      ${this.#channels?.length === 0 ? html`<p class="soft">${t('project.noChannel')}</p>` : nothing}
      ${this.#channels?.length ? html`<form @submit=${event => this.#publish(event, videoUrl)}><div class="inline">
        <label><span>${t('project.channel')}</span><select name="channelId" @change=${event => { this.#channel = event.target.value; this.#update(); }}>${this.#channels.map(one => html`<option value=${one.id} .selected=${live(one.id === this.#channel)}>${one.name}</option>`)}</select></label>
        <label><span>${t('project.title')}</span><input name="title" maxlength=${MAX_TITLE} .value=${name.slice(0, MAX_TITLE)}></label>
        <label><span>${t('project.when')}</span><select name="when"><option value="slot">${t('project.slot')}</option><option value="now">${t('project.now')}</option></select></label>
        ${this.#asksForTikTok ? nothing : this.#button()}</div>
        ${this.#asksForTikTok ? this.#tiktok() : nothing}</form>` : nothing}
      ${this.#error?.code === 'forbidden' ? html`<p class="soft">${this.#error.message}</p>` : failure(this.#error)}
      ${this.#published?.publishAt ? html`<p class="note" role="status">${t('project.queued', { time: time(this.#published.publishAt), channel: this.#published.channelName ?? '' })}</p>` : nothing}
      ${(this.#published?.results ?? []).map(one => html`<p role="status">${badge(one.status === 'failed' ? 'error' : 'ready', one.status)} ${one.platform} ${one.url ? html`<a href=${one.url} rel="noreferrer">${one.url}</a>` : one.error ?? ''}</p>`)}</section>`;
  }

  #button() { return html`<button ?disabled=${this.#busy}>${this.#busy ? t('busy') : t('project.publishGo')}</button>`; }

  /** TikTok wants these chosen by the person, with nothing chosen before, and its terms named beside the button. */
  #tiktok() {
    const check = (name, text, change = null) => html`<label class="check"><input type="checkbox" name=${name} @change=${change ?? nothing}> <span>${text}</span></label>`;
    return html`<fieldset class="checks tiktok"><legend>TikTok <b>${this.#creators.join(', ')}</b></legend>
      <label><span>${t('tiktok.privacy')}</span><select name="privacy_level" required><option value="">${t('tiktok.choose')}</option>
        ${PRIVACY.map(one => html`<option value=${one} ?disabled=${this.#branded && one === 'SELF_ONLY'}>${t(`tiktok.${one}`)}</option>`)}</select></label>
      ${ALLOWED.map(name => check(name, t(`tiktok.${name}`)))}
      ${check('promotes', t('tiktok.promotes'), event => { this.#promotes = event.target.checked; if (!this.#promotes) this.#branded = false; this.#update(); })}
      ${this.#promotes ? html`<div class="checks inner">${check('own', t('tiktok.own'))}${check('branded', t('tiktok.branded'), event => { this.#branded = event.target.checked; this.#update(); })}</div>` : nothing}
      <p class="soft small">${t('tiktok.terms')} <a href=${MUSIC_TERMS} rel="noreferrer">${t('tiktok.music')}</a>${this.#branded ? html`, <a href=${BRANDED_TERMS} rel="noreferrer">${t('tiktok.policy')}</a>` : nothing}</p>
      ${this.#button()}</fieldset>`;
  }
}
