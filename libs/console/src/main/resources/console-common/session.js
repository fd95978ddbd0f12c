// Who is signed in. The key lives in memory; only who asks for it has it kept in the session of this tab, until that is closed.
const KEPT = 'reelmill.key';

let key = sessionStorage.getItem(KEPT);
let overBecause = null;
const listeners = new Set();

export const session = {
  get key() { return key; },

  /** Why the last session ended, as a key of the messages; null when nobody was signed out. */
  get overBecause() { return overBecause; },

  begin(newKey, kept) {
    key = newKey;
    overBecause = null;
    if (kept) sessionStorage.setItem(KEPT, newKey);
    else sessionStorage.removeItem(KEPT);
    listeners.forEach(listener => listener());
  },

  end(because = null) {
    if (key === null) return;
    key = null;
    overBecause = because;
    sessionStorage.removeItem(KEPT);
    listeners.forEach(listener => listener());
  },

  onChange(listener) { listeners.add(listener); },
};
