import type { DripCampaignItem } from '../../../shared/access/drip/campaign-item.ts';
import type { PaymentEvent } from '../../../shared/commerce/payments/payment-event.ts';
import { paymentEffect } from '../../../shared/commerce/purchases/payment-effect.ts';
import type { EnrollmentItem } from '../../../shared/downstream/automations/enrollment-item.ts';
import type { Plan, Visit } from '../../../shared/downstream/automations/node-kind.ts';
import { planGrantAccess } from '../../../shared/downstream/automations/nodes/access.ts';
import { planAwardAchievement } from '../../../shared/downstream/automations/nodes/award-achievement.ts';
import { planAddTag } from '../../../shared/downstream/automations/nodes/tags.ts';
import type { TriggerType } from '../../../shared/downstream/automations/trigger-types.ts';
import { overrides } from '../../../shared/downstream/drip/overrides.ts';
import type { DripStepItem } from '../../../shared/downstream/drip/step-item.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { members } from '../../../shared/hubs/people/members/members.ts';
import { tags } from '../../../shared/hubs/people/tags/tags.ts';
import type { CallbackItem } from '../../../shared/platform/callbacks/callback-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { GivingKind } from '../../support/rows.ts';
import type { SignedInContact, UnprovedWorld } from './unproved-world.ts';

/** Grants something to the address; returns whether it succeeded. */
type Grant = (at: UnprovedWorld, to: SignedInContact) => Promise<boolean>;

export const FREE = { kind: 'free', currency: 'EUR' };
export const ONCE = { kind: 'one_time', amount: 4900, currency: 'EUR' };

const created = ({ status }: { readonly status: number }): boolean => status === 200 || status === 201;
const imported = ({ done }: { readonly done: number }): boolean => done === 1;

const hubPath = ({ team, closed }: UnprovedWorld, path: string) => `/teams/${team.id}/hubs/${closed.id}${path}`;
const openPath = ({ team, open }: UnprovedWorld, path: string) => `/teams/${team.id}/hubs/${open.id}${path}`;

const checkout = async (at: UnprovedWorld, price: object, more: object) => {
  const price_id = await at.priced(at.closed, price);
  return at.send('POST', `/hub/${at.closed.id}/checkout`, 'checkout_sessions', { price_id, ...more });
};

/** Reports a paid order as the payment provider does, with the address that the payer typed. */
export const pay = async (at: UnprovedWorld, order_id: string, email: string | undefined): Promise<boolean> => {
  const moment = { at: Math.floor(Date.now() / 1000), event: newId() };
  const event: PaymentEvent = {
    id: moment.event,
    at: moment.at,
    account: null,
    order: { team_id: at.team.id, id: order_id },
    names: [`cs_${order_id}`],
    paid: undefined,
    settled: undefined,
    session: `cs_${order_id}`,
    email,
    reported: { facts: { completed: moment, paid: moment, granted: moment } },
    state: undefined,
  };
  const callback: CallbackItem = {
    provider: 'stripe',
    event_id: event.id,
    kind: 'paid',
    endpoint: '',
    reference: null,
    occurred_at: null,
    payload: '{}',
    status: 'received',
    reason: null,
    received_at: '',
    processed_at: null,
  };
  const plan = await paymentEffect(() => event)(callback, at.db, new Date());
  return 'steps' in plan && plan.steps.length > 0 && (await at.db.transact(plan.steps)).ok;
};

const paid = async (at: UnprovedWorld, attributes: object, email: string | undefined): Promise<boolean> => {
  const { body, status } = await checkout(at, ONCE, attributes);
  if (status !== 201) return false;
  return pay(at, (body.data as { attributes: { order_id: string } }).attributes.order_id, email);
};

