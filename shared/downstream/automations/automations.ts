import { absent, all, equals, live, not } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import {
  AUTOMATION,
  type AutomationItem,
  type AutomationStatus,
  automationEntity,
  automationKey,
  automationVersionEntity,
  type EventSubscriptions,
  eventSubscriptionsKey,
  type ReEntryMode,
  VERSION,
  type VersionItem,
  versionKey,
} from './automation-item.ts';
import type { Definition } from './definition.ts';
import { dueIndexAttributes } from './due.ts';
import { automationPartition } from './enrollment-item.ts';
import {
  isSubscriptionLimitReached,
  subscribeSteps,
  unsubscribeAllSteps,
  unsubscribeTriggerStep,
} from './event-subscriptions.ts';
import { type NewAutomation, newAutomation, toJson } from './new-automation.ts';
import { readDefinition } from './published-definition.ts';

/** The fields that a request sends are changed. Null resets a field to its default; the name keeps its value. */
interface AutomationChange {
  readonly name?: string | null | undefined;
  readonly re_entry_mode?: ReEntryMode | null | undefined;
  readonly re_entry_interval_seconds?: number | null | undefined;
  readonly settings?: object | null | undefined;
  readonly definition?: object | null | undefined;
}

const changeOf = ({ name, re_entry_mode, re_entry_interval_seconds, settings, definition }: AutomationChange) => ({
  name: name ?? undefined,
  re_entry_mode: re_entry_mode === null ? ('never' as const) : re_entry_mode,
  re_entry_interval_seconds,
  settings: settings === null ? '{}' : (toJson(settings) ?? undefined),
  definition: toJson(definition),
});

const isUnchanged = ({ status, version_int }: AutomationItem) =>
  all(live, equals('status', status), equals('version_int', version_int));

/** Puts the automation into the due index until the date of its trigger; a date in the past is ignored. */
const dateTriggerAttributes = ({ trigger }: Pick<Definition, 'trigger'>, id: string, now: Date) =>
  trigger.type === 'date' && Date.parse(trigger.at) > now.getTime() ? dueIndexAttributes(trigger.at, id) : undefined;

