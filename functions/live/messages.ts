import * as z from 'zod';
import { withCanonicalIds } from '../../shared/platform/http/canonical-ids.ts';
import { canonicalId } from '../../shared/platform/ids/id.ts';

/** The messages of clients. */
const Message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('subscribe'),
    hub_id: z.string().overwrite(canonicalId),
    last_event_id: z.uuid().nullish(),
  }),
  z.object({ type: z.literal('ticket'), ticket: z.string().nullish() }),
  z.object({ type: z.literal('typing'), conversation_id: z.uuid() }),
  z.object({ type: z.literal('ping') }),
]);

export type ClientMessage = z.infer<typeof Message>;

export const MAX_BYTES = 4_096;

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The message of a frame; otherwise the type that the frame names, if it names any. */
export const readMessage = (body: string): ClientMessage | { readonly malformed: string | null } => {
  const value = withCanonicalIds(Message, Buffer.byteLength(body) > MAX_BYTES ? undefined : parsed(body));
  const message = z.safeParse(Message, value);
  if (message.success) return message.data;
  const named = z.safeParse(z.object({ type: z.string().max(32) }), value);
  return { malformed: named.success ? named.data.type : null };
};
