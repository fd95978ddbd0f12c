// The form that the live description asks for: which field goes where, and what is sent for what was typed.
import { tOr } from './i18n.js';

/** In the order of the form. The rest of a path before its first dot names the group. */
export const GROUPS = ['source', 'media', 'voice', 'captions', 'music', 'avatar', 'render', 'options', 'general'];

/** Shown at once; all others are folded away. */
const SHOWN = new Set(['source.stylePrompt', 'options.promptTargetDuration', 'aspectRatio', 'media.type', 'media.mediaPreset', 'media.quality',
  'media.density', 'voice.voiceId', 'voice.language', 'voice.speed', 'captions.enabled', 'captions.preset', 'captions.position', 'music.enabled',
  'music.trackName', 'render.resolution', 'options.outputCount', 'options.soundEffects', 'options.hasToGenerateCover']);

/** Not of this form: what it is made of, or what another screen does. */
const LEFT_OUT = new Set(['workflow', 'projectId', 'publish', 'advanced.customCreationParams']);

const LONG = new Set(['source.text', 'source.prompt', 'source.stylePrompt']);

/** The fields that a workflow asks for, from the words of the description. */
export const requiredPaths = workflow => [...new Set(workflow.requiredInput.match(/\b(?:source|media|avatar)\.[a-zA-Z]+/g) ?? [])];

/** One field for each parameter that counts for the workflow. */
export function fields(description, workflow) {
  const required = requiredPaths(workflow);
  return Object.entries(description.parameterReference)
    .filter(([path, entry]) => !LEFT_OUT.has(path) && (!entry.workflows || entry.workflows.includes(workflow.workflow)))
    .map(([path, entry]) => ({
      path,
      entry,
      kind: kind(path, entry),
      group: path === 'avatar.url' && required.includes(path) || path === 'media.provided' && required.includes(path) ? 'source'
        : GROUPS.includes(path.split('.')[0]) ? path.split('.')[0] : 'general',
      required: required.includes(path),
      shown: required.includes(path) || SHOWN.has(path),
      fallback: workflow.defaults?.[path] ?? entry.workflowDefaults?.[workflow.workflow] ?? entry.default,
      label: tOr(`field.${path}`, words(path)),
    }))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

/** "voice.useLegacyModel" is "Use legacy model". */
function words(path) {
  const text = path.split('.').at(-1).replace(/([A-Z])/g, ' $1').toLowerCase();
  return text[0].toUpperCase() + text.slice(1);
}

function kind(path, { type, allowed }) {
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'number or string') return 'text';
  if (allowed) return 'choice';
  if (type.startsWith('string[]')) return 'lines';
  if (path === 'media.provided') return 'media';
  if (type === 'object' || type === 'object[]' || type === 'any') return 'json';
  return LONG.has(path) ? 'long' : 'text';
}

const read = {
  boolean: text => text === 'true',
  number: text => Number.isFinite(Number(text)) ? Number(text) : text,
  lines: text => text.split('\n').map(line => line.trim()).filter(Boolean),
  media: text => text.trim().startsWith('[') ? read.json(text)
    : text.split('\n').map(line => line.trim()).filter(Boolean).map(url => ({ url })),
  json: text => { try { return JSON.parse(text); } catch { return text; } },
};

/** The request of a draft: only what was chosen, so that defaults stay the API's. */
export function request(draft, formFields) {
  const body = { workflow: draft.workflow };
  for (const { path, kind: of } of formFields) {
    const text = draft.values[path];
    if (text === undefined || text.trim() === '') continue;
    const parts = path.split('.');
    const last = parts.pop();
    const into = parts.reduce((object, part) => object[part] ??= {}, body);
    const whole = text.trim();
    into[last] = of in read ? read[of](text) : path === 'options.promptTargetDuration' && !Number.isNaN(Number(whole)) ? Number(whole) : whole;
  }
  return body;
}

/** The other way round: what a request would be typed as. */
export function draftOf(body, description) {
  const values = {};
  for (const path of Object.keys(description.parameterReference)) {
    const value = path.split('.').reduce((object, part) => object?.[part], body);
    if (value === undefined || value === null || path === 'workflow') continue;
    const of = kind(path, description.parameterReference[path]);
    values[path] = of === 'lines' ? value.join('\n') : of === 'media' && value.every(item => Object.keys(item).length === 1)
      ? value.map(item => item.url).join('\n') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
  return { workflow: body.workflow, values };
}
