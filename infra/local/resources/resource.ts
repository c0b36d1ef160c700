import type { KmsKeys } from '../aws/kms-keys.ts';
import type { Secrets } from '../aws/secrets-manager.ts';
import type { DataFolder } from '../data-folder.ts';
import type { DynamoCall } from '../engines/dynamodb-client.ts';
import type { Queues } from '../engines/queues.ts';
import { STACK_NAME } from '../environment.ts';
import type { FunctionDefinition } from '../functions/invocation.ts';
import type { FunctionPool } from '../functions/pool.ts';
import { type JsonObject, stringOf } from '../json.ts';
import type { Statement } from '../policy/statements.ts';
import type { ExpiringTable } from '../sources/expiry.ts';
import type { CustomResourceAnswers } from './custom-answers.ts';
import type { MailEvents } from './mail-topics.ts';
import type { Api } from './served-api.ts';

/** A resource that stands: what `Ref` and `Fn::GetAtt` say of it. */
export interface Provisioned {
  readonly ref: string;
  readonly attributes?: JsonObject;
}

/** A stream, queue or schedule to be read, or items to be deleted in time, once everything stands. */
export type Wiring =
  | ({ readonly kind: 'expiry' } & ExpiringTable)
  | {
      readonly kind: 'mapping';
      readonly sourceArn: string;
      readonly functionArn: string;
      readonly properties: JsonObject;
    }
  | {
      readonly kind: 'schedule';
      readonly name: string;
      readonly arn: string;
      readonly expression: string;
      readonly functionArn: string;
      readonly input: JsonObject | undefined;
    };

/** What the resources are made of and what they leave behind. */
export interface World {
  readonly folder: DataFolder;
  /** Whether to begin with empty tables, also in an engine that is not ours. */
  readonly fresh: boolean;
  readonly dynamo: DynamoCall;
  readonly queues: Queues;
  readonly keys: KmsKeys;
  readonly secrets: Secrets;
  /** Where the API is served, and where the functions find AWS. */
  readonly origin: string;
  readonly awsOrigin: string;
  readonly assetFolder: (key: string) => string;
  readonly startFunction: (definition: FunctionDefinition) => FunctionPool;
  readonly customAnswers: CustomResourceAnswers;
  readonly functions: Map<string, FunctionPool>;
  /** What each role allows, by its ARN; and each function, by the access key that it is given here. */
  readonly roles: Map<string, readonly Statement[]>;
  readonly callers: Map<string, readonly Statement[]>;
  readonly tables: string[];
  readonly queueNames: string[];
  readonly wirings: Wiring[];
  readonly mailEvents: MailEvents;
  readonly api: Api;
}

export type Provision = (id: string, properties: JsonObject, world: World) => Promise<Provisioned> | Provisioned;

/** The name that the template gives, or one made of the stack and the logical id. */
export const physicalName = (id: string, given: unknown): string => stringOf(given) || `${STACK_NAME}-${id}`;