/** The automations of one hub and their versions. */
export const automations = (db: Table, hub: HubKey) => {
  const keyOf = (id: string) => automationKey(hub, id);
  const get = (id: string) => db.get<AutomationItem>(keyOf(id));
  const listening = () => db.get<EventSubscriptions>(eventSubscriptionsKey(hub));
  const published = (id: string, version: number) => db.get<VersionItem>(versionKey(hub, id, version));
  const signed = (actor: Actor, now: Date) => ({ updated_at: now.toISOString(), actor: { ...actor } });

  return {
    get,

    /** Sorted oldest first. */
    list: (status: AutomationStatus | undefined, page: PageRequest): Promise<Page<AutomationItem>> =>
      db.query<AutomationItem>({
        partition: hubPartition(hub),
        prefix: AUTOMATION,
        ...(status && { filter: equals('status', status) }),
        ...page,
      }),

    async create(input: NewAutomation, actor: Actor, now: Date): Promise<AutomationItem> {
      const { item, put } = newAutomation(hub, input, actor, now);
      await db.put(put);
      return item;
    },

    /** Returns the changed automation. The published version stays the same, except for its re-entry mode. */
    async change(
      current: AutomationItem,
      input: AutomationChange,
      actor: Actor,
      now: Date,
    ): Promise<AutomationItem | undefined> {
      const set = changeOf(input);
      if (Object.values(set).every((value) => value === undefined)) return current;
      const written = await db.update<AutomationItem>(
        keyOf(current.id),
        { set: { ...set, ...signed(actor, now) } },
        all(live, not(equals('status', 'archived'))),
      );
      return written.ok ? written.value : undefined;
    },

    /** Publishes the draft as the next version. Of two concurrent calls one publishes. */
    async publish(
      current: AutomationItem,
      actor: Actor,
      now: Date,
    ): Promise<AutomationItem | 'limit_reached' | 'changed'> {
      const { id, definition: text } = current;
      if (text === null) return 'changed';
      const definition = readDefinition(text);
      const row = await listening();
      const timestamp = now.toISOString();
      const version_int = current.version_int + 1;
      const version: VersionItem = {
        automation_id: id,
        version_int,
        definition: text,
        published_at: timestamp,
        published_by: `${actor.type}:${actor.id}`,
      };
      const date = dateTriggerAttributes(definition, id, now);
      const state = {
        status: 'active',
        version_int,
        published_at: timestamp,
        active_since: current.active_since ?? timestamp,
      };
      const made = await db.transact([
        {
          update: keyOf(id),
          change: { set: { ...state, ...date, ...signed(actor, now) }, ...(!date && { remove: UNLISTED }) },
          condition: all(isUnchanged(current), equals('definition', text)),
        },
        {
          put: { ...versionKey(hub, id, version_int), entity: automationVersionEntity, ...version },
          condition: absent(),
        },
        ...subscribeSteps(hub, id, definition, row),
      ]);
      if (!made.ok) return isSubscriptionLimitReached(made.failed) ? 'limit_reached' : 'changed';
      return (await get(id)) ?? 'changed';
    },

    /** Stops enrolling members. Enrolled members stay at their node. */
    async pause(current: AutomationItem, actor: Actor, now: Date): Promise<AutomationItem | 'changed'> {
      const set = { status: 'paused', active_since: null, ...signed(actor, now) };
      const made = await db.transact([
        { update: keyOf(current.id), change: { set, remove: UNLISTED }, condition: isUnchanged(current) },
        unsubscribeTriggerStep(hub, current.id),
      ]);
      return made.ok ? ((await get(current.id)) ?? 'changed') : 'changed';
    },

    /** Continues all enrollments. Events during the pause enroll no members. */
    async resume(
      current: AutomationItem,
      actor: Actor,
      now: Date,
    ): Promise<AutomationItem | 'limit_reached' | 'changed'> {
      const { id, version_int } = current;
      const [row, version] = await Promise.all([listening(), published(id, version_int)]);
      if (!version) return 'changed';
      const definition = readDefinition(version.definition);
      const date = dateTriggerAttributes(definition, id, now);
      const set = { status: 'active', active_since: now.toISOString(), ...date, ...signed(actor, now) };
      const made = await db.transact([
        { update: keyOf(id), change: { set }, condition: isUnchanged(current) },
        ...subscribeSteps(hub, id, definition, row),
      ]);
      if (!made.ok) return isSubscriptionLimitReached(made.failed) ? 'limit_reached' : 'changed';
      return (await get(id)) ?? 'changed';
    },

    /** Stops the automation permanently. Enrolled members exit at their next step. */
    async archive(current: AutomationItem, actor: Actor, now: Date): Promise<AutomationItem | 'changed'> {
      const set = { status: 'archived', active_since: null, ...signed(actor, now) };
      const made = await db.transact([
        { update: keyOf(current.id), change: { set, remove: UNLISTED }, condition: isUnchanged(current) },
        ...unsubscribeAllSteps(hub, current.id),
      ]);
      return made.ok ? ((await get(current.id)) ?? 'changed') : 'changed';
    },

    /** Returns false if it does not exist. */
    async remove(id: string, actor: Actor, now: Date): Promise<boolean> {
      const put = tombstone(keyOf(id), { entity: automationEntity, actor, now });
      return (await db.transact([{ put, condition: live }, ...unsubscribeAllSteps(hub, id)])).ok;
    },

    /** Sorted newest first. */
    versions: (id: string, page: PageRequest): Promise<Page<VersionItem>> =>
      db.query<VersionItem>({
        partition: automationPartition(hub, id),
        prefix: VERSION,
        descending: true,
        ...page,
      }),

    published,
  };
};
