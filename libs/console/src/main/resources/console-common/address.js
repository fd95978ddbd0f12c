// The address of a screen: #/projects/PID?output=1. Whatever a screen shows can be found again from it.
export function parse(hash) {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [screen = '', ...rest] = path.split('/').map(decodeURIComponent);
  return { screen, id: rest[0] ?? null, query: Object.fromEntries(new URLSearchParams(query)) };
}

export function format(screen, id = null, query = {}) {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '' && value !== null && value !== undefined));
  const text = asked.toString();
  return `#/${screen}${id === null ? '' : '/' + encodeURIComponent(id)}${text ? '?' + text : ''}`;
}

export const current = () => parse(location.hash);

export const go = (screen, id, query) => { location.hash = format(screen, id, query); };

/** Changes the query without a new entry in the history. */
export function replaceQuery(query) {
  const { screen, id } = current();
  history.replaceState(null, '', format(screen, id, query));
}
