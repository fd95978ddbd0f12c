// The requests that were sent from this browser, so that a film can be made again or varied: the API does not tell them.
const KEPT = 'reelmill.requests';
const MAX_REQUESTS = 50;

const all = () => JSON.parse(localStorage.getItem(KEPT) ?? '[]');

export function remember(pid, body) {
  localStorage.setItem(KEPT, JSON.stringify([{ pid, body }, ...all().filter(one => one.pid !== pid)].slice(0, MAX_REQUESTS)));
}

export const requestOf = pid => all().find(one => one.pid === pid)?.body ?? null;
