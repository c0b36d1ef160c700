import { adminAlerts } from '../../shared/accounts/alerts/admin-alerts.ts';
import type { EmailContext } from '../../shared/delivery/email/email-kinds.ts';
import type { HoldReason } from '../../shared/delivery/email/status-reason.ts';
import type { Table } from '../../shared/platform/db/table.ts';

const DETAILS: Readonly<Record<HoldReason | 'sign_in_limit', string>> = {
  no_verified_owner:
    'No owner of the team has a verified email address. Emails are queued until an owner verifies their address.',
  daily_limit:
    'The team has reached its limit of emails in 24 hours. Further emails are queued and sent when the limit allows.',
  team_suspended:
    'The operator of the service has suspended the team. Its emails are queued and sent when it is resumed; sign-in emails are not sent.',
  recipient_limit:
    'More than 10 emails to one unverified address, or 30 sign-in emails to one verified address, were requested in 15 minutes, here or in other teams. Sign-in emails above the limit were not sent; other emails are queued and sent later.',
  sign_in_limit:
    'This hub requested too many sign-in emails to unverified addresses in 15 minutes. Emails above the limit were not sent; members can request another one later. The limit is higher once an owner of the team has verified their email address.',
};

/** Alerts the owners of a team that emails are held: one open alert for each reason and hub. */
export const raiseHeldEmailsAlert = async (
  db: Table,
  { team_id, hub_id }: EmailContext,
  reason: HoldReason | 'sign_in_limit',
  now: Date,
): Promise<void> => {
  if (team_id === null || hub_id === null) return;
  const alert = {
    ...({ source_module: 'email', alert_type: 'emails_held_back', hub_id } as const),
    payload: { reason, detail: DETAILS[reason] },
    dedupe_key: `emails_held_back#${hub_id}#${reason}`,
  };
  await adminAlerts(db, team_id).raise(alert, now);
};
