// Messages in the language of the person: messages/en.json and messages/de.json. The API's own messages come as they are.
export const LANGUAGES = { en: 'English', de: 'Deutsch' };
const CHOSEN = 'reelmill.language';

let messages = {};
let language = 'en';

export async function load() {
  const wanted = localStorage.getItem(CHOSEN) ?? navigator.language.slice(0, 2);
  language = wanted in LANGUAGES ? wanted : 'en';
  const answer = await fetch(new URL(`messages/${language}.json`, import.meta.url));
  messages = await answer.json();
  document.documentElement.lang = language;
}

export const chosen = () => language;

export async function choose(wanted) {
  localStorage.setItem(CHOSEN, wanted);
  await load();
}

/** The message of a key with its {parameters} put in; the key itself where there is none, which a test would find. */
export function t(key, parameters = {}) {
  let text = messages[key] ?? key;
  if (typeof text === 'object') text = text[new Intl.PluralRules(language).select(parameters.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = parameters[name];
    return typeof value === 'number' ? number(value) : value ?? whole;
  });
}

/** The message of a key, or `otherwise` where there is none. */
export const tOr = (key, otherwise) => key in messages ? t(key) : otherwise;

export const number = (value, options) => new Intl.NumberFormat(language, options).format(value);

export const time = (iso, options = { dateStyle: 'medium', timeStyle: 'short' }) =>
  iso ? new Intl.DateTimeFormat(language, options).format(new Date(iso)) : '';

export function ago(iso) {
  const seconds = (new Date(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of [['day', 86400], ['hour', 3600], ['minute', 60]]) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(Math.round(seconds), 'second');
}

export const seconds = value => value === null || value === undefined ? ''
  : `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, '0')}`;

export const bytes = value => value >= 1e6 ? `${number(value / 1e6, { maximumFractionDigits: 1 })} MB`
  : `${number(Math.ceil(value / 1e3))} kB`;

export const money = (minor, currency) => new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100);
