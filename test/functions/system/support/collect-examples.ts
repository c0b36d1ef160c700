import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { groups } from '../../../../functions/groups.ts';
import { examplesFile } from '../../../../infra/description.ts';
import type { Example } from '../../../../shared/http/openapi/examples.ts';
import { operationId } from '../../../../shared/http/openapi/names.ts';
import type { Route } from '../../../../shared/http/route.ts';
import type { Answered, Call } from '../../../support/service.ts';
import { everyRoute } from '../../every-route/support/routes.ts';
import { type RouteWorld, requestOf, startRouteWorld } from '../../every-route/support/world.ts';
import { steady } from './steady.ts';

/* Asks every route in this process and keeps what it answered: `npm run examples`. */

/** Who signs in comes first, then what makes there be something to list, then the lists; what closes or ends, last. */
const rank = ({ method, path }: Route): number => {
  if (/auth\/register$/.test(path)) return -2;
  if (/auth\/login$|\/domain$/.test(path) && method !== 'GET' && method !== 'DELETE') return -1;
  if (path.includes('access-rules')) return method === 'DELETE' ? 9 : 6;
  if (/\/(?:logout|suspend|ban|cancel|publish)$/.test(path)) return 5;
  return method === 'DELETE' ? 8 : ['POST', 'GET', 'PATCH', 'PUT'].indexOf(method);
};

const WORDS: Readonly<Record<string, string>> = {
  body: 'What did you begin with, and what would you do otherwise today?',
  ban_note: 'Advertised again after a warning.',
  description: 'For everybody who has just arrived.',
  label: 'Advertising',
  message: 'Please keep to the subject.',
  name: 'Beginners',
  note: 'It has nothing to do with the discussion.',
  title: 'How did you begin?',
};

interface Session {
  readonly slug: string;
  /** What each operation answered, as it was. */
  readonly answered: ReadonlyMap<string, Answered>;
}

const account = (name: string) => ({ email: `${name}@example.com`, password: 'three plain words' });

const refreshOf = ({ answered }: Session, operation: string): object => {
  const { refresh_token } = answered.get(operation)?.body ?? {};
  return { refresh_token };
};

/** What some routes want that their schema does not say. */
const wanted = (path: string, { ours }: RouteWorld, session: Session): object => {
  const { discussion_id: target_id, comment_id, reason_id, media_id, contact_id } = ours.ids;
  const target = { target_type: 'discussion', target_id };
  const bodies: Readonly<Record<string, () => object>> = {
    '/comments': () => ({ ...target, body: 'Well said.' }),
    '/attachments': () => ({ ...target, media_id, role: 'attachment' }),
    '/reports': () => ({ target_type: 'comment', target_id: comment_id, reason_id }),
    '/teams/{team_id}': () => ({ name: 'Beginners' }),
    '/conversations': () => ({ contact_ids: [contact_id] }),
    '/teams/{team_id}/hubs/{hub_id}/members': () => ({ contact_id: ours.outsider.id }),
    '/auth/register': () => ({ ...account('owner'), name: 'Owner' }),
    '/auth/login': () => account('owner'),
    '/auth/refresh': () => refreshOf(session, 'postAuthLogin'),
    '/contact-auth/register': () => ({ ...account('newcomer'), slug: session.slug }),
    '/contact-auth/login': () => ({ ...account('newcomer'), slug: session.slug }),
    '/contact-auth/refresh': () => refreshOf(session, 'postContactAuthLogin'),
  };
  return bodies[path]?.() ?? {};
};

const isSample = (value: unknown): boolean => typeof value === 'string' && /^sample.\d+$/i.test(value);

const worded = (values: object): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (isSample(value) && WORDS[name]) || value]));

const withWords = (call: Call, more: object): Call => {
  const { body } = call;
  if (typeof body !== 'object' || body === null) return call;
  if (!('data' in body)) return { ...call, body: { ...worded(body), ...more } };
  const { type, attributes = {} } = body.data as { type: string; attributes?: object };
  return { ...call, body: { data: { type, attributes: { ...worded(attributes), ...more } } } };
};

const exampleOf = ({ status, headers, body }: Answered): Example | undefined =>
  status < 300 && headers['Content-Type']?.includes('json') ? { status, body: steady(body) } : undefined;

const world = await startRouteWorld();
const hub = await world.call({ path: `/api/v1/hubs/${world.ours.hub}` });
const { slug } = (hub.body.data as { attributes: { slug: string } }).attributes;
const ours = { ...world.ours, ids: { ...world.ours.ids, slug } };
const answered = new Map<string, Answered>();
const collected = new Map<string, Example>();

const ask = async (route: Route): Promise<void> => {
  for (const kind of route.caller.kinds) {
    const more = wanted(route.path, world, { slug, answered });
    const asked = async () => world.call(withWords(requestOf(world, route, kind, ours), more));
    const one = await asked().catch(() => undefined);
    const example = one && exampleOf(one);
    if (!example) continue;
    answered.set(operationId(route), one);
    collected.set(operationId(route), example);
    return;
  }
  if (route.response.kind !== 'empty') console.log(`no answer: ${route.method} ${route.path}`);
};

for (const route of [...everyRoute].sort((one, other) => rank(one) - rank(other))) await ask(route);
await world.stop();

for (const { name, routes } of groups) {
  const names = routes.map(operationId).filter((operation) => collected.has(operation));
  if (names.length === 0) continue;
  const examples = Object.fromEntries(names.map((operation) => [operation, collected.get(operation)]));
  mkdirSync(dirname(examplesFile(name)), { recursive: true });
  writeFileSync(examplesFile(name), `${JSON.stringify(examples, null, 2)}\n`);
}
process.exit(0);
