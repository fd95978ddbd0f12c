// Draws the reference from what the gateway says of itself: /q/openapi and GET /render. Nothing else is loaded.
'use strict';

const main = document.querySelector('main');
const nav = document.querySelector('#nav');

/** An element; text is always set as text, so nothing in the description can become markup. */
function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, value));
  node.append(...children.filter(child => child !== null && child !== undefined && child !== ''));
  return node;
}

/** Text in which `words` are set as code. */
function prose(text) {
  return String(text).split(/(`[^`]+`)/).map(part => part.startsWith('`') ? el('code', {}, part.slice(1, -1)) : part);
}

const paragraphs = text => String(text).trim().split(/\n\s*\n/).map(one => el('p', { class: 'lead' }, ...prose(one)));

function highlighted(value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const pre = el('pre', { tabindex: '0' });
  const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null|-?\d+(?:\.\d+)?)\b/g;
  let last = 0;
  for (const found of text.matchAll(token)) {
    pre.append(text.slice(last, found.index));
    const kind = found[2] ? 'k' : found[1] ? 's' : 'n';
    pre.append(el('span', { class: kind }, found[1] || found[3]), found[2] || '');
    last = found.index + found[0].length;
  }
  pre.append(text.slice(last));
  return pre;
}

function sample(caption, value) {
  const copy = el('button', { type: 'button' }, 'Copy');
  const figure = el('figure', {}, el('figcaption', {}, caption), copy, highlighted(value));
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(figure.querySelector('pre').textContent);
    copy.textContent = 'Copied';
    setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
  });
  return figure;
}

const list = (words, label) => words && words.length
  ? el('small', {}, label, ...words.flatMap((word, i) => [i ? ' ' : '', el('code', {}, String(word))])) : '';

function bounds(entry) {
  if (entry.minimum === undefined && entry.maximum === undefined) return '';
  return entry.maximum === undefined ? `, at least ${entry.minimum}` : `, ${entry.minimum} to ${entry.maximum}`;
}

/** A field of the catalog. */
function field(name, entry) {
  const fallback = entry.default === undefined ? '' : el('small', {}, 'Default: ', el('code', {}, JSON.stringify(entry.default)));
  const perWorkflow = Object.entries(entry.workflowDefaults || {}).map(([w, v]) => `${w}: ${JSON.stringify(v)}`);
  const inner = Object.entries(entry.fields || {});
  return el('li', { 'data-find': `${name} ${(entry.aliases || []).map(a => a.name).join(' ')}`.toLowerCase() },
    el('code', { class: 'name' }, name),
    el('span', { class: 'type' }, entry.type + bounds(entry), entry.required ? ', required' : ''),
    el('p', {}, ...prose(entry.description || '')),
    fallback,
    list(perWorkflow, 'Default by workflow: '),
    list(entry.allowed, 'Allowed: '),
    list((entry.aliases || []).map(a => a.name + (a.inverted ? ' (inverted)' : '')), 'Also sent as: '),
    list(entry.workflows, 'Only in: '),
    inner.length ? el('ul', { class: 'fields' }, ...inner.map(([n, e]) => field(n, e))) : '');
}

const resolve = (api, node) => node && node.$ref
  ? resolve(api, node.$ref.slice(2).split('/').reduce((at, key) => at[key.replace(/~1/g, '/').replace(/~0/g, '~')], api))
  : node;

const typeOf = schema => schema.type ? [].concat(schema.type).join(' or ') : 'any';

/** The properties of a schema, one level deep with its lists opened. */
function properties(api, raw) {
  const schema = resolve(api, raw) || {};
  if (schema.allOf) return schema.allOf.flatMap(part => properties(api, part));
  return Object.entries(schema.properties || {}).map(([name, value]) => {
    const property = resolve(api, value);
    const inner = property.type === 'array' ? property.items : property;
    const deeper = inner ? properties(api, inner) : [];
    return el('li', {}, el('code', { class: 'name' }, name), el('span', { class: 'type' }, typeOf(property)),
      property.description ? el('p', {}, property.description) : '',
      deeper.length ? el('ul', { class: 'fields' }, ...deeper) : '');
  });
}

