import { type TokenVerifier, tokenVerifier } from '../accounts/identity/verifier.ts';
import { type ReadTeamControls, teamControls } from '../accounts/teams/team-controls.ts';
import type { FileUrls } from '../media/files/file-urls.ts';
import { dynamoClient } from '../platform/db/client.ts';
import { type Cursors, cursors } from '../platform/db/cursor.ts';
import { sharedSecret } from '../platform/db/secret.ts';
import { type Table, table } from '../platform/db/table.ts';
import { type Limiter, limiter } from '../platform/limits/limiter.ts';
import type { Environment } from '../platform/runtime/config.ts';
import { readConfig } from './config.ts';

/** The services of the middleware stack, created once per process on the first request. */
export interface Services {
  readonly db: Table;
  readonly tokens: TokenVerifier;
  readonly limiter: Limiter;
  readonly controls: ReadTeamControls;
  readonly cursors: () => Promise<Cursors>;
  /** Available only with `connectWithFiles`; other functions do not bundle URL signing. */
  readonly files: FileUrls;
}

const NO_FILES: FileUrls = {
  read() {
    throw new Error('This function was not connected with files');
  },
};

export const connect = (environment: Environment): Services => {
  const { tableName, tokenKeys, publicOrigin } = readConfig(environment);
  const db = table(dynamoClient(environment), tableName);
  const cursorSecret = sharedSecret(db, 'cursors');
  return {
    db,
    tokens: tokenVerifier(tokenKeys, publicOrigin),
    limiter: limiter(db, publicOrigin),
    controls: teamControls(db),
    cursors: async () => {
      const { secret, accepted } = await cursorSecret();
      return cursors(secret, ...(accepted ? [accepted] : []));
    },
    files: NO_FILES,
  };
};
