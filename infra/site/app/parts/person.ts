import { shownMoney } from '../../money.ts';
import { h } from '../base/dom.ts';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([letter = '']) => letter.toUpperCase())
    .slice(0, 2)
    .join('');

/** The photo of a person, or their initials. The name is beside it, so that it is decoration. */
export const photo = (name: string, url: string | null | undefined, size: 'small' | 'large' = 'small'): HTMLElement =>
  url
    ? h(`img.photo.${size}`, { src: url, alt: '', loading: 'lazy', width: 40, height: 40 })
    : h(`span.photo.${size}`, { 'aria-hidden': 'true' }, initialsOf(name));

const MINUTE = 60_000;
const UNITS = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A moment in relation to now, with the exact time as a tooltip. */
export const ago = (moment: string | null | undefined): HTMLElement | undefined => {
  if (!moment) return undefined;
  const minutes = (Date.parse(moment) - Date.now()) / MINUTE;
  const [unit, length] = UNITS.find(([, of]) => Math.abs(minutes) >= of) ?? ['minute', 1];
  const text = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.round(minutes / length), unit);
  const shown = unit === 'minute' && Math.abs(minutes) < 1 ? 'just now' : text;
  return h('time', { datetime: moment, title: new Date(moment).toLocaleString('en') }, shown);
};

/** A moment as a date with its time. */
export const when = (moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en', {
    dateStyle: 'full',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(moment));

export const money = (amount: number, currency: string): string =>
  amount === 0 ? 'Free' : shownMoney(amount, currency);
