/** Why the service returns an error, and what a developer does about it. Markdown, in one or two sentences each. */
export interface ErrorCause {
  readonly cause: string;
  readonly fix: string;
}
