import { all, equals, live, not } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { changeContact } from '../people/contacts/change-contact.ts';
import type { ContactCredentialItem } from '../people/contacts/contact-credentials.ts';
import { type ContactItem, contactKey } from '../people/contacts/contact-item.ts';
import { contacts } from '../people/contacts/contacts.ts';
import { benefit, benefitSteps, transactForRecipient } from '../people/contacts/recipient.ts';
import { addMember, membershipTerm } from '../people/members/hub-members.ts';
import { memberKey } from '../people/members/member-item.ts';
import { addBenefit } from '../people/members/members.ts';
import { termStep } from '../people/members/terms.ts';
import { fromCell, type StoredFieldValues } from '../people/profile-fields/field-value.ts';
import { changedValues, type FieldProblem } from '../people/profile-fields/field-values.ts';
import type { ProfileField } from '../people/profile-fields/profile-field-item.ts';
import { giveTags, newTagBenefits, tagSteps } from '../people/tags/give-tags.ts';
import type { NumberedRow } from './import-rows.ts';

/** What the import of a row depends on, with cached ids of tags and hubs from earlier rows. */
export interface ImportDeps {
  readonly db: Table;
  readonly team: TeamId;
  readonly actor: Actor;
  readonly now: Date;
  /** The credential of an address. A prefetched credential is returned once; later calls read it again. */
  credentialOf(email: string): Promise<ContactCredentialItem | undefined>;
  tagId(name: string): Promise<string>;
  hubExists(id: string): Promise<boolean>;
  /** The step that turns off all emails of a new contact, for the transaction that creates them. */
  noEmailsStep(contact: string): Step;
  /** Turns off all emails of a contact. */
  turnOffEmails(contact: string): Promise<void>;
  /** The profile fields of the team. */
  profileFields(): Promise<readonly ProfileField[]>;
}

/** The reason that a row was not imported. */
interface RowProblem {
  readonly field: string | null;
  readonly message: string;
}

/** The values of a row by key, and as they are stored for a new contact. */
interface ReadValues {
  readonly given: Readonly<Record<string, unknown>>;
  readonly values: StoredFieldValues;
}

const MESSAGES: Readonly<Record<FieldProblem['code'], string>> = {
  unknown_profile_field: 'The team has no such profile field.',
  invalid_field_value: 'The value does not fit the type of the profile field.',
  field_required: 'The profile field is required.',
  profile_too_large: 'The values of the profile fields are too long together.',
};

const problemOf = ({ field, code, detail }: FieldProblem): RowProblem => ({ field, message: detail ?? MESSAGES[code] });

/** Reads the values of a row, which are texts in a table. */
const readValues = (
  fields: readonly ProfileField[],
  cells: Readonly<Record<string, unknown>>,
): ReadValues | RowProblem => {
  const typed = Object.entries(cells).map(([key, cell]) => {
    const field = fields.find((one) => one.key === key);
    return [key, field ? fromCell(field, cell) : cell] as const;
  });
  const given = Object.fromEntries(typed);
  const read = changedValues(fields, undefined, given, 'team');
  return 'code' in read ? problemOf(read) : { given, values: read.values };
};

/** A contact of the team, and whether they have the membership and the tags of the row already. */
interface Found {
  readonly id: string;
  readonly complete: boolean;
}

/** The ids of the row's tags. A new tag has the name that comes first. */
const tagsOf = async ({ tags = [] }: NumberedRow, { tagId }: ImportDeps): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (const name of tags) ids.add(await tagId(name));
  return [...ids];
};

/** Creates the contact with everything that the row says, in one transaction. */
const createWhole = async (
  row: NumberedRow,
  fields: ReadValues | undefined,
  deps: ImportDeps,
): Promise<Found | undefined> => {
  const { email, name = null, hub_id, expires_at = null, created_at, joined_at } = row;
  const { db, team, actor, now } = deps;
  const tags = await tagsOf(row, deps);
  const hub = hub_id ? { team, hub: hub_id } : undefined;
  const gifts = (contact: string) => ({
    benefits: [
      ...(hub ? [addBenefit({ hub, contact, status: 'active', expires_at, joined_at }, actor, now)] : []),
      ...newTagBenefits(team, { contact, tags, expires_at }, actor, now),
    ],
    steps: [
      ...(hub && expires_at !== null ? [membershipTerm(hub, contact, expires_at)] : []),
      ...tagSteps(team, { contact, tags, expires_at }),
      ...(row.refuses_emails ? [deps.noEmailsStep(contact)] : []),
    ],
  });
  const profile = fields && { fields: fields.values };
  const input = { email, name, password_hash: null, created_at, hubs: [], gifts, ...(profile && { profile }) };
  const made = await contacts(db, team).create(input, now, actor);
  return made === 'email_taken' ? undefined : { id: made.id, complete: true };
};

