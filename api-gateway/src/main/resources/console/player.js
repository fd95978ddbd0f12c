// The player of a film: the finished file, or while it is made the playlist that grows with it.
import { html, nothing } from './lit-html/lit-html.js';

const AGAIN_MS = 2000;

/** What a film of this ratio is laid out as; one that has none yet as most are. */
const shape = ratio => ratio >= 1.2 ? 'wide' : ratio >= 0.9 ? 'square' : ratio >= 0.7 ? 'feed' : 'tall';

/** Plays a playlist where the browser does not by itself. The library is fetched only then. */
export class Player {
  #hls = null; #source = null; #left = null;

  /** @param preview address of a playlist, or null when the film is ready */
  view({ videoUrl, preview, poster, width, height }) {
    if (!preview) this.stop();
    const source = preview ?? videoUrl;
    return html`<video class=${shape(width / height)} controls playsinline ?muted=${Boolean(preview)} preload="metadata" poster=${poster ?? nothing}
      src=${preview ? nothing : source} data-preview=${preview ?? nothing} @loadedmetadata=${event => this.#goOn(event.target)}></video>`;
  }

  /** To be called after the view was drawn. */
  async attach(preview) {
    const video = document.querySelector('video[data-preview]');
    if (!video || !preview || this.#source === preview) return;
    this.stop();
    this.#source = preview;
    if (!('MediaSource' in globalThis) && video.canPlayType('application/vnd.apple.mpegurl')) {
      video.src = preview;
      return;
    }
    await import('./hls/hls.min.js');
    if (this.#source !== preview || !globalThis.Hls.isSupported()) return;
    this.#hls = new globalThis.Hls({ enableWorker: false, startPosition: 0 }); // the policy allows no workers
    this.#hls.on(globalThis.Hls.Events.ERROR, (_, error) => this.#recover(error, preview));
    this.#hls.loadSource(preview);
    this.#hls.attachMedia(video);
  }

  /** The playlist may come a moment after its address, and the connection may be lost for a while. */
  #recover({ fatal, type }, preview) {
    if (!fatal) return;
    if (type === globalThis.Hls.ErrorTypes.MEDIA_ERROR) this.#hls.recoverMediaError();
    else setTimeout(() => { if (this.#source === preview) this.#hls?.loadSource(preview); }, AGAIN_MS);
  }

  /** The film goes on where its preview was left. */
  #goOn(video) {
    if (this.#left === null || video.dataset.preview) return;
    const { time, playing } = this.#left;
    this.#left = null;
    video.currentTime = time;
    if (playing) video.play().catch(() => {}); // a browser may want the person to begin
  }

  stop() {
    const preview = this.#hls?.media;
    if (preview?.currentTime > 0) this.#left = { time: preview.currentTime, playing: !preview.paused };
    this.#hls?.destroy();
    this.#hls = null;
    this.#source = null;
  }
}
