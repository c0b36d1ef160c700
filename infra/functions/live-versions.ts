import { NestedStack } from 'aws-cdk-lib';
import { CfnApplication, CfnDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnAlias } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { readsAlarms } from '../acknowledgements.ts';
import type { Stage } from '../stage.ts';
import { functionArn, functionName, LIVE, liveFunction } from './names.ts';
import type { ServiceFunction } from './service-function.ts';
import { type Judged, versionAlarms } from './version-alarms.ts';

const CANARY = 'CodeDeployDefault.LambdaCanary10Percent5Minutes';

/**
 * 10 % of the traffic goes to the new version for five minutes, then all of it. A scheduled worker runs once a minute:
 * its share grows by 10 % a minute, so that the new version runs before all runs are its own (1 − 9! ÷ 10⁹).
 */
const SHIFTS: Readonly<Record<Judged, string>> = {
  requests: CANARY,
  work: CANARY,
  schedule: 'CodeDeployDefault.LambdaLinear10PercentEvery1Minute',
};

/** The events after which CodeDeploy sends all traffic to the old version again. */
const ROLLBACK_EVENTS = ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'];

/**
 * The `live` alias of every function, in a nested stack: CloudFormation updates it after the table and all functions,
 * and before the API. With canaries, CodeDeploy shifts each alias and rolls back on alarms of the new version.
 */
export class LiveVersions extends NestedStack {
  /** The aliases that CodeDeploy may shift. */
  private readonly shiftable = new PolicyStatement({
    actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
  });
  private readonly aliases: Readonly<Record<Judged, CfnAlias[]>> = { requests: [], work: [], schedule: [] };
  private readonly shift: { readonly application: CfnApplication; readonly role: Role } | undefined;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'LiveVersions', { description: 'Live versions of the functions' });
    if (stage.trafficShift !== 'canary') return;
    const application = new CfnApplication(this, 'Application', { computePlatform: 'Lambda' });
    this.shift = { application, role: this.role() };
  }

  /** Adds the alias of a function. */
  add(one: ServiceFunction, as: Judged): void {
    const alias = new CfnAlias(this, `${one.name}-live`, {
      name: LIVE,
      functionName: functionName(this, one.name),
      functionVersion: one.version.version,
    });
    this.workFirst(alias, as);
    if (!this.shift) return;
    const { application, role } = this.shift;
    this.shiftable.addResources(functionArn(this, one.name), liveFunction(this, one.name).arn);
    const alarms = versionAlarms(this, one, as);
    const group = new CfnDeploymentGroup(this, `${one.name}-deployment`, {
      applicationName: application.ref,
      serviceRoleArn: role.roleArn,
      deploymentConfigName: SHIFTS[as],
      deploymentStyle: { deploymentType: 'BLUE_GREEN', deploymentOption: 'WITH_TRAFFIC_CONTROL' },
      autoRollbackConfiguration: { enabled: true, events: ROLLBACK_EVENTS },
      alarmConfiguration: { enabled: true, alarms: alarms.map(({ alarmName }) => ({ name: alarmName })) },
    });
    alias.cfnOptions.updatePolicy = {
      codeDeployLambdaAliasUpdate: { applicationName: application.ref, deploymentGroupName: group.ref },
    };
  }

  /** Workers shift before the functions that write for them: an old worker never sees what a new request wrote. */
  private workFirst(alias: CfnAlias, as: Judged): void {
    this.aliases[as].push(alias);
    const { work, schedule } = this.aliases;
    if (as === 'requests') for (const worker of [...work, ...schedule]) alias.addResourceDependency(worker);
    else for (const group of this.aliases.requests) group.addResourceDependency(alias);
  }

  /** CodeDeploy's role: it may shift these aliases and read alarms. */
  private role(): Role {
    const alarms = new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: { shift: new PolicyDocument({ statements: [this.shiftable, alarms] }) },
    });
    readsAlarms(role);
    return role;
  }
}
