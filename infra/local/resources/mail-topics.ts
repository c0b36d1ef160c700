/** SES event destinations: the topic of each configuration set, and the queue of each topic. */
export interface MailEvents {
  readonly topics: Map<string, string>;
  readonly queues: Map<string, string>;
}

export const noMailEvents = (): MailEvents => ({ topics: new Map(), queues: new Map() });