/** Runs one step of an automation of the open hub. */
export const runStep = async (
  at: UnprovedWorld,
  { id }: SignedInContact,
  plan: (visit: Visit) => Promise<Plan>,
  trigger_type: TriggerType = 'manual',
): Promise<boolean> => {
  const [hub, now] = [{ team: at.team.id, hub: at.open.id }, new Date()];
  const [hubItem, member, contact] = await Promise.all([
    at.db.get<Visit['hubItem']>(hubItemKey(hub)),
    at.db.get<Visit['member']>(memberKey(hub, id)),
    at.db.get<Visit['contact']>(contactKey(hub.team, id)),
  ]);
  if (!hubItem || !member || !contact) return false;
  const automation = { id: newId(), name: 'Welcome' };
  const enrollment: EnrollmentItem = {
    id: newId(),
    team_id: hub.team,
    hub_id: hub.hub,
    automation_id: automation.id,
    version_int: 1,
    contact_id: id,
    status: 'running',
    node_id: 'node',
    entered_at: '',
    visit: 1,
    turn: 1,
    wake_at: null,
    trigger_type,
    event_id: null,
    depth: 0,
    failure: null,
    enrolled_at: '',
    ended_at: null,
    created_at: '',
    updated_at: '',
  };
  const actor = { type: 'system', id: 'automation' } as const;
  const { steps = [] } = await plan({
    db: at.db,
    hub,
    hubItem,
    automation: { drip_campaign_id: null, ...automation },
    enrollment,
    node_id: 'node',
    member,
    contact,
    profileFields: [],
    key: 'key',
    actor,
    now,
  });
  return steps.length > 0 && (await at.db.transact(steps)).ok;
};

/** Overrides the time of a drip step for one member, to so many seconds from now. */
const overridden =
  (seconds: number): Grant =>
  async (at, { id }) => {
    const [hub, now] = [{ team: at.team.id, hub: at.open.id }, new Date()];
    const when = { created_at: '', updated_at: '' };
    const [team_id, hub_id] = [hub.team, hub.hub];
    const campaign: DripCampaignItem = {
      id: newId(),
      team_id,
      hub_id,
      name: 'Course',
      status: 'active',
      trigger: '{}',
      automation_id: newId(),
      ...when,
    };
    const step: DripStepItem = {
      id: newId(),
      team_id,
      hub_id,
      drip_campaign_id: campaign.id,
      kind: 'unlock',
      position: 0,
      after_days: 1,
      at: null,
      target_type: 'content_node',
      target_id: newId(),
      subject: null,
      body: null,
      bytes: 0,
      ...when,
    };
    const override = { at: new Date(now.getTime() + seconds * 1000).toISOString(), is_skipped: false };
    return (await overrides(at.db, hub, campaign, step, id).set(override, at.owner, now)).contact_id === id;
  };

const spaceOf = async (at: UnprovedWorld): Promise<string> => {
  const space = { name: 'Inner', slug: `inner-${newId()}`, visibility: 'public', access_level: 'invite' };
  const response = await at.send('POST', `/hubs/${at.open.id}/spaces`, 'spaces', space);
  return (response.body.data as { id: string }).id;
};

const eventWithHost = (host_contact_id: string | null) => {
  return { title: 'Meeting', starts_at: '2098-01-01T00:00:00.000Z', host_contact_id };
};

const add: Grant = async (at, { id }) =>
  created(await at.send('POST', hubPath(at, '/members'), 'members', { contact_id: id }));

const pending: Grant = async (at, { id }) =>
  members(at.db, { team: at.team.id, hub: at.closed.id }).join(id, 'pending', at.owner, new Date());

