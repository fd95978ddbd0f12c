// Voices and tracks that can be listened to before one is chosen. Each sample is fetched when it is played.
import { html } from './lit-html/lit-html.js';
import { live } from './lit-html/directives/live.js';
import { t, tOr } from './i18n.js';

const VOICES = ['reelmill-ava', 'reelmill-iris', 'reelmill-owen', 'reelmill-arthur'];

/** One of each mood, in the order of the library. */
const TRACKS = { curious: 'Observer', calm: 'Paper Lanterns', uplifting: 'First Light', corporate: 'Bright Side', playful: 'Clockwork Garden',
  energetic: 'Skyline Drive', electronic: 'Quiet Machines', acoustic: 'Campfire Letters', jazz: 'Copacabana Blue', lofi: 'Velvet Static',
  dark: 'Undertow', dramatic: 'Last Signal', cinematic: 'Iron Horizon', world: 'Kingston Sun', holiday: 'First Snow on Maple' };

const spoken = voice => { const name = voice.slice('reelmill-'.length); return name[0].toUpperCase() + name.slice(1); };

/** Fields whose choices are heard. */
const FIELDS = {
  'voice.voiceId': { file: 'voice', choices: () => VOICES.map(value => ({ value, name: spoken(value), about: t(`sound.${value}`) })) },
  'music.trackName': { file: 'track', choices: () => Object.entries(TRACKS).map(([mood, value]) => ({ value, name: value, about: tOr(`mood.${mood}`, mood) })) },
};

const fileOf = (kind, value) => `/console/samples/${kind}-${value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.mp3`;

export const isHeard = path => path in FIELDS;

export class Sounds {
  #update; #audio = null; #playing = null;

  constructor(update) { this.#update = update; }

  stop() {
    this.#audio?.pause();
    this.#playing = null;
  }

  #play(source) {
    const again = this.#playing === source;
    this.stop();
    if (!again) {
      this.#audio ??= Object.assign(new Audio(), { onended: () => { this.#playing = null; this.#update(); } });
      this.#audio.src = source;
      this.#playing = source;
      this.#audio.play().catch(() => { this.#playing = null; this.#update(); });
    }
    this.#update();
  }

  /** The choices of a field; `typed` is the control for all others that may be named. */
  view({ path, label }, value, usual, set, typed) {
    const { file, choices } = FIELDS[path];
    const known = choices();
    const choice = (option, name, about) => html`<li><label><input type="radio" name=${path} value=${option} .checked=${live(value === option)} @change=${() => set(option)}>
        <span>${name}</span>${about ? html`<i class="soft small">${about}</i>` : ''}</label>
      ${option ? html`<button type="button" class="quiet" aria-label=${t(this.#playing === fileOf(file, option) ? 'sound.stop' : 'sound.play', { name })}
        @click=${() => this.#play(fileOf(file, option))}>${this.#playing === fileOf(file, option) ? '■' : '▶'}</button>` : ''}</li>`;
    return html`<fieldset class="field sounds"><legend>${label}</legend>
      <ul>${choice('', usual)}${known.map(one => choice(one.value, one.name, one.about))}</ul>
      <details ?open=${value !== '' && !known.some(one => one.value === value)}><summary>${t('sound.other')}</summary>${typed}</details></fieldset>`;
  }
}
