import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { type AccessContext, INACCESSIBLE, inaccessible } from '../../shared/api/admitted.ts';
import { participant } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { admitMedia } from '../../shared/community/attachments/admit-media.ts';
import { ATTACHABLE } from '../../shared/community/attachments/attachment-targets.ts';
import { hubExists } from '../../shared/hubs/hubs/hub-exists.ts';
import {
  ATTACHMENT_ROLES,
  ATTACHMENT_TARGETS,
  type AttachmentItem,
  MAX_ATTACHMENTS,
} from '../../shared/media/attachments/attachment-item.ts';
import { attachmentPage } from '../../shared/media/attachments/attachment-page.ts';
import { AttachmentShape } from '../../shared/media/attachments/attachment-shape.ts';
import { attachments } from '../../shared/media/attachments/attachments.ts';
import { attachmentView, type PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import { either, envelope, optionalType } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { canonicalId } from '../../shared/platform/ids/id.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';
import { attachmentTeam, onlyTeam } from './attachment-team.ts';
import { findAttachment } from './find-attachment.ts';

const Position = z.int().min(0).max(2_147_483_647);
const Role = z.enum(ATTACHMENT_ROLES).meta(described('What the file is used for.'));
const Target = z.enum(ATTACHMENT_TARGETS);

const Attachment = resource('attachments', () =>
  AttachmentShape.omit({ id: true }).extend({
    target_type: Target,
    target_id: z.string(),
    target_title: z
      .string()
      .nullable()
      .meta(described('The current title of a discussion, content node or playlist. Null for other targets.')),
    position: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const NewAttachment = z.object({
  media_id: z.string().overwrite(canonicalId),
  target_type: Target,
  target_id: z.string().length(36).overwrite(canonicalId),
  role: Role.default('attachment'),
  position: Position.default(0),
});

const collection = '/attachments';
const item = '/attachments/{attachment_id}';

interface Titled {
  readonly title?: string | null;
}

const presented = (attachment: AttachmentItem, { title = null }: Titled, showing: PresentDeps) => ({
  ...attachment,
  target_title: title,
  ...attachmentView(attachment, showing),
});

const listAttachments = route({
  method: 'GET',
  path: collection,
  summary: text('List attachments'),
  description: text(
    'Lists the attachments of one target, sorted by position. A target that the caller cannot read has none.',
  ),
  caller: participant({ tenancy: onlyTeam }),
  query: list(() => ({ filter: { target_type: Target, target_id: z.string().length(36).overwrite(canonicalId) } })),
  response: many(Attachment),
  errors: ['account_suspended', 'team_context_required'],
  async handler({ query: { filter, page } }, { caller, team, db, now, files }) {
    const { target_type: type, target_id: id } = filter;
    const [target, all] = await Promise.all([
      ATTACHABLE[type]({ db, caller, team, id, now }),
      attachments(db, team).of({ type, id }),
    ]);
    if (target === 'barred') return refuse('account_suspended');
    const [first] = all;
    const exists =
      target !== 'not_found' && first && (target.hub || (await hubExists(db, { team, hub: first.hub_id })));
    if (!exists) return answer({ items: [] });
    const { items, next } = attachmentPage(all, page);
    return answer({ items: items.map((one) => presented(one, target, { now, files })), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Attach media'),
  description: text(
    `The media must be ready and belong to the same hub. Members can attach their own uploads to their own posts. Creators need permission to manage content and can attach to everything except messages. Images attached to \`hub_branding\` with the role \`logo\` or \`favicon\` are public: they are the logo and icon of the hub. A target has at most ${MAX_ATTACHMENTS} attachments.`,
  ),
  caller: participant({ tenancy: onlyTeam }),
  body: envelope('attachments', NewAttachment),
  status: 201,
  location: '/attachments/{id}',
  response: one(Attachment),
  errors: [...INACCESSIBLE, 'forbidden', 'unknown_media', 'limit_reached', 'team_context_required'],
  async handler({ body }, { caller, team, db, now, files }) {
    const { target_type: type, target_id: id, media_id, role, position } = body;
    const [target, admitted] = await Promise.all([
      ATTACHABLE[type]({ db, caller, team, id, now }),
      admitMedia(db, caller, team, media_id, now),
    ]);
    if (typeof target === 'string') return inaccessible(target);
    if (!target.writable) return refuse('forbidden');
    const unknown = () => refuse('unknown_media', { field: 'media_id' });
    if (!admitted?.writable || !admitted.readable) return unknown();
    const { media } = admitted;
    const hub = target.hub ?? { team, hub: media.hub_id };
    if (media.hub_id !== hub.hub || media.status_upload !== 'ready') return unknown();
    const attachment = { hub, target: { type, id }, markStep: target.markStep, media, role, position };
    const created = await attachments(db, team).attach(attachment, actorOf(caller), now);
    if (created === 'full') return refuse('limit_reached');
    return created === 'not_found' ? unknown() : answer(presented(created, target, { now, files }));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get an attachment'),
  caller: participant({ tenancy: attachmentTeam }),
  response: one(Attachment),
  errors: INACCESSIBLE,
  async handler({ params }, context) {
    const found = await findAttachment(context, params.attachment_id);
    return found instanceof Refusal ? found : answer(presented(found.attachment, found, context));
  },
});

/** The attachment, if the caller may change it. */
const findWritable = async (context: AccessContext, id: string) => {
  const found = await findAttachment(context, id);
  return found instanceof Refusal || found.writable ? found : refuse('forbidden');
};

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update an attachment'),
  description: text(`Changes the role or position. Omitted attributes stay unchanged. ${MOVING}`),
  caller: participant({ tenancy: attachmentTeam }),
  body: optionalType(either('attachments', () => z.object({ role: Role.optional(), position: Position.optional() }))),
  response: one(Attachment),
  errors: [...INACCESSIBLE, 'forbidden'],
  async handler({ params, body }, context) {
    const found = await findWritable(context, params.attachment_id);
    if (found instanceof Refusal) return found;
    const { caller, team, db, now } = context;
    const changed = await attachments(db, team).change(found.attachment, body, actorOf(caller), now);
    return changed ? answer(presented(changed, found, context)) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete an attachment'),
  description: text('The media is kept.'),
  caller: participant({ tenancy: attachmentTeam }),
  status: 204,
  response: empty,
  errors: [...INACCESSIBLE, 'forbidden'],
  async handler({ params }, context) {
    const found = await findWritable(context, params.attachment_id);
    if (found instanceof Refusal) return found;
    const { caller, team, db, now } = context;
    return (await attachments(db, team).remove(found.attachment, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const attachmentRoutes = [listAttachments, create, read, change, remove];
