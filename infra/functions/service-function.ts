import type { Duration } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  RuntimeManagementMode,
  SystemLogLevel,
  Tracing,
  type Version,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { TABLE_WRITES } from '../../functions/table-writes.ts';
import type { Use } from '../../functions/uses.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import { type Acknowledgement, callerWaits, tracesAnywhere } from '../acknowledgements.ts';
import type { Grant } from '../grants/grant.ts';
import { grantOf, observability, type Resources } from '../grants/grants.ts';
import type { Stage } from '../stage.ts';
import { metricsNamespace } from '../watch/log-metrics.ts';
import { functionName, type LiveFunction, liveFunction, mainStack } from './names.ts';

export interface FunctionProps {
  readonly stage: Stage;
  readonly code: (name: string, stage: Stage) => Code;
  readonly uses: readonly Use[];
  readonly timeout: Duration;
  readonly memory?: number;
  /** Reserved concurrency, which is also the function's maximum. */
  readonly reserved?: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly resources: Resources;
  readonly statements?: readonly PolicyStatement[];
  /** CloudFormation generates its name. A custom resource must keep its function: a new name is a new function. */
  readonly generatedName?: true;
  /** Why it has no dead-letter queue; by default because its caller waits for the response. */
  readonly withoutDeadLetters?: Acknowledgement;
}

/** The dependencies of all functions of the stack. */
export type CommonProps = Pick<FunctionProps, 'stage' | 'resources' | 'code' | 'environment'>;

const runtimeManagement = ({ runtimeVersion }: Stage): RuntimeManagementMode =>
  runtimeVersion === undefined ? RuntimeManagementMode.FUNCTION_UPDATE : RuntimeManagementMode.manual(runtimeVersion);

/** The role of a function: its log and traces, its uses and its trigger. */
const roleOf = (
  scope: Construct,
  logGroup: LogGroup,
  grants: readonly Grant[],
  own: readonly PolicyStatement[] = [],
): Role => {
  const statements = [...observability(logGroup), ...grants.flatMap((grant) => grant.statements), ...own];
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { uses: new PolicyDocument({ statements }) },
  });
  tracesAnywhere(role);
  for (const { acknowledged } of grants) acknowledged?.(role);
  return role;
};

/** What the service's own code reads of every function. */
const variablesOf = (scope: Construct, name: string, stage: Stage): Readonly<Record<string, string>> => ({
  STAGE: stage.name,
  SERVICE_VERSION: stage.version,
  SERVICE_REVISION: stage.revision,
  POWERTOOLS_SERVICE_NAME: name,
  POWERTOOLS_LOG_LEVEL: stage.logLevel,
  METRICS_NAMESPACE: metricsNamespace(mainStack(scope).stackName),
});

/** A Lambda function with its role and log group. It has the permissions of its uses and no others. */
export class ServiceFunction extends Construct {
  /** The name under which it is deployed. */
  readonly name: string;
  /** The name of its folder in `functions/`. */
  readonly source: string;
  readonly lambda: LambdaFunction;
  /** The alias that receives its traffic. */
  readonly live: LiveFunction;

  constructor(scope: Construct, source: string, props: FunctionProps) {
    const name = deployedAs(source);
    super(scope, `${name}-function`);
    const { stage } = props;
    this.name = name;
    this.source = source;
    this.live = liveFunction(scope, name);
    const grants = props.uses.map((use) => grantOf(use, props.resources, TABLE_WRITES[source]));
    const logGroup = new LogGroup(this, 'Log', { retention: stage.logRetention, removalPolicy: stage.logs });
    const role = roleOf(this, logGroup, grants, props.statements);
    this.lambda = new LambdaFunction(this, 'Function', {
      ...(!props.generatedName && { functionName: functionName(scope, name) }),
      description: `${name} (${stage.name})`,
      code: props.code(source, stage),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      runtimeManagementMode: runtimeManagement(stage),
      architecture: stage.architecture,
      memorySize: props.memory ?? stage.memory,
      timeout: props.timeout,
      ...(props.reserved !== undefined && { reservedConcurrentExecutions: props.reserved }),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel[stage.logLevel],
      systemLogLevelV2: SystemLogLevel.INFO,
      role: role.withoutPolicyUpdates(),
      logGroup,
      environment: Object.assign(
        variablesOf(this, name, stage),
        props.environment,
        ...grants.map((grant) => grant.environment),
      ),
    });
    (props.withoutDeadLetters ?? callerWaits)(this.lambda);
  }

  /** The published version of this code and configuration. */
  get version(): Version {
    return this.lambda.currentVersion;
  }
}
