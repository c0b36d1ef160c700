/** The part of an SQS message that workers read. */
export interface QueueMessage {
  readonly messageId: string;
  readonly body: string;
  readonly attributes?: { readonly ApproximateReceiveCount?: string };
}

/** The part of an SQS event that workers read. */
export interface QueueEvent {
  readonly Records: readonly QueueMessage[];
}

/** The partial batch response: which messages Lambda retries. */
export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** Called for every message that will be retried. */
export type MessageFailed = (messageId: string, error: unknown) => void;

/** Processes messages concurrently. Only failed messages are retried. */
export const eachMessage =
  (work: (message: QueueMessage) => Promise<void>, failed: MessageFailed) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const results = await Promise.allSettled(Records.map(work));
    const retried = Records.filter(({ messageId }, index) => {
      const result = results[index];
      if (result?.status === 'rejected') failed(messageId, result.reason);
      return result?.status === 'rejected';
    });
    return { batchItemFailures: retried.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };

/**
 * Processes a message; on the last failed attempt also runs `giveUp`. Rejects with the error either way, so the message
 * reaches the dead-letter queue.
 */
export const orOnLastAttempt = async (
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
