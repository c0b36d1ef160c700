/** As much of a queue's message as is read. */
export interface QueueMessage {
  readonly messageId: string;
  readonly body: string;
  readonly attributes?: { readonly ApproximateReceiveCount?: string };
}

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly QueueMessage[];
}

/** What Lambda is told: which messages come again. */
export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** Told of every message that has to come again. */
export type MessageFailed = (messageId: string, error: unknown) => void;

/** Does the work of each message, side by side; a message whose work failed comes again, and no other does. */
export const eachMessage =
  (work: (message: QueueMessage) => Promise<void>, failed: MessageFailed) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const ended = await Promise.allSettled(Records.map(work));
    const again = Records.filter(({ messageId }, nth) => {
      const end = ended[nth];
      if (end?.status === 'rejected') failed(messageId, end.reason);
      return end?.status === 'rejected';
    });
    return { batchItemFailures: again.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

/**
 * Does a message's work; where that fails for the last of so many times, gives up what it was for. Rejects with what
 * failed either way, so that the message is set aside and seen.
 */
export const orGiveUp = async (
  { attributes }: QueueMessage,
  attempts: number,
  work: () => Promise<void>,
  giveUp: (error: unknown) => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (Number(attributes?.ApproximateReceiveCount ?? 1) >= attempts)
      await giveUp(error).catch((reason: unknown) => {
        throw new AggregateError([error, reason], 'The work failed, and so did giving it up');
      });
    throw error;
  }
};
