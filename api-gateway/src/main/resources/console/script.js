// A script as sentences, each with what guides its picture: "[a cat asleep] Cats purr." Line breaks begin scenes.
const SENTENCE = /\s*(?:\[([^\]]*)\])?\s*((?:[^[]+?[.!?…]+["'”’»)]*(?=\s|$|\[))|[^[]+)/gu;

/** The sentences of a script, in order: their line, their words, and their picture in words, empty where nobody says. */
export function parse(text) {
  return text.split('\n').flatMap((line, index) => [...line.matchAll(SENTENCE)]
    .map(([, picture = '', words]) => ({ line: index, picture: picture.trim(), words: words.trim() }))
    .filter(one => one.words !== ''));
}

/** The script of such sentences; one that has no words is left out. */
export function compose(sentences) {
  const lines = new Map();
  for (const { line, picture, words } of sentences.filter(one => one.words.trim() !== '')) {
    lines.set(line, [...lines.get(line) ?? [], (picture.trim() ? `[${picture.trim()}] ` : '') + words.trim()]);
  }
  return [...lines.values()].map(line => line.join(' ')).join('\n');
}

const count = words => words.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/** When each sentence is seen: within the shot in which its first words are heard. Without captions shots tell no words. */
export function times(sentences, shots) {
  const heard = shots.map(shot => count(shot.words));
  const all = sentences.reduce((sum, one) => sum + count(one.words), 0);
  let before = 0;
  return sentences.map(one => {
    const place = heard.some(Boolean) ? before * heard.reduce((sum, n) => sum + n, 0) / Math.max(all, 1) : before / Math.max(all, 1) * shots.length;
    before += count(one.words);
    let passed = 0;
    const shot = heard.some(Boolean) ? shots.find((_, index) => (passed += heard[index]) > place + 0.01) : shots[Math.floor(place)];
    const seen = shot ?? shots.at(-1);
    return seen ? seen.start + (seen.end - seen.start) * 0.6 : 0;
  });
}
