import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { equals, free } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { addressId } from './address-id.ts';
import type { EmailItem } from './email-item.ts';
import { recipientMailPartition } from './email-item.ts';
import { type EmailContext, isRequiredToSignIn } from './email-kinds.ts';
import {
  emailSuppressionEntity,
  isStricter,
  SERVICE_SUPPRESSION_DAYS,
  type ServiceSuppressionItem,
  SUPPRESSION,
  type SuppressionItem,
  type SuppressionReason,
  serviceSuppressionEntity,
  serviceSuppressionKey,
  suppressionKey,
  suppressionsOf,
} from './suppression-item.ts';

const SYSTEM = { type: 'system', id: 'email' } as const;
const DAY_MS = 86_400_000;

/** A suppression with the current name of its contact. */
interface NamedSuppression extends SuppressionItem {
  readonly contact_name: string | null;
}

/** The suppressed addresses of one team. */
export const suppressions = (db: Table, team: TeamId) => {
  const get = (id: string) => db.get<SuppressionItem>(suppressionKey(team, id));

  /** Adds the names of the contacts. A deleted contact has none. */
  const named = async (rows: readonly SuppressionItem[]): Promise<readonly NamedSuppression[]> => {
    const ids = [...new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))];
    const row = await gather(
      db,
      ids.map((id) => contactKey(team, id)),
      { eventual: true },
    );
    const contacts = new Map(ids.map((id) => [id, row<ContactItem>(contactKey(team, id))]));
    return rows.map((one) => {
      const contact = contacts.get(one.contact_id ?? '');
      return { ...one, contact_id: contact?.id ?? null, contact_name: contact?.name ?? null };
    });
  };

  return {
    byAddress: (address: string) => get(addressId(team, address)),

    async list(email: string | undefined, page: PageRequest): Promise<Page<NamedSuppression>> {
      if (email !== undefined) {
        const row = await get(addressId(team, email));
        return { items: await named(row ? [row] : []) };
      }
      const { items, next } = await db.query<SuppressionItem>({ ...suppressionsOf(team), eventual: true, ...page });
      return { items: await named(items), next };
    },

    /** Returns false if there is no such suppression. */
    async lift(id: string, actor: Actor, now: Date): Promise<boolean> {
      return (await db.softDelete(suppressionKey(team, id), { entity: emailSuppressionEntity, actor, now })).ok;
    },

    /** The steps that suppress the address of an email. Empty if it is already suppressed as strictly. */
    async stepsFor(email: EmailItem, reason: SuppressionReason, at: string, now: Date): Promise<readonly Step[]> {
      const id = addressId(team, email.email);
      const known = await get(id);
      if (known && !isStricter(reason, known.reason)) return [];
      const { contact_id, hub_id } = email;
      const item: SuppressionItem = {
        id,
        team_id: team,
        email: email.email,
        reason,
        suppressed_at: at,
        email_id: email.id,
        email_kind: email.kind,
        hub_id,
        contact_id,
        created_at: now.toISOString(),
      };
      const indexed = listed({ partition: recipientMailPartition(item), sort: `${SUPPRESSION}${id}` });
      const row = { ...suppressionKey(team, id), ...indexed, entity: emailSuppressionEntity, ...item, actor: SYSTEM };
      return [{ label: 'suppression', put: row, condition: known ? equals('reason', known.reason) : free }];
    },
  };
};

/** The steps that suppress an address for emails of the service itself, for 30 days. */
export const serviceSuppressionSteps = (address: string, now: Date): readonly Step[] => {
  const end = now.getTime() + SERVICE_SUPPRESSION_DAYS * DAY_MS;
  const row = { ...serviceSuppressionKey(address), entity: serviceSuppressionEntity };
  return [{ put: { ...row, expires_at: new Date(end).toISOString(), ttl: Math.ceil(end / 1000) } }];
};

/** Whether an address is suppressed for an email of a team, or of the service itself. */
export const isSuppressed = async (
  db: Table,
  address: string,
  { team_id, kind }: EmailContext,
  now: Date,
): Promise<boolean> => {
  if (team_id === null) {
    const row = await db.get<ServiceSuppressionItem>(serviceSuppressionKey(address));
    return row !== undefined && Date.parse(row.expires_at) > now.getTime();
  }
  const row = await suppressions(db, team_id).byAddress(address);
  return row !== undefined && (row.reason === 'bounced' || !isRequiredToSignIn(kind));
};
