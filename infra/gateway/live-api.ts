import { CfnOutput, NestedStack, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { CfnApi, CfnIntegration, CfnRoute, CfnRouteResponse, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { ManagedPolicy, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import {
  type Acknowledgement,
  authenticatesItself,
  sendsToConnections,
  writesGatewayLogs,
} from '../acknowledgements.ts';
import { liveFunction, mainStack } from '../functions/names.ts';
import type { Stage } from '../stage.ts';
import { vendedLogName } from './access-log.ts';

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

/** The route of messages; its results are sent to the client. */
const ANSWERED = '$default';

const ROUTES = ['$connect', '$disconnect', ANSWERED] as const;

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

/**
 * The role with which API Gateway writes the logs of WebSocket APIs: a setting of the account and region. Without it, a
 * stage with an access log is refused. Both are kept when the stack is deleted: other stacks of the account need them.
 */
const logAccount = (scope: Construct): CfnAccount => {
  const role = new Role(scope, 'GatewayLogs', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs')],
  });
  const account = new CfnAccount(scope, 'GatewayAccount', { cloudWatchRoleArn: role.roleArn });
  for (const kept of [role, account]) kept.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  writesGatewayLogs(role);
  return account;
};

/** The routes and the stage of the WebSocket API, in a nested stack: the main one has room for few resources. */
export class LiveRoutes extends NestedStack {
  constructor(scope: Construct, stage: Stage, api: CfnApi, owner: string) {
    super(scope, 'LiveRoutes', { description: 'Live updates over WebSockets' });
    const { partition, region } = this;
    const integration = new CfnIntegration(this, 'Integration', {
      apiId: api.ref,
      integrationType: 'AWS_PROXY',
      integrationUri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${liveFunction(this, owner).arn}/invocations`,
      credentialsArn: invokerRole(this, owner).roleArn,
    });
    const accessLog = new LogGroup(this, 'AccessLog', {
      logGroupName: vendedLogName(mainStack(this), this, 'live-access'),
      retention: stage.accessLogDays,
      removalPolicy: stage.logs,
    });
    const deployed = new CfnStage(this, 'Stage', {
      apiId: api.ref,
      stageName: PATH,
      autoDeploy: true,
      accessLogSettings: { destinationArn: accessLog.logGroupArn, format: LOG_FORMAT },
      defaultRouteSettings: { throttlingRateLimit: stage.throttle.rate, throttlingBurstLimit: stage.throttle.burst },
    });
    deployed.addResourceDependency(logAccount(this));
    for (const routeKey of ROUTES) {
      const route = this.route(api, integration, routeKey);
      deployed.addResourceDependency(route);
      if (routeKey !== ANSWERED) continue;
      const ofRoute = { apiId: api.ref, routeId: route.ref, routeResponseKey: ANSWERED };
      deployed.addResourceDependency(new CfnRouteResponse(this, 'Response', ofRoute));
    }
  }

  private route(api: CfnApi, integration: CfnIntegration, routeKey: (typeof ROUTES)[number]): CfnRoute {
    const route = new CfnRoute(this, `Route${routeKey.slice(1)}`, {
      apiId: api.ref,
      routeKey,
      authorizationType: 'NONE',
      target: `integrations/${integration.ref}`,
      ...(routeKey === ANSWERED && { routeResponseSelectionExpression: ANSWERED }),
    });
    authenticatesItself(route);
    return route;
  }
}

/** The WebSocket API, whose events one function handles. */
export const liveApi = (scope: Construct, stage: Stage, owner: string): LiveApi => {
  const stack = Stack.of(scope);
  const api = new CfnApi(scope, 'LiveApi', {
    name: `${stack.stackName}-live`,
    description: `Hub Membership Service, live updates (${stage.name})`,
    protocolType: 'WEBSOCKET',
    routeSelectionExpression: '$request.body.type',
  });
  new LiveRoutes(scope, stage, api, owner);
  const host = `${api.ref}.execute-api.${stack.region}.${stack.urlSuffix}/${PATH}`;
  new CfnOutput(scope, 'LiveUrl', { value: `wss://${host}`, description: 'The address of live updates' });
  return {
    url: `wss://${host}`,
    callbackUrl: `https://${host}`,
    acknowledged: sendsToConnections(api, PATH),
    connectionsArn: (method) =>
      stack.formatArn({ service: 'execute-api', resource: api.ref, resourceName: `${PATH}/${method}/@connections/*` }),
  };
};
