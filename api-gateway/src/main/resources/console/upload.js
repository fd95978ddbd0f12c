// Files of one's own for fields that take an address of media: chosen or dropped, sent, shown.
import { html, nothing } from './lit-html/lit-html.js';
import { repeat } from './lit-html/directives/repeat.js';
import { api } from './api.js';
import { bytes, t } from './i18n.js';

const ANY = 'image/*,video/*,audio/*';

/** Fields that files may be given to, and what is offered when one is chosen. `many` of them make a list, `inside` one is the `url` of an object. */
const FIELDS = {
  'media.provided': { accept: ANY, many: true },
  'source.url': { accept: 'video/*,audio/*', not: ['article-to-video'] },
  'music.audioUrl': { accept: 'audio/*,video/*' },
  'avatar.url': { accept: 'image/*,video/*' },
  'media.backgroundVideo': { accept: 'video/*,image/*', inside: true },
  'options.watermark': { accept: 'image/*', inside: true },
};

const OWN = /^https?:\/\/[^\s"]+\/media\/\d+\/[\w-]+\/uploads\/[^\s"]+/;
const KINDS = { img: /\.(png|jpg|gif|webp|bmp)$/, video: /\.(mp4|mov|webm)$/, audio: /\.(mp3|wav|m4a|ogg|flac)$/ };

const parsed = value => { try { return JSON.parse(value); } catch { return null; } };

/** The value of a field with one more file. */
function added(value, url, { many, inside }) {
  if (inside) return JSON.stringify({ ...parsed(value), url });
  if (!many) return url;
  const list = parsed(value);
  return Array.isArray(list) ? JSON.stringify([...list, { url }]) : [...value.split('\n').filter(line => line.trim()), url].join('\n');
}

/** The value of a field without a file. */
function removed(value, url, { many, inside }) {
  if (inside || !many) return '';
  const list = parsed(value);
  if (Array.isArray(list)) return list.length > 1 ? JSON.stringify(list.filter(item => item.url !== url)) : '';
  return value.split('\n').filter(line => line.trim() !== url).join('\n');
}

const urls = value => value.split(/[\s"]+/).filter(text => OWN.test(text));

export class Uploads {
  #update; #sending = []; #over = null;

  constructor(update) { this.#update = update; }

  stop() { this.#sending.forEach(one => one.stop.abort()); }

  /**
   * What stands below a field; nothing where it takes no files.
   *
   * @param value reads what the field has now; `set` gives it another
   */
  view(path, workflow, label, value, set) {
    const rule = FIELDS[path];
    if (!rule || rule.not?.includes(workflow)) return nothing;
    const take = files => (rule.many ? [...files] : [...files].slice(0, 1)).forEach(file => this.#send(path, file, url => set(added(value(), url, rule))));
    const over = inside => event => {
      event.preventDefault();
      if (this.#over !== (inside ? path : null)) { this.#over = inside ? path : null; this.#update(); }
    };
    return html`<div class="drop ${this.#over === path ? 'over' : ''}" @dragover=${over(true)} @dragleave=${over(false)}
        @drop=${event => { over(false)(event); take(event.dataTransfer.files); }}>
      <label class="pick"><input type="file" accept=${rule.accept} ?multiple=${rule.many} aria-label=${t('upload.choose', { label })}
        @change=${event => { take(event.target.files); event.target.value = ''; }}><span aria-hidden="true">${t(rule.many ? 'upload.files' : 'upload.file')}</span></label>
      <span class="soft small">${t('upload.drop')}</span>
      ${repeat(this.#sending.filter(one => one.path === path), one => one, one => this.#progress(one))}
      ${this.#files(urls(value()), url => set(removed(value(), url, rule)))}</div>`;
  }

  #progress(one) {
    const drop = () => { one.stop.abort(); this.#sending = this.#sending.filter(other => other !== one); this.#update(); };
    return html`<p class="sending" role=${one.error ? 'alert' : 'status'}><span>${one.file.name} <i class="soft small">${bytes(one.file.size)}</i></span>
      ${one.error ? html`<b class="problem">${one.error.status === 0 ? t('failure.unreachable') : one.error.message}</b>`
    : html`<progress max="100" .value=${one.share} aria-label=${t('upload.sending', { name: one.file.name })}></progress>`}
      <button type="button" class="quiet" aria-label=${t('upload.cancel', { name: one.file.name })} @click=${drop}>✕</button></p>`;
  }

  #files(found, remove) {
    if (found.length === 0) return nothing;
    return html`<ul class="thumbs">${repeat(found, url => url, url => {
      const name = url.split('/').at(-1);
      return html`<li title=${name}>${KINDS.img.test(name) ? html`<img src=${url} alt=${name} loading="lazy">`
    : KINDS.video.test(name) ? html`<video src=${url} muted playsinline preload="metadata" aria-label=${name}></video>`
      : html`<audio src=${url} controls preload="none" aria-label=${name}></audio>`}
        <button type="button" aria-label=${t('upload.remove', { name })} @click=${() => remove(url)}>✕</button></li>`;
    })}</ul>`;
  }

  async #send(path, file, done) {
    const one = { path, file, share: 0, error: null, stop: new AbortController() };
    this.#sending = [...this.#sending.filter(other => other.path !== path || !other.error), one];
    this.#update();
    try {
      const { url } = await api.upload(file, share => { one.share = share * 100; this.#update(); }, one.stop.signal);
      this.#sending = this.#sending.filter(other => other !== one);
      done(url);
    } catch (error) {
      one.error = error;
    }
    this.#update();
  }
}
