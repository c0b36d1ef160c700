import { absent, contains, either, sizeBelow } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { FailedStep, Step } from '../../platform/db/transaction.ts';
import {
  type EventSubscriptions,
  eventSubscriptionsEntity,
  eventSubscriptionsKey,
  teamEventSubscriptionsKey,
} from './automation-item.ts';
import type { Definition } from './definition.ts';
import { awaitedEventTypes } from './published-definition.ts';

const ON = 'on:';
const AWAITS = 'awaits:';
const IN = 'in:';
/** An event of a team's contact that belongs to no hub. */
const TEAM_EVENT = 'member.tagged';

const stringsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The ids of the active automations with a trigger of this event type. */
export const triggeredBy = (row: EventSubscriptions | undefined, type: string): readonly string[] =>
  Object.entries(row ?? {}).flatMap(([name, value]) => (name.startsWith(ON) && value === type ? [name.slice(3)] : []));

/** Whether an enrollment of the hub may wait for events of this type. */
export const isAwaited = (row: EventSubscriptions | undefined, type: string): boolean =>
  Object.entries(row ?? {}).some(([name, value]) => name.startsWith(AWAITS) && stringsIn(value).includes(type));

/** The hubs of a team that subscribe to events of its contacts. */
export const subscribedHubs = (row: EventSubscriptions | undefined): readonly string[] => [
  ...new Set(
    Object.entries(row ?? {}).flatMap(([name, value]) =>
      name.startsWith(IN) && typeof value === 'string' ? [value] : [],
    ),
  ),
];

/** The maximum number of active automations of a hub. */
export const MAX_ACTIVE = 100;

/** The ids of all active automations as one set; its size enforces the limit. Stored as `listeners`. */
const LISTENERS = 'listeners';
const LIMIT = 'limit';

const listeners = (row: EventSubscriptions | undefined): readonly string[] =>
  Object.keys(row ?? {}).flatMap((name) => (name.startsWith(ON) ? [name.slice(ON.length)] : []));

/** Whether the steps failed because the hub has reached its limit of active automations. */
export const isSubscriptionLimitReached = (failed: readonly FailedStep[]): boolean =>
  failed.some(({ label }) => label === LIMIT);

/**
 * The steps that subscribe an automation to its trigger and to the events that nodes of any version wait for:
 * enrollments in older versions still wait.
 */
export const subscribeSteps = (
  hub: HubKey,
  id: string,
  definition: Pick<Definition, 'trigger' | 'nodes'>,
  before: EventSubscriptions | undefined,
): readonly Step[] => {
  const awaited = [...new Set([...stringsIn(before?.[`${AWAITS}${id}`]), ...awaitedEventTypes(definition)])];
  const { type } = definition.trigger;
  const set = { [`${ON}${id}`]: type, ...(awaited.length > 0 && { [`${AWAITS}${id}`]: awaited }) };
  const entity = { entity: eventSubscriptionsEntity };
  const isTeamEvent = type === TEAM_EVENT || awaited.includes(TEAM_EVENT);
  const belowLimit = either(absent(LISTENERS), contains(LISTENERS, id), sizeBelow(LISTENERS, MAX_ACTIVE));
  const add = { [LISTENERS]: new Set([...(before && LISTENERS in before ? [] : listeners(before)), id]) };
  return [
    { label: LIMIT, update: eventSubscriptionsKey(hub), change: { set, initial: entity, add }, condition: belowLimit },
    ...(isTeamEvent
      ? [{ update: teamEventSubscriptionsKey(hub.team), change: { set: { [`${IN}${id}`]: hub.hub }, initial: entity } }]
      : []),
  ];
};

/** The step that unsubscribes the trigger. Enrollments keep waiting for events. */
export const unsubscribeTriggerStep = (hub: HubKey, id: string): Step => ({
  update: eventSubscriptionsKey(hub),
  change: {
    remove: [`${ON}${id}`],
    take: { [LISTENERS]: new Set([id]) },
    initial: { entity: eventSubscriptionsEntity },
  },
});

/** The steps that remove all subscriptions of an automation. */
export const unsubscribeAllSteps = (hub: HubKey, id: string): readonly Step[] => [
  {
    update: eventSubscriptionsKey(hub),
    change: {
      remove: [`${ON}${id}`, `${AWAITS}${id}`],
      take: { [LISTENERS]: new Set([id]) },
      initial: { entity: eventSubscriptionsEntity },
    },
  },
  {
    update: teamEventSubscriptionsKey(hub.team),
    change: { remove: [`${IN}${id}`], initial: { entity: eventSubscriptionsEntity } },
  },
];
