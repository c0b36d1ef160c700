import type { Audience } from '../../hubs/people/members/audience.ts';
import { type HubKey, hubOf, type Key, memberPartition } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { queuedOnly } from '../../platform/ledger/domain-event.ts';

export const automationEmailEntity = /* @__PURE__ */ entity('automation_letter');

/**
 * An email of an automation to a member. It is sent once, however often it is requested. Stored as `automation_letter`
 * at `LETTER#`: renaming needs a migration.
 */
export interface AutomationEmailItem {
  /** Composed of enrollment, node and visit. */
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly subject: string;
  readonly body: string;
  /** The members that it is for. Absent in earlier rows: only members. */
  readonly audience?: Audience;
  readonly created_at: string;
}

const KEPT_SECONDS = 30 * 86_400;

export const automationEmailKey = (hub: HubKey, contact: string, id: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `LETTER#${id}`,
});

export const automationEmailRow = (email: AutomationEmailItem) => ({
  ...automationEmailKey(hubOf(email), email.contact_id, email.id),
  entity: automationEmailEntity,
  ...email,
  ttl: Math.ceil(Date.parse(email.created_at) / 1000) + KEPT_SECONDS,
});

export const automationEmailKind = {
  entity: automationEmailEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'LETTER#{enrollment}:{node}:{visit}'],
  events: queuedOnly,
  person: { contact: { exported: 'letters', erased: 'afterwards' } },
  text: 'not searched',
  gives: false,
  note: 'an email to send once (the entity keeps its stored name); 30 days',
} as const satisfies RowKind;
