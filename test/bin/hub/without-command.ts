const BROWSER = 'A page in a browser is needed.';
const EMAILED = 'The token comes from an email, which leads to a page.';
const PROVIDER = 'Only the provider calls it, and signs the request.';
const PUBLIC = 'A document for programs and browsers; `hub api GET` prints it.';
const IRREVERSIBLE = 'It erases what cannot be restored. Use `hub api DELETE`, which names the whole path.';
const BY_MEDIA = '`hub media` has the same operation, by the id of the media.';

/** The operations that have no command of their own, and why. `hub api` calls every one of them. */
export const WITHOUT_COMMAND: Readonly<Record<string, string>> = {
  'POST /api/v1/auth/register': 'Registration belongs to the dashboard; `hub login` follows it.',
  'POST /api/v1/contact-auth/register': 'Registration belongs to the site of a hub; `hub login --member` follows it.',
  'POST /api/v1/auth/password-reset': EMAILED,
  'POST /api/v1/auth/password-reset/confirm': EMAILED,
  'POST /api/v1/contact-auth/password-reset': EMAILED,
  'POST /api/v1/contact-auth/password-reset/confirm': EMAILED,
  'POST /api/v1/auth/accept-invitation': EMAILED,
  'POST /api/v1/auth/email-verification': EMAILED,
  'POST /api/v1/auth/email-verification/confirm': EMAILED,
  'PUT /api/v1/me/password': 'A password is not an argument; the dashboard and the site of the hub have a form.',
  'POST /api/v1/contact-auth/exchange': BROWSER,
  'POST /api/v1/auth/exchange': BROWSER,
  'POST /api/v1/team-sign-in/options': 'The sign-in form of a dashboard calls it.',
  'GET /m': BROWSER,
  'POST /m': BROWSER,
  'GET /sign-in/{hub_id}/{identity_provider_id}': BROWSER,
  'GET /sign-in/{hub_id}/{identity_provider_id}/callback': BROWSER,
  'GET /team-sign-in/{team_id}/{team_provider_id}': BROWSER,
  'GET /team-sign-in/{team_id}/{team_provider_id}/callback': BROWSER,
  'GET /checkout': BROWSER,
  'GET /docs': PUBLIC,
  'GET /docs/{page}': PUBLIC,
  'GET /openapi.json': PUBLIC,
  'GET /llms.txt': PUBLIC,
  'GET /.well-known/jwks.json': PUBLIC,
  'GET /health': 'For monitors; `hub version --service` shows that the service answers.',
  'GET /api/v1/events/{event_id}/calendar.ics': PUBLIC,
  'DELETE /api/v1/me': IRREVERSIBLE,
  'DELETE /api/v1/teams/{team_id}': IRREVERSIBLE,
  'GET /api/v1/team-erasures/{erasure_id}': 'It follows the deletion of a team, which has no command.',
  'DELETE /api/v1/teams/{team_id}/hubs/{hub_id}': IRREVERSIBLE,
  'POST /api/v1/teams/{team_id}/hubs/{hub_id}/files': BY_MEDIA,
  'GET /api/v1/teams/{team_id}/hubs/{hub_id}/files/{file_id}': BY_MEDIA,
  'DELETE /api/v1/teams/{team_id}/hubs/{hub_id}/files/{file_id}': BY_MEDIA,
  'POST /api/v1/activity': 'Sites record the activity of their visitors.',
  'GET /api/v1/teams/{team_id}/hubs/{hub_id}/discussions': '`hub api` lists them; `hub discussions` shows one.',
  'GET /api/v1/teams/{team_id}/hubs/{hub_id}/held-comments': '`hub api` lists them; `hub comments` shows one.',
  'GET /api/v1/teams/{team_id}/hubs/{hub_id}/report-cases/{case_id}': '`hub reports cases` lists the cases.',
  'GET /api/v1/teams/{team_id}/hubs/{hub_id}/report-cases/{case_id}/reports': '`hub reports` lists the reports.',
  'PATCH /api/v1/teams/{team_id}/hubs/{hub_id}/report-cases/{case_id}':
    '`hub reports resolve` closes the case of a report.',
  'GET /api/v1/admin/teams/{team_id}/hubs/{hub_id}/report-reasons/{reason_id}':
    '`hub reports reasons` lists all attributes.',
  'POST /api/v1/webhook-receipts': '`hub webhooks verify` verifies without sending the delivery.',
  'POST /webhooks/{payment_provider}/platform': PROVIDER,
  'POST /webhooks/{payment_provider}/connect': PROVIDER,
  'POST /webhooks/{email_provider}/events': PROVIDER,
  'POST /api/v1/media/webhooks/assemblyai': PROVIDER,
};
