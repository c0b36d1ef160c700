import type { DataFolder } from '../data-folder.ts';
import { dynamoCall } from '../engines/dynamodb-client.ts';
import type { Queues } from '../engines/queues.ts';
import { type Faults, failure } from '../faults.ts';
import type { Invoke } from '../functions/invocation.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Outbox } from '../outbox.ts';
import { authorized, type Callers } from '../policy/authorize.ts';
import type { AwsService } from '../protocol/request.ts';
import { type CustomResourceAnswers, RESPONSE_PATH } from '../resources/custom-answers.ts';
import type { MailEvents } from '../resources/mail-topics.ts';
import type { KmsKeys } from '../secrets/kms-keys.ts';
import { type Secrets, secretsManager } from '../secrets/secrets-manager.ts';
import { ASSEMBLYAI_PATH, S3_PATH, SOCKETS_PATH } from '../stand-in-paths.ts';
import type { Switches } from '../wire.ts';
import { assemblyAi } from './assemblyai.ts';
import { cloudFormation, type DescribedStack } from './cloudformation.ts';
import { dynamodb } from './dynamodb.ts';
import { withoutEmptyKeys } from './empty-keys.ts';
import type { AwsServices } from './endpoint.ts';
import { EVENT_SOURCES_PATH, eventBridge, eventSourceMappings } from './event-sources.ts';
import { GATEWAY_PATH, type GatewayStage } from './gateway-stage.ts';
import { kms } from './kms.ts';
import { LAMBDA_PATH, lambda } from './lambda.ts';
import { MEDIACONVERT_PATH, mediaConvert } from './mediaconvert.ts';
import { withMessageMoves } from './message-moves.ts';
import { cloudWatch } from './metrics.ts';
import { withPointInTime } from './point-in-time.ts';
import { queryProtocol } from './query-protocol.ts';
import type { Objects } from './s3/objects.ts';
import { s3 } from './s3/s3.ts';
import { ses } from './ses.ts';
import { withRecordIds } from './streams.ts';

/** What operator commands read and change. */
export interface OperatedParts {
  readonly folder: DataFolder;
  /** The time of the machine, which a moved service clock is ahead of. */
  readonly machineTime: () => number;
  readonly stack: DescribedStack;
  readonly queueNames: () => readonly string[];
  readonly switches: () => Switches;
  readonly gateway: GatewayStage;
}

interface ServiceParts extends OperatedParts {
  readonly engine: string;
  readonly faults: Faults;
  readonly queues: Queues;
  readonly keys: KmsKeys;
  readonly secrets: Secrets;
  readonly mailbox: Mailbox;
  readonly mailEvents: MailEvents;
  readonly objects: Objects;
  /** The management API of the WebSocket API. */
  readonly sockets: AwsService;
  /** Sends the callbacks of stand-ins. */
  readonly outbox: Outbox;
  /** The payment provider stand-ins, by path prefix. */
  readonly payments: Readonly<Record<string, AwsService>>;
  readonly customAnswers: CustomResourceAnswers;
  /** The permissions of each function, and the log of denied calls. */
  readonly callers: Callers;
  readonly denied: (line: string) => void;
  readonly functionNamed: (name: string) => Invoke | undefined;
  /** Called after a request that may have written an item. */
  readonly onWrite: () => void;
}

const WRITE = /\.(?:(?:Put|Update|Delete)Item|TransactWriteItems|BatchWriteItem)$/;

const withWriteNotice =
  (service: AwsService, onWrite: () => void): AwsService =>
  async (request) => {
    const response = await service(request);
    if (response.status === 200 && WRITE.test(request.target)) onWrite();
    return response;
  };

const sqs =
  (queues: Queues, faults: Faults): AwsService =>
  (request) => {
    const error = faults.of('queue');
    return error ? failure(error) : queues.handle(request);
  };

/** A service that fails while the fault of its store is set. */
const withFault =
  (store: 'sockets', faults: Faults, service: AwsService): AwsService =>
  (request) => {
    const error = faults.of(store);
    return error ? failure(error) : service(request);
  };

const tableService = ({ engine, faults, machineTime }: ServiceParts): AwsService =>
  withPointInTime(dynamoCall(engine), machineTime, withRecordIds(withoutEmptyKeys(dynamodb(engine, faults))));

/** All AWS services that functions of this stack and operators may call. */
export const awsServices = (parts: ServiceParts): AwsServices => ({
  targets: {
    DynamoDB: withWriteNotice(authorized(tableService(parts), parts.callers, parts.denied), parts.onWrite),
    'AmazonSQS.': withMessageMoves(parts.queues, parts.queueNames, sqs(parts.queues, parts.faults)),
    'TrentService.': kms(parts.keys),
    'secretsmanager.': secretsManager(parts.secrets, parts.folder),
    'AWSEvents.': eventBridge(parts.switches),
    'GraniteServiceVersion20100801.': cloudWatch(parts.queues),
  },
  paths: {
    [EVENT_SOURCES_PATH]: eventSourceMappings(parts.switches),
    [GATEWAY_PATH]: parts.gateway.service,
    [LAMBDA_PATH]: lambda(parts.functionNamed),
    [`${ASSEMBLYAI_PATH}/`]: assemblyAi(parts.outbox),
    [MEDIACONVERT_PATH]: mediaConvert(parts.objects),
    ...parts.payments,
    '/v2/email/': ses(parts),
    [RESPONSE_PATH]: parts.customAnswers.service,
    [S3_PATH]: s3(parts.objects),
    [`${SOCKETS_PATH}/`]: withFault('sockets', parts.faults, parts.sockets),
    '/': queryProtocol(cloudFormation(parts.stack), parts.queues.handle),
  },
});
