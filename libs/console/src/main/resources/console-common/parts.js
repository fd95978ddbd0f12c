// What several screens show alike.
import { html, nothing } from './lit-html/lit-html.js';
import { t, tOr } from './i18n.js';
import { format } from './address.js';

/** What went wrong, who has to act, and one button. */
export function failure(error, again = null) {
  if (!error) return nothing;
  const code = error.code ?? 'internal_error';
  const remedy = tOr(`remedy.${code}`, t('remedy.other'));
  return html`<div class="failure" role="alert">
    <p><strong>${error.status === 0 ? t('failure.unreachable') : error.message}</strong></p>
    <p>${remedy}${error.retryAfter ? ' ' + t('failure.retryAfter', { n: error.retryAfter }) : nothing}</p>
    ${error.code === 'insufficient_credits' ? html`<p><a class="button" href=${format('credits')}>${t('failure.credits')}</a></p>` : nothing}
    ${again ? html`<p><button type="button" @click=${again}>${t('failure.again')}</button></p>` : nothing}
    ${error.requestId ? html`<p class="soft small">${t('failure.request')} <code>${error.requestId}</code></p>` : nothing}
  </div>`;
}

export const loading = () => html`<p class="loading" role="status">${t('loading')}</p>`;

export const empty = (text, action = nothing) => html`<div class="empty"><p>${text}</p>${action}</div>`;

export const badge = (kind, text) => html`<span class="badge ${kind}">${text}</span>`;

export const status = value => badge(value, t(`status.${value}`));

export const bar = (value, label) => html`<progress max="100" .value=${value} aria-label=${label}>${value} %</progress>`;

export function heading(title, lead = nothing, actions = nothing) {
  return html`<header class="heading"><div><h1 tabindex="-1">${title}</h1>${lead === nothing ? nothing : html`<p class="lead">${lead}</p>`}</div>
    <div class="actions">${actions}</div></header>`;
}

/** A button that copies, and says that it did. */
export function copy(text, label = t('copy')) {
  return html`<button type="button" class="quiet" @click=${async event => {
    const button = event.currentTarget;
    await navigator.clipboard.writeText(text());
    button.textContent = t('copied');
    setTimeout(() => { button.textContent = label; }, 1500);
  }}>${label}</button>`;
}

/** Saves a text as a file. */
export function save(text, name, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The elements of a form by name. */
export const values = form => Object.fromEntries(new FormData(form));
