import { currentThread } from '../telemetry/thread.ts';

/** The name of the message attribute. Workers of earlier versions ignore it. */
const THREAD = 'thread';

/** The member of a message to send that carries a thread; empty without one. */
export const threadAttribute = (thread = currentThread()) =>
  thread === undefined ? {} : { MessageAttributes: { [THREAD]: { DataType: 'String', StringValue: thread } } };

interface Received {
  readonly messageId: string;
  readonly messageAttributes?: Readonly<Record<string, { readonly stringValue?: string }>>;
}

/**
 * The thread of a message. A message without the attribute, from an earlier version or a provider, starts its own: its
 * id, which is the same in every attempt.
 */
export const threadOfMessage = ({ messageId, messageAttributes }: Received): string =>
  messageAttributes?.[THREAD]?.stringValue || messageId;
