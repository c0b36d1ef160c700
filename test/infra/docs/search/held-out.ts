import type { Question } from './question.ts';

/** The questions that the ranking was not tuned with: they show how it does on questions that nobody has seen. */
export const HELD_OUT: readonly Question[] = [
  [
    'paywall for videos',
    '/docs/how-to/access-rules',
    '/docs/tutorials/sell-a-course',
    '/docs/tutorials/sell-a-course#lock-the-course',
  ],
  [
    'resend a failed webhook',
    '/docs/reference/webhooks/postTeamHubWebhookEndpointDeliveryResend',
    '/docs/how-to/webhooks',
    '/docs/how-to/webhooks#resend-a-failed-delivery',
  ],
  ['change my avatar', '/docs/how-to/uploads#set-a-portrait', '/docs/reference/account/postMeAvatar'],
  [
    'custom fields in the sign up form',
    '/docs/how-to/profiles',
    '/docs/how-to/profiles#create-the-fields',
    '/docs/reference/members/createTeamProfileField',
  ],
  ['block a rude member', '/docs/reference/messages/putMeBlock', '/docs/reference/moderation/postTeamHubMemberBan'],
  [
    'email was not delivered',
    '/docs/operate/alarms#emails-bounce',
    '/docs/limits#emails-of-a-team',
    '/docs/reference/hubs/listTeamHubEmails',
  ],
  ['what changes between versions', '/docs/versions', '/docs/changelog', '/docs/versions#what-is-a-breaking-change'],
  [
    'react frontend npm package',
    '/docs/typescript-client',
    '/docs/typescript-client#install',
    '/docs/tutorials/members-site',
  ],
  ['command line tool', '/docs/cli', '/docs/cli#install'],
  [
    'copy staging settings to production',
    '/docs/how-to/moving-between-stages',
    '/docs/how-to/moving-between-stages#copy-the-hub',
  ],
  ['checklist before launch', '/docs/how-to/going-live'],
  [
    'is my data shared with other customers',
    '/docs/explanation/tenancy',
    '/docs/explanation/tenancy#how-tenants-are-kept-apart',
    '/docs/explanation/tenancy#what-is-shared',
  ],
  ['vat invoices and fees', '/docs/explanation/money', '/docs/explanation/money#who-owes-what-to-whom'],
  [
    'coupon does not work',
    '/docs/errors#coupon_not_applicable',
    '/docs/errors#coupon_expired',
    '/docs/errors#coupon_used_up',
  ],
  ['poll is closed error', '/docs/errors#poll_closed'],
  ['member joined event', '/docs/events#member.joined'],
  ['POST /reports', '/docs/reference/moderation/createReport'],
  ['leaderboard points', '/docs/reference/achievements/listHubLeaderboard'],
  [
    'logs for a request id',
    '/docs/operate/query-the-logs',
    '/docs/operate/query-the-logs#follow-one-request',
    '/docs/cli#follow-a-request',
  ],
  ['search box with highlighting', '/docs/how-to/search', '/docs/how-to/search#highlight-the-matches'],
];
