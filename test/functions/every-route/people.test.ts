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

/** The attributes that name a person without the display name beside them. */
const unnamedIn = (schema: Schema, place: string): readonly string[] => {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const own = Object.keys(properties).flatMap((name) => {
    const role = roleOf(name);
    const named = [`${role}_display_name`, 'display_name', 'name'].some((beside) => beside in properties);
    return role === undefined || named ? [] : [`${place}.${name}`];
  });
  const inner = Object.entries(properties).flatMap(([name, value]) => unnamedIn(value, `${place}.${name}`));
  const alternatives = [...anyOf, ...oneOf].flatMap((value) => unnamedIn(value, place));
  return [...own, ...inner, ...alternatives, ...(items ? unnamedIn(items, place) : [])];
};

const unnamed = everyRoute.flatMap(({ response }) => {
  if (!('resource' in response)) return [];
  const schema = z.toJSONSchema(response.resource.attributes, { unrepresentable: 'any' }) as Schema;
  return unnamedIn(schema, response.resource.type);
});

const ONE_ANSWER = 'the response to a call about one member, whom the caller named';
const OPERATORS = 'operators read ids; the audit log names the actor';
const BUYER = 'the member of the purchase has a resource of their own';
const OF_ONE_MEMBER = 'a list about one member, whom the path names';

/** Attributes without a name, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'access_checks.contact_id': ONE_ANSWER,
  'achievement_awards.contact_id': ONE_ANSWER,
  'activity_events.contact_id': 'the caller',
  'admin_alerts.resolved_by': OPERATORS,
  'api_keys.created_by': OPERATORS,
  'automation_enrollments.contact_id': OPERATORS,
  'automation_simulations.contact_id': ONE_ANSWER,
  'automation_versions.published_by': OPERATORS,
  'blocks.contact_id': 'the caller',
  'contact_tags.contact_id': OF_ONE_MEMBER,
  'content_completions.contact_id': 'the caller',
  'conversations.created_by_contact_id': 'the caller, or a participant, who is named in `participants`',
  'discussions.shared_event.host_contact_id': 'the event has the name of its host',
  'drip_overrides.contact_id': ONE_ANSWER,
  'emails.contact_id': 'the email has the address of its recipient',
  'entitlements.contact_id': BUYER,
  'entitlements.granted_by': OPERATORS,
  'entitlements.revoked_by': OPERATORS,
  'invitations.accepted_by': 'the invitation has the address of its recipient',
  'invitations.invited_by': OPERATORS,
  'orders.contact_id': BUYER,
  'platform_alerts.resolved_by': OPERATORS,
  'reports.message.author_contact_id': 'the report has the name of the author',
  'reports.reporter_contact_id': 'the caller; moderators see the name',
  'subscriptions.contact_id': BUYER,
  'suppressions.contact_id': 'the suppression has the address',
  'webhook_receipts.signed_by': 'the name of a signing key, not of a person',
};

test('every attribute that names a person has the display name beside it, or a reason why not', () => {
  expect([...new Set(unnamed)].filter((attribute) => !(attribute in REASONS))).toEqual([]);
});
