import * as z from 'zod';
import { described, text } from '#docs';
import { LOGIC_OPERATORS } from '../../shared/access/rules/condition.ts';
import { ACCESS_TARGETS } from '../../shared/access/rules/target.ts';
import { ungatedInsider } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { CHECK_REASONS, checkAccess } from '../../shared/community/access-rules/check-access.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, compositeResource, one, withMeta } from '../../shared/platform/http/response.ts';

/** The result of an access check. It is not stored. */
const AccessCheck = compositeResource('access_checks', ['target_type', 'target_id', 'contact_id'], () =>
  z.object({
    hub_id: z.string(),
    target_type: z.enum(ACCESS_TARGETS),
    target_id: z.string(),
    target_title: z
      .string()
      .nullable()
      .meta(
        described(
          'The current title of the target. Null if the caller may not know it: a member sees the titles of what they have access to and of what lists show them locked (spaces, content nodes and playlists).',
        ),
      ),
    contact_id: z.string().meta(described('The contact whose access was checked.')),
    has_access: z.boolean().meta(described('True if the contact has access to the target now.')),
    reason: z
      .enum(CHECK_REASONS)
      .meta(
        described(
          'The reason of the result. With `conditions_not_met`, see `meta.conditions`; with `drip`, see `unlocks_at`.',
        ),
      ),
    unlocks_at: z.iso
      .datetime()
      .nullable()
      .meta(
        described(
          'With the reason `drip`, the time when the target opens for the contact. Null if the time is not known: the campaign is paused, the contact is not in it, or something else locks the target too. Null with other reasons.',
        ),
      ),
  }),
);

const Rule = z.object({
  id: z.string(),
  target_type: z.enum(ACCESS_TARGETS),
  target_id: z.string(),
  logic_operator: z.enum(LOGIC_OPERATORS),
});

const some = z.array(z.string()).nullable().meta(described('Null means any.'));

/** What a member can do to meet a condition, or when it is met by itself. */
const Unlock = z.discriminatedUnion('how', [
  z.object({ how: z.literal('join_hub'), hub_id: z.string() }),
  z.object({ how: z.literal('subscribe'), product_ids: some, price_ids: some }),
  z.object({ how: z.literal('buy_product'), product_id: z.string() }),
  z.object({ how: z.literal('earn_achievement'), achievement_id: z.string() }),
  z.object({ how: z.literal('earn_points'), needed: z.int(), held: z.int() }),
  z.object({
    how: z.literal('complete_content'),
    content_node_ids: z.array(z.string()).meta(described('The content nodes that the member has not completed.')),
    needed: z.enum(['all', 'any']),
  }),
  z.object({ how: z.literal('wait'), at: z.iso.datetime() }),
  z.object({ how: z.literal('ask_team') }),
]);

const Explained = z.object({
  type: z.string().meta(described('The type of the condition.')),
  operator: z.string().nullable(),
  value: z.unknown().meta(described('The value of the condition. Null if the caller may not see it.')),
  label: z.string().nullable().meta(described('A readable name of the value. Null if the caller may not see it.')),
  met: z.boolean(),
  unlock: Unlock.nullable().meta(
    described(`What the member can do to meet the condition, or the time to wait for. Null if the condition is
met, or if the member cannot meet it.`),
  ),
});

const WHY = {
  rule: Rule.nullable().meta(described('The rule that denied or granted access. Null if no rule applies.')),
  conditions: z.array(Explained).meta(described('The result of each condition of the rule, in the order of the rule.')),
};

const AccessCheckInput = z.object({
  target_type: z.enum(ACCESS_TARGETS),
  target_id: z.uuid().meta(described('The id of the target, which must belong to this hub.')),
  contact_id: z
    .uuid()
    .optional()
    .meta(described('The contact to check, required for creators. Default for a member: the member.')),
});

const check = route({
  method: 'POST',
  path: '/hubs/{hub_id}/access-checks',
  summary: text('Check access'),
  description: text(`Checks every access rule between the member and the target: the rule of the hub, of the space or
course that contains the target, and of the target itself. A member checks their own access; a creator names a
contact as \`contact_id\`. \`meta.rule\` is the rule that decided. \`meta.conditions\` says of each of its
conditions whether it is \`met\` and, in \`unlock\`, what the member can do or until when to wait. If a drip campaign locks the
target, the reason is \`drip\` and \`unlocks_at\` is the time when it opens. Members do not see the names of tags,
profile fields or secret achievements. Members without access to the hub itself can call this operation too.`),
  caller: ungatedInsider('members.read'),
  body: envelope('access_checks', AccessCheckInput),
  response: withMeta(one(AccessCheck), WHY),
  errors: ['forbidden', 'needs_contact', 'unknown_contact', 'unknown_target'],
  async handler({ params, body }, { caller, hub, db, now }) {
    const { target_type: type, target_id: id, contact_id = caller.kind === 'contact' ? caller.id : undefined } = body;
    if (contact_id === undefined) return refuse('needs_contact', { field: 'contact_id' });
    if (caller.kind === 'contact' && contact_id !== caller.id) return refuse('forbidden');
    const checking = { hub, target: { type, id }, caller, contact: contact_id };
    const found = await checkAccess(db, checking, now);
    if (found === 'unknown_contact') return refuse(found, { field: 'contact_id' });
    if (found === 'unknown_target') return refuse(found, { field: 'target_id' });
    const { has_access, target_title, reason, unlocks_at, rule, conditions } = found;
    const named = { hub_id: params.hub_id, target_type: type, target_id: id, target_title, contact_id };
    const shown = rule && {
      id: rule.id,
      target_type: rule.target_type,
      target_id: rule.target_id,
      logic_operator: rule.logic_operator,
    };
    const meta = { rule: shown, conditions };
    return answer({ ...named, has_access, reason, unlocks_at }, { meta });
  },
});

export const accessCheckRoutes = [check];
