/** The states of a conversation request. `held` is a request beyond the hourly limit of a newcomer. */
export const REQUEST_STATUSES = ['requested', 'held', 'accepted', 'declined'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The states in which a conversation is not in the inbox of the member who was asked. */
export const UNACCEPTED_STATUSES = ['requested', 'held', 'declined'] as const satisfies readonly RequestStatus[];

/** The states that the member who was asked can choose. */
export const ANSWERS = ['accepted', 'declined'] as const satisfies readonly RequestStatus[];

export type RequestAnswer = (typeof ANSWERS)[number];

/** Whether a conversation is in the inbox of a member with this status, and its messages are delivered to them. */
export const isDelivered = (status: RequestStatus | undefined): boolean =>
  status === undefined || status === 'accepted';

/** What a conversation says about its requests. */
interface Requested {
  readonly created_by: string;
  readonly requests?: Readonly<Record<string, RequestStatus>>;
}

/** Whether the messages of a conversation are delivered to the participant. */
export const isDeliveredTo = ({ requests }: Requested, contact: string): boolean => isDelivered(requests?.[contact]);

/** The request as a participant sees it. The sender sees `requested` until a member accepts, never more. */
export const requestStatusFor = ({ requests, created_by }: Requested, contact: string): RequestStatus | null => {
  const own = requests?.[contact];
  if (own !== undefined || requests === undefined || contact !== created_by) return own ?? null;
  return Object.values(requests).includes('accepted') ? 'accepted' : 'requested';
};
