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
  emailKey,
  messageKey,
  rankOf,
  recipientMailPartition,
  type StatusChange,
} from './email-item.ts';
import type { EmailContext } from './email-kinds.ts';
import type { HeldEmail } from './held-email.ts';
import { serviceSuppressionSteps, suppressions } from './suppressions.ts';

const ttlAt = (at: Date): number => Math.ceil(at.getTime() / 1000) + EMAIL_RETENTION_DAYS * 86_400;

/** How far apart a report and the record of its email may be; a callback is tried for longer than twice this. */
export const RECORDING_WINDOW_MS = 4 * 60_000;

/** An email that was handed to a provider, which names it, held back for now, or held back for good. */
interface Outcome extends EmailContext {
  readonly to: string;
  readonly status: 'sent' | 'suppressed' | 'queued';
  readonly message?: { readonly provider: string; readonly message_id: string };
}

const emailStep = (team_id: string, { to, kind, hub_id, contact_id, status }: Outcome, id: string, at: Date): Step => {
  const created_at = at.toISOString();
  const item: EmailItem = {
    ...{ id, team_id, hub_id, kind, email: to, contact_id, status, version: 1, created_at },
    status_history: [{ status, at: created_at }],
  };
  const indexed = listed({ partition: recipientMailPartition(item), sort: `${EMAIL}${id}` });
  const key = emailKey(item, id);
  return { put: { ...key, ...indexed, entity: 'email', ...attributesOf(item), ttl: ttlAt(at) }, condition: absent() };
};

/** What becomes of an email that was held back: nothing was reported of it meanwhile, since it was not sent. */
const heldOutcomeStep = (held: HeldEmail, status: 'sent' | 'suppressed' | 'queued', at: Date): Step => {
  const history: readonly StatusChange[] = [
    { status: 'queued', at: held.held_at },
    { status, at: at.toISOString() },
  ];
  const set = { status, status_history: history.map((one) => ({ ...one })), version: 2 };
  return { update: emailKey(held, held.email_id), change: { set }, condition: exists() };
};

const messageStep = ({ kind, team_id, hub_id, contact_id, to, message }: Outcome, id: string, at: Date): Step[] => {
  if (!message) return [];
  const item: EmailMessageItem = { kind, team_id, hub_id, contact_id, recipient: addressId(team_id, to), email_id: id };
  const key = messageKey(message.provider, message.message_id);
  return [{ put: { ...key, entity: 'email_message', ...item, ttl: ttlAt(at) } }];
};

/**
 * The email with a status that was reported; undefined where it was reported before at that time or an earlier one.
 * The provider's clock may be behind ours: nothing becomes of an email before it is made.
 */
const withStatus = ({ status: current, status_history, created_at }: EmailItem, report: StatusChange) => {
  const { status } = report;
  const at = report.at < created_at ? created_at : report.at;
  const known = status_history.find((one) => one.status === status);
  if (known && known.at <= at) return undefined;
  const others = status_history.filter((one) => one !== known);
  return {
    status: rankOf(status) > rankOf(current) ? status : current,
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

/** What became of the emails that were sent. */
export const emailLog = (db: Table) => {
  const find = async (provider: string, message_id: string) => {
    const message = await db.get<EmailMessageItem>(messageKey(provider, message_id));
    const { team_id = null, hub_id = null, email_id = '' } = message ?? {};
    const email = team_id === null ? undefined : await db.get<EmailItem>(emailKey({ team_id, hub_id }, email_id));
    return { message, email };
  };

  return {
    /** The team's email that a provider's message is. */
    get: async (provider: string, message_id: string) => (await find(provider, message_id)).email,

    /**
     * Records an email that was handed to a provider or held back, together with steps of the caller's. One of the
     * service itself is read by no team; one that was held back keeps its record.
     */
    async record(
      outcome: Outcome,
      at: Date,
      { steps: together = [], held }: EmailRecord = {},
      id = newId(),
    ): Promise<void> {
      const { team_id, status } = outcome;
      const email = held
        ? [heldOutcomeStep(held, status, at)]
        : team_id === null
          ? []
          : [emailStep(team_id, outcome, id, at)];
      const steps = [...email, ...messageStep(outcome, held?.email_id ?? id, at), ...together];
      if (steps.length > 0) await db.transact(steps);
    },

    /**
     * What a provider's report comes to. The status of an email goes up, never down; a hard bounce or a complaint
     * suppresses the address in the email's own scope. About an email that was not sent, or not to that address, it
     * changes nothing. Rejects while the email may have been sent a moment ago and not be recorded yet.
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
