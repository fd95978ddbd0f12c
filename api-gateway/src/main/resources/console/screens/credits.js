// Credits: what there is, what moved, what is bought.
import { html, nothing } from '../lit-html/lit-html.js';
import { live } from '../lit-html/directives/live.js';
import { format, replaceQuery } from '../address.js';
import { api } from '../api.js';
import { money, number, t, time, tOr } from '../i18n.js';
import { badge, empty, failure, heading, loading, save, values } from '../parts.js';

const KINDS = ['grant', 'hold', 'charge', 'release', 'refund', 'expiry', 'revocation', 'restoration', 'debt_payment'];
const PAGE = 100;
const PAGE_OF_FILE = 1000;

export default class Credits {
  #context; #query; #lines = null; #balance = null; #next = null; #error = null;
  #holdings = null; #topUp = null; #topUpError = null; #topUpSaved = false; #invoices = []; #bought = null; #buyError = null; #buying = false; #asking = false;
  #attempt = crypto.randomUUID(); #saveError = null;

  constructor(context, address) {
    this.#context = context;
    this.#query = address.query;
  }

  start() {
    this.#context.refreshAccount();
    this.#read();
    this.#readBilling();
  }

  moved(address) {
    this.#query = address.query;
    this.#read();
  }

  get #period() {
    const { from, to } = this.#query;
    return { from: from && new Date(`${from}T00:00`).toISOString(), to: to && new Date(new Date(`${to}T00:00`).getTime() + 86_400_000).toISOString() };
  }

  async #read(cursor) {
    this.#error = null;
    try {
      const page = await api.get('/credits/statement', { limit: PAGE, cursor, ...this.#period });
      this.#lines = cursor ? [...this.#lines, ...page.lines] : page.lines;
      this.#balance = page.balance;
      this.#next = page.nextCursor;
    } catch (error) {
      this.#error = error;
    }
    this.#context.update();
  }

  async #readBilling() {
    this.#topUpError = null;
    try {
      this.#holdings = await api.get('/credits/grants');
      this.#topUp = await api.get('/credits/auto-topup');
      this.#invoices = (await api.get('/credits/invoices', { limit: 20 })).invoices;
    } catch (error) {
      this.#topUpError = error;
    }
    this.#context.update();
  }

  #filter(name, value) {
    this.#query = { ...this.#query, [name]: value };
    replaceQuery(this.#query);
    if (name === 'kind') this.#context.update();
    else this.#read();
  }

  async #saveFile() {
    this.#saveError = null;
    try {
      save(await api.text('/credits/statement', { format: 'csv', limit: PAGE_OF_FILE, ...this.#period }, 'text/csv'), 'reelmill-credits.csv', 'text/csv');
    } catch (error) {
      this.#saveError = error;
    }
    this.#context.update();
  }

  async #buy() {
    this.#asking = false;
    this.#buying = true;
    this.#buyError = null;
    this.#context.update();
    try {
      this.#bought = await api.post('/buy-credit-pack', { source: 'auto_topup' }, { idempotencyKey: this.#attempt });
      this.#attempt = crypto.randomUUID();
      this.start();
    } catch (error) {
      this.#buyError = error;
    }
    this.#buying = false;
    this.#context.update();
  }

  async #saveTopUp(event) {
    event.preventDefault();
    const { enabled, threshold, target, dailyCap } = values(event.target);
    this.#topUpError = null;
    this.#topUpSaved = false;
    try {
      this.#topUp = await api.put('/credits/auto-topup', { enabled: enabled === 'on', threshold: Number(threshold),
        target: target === '' ? null : Number(target), pack: this.#topUp.pack, dailyCap: Number(dailyCap) });
      this.#topUpSaved = true;
    } catch (error) {
      this.#topUpError = error;
    }
    this.#context.update();
  }

  view() {
    const account = this.#context.account();
    return html`${heading(t('screen.credits'), account ? t('credits.plan', { plan: account.subscription.plan, n: account.subscription.monthlyCredits }) : nothing, this.#buyButton())}
      ${failure(this.#buyError)}
      ${this.#bought ? html`<p class="note" role="status">${t(`bought.${this.#bought.status}`, { n: this.#bought.invoice.credits })}
        ${this.#bought.invoice.url ? html`<a href=${this.#bought.invoice.url} rel="noreferrer">${t('bought.page')}</a>` : nothing}</p>` : nothing}
      ${account ? this.#tiles(account) : nothing}
      ${this.#held()}
      ${this.#statement()}
      <div class="halves">${this.#automatic()}${this.#bills()}</div>`;
  }

  #buyButton() {
    if (!this.#asking) {
      return html`<button type="button" class="primary" ?disabled=${this.#buying} @click=${() => { this.#asking = true; this.#context.update(); }}>
        ${this.#buying ? t('busy') : t('credits.buy')}</button>`;
    }
    return html`<span role="group" aria-label=${t('credits.buy')}><span class="soft">${t('credits.sure')}</span>
      <button type="button" class="primary" @click=${() => this.#buy()}>${t('credits.buyGo')}</button>
      <button type="button" class="quiet" @click=${() => { this.#asking = false; this.#context.update(); }}>${t('cancel')}</button></span>`;
  }

  #tiles({ credits, subscription }) {
    const tile = (name, value, note = nothing) => html`<div class="tile"><dt>${t(`credits.${name}`)}</dt><dd>${number(value)}</dd>${note === nothing ? nothing : html`<dd class="soft small">${note}</dd>`}</div>`;
    return html`<dl class="tiles">${tile('total', credits.total)}
      ${tile('regular', credits.regular, subscription.renewsAt ? t('credits.until', { time: time(subscription.renewsAt, { dateStyle: 'medium' }) }) : nothing)}
      ${tile('nonExpiring', credits.nonExpiring, t('credits.never'))}${tile('reserved', credits.reserved, t('credits.reservedNote'))}
      ${credits.debt ? tile('debt', credits.debt, t('credits.debtNote')) : nothing}</dl>`;
  }

  /** What came with which grant and until when it is good; and what is held for work under way. */
  #held() {
    if (this.#holdings === null) return nothing;
    const { grants, reservations } = this.#holdings;
    return html`<div class="halves"><section class="grants"><h2>${t('grants.title')}</h2>${grants.length === 0 ? html`<p class="soft">${t('grants.none')}</p>` : html`<ul class="lines">${grants.map(one => html`<li>
        <span>${tOr(`category.${one.category}`, one.category)} <i class="soft">${one.expiresAt ? t('credits.until', { time: time(one.expiresAt, { dateStyle: 'medium' }) }) : t('credits.never')}</i></span>
        <b>${t('grants.left', { n: one.credits, given: one.given })}</b></li>`)}</ul>`}</section>
      <section class="reservations"><h2>${t('holds.title')}</h2>${reservations.length === 0 ? html`<p class="soft">${t('holds.none')}</p>` : html`<ul class="lines">${reservations.map(one => html`<li>
        <span>${one.pid ? html`<a href=${format('project', one.pid)}>${t(`hold.${one.purpose}`)}</a>` : tOr(`hold.${one.purpose}`, one.purpose)} <i class="soft">${time(one.createdAt)}</i></span>
        <b>${number(one.credits)}</b></li>`)}</ul>`}</section></div>`;
  }

  #statement() {
    const { from = '', to = '', kind = '' } = this.#query;
    const lines = (this.#lines ?? []).filter(line => !kind || line.kind === kind);
    return html`<section class="new"><h2>${t('credits.statement')}</h2>
      <form class="filters" @submit=${event => event.preventDefault()}>
        <label><span>${t('credits.from')}</span><input type="date" .value=${live(from)} @change=${event => this.#filter('from', event.target.value)}></label>
        <label><span>${t('credits.to')}</span><input type="date" .value=${live(to)} @change=${event => this.#filter('to', event.target.value)}></label>
        <label><span>${t('credits.kind')}</span><select @change=${event => this.#filter('kind', event.target.value)}><option value="">${t('all')}</option>
          ${KINDS.map(one => html`<option value=${one} .selected=${live(one === kind)}>${t(`kind.${one}`)}</option>`)}</select></label>
        <button type="button" @click=${() => this.#saveFile()}>${t('credits.csv')}</button></form>
      ${failure(this.#saveError)}
      ${this.#error ? failure(this.#error, () => this.start()) : this.#lines === null ? loading() : lines.length === 0 ? empty(t('credits.none'))
    : html`<div class="scroll" tabindex="0" role="region" aria-label=${t('credits.statement')}><table>
        <thead><tr><th>${t('credits.time')}</th><th>${t('credits.kind')}</th><th>${t('credits.what')}</th><th class="right">${t('credits.change')}</th>
          <th class="right">${t('credits.total')}</th><th class="right">${t('credits.reserved')}</th></tr></thead>
        <tbody>${lines.map(line => html`<tr><td>${time(line.time)}</td><td>${badge(line.kind, t(`kind.${line.kind}`))}</td>
          <td>${line.pid ? html`<a href=${format('project', line.pid)}>${line.description}</a>` : line.description}
            ${line.grants.length ? html`<span class="soft small">${line.grants.map(one => `${tOr(`category.${one.category}`, one.category)} ${number(one.credits)}`).join(', ')}</span>` : nothing}</td>
          <td class="right ${line.credits < 0 ? 'less' : 'gain'}">${number(line.credits, { signDisplay: 'exceptZero' })}</td>
          <td class="right">${number(line.balance)}</td><td class="right">${number(line.reserved)}</td></tr>`)}</tbody></table></div>
        ${this.#next ? html`<p class="center"><button type="button" @click=${() => this.#read(this.#next)}>${t('more')}</button></p>` : nothing}`}</section>`;
  }

  #automatic() {
    const order = this.#topUp;
    return html`<section><h2>${t('topup.title')}</h2>${failure(this.#topUpError)}
      ${order?.pausedAt ? html`<div class="failure" role="alert"><p><strong>${t('topup.paused', { time: time(order.pausedAt) })}</strong></p><p>${tOr(`topup.${order.pauseReason}`, order.pauseReason)}</p></div>` : nothing}
      ${order ? html`<form class="stack" @submit=${event => this.#saveTopUp(event)}>
        <label class="check"><input type="checkbox" name="enabled" .checked=${order.enabled}> <span>${t('topup.enabled')}</span></label>
        <label><span>${t('topup.threshold')}</span><input type="number" name="threshold" min="0" required .value=${order.threshold}></label>
        <label><span>${t('topup.target')}</span><input type="number" name="target" min="1" .value=${order.target ?? ''} placeholder=${t('topup.one')}></label>
        <label><span>${t('topup.cap')}</span><input type="number" name="dailyCap" min="1" required .value=${order.dailyCap}></label>
        <button>${t('save')}</button>${this.#topUpSaved ? html`<p class="note" role="status">${t('saved')}</p>` : nothing}</form>` : nothing}</section>`;
  }

  #bills() {
    return html`<section><h2>${t('invoices.title')}</h2>${this.#invoices.length === 0 ? html`<p class="soft">${t('invoices.none')}</p>` : html`<ul class="lines">
      ${this.#invoices.map(one => html`<li><span>${one.number} <i class="soft">${time(one.createdAt, { dateStyle: 'medium' })} · ${one.item} · ${number(one.credits)} ${t('credits.unit')}</i>
        ${one.url ? html`<a href=${one.url} rel="noreferrer">${t('bought.page')}</a>` : nothing}</span><b>${money(one.amount, one.currency)} ${badge(one.status === 'paid' ? 'ready' : 'building', tOr(`invoice.${one.status}`, one.status))}</b></li>`)}</ul>`}</section>`;
  }
}
