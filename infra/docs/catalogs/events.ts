import { EVENTS } from '../../../functions/relay/entities.ts';
import { triggerOf } from '../../../shared/downstream/automations/trigger-types.ts';
import { eventData } from '../../../shared/downstream/stream/event-data.ts';
import { isStreamed } from '../../../shared/downstream/stream/streamed.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { own } from '../../../shared/platform/runtime/own.ts';
import { EVENT_ENTITIES, meaningOf } from './event-meanings/meanings.ts';
import { section } from './markdown-parts.ts';

/** All event types, sorted. */
export const EVENT_TYPES: readonly string[] = [...new Set(Object.values(EVENTS).flatMap(({ types }) => types))].sort();

/** Who gets the events of the stream, by entity, and by type where it differs. */
const SEEN_BY: Readonly<Record<string, string>> = {
  discussion: 'callers who can read the discussion',
  comment: 'callers who can read the comment',
  reaction: 'callers who can read the discussion or comment',
  message: 'the members of the conversation',
  member: 'the member, moderators and callers with `members.read`',
  'member.joined': 'all members, moderators and callers with `members.read`',
  'member.left': 'all members, moderators and callers with `members.read`',
  event: 'callers who can see the event',
  'event.rsvp': 'the member and callers with `content.manage`',
  'event.promoted': 'the member and callers with `content.manage`',
  'event.rsvp_withdrawn': 'the member and callers with `content.manage`',
  achievement: 'the member whom it concerns and callers with `content.manage`',
  'achievement.earned': 'members, except that of a secret achievement, and callers with `content.manage`',
  'achievement.offered': 'members, except that of a secret achievement, and callers with `content.manage`',
};

/** Events of a team's catalogue of achievements are in no hub. */
const OF_A_TEAM: ReadonlySet<string> = new Set(['achievement.created', 'achievement.updated', 'achievement.deleted']);

const ID = (number: number): string => `0199d3a0-0000-7000-8000-00000000000${number}`;

const sampleOf = (type: string): LedgerEvent => ({
  id: ID(1),
  type,
  at: '2026-03-01T09:00:00.000Z',
  team_id: ID(2),
  hub_id: OF_A_TEAM.has(type) ? null : ID(3),
  resource_type: own(EVENT_ENTITIES, type.split('.')[0] ?? '')?.resource.split('`')[0] ?? '',
  resource_id: ID(4),
  actor: { type: 'contact', id: ID(5) },
  changed: [],
});

/** What receives an event, in sentences. */
const receiversOf = (type: string): string => {
  const [thing = ''] = type.split('.');
  const trigger = triggerOf(type);
  return [
    ...(isStreamed(sampleOf(type))
      ? [`In the event stream and over WebSockets for ${SEEN_BY[type] ?? SEEN_BY[thing]}.`]
      : []),
    ...(trigger ? [`Starts automations with the trigger \`${trigger}\`, which can send a webhook.`] : []),
  ].join(' ');
};

const exampleOf = (types: readonly string[]): string => {
  const streamed = types.map(sampleOf).find(isStreamed);
  return streamed ? `\`\`\`json\n${JSON.stringify(eventData(streamed, 'contact'), null, 2)}\n\`\`\`` : '';
};

/** The Markdown of all event types: when each is emitted and what receives it, by entity. */
export const eventsCatalog = (): string => {
  const byThing = Map.groupBy(EVENT_TYPES, (type) => type.split('.')[0] ?? '');
  return Object.entries(EVENT_ENTITIES)
    .flatMap(([thing, { title, resource }]) => {
      const types = byThing.get(thing) ?? [];
      return [
        `## ${title}`,
        `\`resource_type\` is \`${resource}\`.`,
        ...types.map((type) => section(type, [meaningOf(type), receiversOf(type)].filter(Boolean).join(' '))),
        exampleOf(types),
      ];
    })
    .filter((text) => text !== '')
    .join('\n\n');
};
