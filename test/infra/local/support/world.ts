import { customResourceAnswers } from '../../../../infra/local/resources/custom-answers.ts';
import { noMailEvents } from '../../../../infra/local/resources/mail-topics.ts';
import type { World } from '../../../../infra/local/resources/resource.ts';
import { emptyApi } from '../../../../infra/local/resources/served-api.ts';
import { emptySocketApi } from '../../../../infra/local/resources/socket-api.ts';
import { type KmsKeys, kmsKeys } from '../../../../infra/local/secrets/kms-keys.ts';
import { temporaryDataFolder } from './data-folder.ts';

const absent = () => {
  throw new Error('not in this test');
};

/** A world without engines that records the created keys. */
export const emptyWorld = (): World & { readonly created: string[] } => {
  const folder = temporaryDataFolder();
  const created: string[] = [];
  const made = kmsKeys(folder);
  const keys: KmsKeys = {
    ...made,
    create(id, spec, usage) {
      created.push(id);
      return made.create(id, spec, usage);
    },
  };
  return {
    created,
    folder,
    fresh: false,
    keys,
    dynamo: absent,
    queues: { handle: absent, call: absent, inspect: absent, oldestAge: absent, stop: absent },
    secrets: new Map(),
    origin: 'http://127.0.0.1:1',
    awsOrigin: 'http://127.0.0.1:2',
    assetFolder: absent,
    startFunction: absent,
    customAnswers: customResourceAnswers(),
    functions: new Map(),
    additionalVersion: undefined,
    asyncInvocations: new Map(),
    roles: new Map(),
    callers: new Map(),
    tables: [],
    queueNames: [],
    wirings: [],
    stackResources: [],
    mailEvents: noMailEvents(),
    api: emptyApi(),
    socketApi: emptySocketApi(),
  };
};
