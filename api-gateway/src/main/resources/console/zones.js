// Wall time and instants: what a clock in a zone shows, and when it shows it.
const formats = new Map();

function parts(instant, zone) {
  if (!formats.has(zone)) {
    formats.set(zone, new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit',
      hour: '2-digit', minute: '2-digit', second: '2-digit' }));
  }
  return Object.fromEntries(formats.get(zone).formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** The date and the time of day that a clock in the zone shows. */
export function wallOf(instant, zone) {
  const { year, month, day, hour, minute } = parts(new Date(instant), zone);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

function offset(milliseconds, zone) {
  const { year, month, day, hour, minute, second } = parts(new Date(milliseconds), zone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - milliseconds;
}

/**
 * When a clock in the zone shows this time. A time that comes twice, as clocks are put back, is the first of the two; one
 * that is left out, as they are put forward, is as much later as they are put.
 */
export function instantOf(date, time, zone) {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = wall - offset(wall - 86_400_000, zone);
  const after = wall - offset(wall + 86_400_000, zone);
  const shows = instant => { const shown = wallOf(instant, zone); return shown.date === date && shown.time === time; };
  return new Date(!shows(before) && shows(after) ? after : before).toISOString();
}

/** Another day at the same wall time. */
export const moved = (instant, date, zone) => instantOf(date, wallOf(instant, zone).time, zone);

/** The date so many days later. */
export function plusDays(date, days) {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The Monday of the week. */
export const monday = date => plusDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
