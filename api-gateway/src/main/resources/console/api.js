// The public API, and nothing else. Every call is written down for the request log.
import { session } from './session.js';

const BASE = '/api/public/v3';
const MAX_CALLS = 1000;
const MAX_PAUSE_SECONDS = 15;

export const calls = [];

/** What a call was refused with; status 0 when the server could not be reached. */
export class ApiError extends Error {
  constructor(status, body, retryAfter = null) {
    super(body.error ?? `HTTP ${status}`);
    this.status = status;
    this.code = body.code ?? 'unreachable';
    this.errors = body.errors ?? [];
    this.requestId = body.requestId ?? null;
    this.retryAfter = retryAfter;
  }
}

const query = values => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length ? '?' + new URLSearchParams(given) : '';
};

async function send(method, path, { body, params = {}, idempotencyKey, signal, key = session.key, accept = 'application/json' } = {}) {
  const headers = { Accept: accept };
  if (key) headers.key = key;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const entry = { at: new Date().toISOString(), method, path, status: 0, id: null, milliseconds: 0 };
  const started = performance.now();
  calls.unshift(entry);
  calls.length = Math.min(calls.length, MAX_CALLS);
  try {
    const answer = await fetch(BASE + path + query(params), { method, headers, signal, cache: 'no-store',
      body: body === undefined ? undefined : JSON.stringify(body) });
    entry.status = answer.status;
    entry.id = answer.headers.get('X-Request-Id');
    entry.milliseconds = Math.round(performance.now() - started);
    if (answer.ok) return answer;
    const refused = await answer.json().catch(() => ({ code: 'unavailable' }));
    if (answer.status === 401 && key === session.key) session.end('signin.over');
    throw new ApiError(answer.status, refused, Number(answer.headers.get('Retry-After')) || null);
  } catch (failure) {
    if (failure instanceof ApiError || failure.name === 'AbortError') throw failure;
    entry.ended = true;
    throw new ApiError(0, {});
  }
}

const json = async (method, path, options) => (await send(method, path, options)).json();

export const api = {
  get: (path, params, options) => json('GET', path, { ...options, params }),
  post: (path, body = {}, options) => json('POST', path, { ...options, body }),
  put: (path, body, options) => json('PUT', path, { ...options, body }),
  patch: (path, body, options) => json('PATCH', path, { ...options, body }),
  delete: (path, params, options) => json('DELETE', path, { ...options, params }),

  /** Sends a file; `progress` hears which share of it has been sent. What fetch cannot tell, an XMLHttpRequest does. */
  upload: (file, progress, signal) => new Promise((done, failed) => {
    const call = new XMLHttpRequest();
    const entry = { at: new Date().toISOString(), method: 'POST', path: '/media', status: 0, id: null, milliseconds: 0 };
    const started = performance.now();
    calls.unshift(entry);
    call.open('POST', BASE + '/media' + query({ fileName: file.name }));
    call.setRequestHeader('key', session.key);
    call.setRequestHeader('Content-Type', 'application/octet-stream');
    call.responseType = 'json';
    call.upload.onprogress = event => progress(event.loaded / event.total);
    call.onerror = call.onabort = () => failed(new ApiError(0, {}));
    call.onload = () => {
      Object.assign(entry, { status: call.status, id: call.getResponseHeader('X-Request-Id'), milliseconds: Math.round(performance.now() - started) });
      if (call.status === 200) return done(call.response);
      if (call.status === 401) session.end('signin.over');
      failed(new ApiError(call.status, call.response ?? { code: 'unavailable' }));
    };
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  }),

  async text(path, params, accept) { return (await send('GET', path, { params, accept })).text(); },

  /**
   * Follows a project until its run ends: `heard('status' | 'progress', data)`. A connection that is lost is made again,
   * and `lost(true)` says so until it stands. Ends when `signal` is aborted, or when the project may not be read.
   */
  async follow(pid, { heard, lost, signal }) {
    for (let failures = 0; !signal.aborted;) {
      try {
        const answer = await send('GET', '/status/stream', { params: { pid }, accept: 'text/event-stream', signal });
        lost(false);
        failures = 0;
        for await (const event of events(answer.body)) {
          heard(event.name, event.data);
          if (event.name === 'status' && ['ready', 'error'].includes(event.data.status)) return;
        }
      } catch (failure) {
        if (signal.aborted) return;
        if ([400, 401, 403, 404].includes(failure.status)) throw failure;
        if (failure.retryAfter) { await pause(failure.retryAfter, signal); continue; }
      }
      lost(true);
      await pause(Math.min(2 ** failures++, MAX_PAUSE_SECONDS), signal);
    }
  },
};

const pause = (seconds, signal) => new Promise(done => {
  const timer = setTimeout(done, seconds * 1000);
  signal.addEventListener('abort', () => { clearTimeout(timer); done(); }, { once: true });
});

/** Server-sent events as the HTML standard has them, as far as the API uses them. */
export async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    rest += value.replaceAll('\r', '');
    for (let end; (end = rest.indexOf('\n\n')) >= 0; rest = rest.slice(end + 2)) {
      const lines = rest.slice(0, end).split('\n');
      const of = name => lines.filter(line => line.startsWith(name + ':')).map(line => line.slice(name.length + 1).replace(/^ /, ''));
      if (of('data').length) yield { name: of('event')[0] ?? 'message', data: JSON.parse(of('data').join('\n')) };
    }
  }
}
