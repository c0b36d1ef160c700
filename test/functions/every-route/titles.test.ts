import { expect, test } from 'vitest';
import * as z from 'zod';
import { everyRoute } from './support/routes.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Names of people are the subject of another test. */
const isPerson = (name: string): boolean => /(^|_)(contact|user|api_key|actor)_ids?$/.test(name);
/** Each resource of a hub or team has these; the caller named them, or has their names from one list. */
const isTenant = (name: string): boolean => name === 'team_id' || name === 'hub_id';

const isNamed = (name: string, properties: object): boolean => {
  const role = name.replace(/_ids?$/, '');
  return ['title', 'name', 'label', 'code'].some((suffix) => `${role}_${suffix}` in properties);
};

/** The attributes that name another resource, by whether its title is beside them. */
const namingIn = (schema: Schema, place: string): readonly (readonly [name: string, titled: boolean])[] => {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const own = Object.keys(properties)
    .filter((name) => /_ids?$/.test(name) && !isPerson(name) && !isTenant(name))
    .map((name) => [`${place}.${name}`, isNamed(name, properties)] as const);
  const inner = Object.entries(properties).flatMap(([name, value]) => namingIn(value, `${place}.${name}`));
  const alternatives = [...anyOf, ...oneOf].flatMap((value) => namingIn(value, place));
  return [...own, ...inner, ...alternatives, ...(items ? namingIn(items, place) : [])];
};

const naming = everyRoute.flatMap(({ response }) => {
  if (!('resource' in response)) return [];
  const schema = z.toJSONSchema(response.resource.attributes, { unrepresentable: 'any' }) as Schema;
  return namingIn(schema, response.resource.type);
});

const CONDITION = 'each condition has the label of what it names in `display`';
const OF_PATH = 'the path names it, so the caller has its title';
const FILE = 'the file name is beside it';
const OWN_TITLE = 'the resource has the title of what it names as its own title';
const GRAPH = 'a place in the definition of the automation';
const OPTION = 'an option of the poll, whose label is among its options';
const MANY = 'a list of up to 100 ids in the order that was set; one list has the titles of all of them';
const OPAQUE = 'an id of the payment provider or of an identity provider, which has no title';
const UNTITLED_KIND = 'what it names has no title';

/** Attributes without a title, and why. */
const UNTITLED: Readonly<Record<string, string>> = {
  'access_rules.conditions.value.achievement_id': CONDITION,
  'access_rules.conditions.value.content_node_ids': CONDITION,
  'access_rules.conditions.value.field_id': CONDITION,
  'access_rules.conditions.value.price_ids': CONDITION,
  'access_rules.conditions.value.product_id': CONDITION,
  'access_rules.conditions.value.product_ids': CONDITION,
  'access_rules.conditions.value.tag_id': CONDITION,
  'achievements.hub_ids': MANY,
  'achievements.rule_content_node_ids': MANY,
  'activity_events.target_id': 'the response to a report of the activity by its member; the list has the title',
  'attachments.file_id': FILE,
  'attachments.media_id': FILE,
  'audit_log_entries.resource_id': 'the audit log contains no values, and most of what it names was changed since',
  'automation_enrollments.event_id': UNTITLED_KIND,
  'automation_enrollments.node_id': GRAPH,
  'automation_simulations.automation_id': OF_PATH,
  'automation_simulations.path.node_id': GRAPH,
  'automation_versions.automation_id': OF_PATH,
  'automations.drip_campaign_id': 'an automation of a drip campaign has its name',
  'checkout_sessions.order_id': UNTITLED_KIND,
  'comments.attachments.file_id': FILE,
  'comments.attachments.media_id': FILE,
  'comments.parent_comment_id': UNTITLED_KIND,
  'contact_tags.tag_id': OWN_TITLE,
  'content_nodes.media_id': 'media belongs to its node, which has a title',
  'content_nodes.parent_id': 'a course is read with all of its nodes',
  'conversations.last_read_message_id': UNTITLED_KIND,
  'coupons.product_ids': MANY,
  'discussions.attachments.file_id': FILE,
  'discussions.attachments.media_id': FILE,
  'discussions.poll.viewer_option_id': OPTION,
  'drip_campaigns.automation_id': 'the automation of a drip campaign has its name',
  'drip_overrides.drip_campaign_id': OF_PATH,
  'drip_overrides.drip_step_id': OF_PATH,
  'drip_steps.drip_campaign_id': OF_PATH,
  'events.cover_media_id': 'an image, which the event shows',
  'files.file_id': FILE,
  'files.media_id': FILE,
  'hub_achievements.achievement_id': OWN_TITLE,
  'hub_achievements.hub_ids': MANY,
  'hub_achievements.rule_content_node_ids': MANY,
  'identity_providers.client_id': OPAQUE,
  'invitations.role_id': 'the response to an invited user without an account; creators see the name',
  'media.file_id': FILE,
  'messages.attachments.file_id': FILE,
  'messages.attachments.media_id': FILE,
  'messages.conversation_id': OF_PATH,
  'notifications.resource_id': 'the text of the notification names what it is about',
  'orders.last_payment_id': OPAQUE,
  'payment_accounts.account_id': OPAQUE,
  'playlist_items.content_node_id': OWN_TITLE,
  'playlist_items.media_id': OWN_TITLE,
  'playlist_items.playlist_id': OF_PATH,
  'poll_votes.option_id': OPTION,
  'polls.viewer_option_id': OPTION,
  'refunds.order_id': OF_PATH,
  'refunds.payment_id': OPAQUE,
  'banned_members.content_removal_id': UNTITLED_KIND,
  'report_cases.message.conversation_id': UNTITLED_KIND,
  'reports.case_id': 'the case is about the target, whose title is beside it',
  'reports.message.conversation_id': UNTITLED_KIND,
  'reports.target_id': 'the report of the caller, who saw the target; moderators see its title and an excerpt',
  'search_results.native_id': OWN_TITLE,
  'subscriptions.order_id': UNTITLED_KIND,
  'suppressions.email_id': UNTITLED_KIND,
  'team_identity_providers.client_id': OPAQUE,
  'team_identity_providers.default_role_id': 'the roles of a team are one short list',
  'transcodes.media_id': OF_PATH,
  'transcriptions.media_id': OF_PATH,
  'transcripts.media_id': OF_PATH,
  'uploads.file_id': FILE,
  'uploads.media_id': FILE,
  'users.role_id': 'the roles of a team are one short list',
  'webhook_deliveries.endpoint_id': OF_PATH,
};

test('every attribute that names a resource has its title beside it, or a reason why not', () => {
  const untitled = naming.filter(([, titled]) => !titled).map(([name]) => name);
  expect([...new Set(untitled)].sort()).toEqual(Object.keys(UNTITLED).sort());
});
