import { CfnOutput, NestedStack, Stack } from 'aws-cdk-lib';
import { CfnApi, CfnIntegration, CfnRoute, CfnRouteResponse, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { vendedLogName } from './access-log.ts';
import { type Acknowledgement, authenticatesItself, sendsToConnections } from './acknowledgements.ts';
import { liveFunction, mainStack } from './function-names.ts';
import type { Stage } from './stage.ts';

/** The WebSocket API's addresses: for clients, and for its management API. */
export interface LiveApi {
  readonly url: string;
  readonly callbackUrl: string;
  /** The ARN pattern of sending to and closing connections. */
  readonly connectionsArn: (method: 'POST' | 'DELETE') => string;
  readonly acknowledged: Acknowledgement;
}

/** The stage, which is the path of the address. */
const PATH = 'live';

const ROUTES = ['$connect', '$disconnect', '$default'] as const;

/** Without the query: it contains the ticket. */
const LOG_FORMAT = JSON.stringify({
  request_id: '$context.requestId',
  connection_id: '$context.connectionId',
  route: '$context.routeKey',
  event: '$context.eventType',
  status: '$context.status',
  ip: '$context.identity.sourceIp',
  at: '$context.requestTime',
  integration_error: '$context.integrationErrorMessage',
});

/** The role with which the API invokes the live version of its function. */
const invokerRole = (scope: Construct, owner: string): Role =>
  new Role(scope, 'LiveApiInvoker', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: {
      function: new PolicyDocument({
        statements: [
          new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [liveFunction(scope, owner).arn] }),
        ],
      }),
    },
  });

/** The WebSocket API, whose events one function handles. Results of messages are sent to the client. */
const socketApi = (scope: Construct, stage: Stage, owner: string): LiveApi => {
  const stack = mainStack(scope);
  const { partition, region, urlSuffix } = stack;
  const api = new CfnApi(scope, 'LiveApi', {
    name: `${stack.stackName}-live`,
    description: `Hub Membership Service, live updates (${stage.name})`,
    protocolType: 'WEBSOCKET',
    routeSelectionExpression: '$request.body.type',
  });
  const integration = new CfnIntegration(scope, 'LiveIntegration', {
    apiId: api.ref,
    integrationType: 'AWS_PROXY',
    integrationUri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${liveFunction(scope, owner).arn}/invocations`,
    credentialsArn: invokerRole(scope, owner).roleArn,
  });
  const accessLog = new LogGroup(scope, 'LiveAccessLog', {
    logGroupName: vendedLogName(stack, Stack.of(scope), 'live-access'),
    retention: stage.accessLogDays,
    removalPolicy: stage.logs,
  });
  const deployed = new CfnStage(scope, 'LiveStage', {
    apiId: api.ref,
    stageName: PATH,
    autoDeploy: true,
    accessLogSettings: { destinationArn: accessLog.logGroupArn, format: LOG_FORMAT },
    defaultRouteSettings: { throttlingRateLimit: stage.throttle.rate, throttlingBurstLimit: stage.throttle.burst },
  });
  for (const routeKey of ROUTES) {
    const answers = routeKey === '$default' && { routeResponseSelectionExpression: '$default' };
    const route = new CfnRoute(scope, `LiveRoute${routeKey.slice(1)}`, {
      ...{ apiId: api.ref, routeKey, authorizationType: 'NONE', target: `integrations/${integration.ref}` },
      ...answers,
    });
    authenticatesItself(route);
    deployed.addResourceDependency(route);
    if (answers) {
      const response = new CfnRouteResponse(scope, 'LiveResponse', {
        ...{ apiId: api.ref, routeId: route.ref, routeResponseKey: '$default' },
      });
      deployed.addResourceDependency(response);
    }
  }
  const host = `${api.ref}.execute-api.${region}.${urlSuffix}/${PATH}`;
  const url = `wss://${host}`;
  return {
    url,
    callbackUrl: `https://${host}`,
    acknowledged: sendsToConnections(api, PATH),
    connectionsArn: (method) =>
      stack.formatArn({
        service: 'execute-api',
        resource: api.ref,
        resourceName: `${PATH}/${method}/@connections/*`,
      }),
  };
};

/** The WebSocket API in a nested stack: the main one has room for few resources. */
export class LiveUpdates extends NestedStack {
  readonly api: LiveApi;

  constructor(scope: Construct, stage: Stage, owner: string) {
    super(scope, 'LiveUpdates', { description: 'Live updates over WebSockets' });
    this.api = socketApi(this, stage, owner);
    new CfnOutput(scope, 'LiveUrl', { value: this.api.url, description: 'The address of live updates' });
  }
}
