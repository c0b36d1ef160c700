import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENTS } from '../../../../functions/relay/entities.ts';
import { EVENT_ENTITIES, meaningOf } from '../../../../infra/docs/catalogs/event-meanings/meanings.ts';
import { EVENT_TYPES, eventsCatalog } from '../../../../infra/docs/catalogs/events.ts';
import { rendered } from '../../../../infra/docs/markdown.ts';
import { triggerOf } from '../../../../shared/downstream/automations/trigger-types.ts';
import { eventData } from '../../../../shared/downstream/stream/event-data.ts';

const markdown = eventsCatalog();
const page = rendered(markdown).text;
const intro = readFileSync('infra/docs/pages/reference/events.md', 'utf8');

const sectionOf = (type: string): string => markdown.split(`<h3 id="${type}">`)[1]?.split(/<h3|\n## |```/)[0] ?? '';

test('every event type has one section with the type as its anchor, and a meaning', () => {
  const types = new Set(Object.values(EVENTS).flatMap((declared) => declared.types));
  expect(types.size).toBeGreaterThan(240);
  for (const type of types) {
    expect(page.split(`id="${type}"`), type).toHaveLength(2);
    expect(sectionOf(type)).toContain(meaningOf(type));
  }
});

test('no meaning is of an event that does not exist', () => {
  const described = Object.entries(EVENT_ENTITIES).flatMap(([thing, { verbs }]) =>
    Object.keys(verbs).map((word) => `${thing}.${word}`),
  );
  expect(described.filter((type) => !EVENT_TYPES.includes(type))).toEqual([]);
  expect(meaningOf('member.unheard')).toBeUndefined();
  expect(meaningOf('nothing.created')).toBeUndefined();
});

test('the resource types are those of the declarations', () => {
  const sources = readdirSync('shared', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`shared/${file}`, 'utf8'));
  const declared = sources.flatMap((text) =>
    [...text.matchAll(/thing: '(\w+)',\s+resource_type: '(\w+)'/g)].map(([, thing = '', type = '']) => [thing, type]),
  );
  expect(declared.length).toBeGreaterThan(45);
  for (const [thing = '', type = ''] of declared)
    expect(EVENT_ENTITIES[thing]?.resource.split('` or `'), thing).toContain(type);
});

test('an event of the stream says who receives it, another one does not', () => {
  expect(sectionOf('message.created')).toContain('for the members of the conversation');
  expect(sectionOf('event.rsvp')).toContain('for the member and callers with `content.manage`');
  for (const type of ['order.paid', 'achievement.created', 'poll.voted'])
    expect(sectionOf(type)).not.toContain('event stream');
  expect(markdown).not.toContain('undefined');
});

test('an event that only the service causes says that no caller can read it', () => {
  for (const type of ['admin_alert.raised', 'platform_alert.raised', 'platform_alert.resolved'])
    expect(sectionOf(type)).toContain('No caller can read the event');
  expect(sectionOf('admin_alert.resolved')).not.toContain('No caller');
  expect(sectionOf('webhook_endpoint.disabled')).toContain('the alert `webhook_endpoint_disabled`');
});

test('an event that starts automations names the trigger', () => {
  const triggering = EVENT_TYPES.filter((type) => triggerOf(type) !== undefined);
  expect(triggering.length).toBeGreaterThan(14);
  for (const type of EVENT_TYPES)
    expect(sectionOf(type).includes('Starts automations'), type).toBe(triggering.includes(type));
  expect(sectionOf('reaction.added')).toContain('`reaction.received`');
});

test('the page describes every attribute of an event, and no other', () => {
  const event = { id: '', type: '', at: '', team_id: '', hub_id: '', resource_type: '', resource_id: '', changed: [] };
  const names = Object.keys(eventData({ ...event, actor: null, contact_id: '' }, 'user'));
  const rows = [...intro.matchAll(/^\| `(\w+)` \| .{20,} \|$/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(names.toSorted());
});