/** Every operation that grants a contact something by their address, and the kinds of rows it writes. */
export const GRANTS = {
  'an import into a hub': {
    writes: ['member'],
    give: async (at, { email }) => imported(await at.import({ email, hub_id: at.closed.id })),
  },
  'an import that tags': {
    writes: ['contact_tag'],
    give: async (at, { email }) => imported(await at.import({ email, tags: ['vip'] })),
  },
  'an import that extends a membership': {
    writes: ['member'],
    give: async (at, { email }) =>
      imported(await at.import({ email, hub_id: at.open.id, expires_at: '2099-01-01T00:00:00Z' })),
  },
  'adding a member': { writes: ['member'], give: add },
  'inviting a member': {
    writes: ['member'],
    give: async (at, { id }) =>
      created(await at.send('POST', hubPath(at, '/members'), 'members', { contact_id: id, status: 'invited' })),
  },
  'approving a member': {
    writes: ['member'],
    give: async (at, to) =>
      (await pending(at, to)) &&
      created(await at.send('PATCH', hubPath(at, `/members/${to.id}`), 'members', { status: 'active' })),
  },
  'changing the role of a member': {
    writes: ['member'],
    give: async (at, { id }) =>
      created(await at.send('PATCH', openPath(at, `/members/${id}`), 'members', { role: 'moderator' })),
  },
  'adding a member to a space': {
    writes: ['space_member'],
    give: async (at, { id }) =>
      created(await at.send('PUT', openPath(at, `/spaces/${await spaceOf(at)}/memberships/${id}`))),
  },
  'tagging a contact': {
    writes: ['contact_tag'],
    give: async (at, { id }) =>
      created(await at.send('POST', `/teams/${at.team.id}/contacts/${id}/tags`, 'contact_tags', { name: 'vip' })),
  },
  'awarding an achievement': {
    writes: ['award'],
    give: async (at, { id }) => {
      const path = `/achievements/${await at.achievement(at.open)}/awards/${id}`;
      return created(await at.send('POST', openPath(at, path)));
    },
  },
  'a free order by the creator': {
    writes: ['entitlement', 'member'],
    give: async (at, { email }) => created(await checkout(at, FREE, { email })),
  },
  'a paid order that the creator made for an address': {
    writes: ['entitlement', 'member'],
    give: (at, { email }) => paid(at, { email }, 'payer@example.com'),
  },
  'a paid order whose payer typed the address': {
    writes: ['entitlement', 'member'],
    give: (at, { email }) => paid(at, {}, email),
  },
  'an automation that tags': {
    writes: ['contact_tag'],
    give: async (at, to) => {
      const tag_id = await tags(at.db, at.team.id).idFor('from an automation', at.owner, new Date());
      return runStep(at, to, (visit) => planAddTag({ tag_id }, visit));
    },
  },
  'an automation that grants access': {
    writes: ['access_grant'],
    give: (at, to) =>
      runStep(at, to, (visit) => planGrantAccess({ target_type: 'content_node', target_id: newId() }, visit)),
  },
  'an automation that adds to a space': {
    writes: ['space_member'],
    give: async (at, to) => {
      const space_id = await spaceOf(at);
      return runStep(at, to, (visit) => planGrantAccess({ space_id }, visit));
    },
  },
  'an automation that awards an achievement': {
    writes: ['award'],
    give: async (at, to) => {
      const achievement_id = await at.achievement(at.open);
      return runStep(at, to, (visit) => planAwardAchievement({ achievement_id }, visit));
    },
  },
  'making a member the host of a new event': {
    writes: ['hub_event'],
    give: async (at, { id }) => created(await at.send('POST', openPath(at, '/events'), 'events', eventWithHost(id))),
  },
  'making a member the host of an event': {
    writes: ['hub_event'],
    give: async (at, { id: host_contact_id }) => {
      const response = await at.send('POST', openPath(at, '/events'), 'events', eventWithHost(null));
      const { id } = response.body.data as { id: string };
      return created(await at.send('PATCH', `/events/${id}`, 'events', { host_contact_id }));
    },
  },
  'a drip step that is unlocked manually': { writes: ['access_grant', 'drip_override'], give: overridden(0) },
  'a drip step that is unlocked for one member later': { writes: ['drip_override'], give: overridden(20) },
} as const satisfies Readonly<Record<string, { readonly writes: readonly GivingKind[]; readonly give: Grant }>>;
