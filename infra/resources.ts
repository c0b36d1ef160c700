import type { Construct } from 'constructs';
import type { Worker } from '../functions/workers.ts';
import { liveApi } from './gateway/live-api.ts';
import type { Resources } from './grants/grants.ts';
import { mailSender } from './mail.ts';
import { tokenKeys } from './secrets/keys.ts';
import { secrets } from './secrets/secrets.ts';
import { webhookKeys } from './secrets/webhook-keys.ts';
import type { Stage } from './stage.ts';
import { deadLettersOf } from './stores/dead-letters.ts';
import { indexTable } from './stores/index-table.ts';
import { mediaBucket } from './stores/media.ts';
import { queues } from './stores/queues.ts';
import { SearchCollection } from './stores/search-collection.ts';
import { table } from './stores/table.ts';
import { transcodingRole } from './transcoding.ts';

/** What exists before the functions, and is granted to them. */
export const resourcesOf = (scope: Construct, stage: Stage, workers: readonly Worker[]): Resources => {
  const main = table(scope, stage);
  const media = mediaBucket(scope, stage);
  const made = queues(scope, stage);
  const deadLetters = deadLettersOf(scope, workers, made, stage);
  const search = stage.search && new SearchCollection(scope, stage);
  const sockets = workers.find(({ on }) => 'socket' in on);
  return {
    ...(sockets && { live: liveApi(scope, stage, sockets.name) }),
    ...(search && { search }),
    deadLetters,
    table: main,
    index: indexTable(scope, main),
    keys: tokenKeys(scope, stage),
    queues: made,
    mail: mailSender(scope, stage),
    secrets: secrets(scope, stage),
    webhooks: webhookKeys(scope, stage),
    media,
    transcodingRole: transcodingRole(scope, media),
  };
};
