/** Why a view of a resource type omits attributes that another view of the type has, and which. */
interface View {
  readonly because: string;
  readonly omits: readonly string[];
}

/** The attributes of a person who is embedded under a prefix. */
const person = (prefix: string): readonly string[] =>
  ['display_name', 'is_former_member', 'photo_url', 'photo_url_expires_at'].map((name) => `${prefix}_${name}`);

/** The attributes of `/me/hubs` about the membership of the caller. */
const MEMBERSHIP = ['membership_status', 'membership_role', 'joined_at', 'membership_expires_at'];
const TEAM_OF_HUB = ['team_id', 'allowed_origins', 'default_currency', 'newcomer_limits', 'updated_at'];

/** Every schema of a resource object that omits an attribute of its type. */
export const VIEWS: Readonly<Record<string, View>> = {
  AccessToken: { because: 'a sign-in of a user or contact, not to a hub', omits: ['access', 'membership_status'] },
  MemberAccessToken: { because: 'a sign-in to a hub, not a registration', omits: ['membership_status'] },
  Registration: { because: 'a registration always gives access as a member', omits: ['access'] },
  ActingAccessToken: {
    because: 'a token to act for a member cannot be refreshed, and has no hub',
    omits: ['access', 'membership_status', 'refresh_token'],
  },
  Achievement: { because: 'members do not see the other hubs of the team', omits: ['hub_ids', 'team_id'] },
  ActivityEvent: {
    because: 'the recorded activity of the caller, whose name and targets the caller knows',
    omits: [...person('contact'), 'target_title'],
  },
  ApiKey: { because: 'the secret is shown once', omits: ['secret'] },
  Contact: {
    because: 'the team shows no banner and requires no field',
    omits: ['banner_url', 'banner_url_expires_at', 'missing_fields'],
  },
  MeAsContact: {
    because: 'contacts see neither the proof of their address nor the end that the team set',
    omits: ['address_proved_at', 'expires_at', 'photo_thumbnail_url', 'photo_thumbnail_url_expires_at'],
  },
  ListedContentNode: { because: 'a list has no long texts', omits: ['body'] },
  Hub: { because: 'a user or API key has no membership', omits: MEMBERSHIP },
  PublicHub: { because: 'anyone may read it', omits: [...TEAM_OF_HUB, ...MEMBERSHIP, 'member_count'] },
  OwnHub: { because: 'members do not see the settings of the team', omits: TEAM_OF_HUB },
  PublicIdentityProvider: {
    because: 'anyone may read what a sign-in page needs',
    omits: [
      'claims',
      'client_id',
      'created_at',
      'email_domains',
      'enabled',
      'hub_id',
      'is_client_secret_set',
      'issuer',
      'redirect_uri',
      'scopes',
      'updated_at',
    ],
  },
  AcceptedInvitation: {
    because: 'the user who accepts does not see the people of the team',
    omits: ['invited_by', ...person('invited_by'), 'accepted_by', ...person('accepted_by'), 'expires_at', 'role_name'],
  },
  MemberWarning: { because: 'the count is that after the warning', omits: ['warning_count'] },
  MemberForContact: {
    because: 'other members see the profile only',
    omits: [
      'email',
      'time_zone',
      'locale',
      'status',
      'suspended_until',
      'expires_at',
      'warning_count',
      'is_automated_sender',
      'last_active_at',
      'created_at',
      'updated_at',
    ],
  },
  Product: { because: 'the prices of a product are a list of their own for the team', omits: ['prices'] },
  OfferedProduct: {
    because: 'members see active products of the hub only',
    omits: ['created_at', 'status', 'team_id', 'updated_at'],
  },
  OwnReport: {
    because: 'reporters see neither the author, nor who decided and how',
    omits: [
      ...person('reporter'),
      'author_contact_id',
      ...person('author'),
      'case_id',
      'message',
      'target_excerpt',
      'target_title',
      'resolved_at',
      'resolved_by',
      ...person('resolved_by'),
      'resolution_note',
    ],
  },
  SpaceForAnonymous: {
    because: 'anyone may read it',
    omits: [
      'access_level',
      'discussion_count',
      'hub_id',
      'is_gated',
      'member_count',
      'reviews_posts',
      'updated_at',
      'viewer_access',
      'viewer_membership_status',
      'visibility',
    ],
  },
  PortraitUpload: {
    because: 'a portrait belongs to a person, not to the files of a hub',
    omits: [
      'asset_kind',
      'failure',
      'file_id',
      'filename',
      'hub_id',
      'media_id',
      'updated_at',
      'thumbnail_url',
      'thumbnail_url_expires_at',
    ],
  },
  Me: {
    because: 'the caller has another role in each team',
    omits: ['bio', 'joined_at', 'role_id', 'team_id', 'title'],
  },
  User: {
    because: 'other users of the team do not see the account',
    omits: [
      'address_proved_at',
      'banner_url',
      'banner_url_expires_at',
      'created_at',
      'photo_url',
      'photo_url_expires_at',
      'platform_admin',
    ],
  },
  WebhookDelivery: { because: 'a list has no bodies', omits: ['body'] },
};
