/** Exit codes. Scripts branch on them. */
export const Exit = {
  done: 0,
  unexpected: 1,
  usage: 2,
  auth: 3,
  notFound: 4,
  refused: 5,
  rateLimited: 6,
  server: 7,
} as const;

export type ExitCode = (typeof Exit)[keyof typeof Exit];

/** The exit code for an error response. */
export const exitOfStatus = (status: number): ExitCode => {
  if (status === 401 || status === 403) return Exit.auth;
  if (status === 404) return Exit.notFound;
  if (status === 429) return Exit.rateLimited;
  if (status >= 500) return Exit.server;
  return status >= 400 ? Exit.refused : Exit.unexpected;
};

/** An error before any request, with a suggested command. */
export class CommandError extends Error {
  override readonly name = 'Stopped';
  readonly exit: ExitCode;
  readonly help: string | undefined;

  constructor(exit: ExitCode, message: string, help?: string) {
    super(message);
    this.exit = exit;
    this.help = help;
  }
}

export const usage = (message: string, help?: string): CommandError => new CommandError(Exit.usage, message, help);
