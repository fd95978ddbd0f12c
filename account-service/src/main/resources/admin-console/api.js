// The interface of the administration, and nothing else.
import { session } from './session.js';

const BASE = '/admin';

/** What a call was refused with; status 0 when the server could not be reached. */
export class ApiError extends Error {
  constructor(status, body, retryAfter = null) {
    super(body.error ?? `HTTP ${status}`);
    this.status = status;
    this.code = status === 0 ? 'unreachable' : `http_${status}`;
    this.retryAfter = retryAfter;
  }
}

const query = values => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length ? '?' + new URLSearchParams(given) : '';
};

async function send(method, path, { body, params = {}, token = session.key } = {}) {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer;
  try {
    answer = await fetch(BASE + path + query(params), { method, headers, cache: 'no-store', body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, {});
  }
  if (answer.ok) return answer.json();
  const refused = await answer.json().catch(() => ({}));
  if (answer.status === 401 && token === session.key) session.end('signin.over');
  throw new ApiError(answer.status, refused, Number(answer.headers.get('Retry-After')) || null);
}

export const api = {
  get: (path, params, options) => send('GET', path, { ...options, params }),
  post: (path, body) => send('POST', path, { body }),
  put: (path, body) => send('PUT', path, { body }),
};
