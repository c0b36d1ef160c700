import * as z from 'zod';
import { compare, either, equals, free } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { EmailAddress } from '../identity/email-address.ts';
import { roleExists } from '../teams/memberships.ts';
import {
  byAddress,
  type InvitationItem,
  type InvitationStatus,
  invitationEntity,
  invitationKey,
  invitedAddressEntity,
  invitedKey,
} from './invitation-item.ts';
import { isOpenInvitation } from './invitation-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OPEN_MS = 7 * DAY_MS;
/** How long an expired invitation stays listed. */
const RETENTION_MS = 30 * DAY_MS;

export const InvitationInput = z.object({
  email: EmailAddress,
  role_id: z.uuid(),
});

/** An invitation with its current status. */
type Invitation = Omit<InvitationItem, 'status'> & { readonly status: InvitationStatus };

const asOf = (item: InvitationItem, now: Date): Invitation =>
  item.status === 'pending' && Date.parse(item.expires_at) <= now.getTime() ? { ...item, status: 'expired' } : item;

export const invitations = (db: Table, team: TeamId) => ({
  async get(id: string, now: Date): Promise<Invitation | undefined> {
    const item = await db.get<InvitationItem>(invitationKey(team, id));
    return item && asOf(item, now);
  },

  /** The team's invitations, oldest first. */
  async list(page: PageRequest, now: Date): Promise<Page<Invitation>> {
    const partition = teamPartition(team);
    const { items, next } = await db.query<InvitationItem>({ partition, prefix: 'INVITATION#', ...page });
    const current = items.map((item) => asOf(item, now));
    return { items: current, next };
  },

  /**
   * Invites an address. Returns `already_invited` if it has an open invitation, `unknown_role` if the team has no such
   * role.
   */
  async create(
    { email, role_id }: z.output<typeof InvitationInput>,
    actor: Actor,
    now: Date,
  ): Promise<InvitationItem | 'already_invited' | 'unknown_role'> {
    const id = newId();
    const timestamp = now.toISOString();
    const expires_at = new Date(now.getTime() + OPEN_MS).toISOString();
    const ttl = Math.ceil((now.getTime() + OPEN_MS + RETENTION_MS) / 1000);
    const status = 'pending';
    const who = { invited_by: actor.id, accepted_by: null };
    const when = { created_at: timestamp, updated_at: timestamp, expires_at };
    const item: InvitationItem = { id, team_id: team, email, role_id, status, ...who, ...when };
    const written = await db.transact([
      {
        put: {
          ...invitationKey(team, id),
          entity: invitationEntity,
          ...item,
          ...byAddress(id, email),
          ttl,
          actor: { ...actor },
        },
      },
      {
        put: { ...invitedKey(team, email), entity: invitedAddressEntity, invitation_id: id, expires_at, ttl },
        condition: either(free, compare('expires_at', '<=', timestamp)),
        label: 'invited',
      },
      roleExists(team, role_id),
    ]);
    if (written.ok) return item;
    return written.failed.some(({ label }) => label === 'role') ? 'unknown_role' : 'already_invited';
  },

  /** Revokes an invitation. Idempotent, also for an expired one; `already_accepted` for an accepted one. */
  async revoke(id: string, actor: Actor, now: Date): Promise<'revoked' | 'already_accepted' | undefined> {
    const invitation = await db.get<InvitationItem>(invitationKey(team, id));
    if (!invitation) return undefined;
    const change = { set: { status: 'revoked', updated_at: now.toISOString(), actor: { ...actor } } };
    const revoked = await db.transact([
      { update: invitationKey(team, id), change, condition: isOpenInvitation(now), label: 'open' },
      { remove: invitedKey(team, invitation.email), condition: equals('invitation_id', id) },
    ]);
    const closed = revoked.ok ? undefined : revoked.failed.find(({ label }) => label === 'open');
    return closed?.current?.status === 'accepted' ? 'already_accepted' : 'revoked';
  },
});
