/** Every error that carries a `code`. Clients branch on the code; title and detail are for people. */
export const ERRORS = {
  access_rule_not_met: [403, 'An access rule keeps this member out; an access check says what would let them in.'],
  account_suspended: [403, 'This membership is suspended or banned.'],
  achievement_inactive: [409, 'This achievement cannot be earned at present.'],
  already_accepted: [409, 'The invitation has been accepted; remove the user instead.'],
  already_awarded: [409, 'This member has earned it already.'],
  already_banned: [409, 'This member is banned already.'],
  already_enrolled: [409, 'This member is in it, or may not come in again.'],
  already_in_hub: [409, 'This contact is in the hub already.'],
  already_invited: [422, 'This address has an open invitation.'],
  already_member: [422, 'This user is in the team already.'],
  already_resolved: [409, 'It has been resolved already.'],
  automation_inactive: [409, 'This automation is not active: nobody is enrolled in it.'],
  code_taken: [422, 'Another coupon of the hub has this code.'],
  contact_blocked: [403, 'One of the two has blocked the other.'],
  coupon_expired: [422, 'This coupon has expired.'],
  coupon_not_applicable: [422, 'This coupon is not for this price.'],
  coupon_used_up: [422, 'This coupon has been used as often as it can be.'],
  comments_closed: [409, 'This content takes no comments.'],
  content_locked: [403, 'An access rule keeps this from you; an access check says what would unlock it.'],
  contradictory_rule: [422, 'This does not go together with the rest of the rule.'],
  discussion_locked: [409, 'This discussion takes no more comments.'],
  domain_taken: [422, 'Another hub has proved this domain.'],
  ends_before_start: [422, 'It would end before it begins.'],
  email_taken: [422, 'This e-mail address is in use.'],
  endpoint_disabled: [409, 'This endpoint is disabled: nothing is sent to it.'],
  event_canceled: [409, 'This event was called off.'],
  event_ended: [409, 'This event is over.'],
  exceeds_payment: [422, 'It is more than what is left of the payment.'],
  expires_in_past: [422, 'It would have expired already.'],
  filter_not_met: [409, 'The filter of this automation does not take this member.'],
  forbidden: [403, 'These credentials do not allow this.'],
  has_children: [409, 'Other content stands in it: delete or move that first.'],
  id_mismatch: [409, 'The id in the body is not the id in the path.'],
  illegal_transition: [409, 'It cannot come to that state from the one it is in.'],
  idempotency_in_progress: [
    409,
    'A request with this Idempotency-Key is still being worked on; try again in a moment.',
  ],
  idempotency_key_reused: [422, 'This Idempotency-Key was used with another body; use a new key for a new request.'],
  internal_error: [500, 'Something went wrong on our side; the request id helps us find it.'],
  invalid_credentials: [401, 'The e-mail address or the password is wrong.'],
  invalid_signature: [400, 'What proves the sender is missing, wrong or too old.'],
  invalid_token: [422, 'This token is unknown, used or expired; ask for a new one.'],
  label_taken: [422, 'Another report reason of the hub has this label.'],
  last_owner: [409, 'A team keeps at least one owner.'],
  limit_reached: [409, 'No more of these can be made here.'],
  name_taken: [422, 'This name is in use.'],
  nested_reply_not_allowed: [422, 'Only a comment that is no reply itself can be replied to.'],
  no_definition: [409, 'There is no definition yet.'],
  no_updatable_fields: [422, 'Nothing that can be changed was sent.'],
  needs_contact: [422, 'Say whom it is about.'],
  needs_time: [422, 'What is scheduled has a time.'],
  not_acceptable: [406, 'Only application/vnd.api+json without foreign parameters can be produced.'],
  not_found: [404, 'It does not exist, or these credentials do not reach it.'],
  not_hideable: [422, 'Only discussions and comments are hidden and restored.'],
  not_playable: [422, 'Only a video or an audio can be played.'],
  outside_window: [422, 'It happened more than seven days ago, or has yet to happen.'],
  payment_refused: [422, 'The payment provider does not take this.'],
  payment_unavailable: [503, 'The payment provider is out of reach; nothing was taken. Try again.'],
  nothing_to_refund: [409, 'There is nothing left to give back.'],
  password_not_allowed: [403, 'This hub signs its members in by magic link.'],
  password_required: [422, 'This hub signs its members in by password: choose one.'],
  managed_by_drip_campaign: [409, 'It belongs to a drip campaign: change that instead.'],
  magic_link_not_allowed: [403, 'This hub signs its members in by password.'],
  payload_too_large: [413, 'The body is larger than 1 MiB.'],
  permission_not_held: [403, 'Nobody grants a permission they do not hold.'],
  platform_default: [403, "The platform's own report reasons cannot be changed."],
  poll_closed: [409, 'This poll takes no more votes.'],
  poll_has_votes: [409, 'A poll that has votes is not changed.'],
  poll_needs_options: [422, 'There is no poll yet: say what can be chosen.'],
  rate_limited: [429, 'Too many requests.'],
  registration_closed: [403, 'This hub does not take registrations.'],
  role_in_use: [409, 'Users still have this role.'],
  self_follow: [422, 'Nobody follows themselves.'],
  self_only: [422, 'This takes somebody other than oneself.'],
  rule_exists: [409, 'Another access rule stands on it; change that one.'],
  scheduled_in_past: [422, 'That time has passed.'],
  service_unavailable: [503, 'A part of the service is out of reach; nothing was changed. Try again.'],
  slug_taken: [422, 'This slug is in use.'],
  space_closed: [403, 'Nobody enters this space by themselves.'],
  space_membership_required: [403, 'This is for the members of the space.'],
  system_role: [409, 'A system role keeps its name and cannot be deleted.'],
  target_not_allowed: [422, 'Webhooks are not sent to this address.'],
  team_context_required: [400, 'Say which team: send X-Team-ID, or sign in with team_id.'],
  too_long: [422, 'It would last longer than 92 days.'],
  too_many_emoji: [409, 'It has as many different emoji as it can have.'],
  unauthorized: [401, 'A valid bearer token is needed: a platform or contact token, or a team API key.'],
  unknown_achievement: [422, 'The team has no such achievement.'],
  unknown_event: [422, 'The hub has no such event.'],
  unknown_product: [422, 'The hub has no such product.'],
  unknown_target: [422, 'There is no such thing in the hub.'],
  unknown_contact: [422, 'The team has no such contact.'],
  unknown_coupon: [422, 'The hub has no such coupon.'],
  unknown_content_node: [422, 'The hub has no such content node.'],
  unknown_endpoint: [422, 'The hub has no such webhook endpoint.'],
  unknown_hub: [422, 'It is no hub that the caller is a member of.'],
  unknown_media: [422, 'The hub has no such media.'],
  unknown_option: [422, 'The poll has no such option.'],
  unknown_repost: [422, 'There is no such discussion to post again.'],
  unknown_price: [422, 'The hub sells nothing at such a price.'],
  unknown_parent: [422, 'The hub has no such content node, or it is none that can hold this one.'],
  unknown_parent_comment: [422, 'There is no such comment on this target.'],
  unknown_reason: [422, 'The hub has no such active report reason.'],
  unknown_role: [422, 'The team has no such role.'],
  unknown_tag: [422, 'The team has no such tag.'],
  unknown_space: [422, 'The hub has no such space.'],
  unsupported_media_type: [415, 'Send application/vnd.api+json or application/json.'],
  unsupported_parameter: [400, 'This route does not take the parameter.'],
  upload_missing: [409, 'Nothing has arrived yet: post the file to the form first.'],
  upload_rejected: [422, 'What arrived is not what was declared.'],
  url_not_allowed: [422, 'This address is on none of the origins that the hub allows.'],
  version_conflict: [412, 'It changed since that version; read it again and decide what to keep.'],
  wrong_endpoint: [400, 'This event does not belong at this address.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ErrorCode = keyof typeof ERRORS;

export const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Where in a request an error lies (JSON:API error `source`). */
export type Source = { readonly pointer: string } | { readonly parameter: string } | { readonly header: string };

/** One error of the answer; `meta.request_id` is added when it is sent. */
export interface ErrorItem {
  readonly code?: ErrorCode;
  readonly detail: string;
  readonly source?: Source;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** One entry of the top-level `detail` array that three routes answer beside `errors`. */
export interface DetailItem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly ctx: Readonly<Record<string, unknown>>;
  readonly input: unknown;
}

/** The request is refused; the status and the errors say why. Handlers return it, stages of the stack throw it. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  declare readonly code: Code;
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly detail: readonly DetailItem[] | undefined;
  /** A body field at fault, named without the prefix that depends on the body's form. */
  readonly field: string | undefined;
  /** Which resource of an array it is a field of. */
  readonly nth: number;

  constructor(status: number, errors: readonly ErrorItem[], extras: RefusalExtras = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.errors = errors;
    this.headers = extras.headers ?? {};
    this.detail = extras.details;
    this.field = extras.field;
    this.nth = extras.nth ?? 0;
  }
}

export interface RefusalExtras {
  readonly detail?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly source?: Source;
  readonly field?: string;
  readonly nth?: number;
  readonly details?: readonly DetailItem[];
}

/** Refuses with one of the documented codes. */
export const refuse = <Code extends ErrorCode>(code: Code, extras: RefusalExtras = {}): Refusal<Code> => {
  const [status, standard] = ERRORS[code];
  const item = { code, detail: extras.detail ?? standard, ...pick(extras) };
  return new Refusal<Code>(status, [item], extras);
};

const pick = ({ source, meta }: RefusalExtras) => ({ ...(source && { source }), ...(meta && { meta }) });

/** Refuses with 429, saying in words and in `Retry-After` how many seconds to wait. */
export const tooMany = (seconds: number, headers: Readonly<Record<string, string>> = {}): Refusal<'rate_limited'> =>
  refuse('rate_limited', {
    detail: `Too many requests; try again in ${seconds} seconds.`,
    headers: { 'Retry-After': String(seconds), ...headers },
  });
