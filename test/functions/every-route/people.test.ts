import { expect, test } from 'vitest';
import * as z from 'zod';
import { everyRoute } from './support/routes.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** An attribute that names a person: the role that its name has as prefix. */
const roleOf = (name: string): string | undefined => {
  if (/(^|_)(contact|user|api_key)_id$/.test(name)) {
    const role = name.replace(/_?(contact|user|api_key)_id$/, '');
    return role || name.replace(/_id$/, '');
  }
  return name.endsWith('_by') ? name : undefined;
};

/** Resources that are about the person themselves, whose name has no role. */
const THEMSELVES = [
  'contacts',
  'members',
  'leaderboard_entries',
  'conversations.participants',
  'report_cases.reporters',
];
const SHAPE = ['display_name', 'photo_url', 'is_former_member'];

/** The attributes that name a person without the name, the photo and the state of that person beside them. */
const unnamedIn = (schema: Schema, place: string): readonly string[] => {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const own = Object.keys(properties).flatMap((name) => {
    const role = roleOf(name);
    const isThemselves = name === 'contact_id' && THEMSELVES.includes(place.replace('list of ', ''));
    const named = isThemselves || SHAPE.every((attribute) => `${role}_${attribute}` in properties);
    return role === undefined || named ? [] : [`${place}.${name}`];
  });
  const inner = Object.entries(properties).flatMap(([name, value]) => unnamedIn(value, `${place}.${name}`));
  const alternatives = [...anyOf, ...oneOf].flatMap((value) => unnamedIn(value, place));
  return [...own, ...inner, ...alternatives, ...(items ? unnamedIn(items, place) : [])];
};

const unnamed = everyRoute.flatMap(({ response }) => {
  if (!('resource' in response)) return [];
  const schema = z.toJSONSchema(response.resource.attributes, { unrepresentable: 'any' }) as Schema;
  const { type } = response.resource;
  return unnamedIn(schema, response.kind === 'many' ? `list of ${type}` : type);
});

const ONE_ANSWER = 'the response to a call about one member, whom the caller named';
const OPERATORS = 'operators read ids; the audit log names the actor';
const OPEN = 'null: only open alerts are listed';
const OF_ONE_MEMBER = 'a list about one member, whom the path names';
const ADDRESS = 'the address of the recipient is beside it';
const HOST = 'the event has the name of its host';
const PARTICIPANT = 'the caller, or a participant, who is named in `participants`';
const NO_PERSON = 'the order or subscription that granted or ended it, and the event of the payment provider';
const CALLER = 'the caller';

/** Attributes without a name, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'access_checks.contact_id': ONE_ANSWER,
  'achievement_awards.contact_id': ONE_ANSWER,
  'activity_events.contact_id': CALLER,
  'admin_alerts.resolved_by': OPERATORS,
  'automation_simulations.contact_id': ONE_ANSWER,
  'contact_tags.contact_id': ONE_ANSWER,
  'content_completions.contact_id': CALLER,
  'conversations.created_by_contact_id': PARTICIPANT,
  'discussions.shared_event.host_contact_id': HOST,
  'drip_overrides.contact_id': ONE_ANSWER,
  'emails.contact_id': ADDRESS,
  'list of admin_alerts.resolved_by': OPEN,
  'list of blocks.contact_id': CALLER,
  'list of contact_tags.contact_id': OF_ONE_MEMBER,
  'list of conversations.created_by_contact_id': PARTICIPANT,
  'list of discussions.shared_event.host_contact_id': HOST,
  'list of emails.contact_id': ADDRESS,
  'list of entitlements.granted_by': NO_PERSON,
  'list of entitlements.revoked_by': NO_PERSON,
  'list of platform_alerts.resolved_by': OPEN,
  'list of report_cases.message.author_contact_id': 'the case has the name of the author',
  'list of reports.message.author_contact_id': 'the report has the name of the author',
  'list of reports.reporter_contact_id': 'the caller; moderators see the name',
  'list of suppressions.contact_id': ADDRESS,
  'platform_alerts.resolved_by': OPERATORS,
  'report_cases.message.author_contact_id': 'the case has the name of the author',
  'reports.message.author_contact_id': 'the report has the name of the author',
  'reports.reporter_contact_id': CALLER,
  'webhook_receipts.signed_by': 'the name of a signing key, not of a person',
};

test('every attribute that names a person has the name, photo and state beside it, or a reason why not', () => {
  expect([...new Set(unnamed)].sort()).toEqual(Object.keys(REASONS).sort());
});
