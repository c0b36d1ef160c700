import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import type { ApiResponse, Call } from '../../support/service.ts';
import type { Row } from '../row.ts';
import { inWorld } from '../support/in-world.ts';
import { passedAs } from './passed.ts';
import { markupPayloads } from './payloads.ts';
import { rendered } from './rendered.ts';
import { urlProbes } from './urls.ts';

const TARGET = 1_000;
/** Responses that repeat what they were sent. */
const repeating = ({ ours }: RouteWorld, text: string): readonly Call[] => {
  const encoded = encodeURIComponent(text.toWellFormed());
  const token = ours.users.owner.token;
  return [
    { path: `/api/v1/hubs/${encoded}`, token },
    { path: `/api/v1/hubs/${ours.hub}/search?q=${encoded.slice(0, 190)}`, token },
    { path: `/api/v1/hubs/${ours.hub}/members?filter[status]=${encoded}`, token },
    { path: `/m?token=${encoded}&for=${encoded}` },
    { path: `/checkout?outcome=${encoded}` },
    { path: `/docs/how-to/${encoded}` },
    {
      method: 'POST',
      path: `/api/v1/hubs/${ours.hub}/spaces`,
      token,
      body: { data: { type: text, attributes: { name: text, icon: text } } },
    },
    {
      method: 'POST',
      path: `/api/v1/hubs/${ours.hub}/spaces/${ours.ids.space_id}/discussions`,
      token: ours.member.token,
      body: { data: { type: 'discussions', attributes: { title: text, body: text } } },
    },
    {
      method: 'POST',
      path: '/m',
      body: new URLSearchParams({ token: text, password: text }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ];
};

const unsafeIn = ({ headers, body }: ApiResponse, text: string): string | undefined => {
  const type = headers['Content-Type'] ?? '';
  if (headers['X-Content-Type-Options'] !== 'nosniff') return 'without nosniff';
  if (!type.startsWith('text/html'))
    return /json|text\/(plain|event-stream)/.test(type) || type === '' ? undefined : `type ${type}`;
  if (!headers['Content-Security-Policy']?.includes("default-src 'none'")) return 'without a content security policy';
  /* Every page has single quotes and angle brackets of its own. */
  return text.length > 3 && /[<>"']/.test(text) && String(body).includes(text) ? 'repeated as HTML' : undefined;
};

const measure = inWorld(async (world, size, progress) => {
  const payloads = markupPayloads();
  const passed: string[] = [];
  let tried = 0;
  const probe = (name: string, as: string | undefined) => {
    tried += 1;
    if (as !== undefined) passed.push(`${name}: ${as}`);
  };
  for (const place of rendered)
    for (const text of payloads) probe(`${place.name}, ${JSON.stringify(text).slice(0, 80)}`, passedAs(place, text));
  progress(`${tried} texts in ${rendered.length} places, ${passed.length} passed`);
  for (const text of size === 'full' ? payloads : payloads.filter((_, nth) => nth % 12 === 0))
    for (const call of repeating(world, text))
      probe(`${call.method ?? 'GET'} ${call.path.slice(0, 120)}`, unsafeIn(await world.call(call), text));
  progress(`${tried} with responses, ${passed.length} passed`);
  for (const { name, pass } of await urlProbes(world)) probe(name, await pass());
  progress(`${tried} with URLs, ${passed.length} passed`);
  return {
    tried,
    failed: passed.length,
    value: `${passed.length} passed of ${tried}`,
    met: passed.length === 0 && tried >= TARGET,
    details: passed,
  };
});

export const row: Row = {
  number: 10,
  name: 'markup',
  measures: 'markup, URLs and redirects',
  done: 'Markup (elements and attributes that run scripts, behind what ends a text, an attribute, a title or a comment, in other spellings) is written into each page of the service and of the local console and into search snippets, which must keep the markup of their template and link to nothing but the web; and sent to operations that repeat their input, which must answer with a fixed media type, `nosniff` and, for pages, a policy without scripts. Emails are plain text. Hostile URLs (schemes, lookalikes, user names, control characters) go into every attribute that takes a URL or an origin; hosts of private addresses in every notation, names that resolve to them and names that change their address after the check become targets of webhooks.',
  target: `0 pass of at least ${TARGET}`,
  madeToFail:
    'Without the escape of quotes in `escaped`, it reported 7,952 of 15,518: `sign-in page, …: markup` and every other page. With reserved ranges left out of the address check, it reported 45, such as `webhook target, host https://2822734096`.',
  measure,
};