/**
 * Returns the contact with the row's address and creates them if needed. A name and profile fields in the row replace
 * the current ones, or neither if the values do not fit those of the contact. Returns `undefined` after a concurrent
 * change of the address or of a tag.
 */
const contactFor = async (
  row: NumberedRow,
  fields: ReadValues | undefined,
  attempt: number,
  deps: ImportDeps,
): Promise<Found | RowProblem | undefined> => {
  const { email, name } = row;
  const { db, team, actor, now, credentialOf } = deps;
  const known = await credentialOf(email);
  if (known) {
    const id = known.contact_id;
    const current = name || fields ? await contacts(db, team).get(id) : undefined;
    const change = { ...(name && current?.name !== name && { name }), ...(fields && { fields: fields.given }) };
    const changed =
      current && Object.keys(change).length > 0 && (await changeContact(db, team, id, change, actor, now));
    return typeof changed === 'object' && 'code' in changed ? problemOf(changed) : { id, complete: false };
  }
  if (attempt === 0) return createWhole(row, fields, deps);
  const profile = fields && { fields: fields.values };
  const { created_at } = row;
  const input = { email, name: name ?? null, password_hash: null, created_at, hubs: [], ...(profile && { profile }) };
  const made = await contacts(db, team).create(input, now, actor);
  return made === 'email_taken' ? undefined : { id: made.id, complete: false };
};

/** Adds the contact to the hub. For an existing member, only updates `expires_at` if the row has it. */
const join = async (contact: string, hub_id: string, { expires_at, ...row }: NumberedRow, deps: ImportDeps) => {
  const { db, team, actor, now } = deps;
  const hub = { team, hub: hub_id };
  const isFirst = row.joined_at && (await db.get(memberKey(hub, contact))) === undefined;
  const joined_at = isFirst ? row.joined_at : undefined;
  const joining = { contact, status: 'active', expires_at: expires_at ?? null, joined_at } as const;
  const added = await addMember(db, hub, joining, actor, now);
  if (added === 'illegal_transition') return { field: 'hub_id', message: 'The contact is banned from this hub.' };
  if (added !== 'already_in_hub' || expires_at === undefined) return undefined;
  const set = { expires_at, updated_at: now.toISOString(), actor: { ...actor } };
  const condition = all(live, not(equals('expires_at', expires_at)));
  await transactForRecipient(db, { ...hub, contact }, now, (recipient) => [
    ...benefitSteps(recipient, [benefit({ update: memberKey(hub, contact), change: { set }, condition })]),
    ...(expires_at === null ? [] : [membershipTerm(hub, contact, expires_at)]),
  ]);
  return undefined;
};

/** Sets when the contact's memberships in all of the team's hubs end. */
const endAccess = async (contact: string, at: string, { db, team, actor, now }: ImportDeps): Promise<void> => {
  const key = contactKey(team, contact);
  const current = await db.get<ContactItem>(key);
  if (!current || current.expires_at === at) return;
  const set = { expires_at: at, updated_at: now.toISOString(), actor: { ...actor } };
  await db.transact([
    { update: key, change: { set }, condition: equals('email', current.email) },
    termStep({ kind: 'access', team_id: team, contact_id: contact, at }),
  ]);
};

const ATTEMPTS = 5;

/**
 * Imports one row; idempotent. A new contact is written in one transaction. `expires_at` applies to the membership and
 * the tags of the row. For a row with neither, it ends the contact's access to every hub.
 */
export const importRow = async (row: NumberedRow, deps: ImportDeps): Promise<RowProblem | undefined> => {
  const { hub_id, tags = [], expires_at = null } = row;
  if (hub_id && !(await deps.hubExists(hub_id))) return { field: 'hub_id', message: 'The team has no such hub.' };
  const fields = row.fields && readValues(await deps.profileFields(), row.fields);
  if (fields && 'message' in fields) return fields;
  let found: Found | RowProblem | undefined;
  for (let attempt = 0; found === undefined && attempt < ATTEMPTS; attempt += 1)
    found = await contactFor(row, fields, attempt, deps);
  if (found === undefined)
    return { field: 'email', message: 'The address kept changing during the import. Import the row again.' };
  if ('message' in found) return found;
  const { id: contact, complete } = found;
  if (row.refuses_emails && !complete) await deps.turnOffEmails(contact);
  const problem = hub_id && !complete ? await join(contact, hub_id, row, deps) : undefined;
  if (problem) return problem;
  if (!complete && tags.length > 0) {
    const given = { contact, tags: await tagsOf(row, deps), expires_at };
    await giveTags(deps.db, deps.team, given, deps.actor, deps.now);
  }
  if (expires_at !== null && !hub_id && tags.length === 0) await endAccess(contact, expires_at, deps);
  return undefined;
};
