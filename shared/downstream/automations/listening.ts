import { absent, contains, either, sizeBelow } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { FailedStep, Step } from '../../platform/db/transaction.ts';
import { type Listening, listeningKey, teamListeningKey } from './automation-item.ts';
import type { Definition } from './definition.ts';
import { awaitedBy } from './published.ts';

const ON = 'on:';
const AWAITS = 'awaits:';
const IN = 'in:';
/** What happens to a contact of the team, and is told of no hub. */
const OF_THE_TEAM = 'member.tagged';

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The active automations of a hub that an event of this type begins. */
export const begunBy = (row: Listening | undefined, type: string): readonly string[] =>
  Object.entries(row ?? {}).flatMap(([name, value]) => (name.startsWith(ON) && value === type ? [name.slice(3)] : []));

/** Whether anybody in the hub may wait for events of this type. */
export const isAwaited = (row: Listening | undefined, type: string): boolean =>
  Object.entries(row ?? {}).some(([name, value]) => name.startsWith(AWAITS) && words(value).includes(type));

/** The hubs of a team that listen for what happens to its contacts. */
export const hubsListening = (row: Listening | undefined): readonly string[] => [
  ...new Set(
    Object.entries(row ?? {}).flatMap(([name, value]) =>
      name.startsWith(IN) && typeof value === 'string' ? [value] : [],
    ),
  ),
];

/** How many automations of a hub may listen at once. */
const MAX_ACTIVE = 100;

/** All that begin automations of the hub, as one set, whose size decides whether one more may. */
const LISTENERS = 'listeners';
const ROOM = 'room';

const listeners = (row: Listening | undefined): readonly string[] =>
  Object.keys(row ?? {}).flatMap((name) => (name.startsWith(ON) ? [name.slice(ON.length)] : []));

/** Whether these steps failed because as many listen as may. */
export const isFull = (failed: readonly FailedStep[]): boolean => failed.some(({ label }) => label === ROOM);

/**
 * The steps that have an automation listen for its trigger, and for what nodes of any of its versions wait for: who is
 * in an older one still waits.
 */
export const listenSteps = (
  hub: HubKey,
  id: string,
  definition: Pick<Definition, 'trigger' | 'nodes'>,
  before: Listening | undefined,
): readonly Step[] => {
  const awaited = [...new Set([...words(before?.[`${AWAITS}${id}`]), ...awaitedBy(definition)])];
  const { type } = definition.trigger;
  const set = { [`${ON}${id}`]: type, ...(awaited.length > 0 && { [`${AWAITS}${id}`]: awaited }) };
  const entity = { entity: 'automation_listening' };
  const ofTeam = type === OF_THE_TEAM || awaited.includes(OF_THE_TEAM);
  const room = either(absent(LISTENERS), contains(LISTENERS, id), sizeBelow(LISTENERS, MAX_ACTIVE));
  const add = { [LISTENERS]: new Set([...(before && LISTENERS in before ? [] : listeners(before)), id]) };
  return [
    { label: ROOM, update: listeningKey(hub), change: { set, initial: entity, add }, condition: room },
    ...(ofTeam
      ? [{ update: teamListeningKey(hub.team), change: { set: { [`${IN}${id}`]: hub.hub }, initial: entity } }]
      : []),
  ];
};

/** The step that has nobody enrolled any more; who is inside goes on waiting. */
export const hushStep = (hub: HubKey, id: string): Step => ({
  update: listeningKey(hub),
  change: {
    remove: [`${ON}${id}`],
    take: { [LISTENERS]: new Set([id]) },
    initial: { entity: 'automation_listening' },
  },
});

/** The steps that have it listen for nothing at all. */
export const deafenSteps = (hub: HubKey, id: string): readonly Step[] => [
  {
    update: listeningKey(hub),
    change: {
      remove: [`${ON}${id}`, `${AWAITS}${id}`],
      take: { [LISTENERS]: new Set([id]) },
      initial: { entity: 'automation_listening' },
    },
  },
  {
    update: teamListeningKey(hub.team),
    change: { remove: [`${IN}${id}`], initial: { entity: 'automation_listening' } },
  },
];
