// Entries of the audit log as a table.
import { html, nothing } from './lit-html/lit-html.js';
import { format } from './address.js';
import { t, time } from './i18n.js';

export const entries = list => html`<div class="scroll" tabindex="0" role="region" aria-label=${t('screen.audit')}><table>
  <thead><tr><th>${t('audit.at')}</th><th>${t('audit.actor')}</th><th>${t('audit.action')}</th><th>${t('audit.subject')}</th><th>${t('audit.reason')}</th></tr></thead>
  <tbody>${list.map(one => html`<tr><td>${time(one.at, { dateStyle: 'medium', timeStyle: 'medium' })}</td><td>${one.actor}</td><td><code>${one.action}</code></td>
    <td><code>${one.subject}</code> ${one.workspaceId ? html`<a class="small" href=${format('workspace', one.workspaceId)}>${t('job.workspace')}</a>` : nothing}
      ${one.before || one.after ? html`<details><summary>${t('audit.change')}</summary><pre tabindex="0">${JSON.stringify(one.before)} → ${JSON.stringify(one.after)}</pre></details>` : nothing}</td>
    <td>${one.reason ?? '–'}</td></tr>`)}</tbody></table></div>`;
