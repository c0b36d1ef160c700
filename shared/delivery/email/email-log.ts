import type { Plan } from '../../platform/callbacks/effect.ts';
import { absent, equals, exists } from '../../platform/db/expression.ts';
import { attributesOf } from '../../platform/db/item.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { addressId } from './address-id.ts';
import type { EmailRecord } from './email.ts';
import type { EmailEvent } from './email-event.ts';
import {
  EMAIL,
  EMAIL_RETENTION_DAYS,
  type EmailItem,
  type EmailMessageItem,
  emailEntity,
  emailKey,
  emailMessageEntity,
  messageKey,
  rankOf,
  recipientMailPartition,
  type StatusChange,
} from './email-item.ts';
import type { EmailContext } from './email-kinds.ts';
import type { HeldEmail } from './held-email.ts';
import type { StatusReason } from './status-reason.ts';
import { serviceSuppressionSteps, suppressions } from './suppressions.ts';

const ttlAt = (now: Date): number => Math.ceil(now.getTime() / 1000) + EMAIL_RETENTION_DAYS * 86_400;

/** The longest time between a provider's report and the record of its email. Callbacks are retried for twice as long. */
export const RECORDING_WINDOW_MS = 4 * 60_000;

/** The provider that accepted an email, and its message id. */
interface Accepted {
  readonly provider: string;
  readonly message_id: string;
}

/** An email that a provider accepted (`sent`, with its message id), that is held (`queued`) or `suppressed`. */
type Outcome = EmailContext & {
  readonly to: string;
} & (
    | { readonly status: 'sent'; readonly reason?: undefined; readonly message: Accepted }
    | { readonly status: 'suppressed' | 'queued'; readonly reason: StatusReason; readonly message?: undefined }
  );

const emailStep = (
  team_id: string,
  { to, kind, hub_id, contact_id, status, reason }: Outcome,
  id: string,
  now: Date,
): Step => {
  const created_at = now.toISOString();
  const item: EmailItem = {
    id,
    team_id,
    hub_id,
    kind,
    email: to,
    contact_id,
    status,
    version: 1,
    created_at,
    ...(reason && { status_reason: reason }),
    status_history: [{ status, at: created_at }],
  };
  const indexed = listed({ partition: recipientMailPartition(item), sort: `${EMAIL}${id}` });
  const key = emailKey(item, id);
  return {
    put: { ...key, ...indexed, entity: emailEntity, ...attributesOf(item), ttl: ttlAt(now) },
    condition: absent(),
  };
};

/** Updates the record of a held email. No provider has reported on it, because it was not sent. */
const heldOutcomeStep = (held: HeldEmail, { status, reason }: Outcome, now: Date): Step => {
  const history: readonly StatusChange[] = [
    { status: 'queued', at: held.held_at },
    { status, at: now.toISOString() },
  ];
  const set = { status, status_reason: reason ?? null, status_history: history.map((one) => ({ ...one })), version: 2 };
  return { update: emailKey(held, held.email_id), change: { set }, condition: exists() };
};

const messageStep = ({ kind, team_id, hub_id, contact_id, to, message }: Outcome, id: string, now: Date): Step[] => {
  if (!message) return [];
  const item: EmailMessageItem = { kind, team_id, hub_id, contact_id, recipient: addressId(team_id, to), email_id: id };
  const key = messageKey(message.provider, message.message_id);
  return [{ put: { ...key, entity: emailMessageEntity, ...item, ttl: ttlAt(now) } }];
};

/**
 * The status and history of an email after a report. `undefined` if the status was already reported at that time or
 * earlier. The provider's clock may be behind: no status is dated before the email was created.
 */
const withStatus = ({ status: current, status_history, created_at }: EmailItem, report: StatusChange) => {
  const { status } = report;
  const at = report.at < created_at ? created_at : report.at;
  const known = status_history.find((one) => one.status === status);
  if (known && known.at <= at) return undefined;
  const others = status_history.filter((one) => one !== known);
  return {
    status: rankOf(status) > rankOf(current) ? status : current,
    ...(status === 'suppressed' && { status_reason: 'suppressed_by_provider' }),
    status_history: [...others, { status, at }].toSorted((one, other) => one.at.localeCompare(other.at)),
  };
};

const statusSteps = (email: EmailItem, event: EmailEvent): readonly Step[] => {
  const set = withStatus(email, event);
  if (!set) return [];
  const { version, id } = email;
  const change = {
    set: { ...set, status_history: set.status_history.map((one) => ({ ...one })), version: version + 1 },
  };
  return [{ label: 'email', update: emailKey(email, id), change, condition: equals('version', version) }];
};

/** Records emails and their delivery status. */
export const emailLog = (db: Table) => {
  const find = async (provider: string, message_id: string) => {
    const message = await db.get<EmailMessageItem>(messageKey(provider, message_id));
    const { team_id = null, hub_id = null, email_id = '' } = message ?? {};
    const email = team_id === null ? undefined : await db.get<EmailItem>(emailKey({ team_id, hub_id }, email_id));
    return { message, email };
  };

  return {
    /** The email of a team by the provider's message id. */
    get: async (provider: string, message_id: string) => (await find(provider, message_id)).email,

    /**
     * Records an email that was sent, held or suppressed, in one transaction with the caller's `steps`. An email of the
     * service itself has no record that a team can read. A held email keeps its record.
     */
    async record(
      outcome: Outcome,
      now: Date,
      { steps: extraSteps = [], held }: EmailRecord = {},
      id = newId(),
    ): Promise<void> {
      const { team_id } = outcome;
      const email = held
        ? [heldOutcomeStep(held, outcome, now)]
        : team_id === null
          ? []
          : [emailStep(team_id, outcome, id, now)];
      const steps = [...email, ...messageStep(outcome, held?.email_id ?? id, now), ...extraSteps];
      if (steps.length > 0) await db.transact(steps);
    },

    /**
     * The changes that a provider's report causes. The status of an email never goes down. A hard bounce or a complaint
     * suppresses the address for the team, or for the service. A report about an unknown email or another address is
     * ignored. Rejects while the email may have been sent but not yet recorded.
     */
    async planFor(event: EmailEvent, now: Date): Promise<Plan> {
      const { provider, message_id, status, addresses, final, at } = event;
      const { message, email } = await find(provider, message_id);
      if (!message && Math.abs(now.getTime() - Date.parse(at)) < RECORDING_WINDOW_MS)
        throw new Error('No email with this message id is recorded yet.');
      if (!message) return { ignored: 'No email with this message id was sent.' };
      const recipient = addresses.find((address) => addressId(message.team_id, address) === message.recipient);
      if (addresses.length > 0 && recipient === undefined) return { ignored: 'The email was sent to another address.' };
      const refused = final && recipient !== undefined;
      if (message.team_id === null)
        return { steps: refused && status === 'bounced' ? serviceSuppressionSteps(recipient, now) : [] };
      if (!email) return { ignored: 'The email record was deleted.' };
      if (!refused || (status !== 'bounced' && status !== 'complained')) return { steps: statusSteps(email, event) };
      const suppressed = await suppressions(db, email.team_id).stepsFor(email, status, at, now);
      return { steps: [...statusSteps(email, event), ...suppressed] };
    },
  };
};
