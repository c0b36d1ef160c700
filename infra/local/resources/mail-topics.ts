/** Where SES reports what became of emails: by configuration set the topic, by topic the queue that it feeds. */
export interface MailEvents {
  readonly topics: Map<string, string>;
  readonly queues: Map<string, string>;
}

export const noMailEvents = (): MailEvents => ({ topics: new Map(), queues: new Map() });