function request(api, operation) {
  const parts = [];
  const parameters = (operation.parameters || []).map(p => resolve(api, p));
  if (parameters.length) {
    parts.push(el('h4', {}, 'Parameters'), el('ul', { class: 'fields' }, ...parameters.map(p => el('li', {},
      el('code', { class: 'name' }, p.name),
      el('span', { class: 'type' }, `${p.in}, ${typeOf(p.schema)}${bounds(p.schema)}${p.required ? ', required' : ''}`),
      el('p', {}, p.description || ''), list(p.schema.enum, 'Allowed: '),
      p.schema.default === undefined ? '' : el('small', {}, 'Default: ', el('code', {}, String(p.schema.default)))))));
  }
  const body = operation.requestBody && operation.requestBody.content['application/json'];
  if (body && body.schema.$ref && body.schema.$ref.endsWith('/RenderRequest')) {
    parts.push(el('h4', {}, 'Body'), el('p', {}, 'A render request: see ', el('a', { href: '#fields' }, 'its fields'), '.'));
  } else if (body) {
    parts.push(el('h4', {}, 'Body'), el('ul', { class: 'fields' }, ...properties(api, body.schema)));
  }
  return parts;
}

function responses(api, operation) {
  const rows = Object.entries(operation.responses).map(([status, raw]) => {
    const answer = resolve(api, raw);
    const content = Object.values(answer.content || {})[0];
    const code = content && content.example && content.example.code;
    return el('tr', {}, el('td', {}, el('code', {}, status)), el('td', {}, answer.description), el('td', {}, code ? el('code', {}, code) : ''));
  });
  const good = Object.values((resolve(api, operation.responses['200']) || {}).content || {})[0];
  const fields = good ? properties(api, good.schema) : [];
  return [
    el('h4', {}, 'Answers'), el('table', {}, ...rows),
    fields.length ? el('details', {}, el('summary', {}, 'Fields of the answer'), el('ul', { class: 'fields' }, ...fields)) : ''];
}

