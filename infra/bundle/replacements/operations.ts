import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Client {
  /** The operations that the service sends: their idempotency token, and their path and body where these are REST. */
  readonly operations: Readonly<
    Record<string, { readonly token?: string; readonly path?: string; readonly payload?: string }>
  >;
  /** The members of a response that are bytes. */
  readonly bytes?: readonly string[];
  /** The errors that the service distinguishes by class; any other has the base class and its own name. */
  readonly errors?: readonly string[];
}

/** The clients that json-rpc.js sends for. */
export const CLIENTS: Readonly<Record<string, Client>> = {
  dynamodb: {
    operations: {
      BatchGetItem: {},
      DeleteItem: {},
      GetItem: {},
      PutItem: {},
      Query: {},
      Scan: {},
      UpdateItem: {},
      TransactWriteItems: { token: 'ClientRequestToken' },
    },
    bytes: ['B', 'BS'],
    errors: ['ConditionalCheckFailedException', 'TransactionCanceledException', 'TransactionConflictException'],
  },
  kms: { operations: { GetPublicKey: {}, Sign: {} }, bytes: ['PublicKey', 'Signature'] },
  lambda: { operations: { Invoke: { path: '/2015-03-31/functions/{FunctionName}/invocations', payload: 'Payload' } } },
  sesv2: { operations: { SendEmail: { path: '/v2/email/outbound-emails' } } },
  sqs: { operations: { GetQueueAttributes: {}, SendMessage: {}, SendMessageBatch: {} } },
};

/** The schemas of a client: those of the operations above, and `undefined` for every other. */
export const schemasOf = (client: string): string => {
  const { operations, bytes = [], errors = [] }: Client = CLIENTS[client] ?? { operations: {} };
  const exported = Object.keys(require(`@aws-sdk/client-${client}`));
  const base = exported.find((name) => /^[A-Za-z0-9]+ServiceException$/.test(name));
  const schema = (name: string): string =>
    name in operations ? JSON.stringify([9, '', name, 0, operations[name], bytes]) : 'undefined';
  return [
    `import { ${base} as Base } from '../models/${base}';`,
    `import { ${errors.join(', ')} } from '../models/errors';`,
    `export const errorTypeRegistries = { Base, kept: { ${errors.join(', ')} } };`,
    ...exported.flatMap((name) => (name.endsWith('$') ? `export const ${name} = ${schema(name.slice(0, -1))};` : [])),
  ].join('\n');
};
