import { demand } from '../../../../shared/client/client.ts';
import { h } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { type Filled, form } from '../parts/form.ts';

/** The reasons of bans, in words. */
export const BAN_REASONS = [
  ['spamming', 'Spamming'],
  ['terms_violation', 'Violation of the terms'],
  ['compromised_account', 'Compromised account'],
] as const;

/** What a ban does with the content of the member, in words. */
const REMOVE_CONTENT = [
  ['none', 'Keep it'],
  ['hide', 'Hide it'],
  ['delete', 'Delete it'],
] as const;

const REMOVED_KINDS = [
  ['discussions', 'Posts'],
  ['comments', 'Comments'],
  ['messages', 'Messages'],
  ['reactions', 'Reactions'],
] as const;

/** The removal that the form asks for; nothing of it is sent if the content is kept. */
const removalOf = ({ text, many }: Filled) => {
  const remove_content = REMOVE_CONTENT.find(([value]) => value === text('remove_content'))?.[0] ?? 'none';
  if (remove_content === 'none') return { remove_content };
  const include = REMOVED_KINDS.map(([kind]) => kind).filter((kind) => many('include').includes(kind));
  const since = text('since');
  return { remove_content, include, ...(since && { since: new Date(since).toISOString() }) };
};

/** Bans a member from the hub. */
export const banForm = ({ client, team, hub }: Caller, contact_id: string, name: string): HTMLElement =>
  h(
    'details',
    {},
    h('summary', {}, `Ban ${name}`),
    form({
      submit: 'Ban',
      class: 'form.danger',
      fields: [
        { name: 'ban_reason', label: 'Reason', kind: 'select', options: BAN_REASONS },
        { name: 'ban_note', label: 'Note for the team (optional)' },
        {
          name: 'remove_content',
          label: 'What they wrote',
          kind: 'select',
          options: REMOVE_CONTENT,
          hint: 'Posts, comments, messages and reactions. You can undo it for 30 days, on the page Bans.',
        },
        { name: 'since', label: 'Only since (optional)', kind: 'date' },
        {
          name: 'include',
          label: 'Kinds',
          kind: 'many',
          options: REMOVED_KINDS,
          chosen: REMOVED_KINDS.map(([kind]) => kind),
        },
      ],
      async act(filled) {
        const { text } = filled;
        const ban_reason = BAN_REASONS.find(([value]) => value === text('ban_reason'))?.[0] ?? 'terms_violation';
        const path = { team_id: team, hub_id: hub, contact_id };
        const attributes = { ban_reason, ban_note: text('ban_note') || null, ...removalOf(filled) };
        await demand(
          client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/ban', {
            params: { path },
            body: { data: { type: 'banned_members', attributes } },
          }),
        );
        return attributes.remove_content === 'none' ? 'Banned.' : 'Banned. See the page Bans for the removed content.';
      },
    }),
  );

/** Warns a member, who is notified with the message. */
export const warnForm = ({ client, team, hub }: Caller, contact_id: string, name: string): HTMLElement =>
  h(
    'details',
    {},
    h('summary', {}, `Warn ${name}`),
    form({
      submit: 'Send the warning',
      fields: [{ name: 'message', label: `Message to ${name}`, kind: 'long' }],
      async act({ text }) {
        const path = { team_id: team, hub_id: hub, contact_id };
        const body = { data: { type: 'member_warnings' as const, attributes: { message: text('message') } } };
        await demand(
          client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/warnings', {
            params: { path },
            body,
          }),
        );
        return 'Warned.';
      },
    }),
  );
