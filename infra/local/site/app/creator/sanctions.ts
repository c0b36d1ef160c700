import { demand } from '../../../../../shared/client/client.ts';
import { h } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { form } from '../parts/form.ts';

/** The reasons of bans, in words. */
export const BAN_REASONS = [
  ['spamming', 'Spamming'],
  ['terms_violation', 'Violation of the terms'],
  ['compromised_account', 'Compromised account'],
] as const;

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
      ],
      async act({ text }) {
        const ban_reason = BAN_REASONS.find(([value]) => value === text('ban_reason'))?.[0] ?? 'terms_violation';
        const path = { team_id: team, hub_id: hub, contact_id };
        const attributes = { ban_reason, ban_note: text('ban_note') || null };
        await demand(
          client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/ban', {
            params: { path },
            body: { data: { type: 'banned_members', attributes } },
          }),
        );
        return 'Banned.';
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
