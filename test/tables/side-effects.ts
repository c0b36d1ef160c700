import { EVENTS } from '../../functions/relay/entities.ts';
import { type SideEffectPorts, sideEffectsOf } from '../../functions/relay/side-effects.ts';
import { rsvpId } from '../../shared/engagement/hub-events/rsvp-item.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';
import { markdownTable } from './markdown.ts';

/** The name of each side effect on the page. */
export const NAMES: Readonly<Record<keyof SideEffectPorts, string>> = {
  awards: 'queue `achievements`',
  derived: 'queue `derived`',
  removals: 'queue `removals`',
  mediaJobs: 'queue `media-jobs`',
  endSubscriptions: 'end of subscriptions',
  mail: 'queue `mail`',
  settleSeats: 'free seats',
  publishToAutomations: 'queue `automations`',
  notify: 'notification',
  imports: 'queue `transfers`',
  exports: 'queue `transfers`',
};

const recorder = () => {
  const names: string[] = [];
  const call = (port: keyof SideEffectPorts) => async () => {
    names.push(NAMES[port]);
  };
  const queue = (port: keyof SideEffectPorts) => ({ send: call(port) });
  const ports: SideEffectPorts = {
    mail: queue('mail'),
    imports: queue('imports'),
    exports: queue('exports'),
    awards: queue('awards'),
    derived: queue('derived'),
    removals: queue('removals'),
    mediaJobs: queue('mediaJobs'),
    publishToAutomations: call('publishToAutomations'),
    settleSeats: call('settleSeats'),
    endSubscriptions: call('endSubscriptions'),
    notify: call('notify'),
  };
  return { names, ports };
};

type Variant = Pick<LedgerEvent, 'actor' | 'changed'>;

const BY_USER: Variant = { actor: { type: 'user', id: newId() }, changed: [] };
/** What a side effect can depend on besides the type, as the page says it. */
const CONDITIONS: readonly (readonly [condition: string, Variant])[] = [
  ['', BY_USER],
  [' (if a member acts)', { ...BY_USER, actor: { type: 'contact', id: newId() } }],
  [' (if `rsvp_limit` changes)', { ...BY_USER, changed: ['rsvp_limit'] }],
  [' (if `options` or `visibility` changes)', { ...BY_USER, changed: ['visibility'] }],
  [' (if `status` changes)', { ...BY_USER, changed: ['status'] }],
];

const effectsOf = async (type: string, variant: Variant): Promise<readonly string[]> => {
  const { names, ports } = recorder();
  const resource = { resource_type: 'things', resource_id: rsvpId({ event_id: newId(), contact_id: newId() }) };
  const place = { team_id: newId(), hub_id: newId(), contact_id: newId() };
  const event = { id: newId(), type, ...resource, ...place, at: new Date().toISOString(), ...variant };
  for (const run of sideEffectsOf(event, ports)) await run();
  return names;
};

/** The side effects of an event type in the order in which they run, each with its condition. */
const described = async (type: string): Promise<string> => {
  const found = new Map<string, string>();
  for (const [condition, variant] of CONDITIONS)
    for (const name of await effectsOf(type, variant)) if (!found.has(name)) found.set(name, condition);
  const order = [...new Set(Object.values(NAMES))];
  return [...found]
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([name, condition]) => name + condition)
    .join(', ');
};

const types = [...new Set(Object.values(EVENTS).flatMap((declaration) => declaration.types))].toSorted();

/** The side effects of each event type. Types of one entity with the same side effects share a row. */
export const sideEffectsTable = async (): Promise<string> => {
  const effects = await Promise.all(types.map(async (type) => ({ type, effects: await described(type) })));
  const rows = Map.groupBy(
    effects.filter((row) => row.effects !== ''),
    (row) => `${row.type.split('.', 1)} ${row.effects}`,
  );
  return markdownTable(
    ['Event type', 'Side effects'],
    [...rows.values()].map((row) => [row.map(({ type }) => `\`${type}\``).join(', '), row[0]?.effects ?? '']),
  );
};
