// What was typed into the form, kept in this browser until the film is begun.
const KEPT = 'reelmill.draft';
const KEPT_TABLE = 'reelmill.batch';

const fresh = workflow => ({ workflow, values: {}, attempt: crypto.randomUUID() });

export function read() {
  try {
    return { ...fresh('script-to-video'), ...JSON.parse(localStorage.getItem(KEPT)) };
  } catch {
    return fresh('script-to-video');
  }
}

/** A draft that was changed is another order: a call that was lost is not taken for it. */
export function keep(draft) {
  draft.attempt = crypto.randomUUID();
  localStorage.setItem(KEPT, JSON.stringify(draft));
}

export function renew(workflow) {
  localStorage.removeItem(KEPT);
  return fresh(workflow);
}

/** The table of the batch, as text. */
export const readTable = () => localStorage.getItem(KEPT_TABLE) ?? '';

/** A table too large for this browser is not kept. */
export function keepTable(text) {
  try {
    localStorage.setItem(KEPT_TABLE, text);
  } catch {
    localStorage.removeItem(KEPT_TABLE);
  }
}
