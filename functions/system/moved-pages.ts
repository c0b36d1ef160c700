/** Operations whose pages are in another section of the reference now. */
const MOVED_OPERATIONS = [
  { from: 'account', to: 'commerce', ids: ['listMeOrders', 'listMeSubscriptions', 'listHubEntitlements'] },
  { from: 'account', to: 'community', ids: ['listMeDrafts', 'listMeBookmarks', 'putMeBookmark', 'deleteMeBookmark'] },
  { from: 'account', to: 'hubs', ids: ['listHubSpaceUnreadCounts', 'putHubSpaceRead'] },
  {
    from: 'access',
    to: 'commerce',
    ids: [
      'listTeamHubProducts',
      'createTeamHubProduct',
      'getTeamHubProduct',
      'updateTeamHubProduct',
      'deleteTeamHubProduct',
      'listTeamHubProductPrices',
      'createTeamHubProductPrice',
      'getTeamHubProductPrice',
      'updateTeamHubProductPrice',
      'listTeamHubCoupons',
      'createTeamHubCoupon',
      'getTeamHubCoupon',
      'updateTeamHubCoupon',
      'deleteTeamHubCoupon',
    ],
  },
  { from: 'hubs', to: 'commerce', ids: ['listHubProducts'] },
  { from: 'hubs', to: 'live', ids: ['listHubActivity'] },
] as const;

/** Pages that have another path now, and that path. Their Markdown moved with them. */
export const MOVED: Readonly<Record<string, string>> = {
  '/docs/guides/authentication': '/docs/authentication',
  '/docs/guides/changelog': '/docs/changelog',
  '/docs/guides/cli': '/docs/cli',
  '/docs/guides/errors': '/docs/errors',
  '/docs/guides/idempotency': '/docs/idempotency',
  '/docs/guides/live-updates': '/docs/how-to/live-updates',
  '/docs/guides/operate': '/docs/operate',
  '/docs/guides/pagination': '/docs/pagination',
  '/docs/guides/profiles': '/docs/how-to/profiles',
  '/docs/guides/rate-limits': '/docs/limits',
  '/docs/guides/typescript-client': '/docs/typescript-client',
  '/docs/guides/webhooks': '/docs/how-to/webhooks',
  ...Object.fromEntries(
    MOVED_OPERATIONS.flatMap(({ from, to, ids }) =>
      ids.map((id) => [`/docs/reference/${from}/${id}`, `/docs/reference/${to}/${id}`]),
    ),
  ),
};
