// The console of those who make films.
import { html } from './lit-html/lit-html.js';
import { format } from './address.js';
import { api } from './api.js';
import { start } from './application.js';
import { number, t } from './i18n.js';
import { revokeIssued } from './oidc.js';

start({
  name: 'Reelmill',
  screens: ['create', 'batch', 'projects', 'calendar', 'channels', 'credits', 'deliveries', 'keys', 'requests'],
  further: { project: 'projects' },
  account: () => api.get('/me'),
  signedOut: revokeIssued,
  balance: ({ credits, workspace }) => html`<a class="balance" href=${format('credits')} title=${workspace.name}>
    <b>${number(credits.total)}</b> <span>${t('credits.unit')}</span></a>`,
});
