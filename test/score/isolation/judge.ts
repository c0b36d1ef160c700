import type { ApiResponse } from '../../support/service.ts';
import type { Foreign } from './foreign.ts';
import { markerOf } from './plant.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const TOKEN =
  /(?:svc_sk_live_|whsec_)[\w+/=-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+|(?<=(?:token|ticket)":"|"TXT","name":"[^"]*","value":")[\w=-]{20,}/g;
/** Headers that differ between any two equal responses. */
const CHANGING = new Set(['X-Request-ID', 'Date', 'ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy']);

/** A response as text: every id that the caller may not know, every time and the probed id become placeholders. */
export const textOf = ({ status, headers, body }: ApiResponse, probed: string, known: ReadonlySet<string>): string => {
  const kept = Object.entries(headers).filter(([name]) => !CHANGING.has(name));
  return JSON.stringify([status, kept, body])
    .replaceAll(probed, '<probed>')
    .replace(UUID, (id) => (known.has(id) ? id : '<id>'))
    .replace(TIME, '<time>')
    .replace(TOKEN, '<token>')
    .replace(/retry: \d+/g, 'retry')
    .replace(/request-\d+/g, '<request>');
};

/** What a response contains of resources that are foreign to the caller: their ids, or a planted text. */
export const leaksIn = (
  { headers, body }: ApiResponse,
  foreign: ReadonlySet<string>,
  names: readonly Foreign['name'][],
  sent: string,
): readonly string[] => {
  const text = JSON.stringify([headers, body]);
  const ids = [...new Set(text.match(UUID) ?? [])].filter((id) => foreign.has(id) && !sent.includes(id));
  return [...ids, ...names.map(markerOf).filter((marker) => text.includes(marker))];
};
