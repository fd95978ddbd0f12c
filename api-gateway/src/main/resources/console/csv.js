// Comma- or semicolon-separated values as RFC 4180 has them; the first line names the columns.
export function parse(text) {
  const whole = text.replace(/^\uFEFF/, '');
  const first = whole.slice(0, (whole + '\n').indexOf('\n'));
  const separator = first.split(';').length > first.split(',').length ? ';' : ',';
  const rows = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => { rows.at(-1).push(cell); cell = ''; };
  for (let at = 0; at < whole.length; at++) {
    const character = whole[at];
    if (quoted) {
      if (character !== '"') cell += character;
      else if (whole[at + 1] === '"') cell += whole[++at];
      else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (character === separator) {
      endCell();
    } else if (character === '\n') {
      endCell();
      rows.push([]);
    } else if (character !== '\r') {
      cell += character;
    }
  }
  endCell();
  const filled = rows.filter(row => row.some(one => one.trim() !== ''));
  const header = (filled.shift() ?? []).map(name => name.trim());
  const problem = quoted ? 'unclosed' : filled.some(row => row.length > header.length) ? 'ragged' : null;
  return { header, rows: filled, problem };
}