function samples(api, operation, verb, path) {
  const body = operation.requestBody && operation.requestBody.content['application/json'];
  const first = body && (body.example || resolve(api, Object.values(body.examples || {})[0] || {}).value);
  const query = (operation.parameters || []).map(p => resolve(api, p)).filter(p => p.in === 'query' && p.required)
    .map(p => `?${p.name}=…`).join('');
  const key = operation.security && !operation.security.length ? [] : ["-H 'key: YOUR_KEY'"];
  const curl = ['curl' + (verb === 'get' ? '' : ` -X ${verb.toUpperCase()}`) + ` '${location.origin}${path}${query}'`, ...key,
    ...(first ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(first, null, 2).replace(/'/g, "'\\''")}'`] : [])];
  const good = Object.values((resolve(api, operation.responses['200']) || {}).content || {})[0];
  return [sample('Request', curl.join(' \\\n  ')), good && good.example ? sample('Answer', good.example) : ''];
}

function endpoint(api, path, verb, operation) {
  const open = operation.security && !operation.security.length;
  return el('section', { class: 'card', id: operation.operationId, 'data-find': `${verb} ${path} ${operation.summary}`.toLowerCase() },
    el('header', {}, el('span', { class: `verb ${verb}` }, verb.toUpperCase()), el('code', {}, path),
      el('span', { class: 'tag needs' }, open ? 'no key' : 'header key')),
    el('div', { class: 'split' },
      el('div', {}, el('p', {}, el('strong', {}, operation.summary + '.')), ...paragraphs(operation.description || ''),
        ...request(api, operation), ...responses(api, operation)),
      el('div', {}, ...samples(api, operation, verb, path))));
}

function workflowCard(workflow, example) {
  const defaults = Object.entries(workflow.defaults || {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return el('section', { class: 'card', 'data-find': workflow.workflow },
    el('header', {}, el('h3', {}, workflow.workflow), workflow.available ? '' : el('span', { class: 'tag later' }, 'priced, not rendered yet')),
    el('p', {}, workflow.description), el('p', {}, 'Needs ', ...prose(workflow.requiredInput)),
    el('ul', { class: 'fields' }, el('li', {}, list(defaults, 'Defaults of its own: '))),
    el('details', {}, el('summary', {}, 'A request that works as it stands'), sample('', example)));
}

function contents(groups) {
  groups.forEach(([title, links]) => nav.append(el('h2', {}, title), ...links));
}

function search() {
  document.querySelector('#search').addEventListener('input', event => {
    const words = event.target.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const matches = node => words.every(word => node.dataset.find.includes(word));
    document.querySelectorAll('[data-find]').forEach(node => {
      const inside = [...node.querySelectorAll('[data-find]')].some(matches);
      const around = node.parentElement.closest('[data-find]');
      node.hidden = !(matches(node) || inside || (around && matches(around)));
    });
    document.querySelectorAll('[data-block]').forEach(block => {
      block.hidden = !block.querySelector('[data-find]:not([hidden])');
    });
  });
}

function draw(api, live) {
  const operations = Object.entries(api.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })));
  const blocks = {};
  Object.entries(live.parameterReference).forEach(([name, entry]) => {
    const block = name.includes('.') ? name.split('.')[0] : 'top level';
    (blocks[block] = blocks[block] || []).push([name, entry]);
  });
  const groups = api.tags.map(tag => ({ tag, members: operations.filter(o => o.operation.tags.includes(tag.name)) }))
    .filter(group => group.members.length);

  main.replaceChildren(
    el('h1', {}, `${api.info.title} API`), el('p', { class: 'lead' }, api.info.summary),
    el('div', { class: 'chips' }, el('span', { class: 'chip' }, `Version ${api.info.version}`),
      el('a', { class: 'chip', href: '/q/openapi' }, 'OpenAPI 3.1'),
      el('a', { class: 'chip', href: '/api/public/v3/render' }, 'Live description')),
    ...paragraphs(api.info.description),
    ...groups.flatMap(({ tag, members }) => [
      el('h2', { id: `tag-${tag.name}` }, tag.name[0].toUpperCase() + tag.name.slice(1)), el('p', { class: 'lead' }, tag.description),
      ...members.map(({ path, verb, operation }) => endpoint(api, path, verb, operation))]),
    el('h2', { id: 'workflows' }, 'Workflows'),
    el('p', { class: 'lead' }, 'What a video is made from; each needs its own input and has its own defaults.'),
    el('div', { class: 'workflows' }, ...live.workflows.map(w => workflowCard(w, live.examples[w.workflow]))),
    el('h2', { id: 'fields' }, 'Fields of a render request'),
    el('p', { class: 'lead' }, live.compatibility.values, ' ', live.compatibility.unknownFields),
    ...Object.entries(blocks).map(([block, entries]) => el('section', { class: 'card', id: `block-${block}`, 'data-block': block },
      el('header', {}, el('h3', {}, block)),
      el('ul', { class: 'fields' }, ...entries.map(([name, entry]) => field(name, entry))))),
    el('h2', { id: 'errors' }, 'Errors'),
    el('p', { class: 'lead' }, 'One body for every failure. All violations are told at once; the first one stands on top.'),
    el('div', { class: 'split' },
      el('table', {}, ...Object.entries(api.components.responses).map(([status, answer]) => el('tr', {},
        el('td', {}, el('code', {}, status)), el('td', {}, answer.description)))),
      sample('400', api.components.responses['400'].content['application/json'].example)));

  contents([
    ...groups.map(({ tag, members }) => [tag.name, members.map(({ path, verb, operation }) => el('a',
      { href: `#${operation.operationId}`, 'data-find': `${verb} ${path} ${operation.summary}`.toLowerCase() },
      el('span', { class: `verb ${verb}` }, verb.toUpperCase()), path.replace(/^\/api(\/public\/v3)?/, '')))]),
    ['Render request', [el('a', { href: '#workflows' }, 'Workflows'),
      ...Object.keys(blocks).map(block => el('a', { href: `#block-${block}` }, block))]],
    ['More', [el('a', { href: '#errors' }, 'Errors')]]]);
  search();
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

async function read(path) {
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}

Promise.all([read('/q/openapi'), read('/api/public/v3/render')])
  .then(([api, live]) => draw(api, live))
  .catch(failure => main.replaceChildren(el('p', { class: 'failed' }, `The description cannot be read: ${failure.message}`)));
