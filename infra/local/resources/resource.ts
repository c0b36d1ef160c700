import type { AdditionalVersion } from '../additional-version.ts';
import type { DataFolder } from '../data-folder.ts';
import type { DynamoCall } from '../engines/dynamodb-client.ts';
import type { Queues } from '../engines/queues.ts';
import { STACK_NAME } from '../environment.ts';
import type { FunctionDefinition } from '../functions/invocation.ts';
import type { FunctionPool } from '../functions/pool.ts';
import { type Json, type JsonObject, stringOf } from '../json.ts';
import type { Statement } from '../policy/statements.ts';
import type { KmsKeys } from '../secrets/kms-keys.ts';
import type { Secrets } from '../secrets/secrets-manager.ts';
import type { AsyncInvocation } from '../sources/async-events.ts';
import type { ExpiringTable } from '../sources/expiry.ts';
import type { CustomResourceAnswers } from './custom-answers.ts';
import type { MailEvents } from './mail-topics.ts';
import type { Api, ServedSocketApi } from './served-api.ts';

/** A created resource: the values of `Ref` and `Fn::GetAtt`. */
export interface Provisioned {
  readonly ref: string;
  readonly attributes?: JsonObject;
}

/** A resource as CloudFormation lists it. */
export interface StackResource {
  readonly id: string;
  readonly type: string;
  readonly physicalId: string;
  /** The resolved properties. */
  readonly properties: JsonObject;
  readonly deletionPolicy?: string;
}

/** An event source or expiry of a table. They start after all resources exist. */
export type Wiring =
  | ({ readonly kind: 'expiry' } & ExpiringTable)
  | {
      readonly kind: 'mapping';
      readonly id: string;
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

/** The dependencies of resources, and the state that they create. */
export interface World {
  readonly folder: DataFolder;
  /** Whether to start with empty tables, even in an external engine. */
  readonly fresh: boolean;
  readonly dynamo: DynamoCall;
  readonly queues: Queues;
  readonly keys: KmsKeys;
  readonly secrets: Secrets;
  /** The origin of the API, and that of the AWS endpoint. */
  readonly origin: string;
  readonly awsOrigin: string;
  readonly assetFolder: (key: string) => string;
  readonly startFunction: (definition: FunctionDefinition) => FunctionPool;
  readonly customAnswers: CustomResourceAnswers;
  readonly functions: Map<string, FunctionPool>;
  /** A second version of functions with a share of the traffic. */
  readonly additionalVersion: AdditionalVersion | undefined;
  /** How events of asynchronous invocations are handled, by the ARN of the function. */
  readonly asyncInvocations: Map<string, AsyncInvocation>;
  /** Permissions by the ARN of a role, and by the access key of a function. */
  readonly roles: Map<string, readonly Statement[]>;
  readonly callers: Map<string, readonly Statement[]>;
  readonly tables: string[];
  readonly queueNames: string[];
  readonly wirings: Wiring[];
  readonly stackResources: StackResource[];
  readonly mailEvents: MailEvents;
  readonly api: Api;
  readonly socketApi: ServedSocketApi;
}

/** `resolved` resolves the intrinsic functions in another value of the same template. */
export type Provision = (
  id: string,
  properties: JsonObject,
  world: World,
  resolved?: (value: Json) => Json,
) => Promise<Provisioned> | Provisioned;

/** The name in the template, or one generated from the stack and the logical id. */
export const physicalName = (id: string, declared: unknown): string => stringOf(declared) || `${STACK_NAME}-${id}`;
