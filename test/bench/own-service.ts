import { routes } from '../../functions/hubs/routes.ts';
import { tokenVerifier } from '../../shared/accounts/identity/verifier.ts';
import { teamControls } from '../../shared/accounts/teams/team-controls.ts';
import type { Services } from '../../shared/api/services.ts';
import { fileUrls } from '../../shared/media/files/file-urls.ts';
import { cursors } from '../../shared/platform/db/cursor.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { limiter } from '../../shared/platform/limits/limiter.ts';
import type { Scenario } from './scenario.ts';

/** A table in memory with the operations of one editor-queue write. */
const memoryTable = ({ team, user, hub }: Scenario): Table => {
  const role = { permissions: new Set(['hubs.manage']), system: 'admin' };
  const access = [{ roles: { r: role } }, { user_id: user, role_id: 'r' }, { id: hub, team_id: team }];
  let version = 0;
  return {
    get: async () => undefined,
    getMany: async () => access,
    update: async (_: unknown, { set }: { set: object }) => {
      version += 1;
      return { ok: true, value: { ...set, version } };
    },
  } as unknown as Table;
};

/** The service with a store in memory, so that only the code around it is measured. */
export const ownServices = (input: Scenario): Services => {
  const db = memoryTable(input);
  return {
    db,
    tokens: tokenVerifier(input.keys.publicKeys, input.keys.issuer),
    controls: teamControls(db),
    limiter: limiter(db),
    cursors: async () => cursors(Buffer.alloc(32)),
    files: fileUrls({}),
  };
};

export { handle, idempotency } from '../../shared/api/handle.ts';
export { serve } from '../../shared/api/serve.ts';
export { admission, credential, limit, match, mediaType, validation } from '../../shared/api/stages.ts';
export { exchangeOf } from '../../shared/platform/http/exchange.ts';
export { router } from '../../shared/platform/http/router.ts';
export { routes as ownRoutes };
