import { type App, CliCredentialsStackSynthesizer, type IStackSynthesizer, Stack, Validations } from 'aws-cdk-lib';
import {
  type IManagedPolicy,
  type IOIDCProviderRef,
  OidcProviderNative,
  OpenIdConnectPrincipal,
  PolicyDocument,
  PolicyStatement,
  Role,
} from 'aws-cdk-lib/aws-iam';
import type { Delivery } from '../settings/delivery-schema.ts';
import { bootstrapRoles, pipelineBoundary, READS_STACKS, serviceBoundary } from './boundaries.ts';
import { type PipelineRole, roleName } from './names.ts';

const ISSUER = 'token.actions.githubusercontent.com';

type DeliveredStage = Delivery['stages'][number];

interface DeliveryProps {
  readonly account: string;
  readonly delivery: Delivery;
}

/** The repository in the subject of GitHub's identity tokens. */
const subjectOf = ({ repository, ids }: Delivery): string => {
  const [owner = '', name = ''] = repository.split('/');
  return ids ? `${owner}@${ids.owner}/${name}@${ids.repository}` : repository;
};

/**
 * The identity provider of GitHub and the roles of the stages of one account. It is deployed by hand and needs no
 * bootstrap stack, because that one uses the boundary.
 */
export class DeliveryStack extends Stack {
  constructor(app: App, { account, delivery }: DeliveryProps) {
    const stages = delivery.stages.filter((stage) => stage.account === account);
    super(app, `delivery-${account}`, {
      stackName: 'hub-membership-delivery',
      description: 'The identity provider and the roles of the pipeline of the Hub Membership Service',
      env: { account, ...(stages[0] && { region: stages[0].region }) },
      synthesizer: new CliCredentialsStackSynthesizer() as IStackSynthesizer,
      terminationProtection: true,
      tags: { service: 'hub-membership' },
    });
    serviceBoundary(
      this,
      stages.map(({ name }) => name),
    );
    const boundary = pipelineBoundary(this);
    const provider = this.provider(delivery);
    for (const stage of stages) {
      const subject = (of: string) => `repo:${subjectOf(delivery)}:${of}`;
      this.role('deploy', stage, subject(`environment:${stage.name}`), { provider, boundary }, [
        new PolicyStatement({ actions: ['sts:AssumeRole'], resources: [...bootstrapRoles(this, stage.region)] }),
      ]);
      const diff = this.role('diff', stage, subject('pull_request'), { provider, boundary }, [
        new PolicyStatement({ actions: READS_STACKS, resources: [this.stackOf(stage), this.nestedOf(stage)] }),
      ]);
      this.readsOneStage(diff, stage);
    }
  }

  private provider({ provider }: Delivery): IOIDCProviderRef {
    if (provider === 'own')
      return new OidcProviderNative(this, 'GitHub', { url: `https://${ISSUER}`, clientIds: ['sts.amazonaws.com'] });
    const arn = this.formatArn({ service: 'iam', region: '', resource: 'oidc-provider', resourceName: ISSUER });
    return OidcProviderNative.fromOidcProviderArn(this, 'GitHub', arn);
  }

  /** A role that only workflows of the repository with this subject may assume. */
  private role(
    kind: PipelineRole,
    { name }: DeliveredStage,
    subject: string,
    { provider, boundary }: { readonly provider: IOIDCProviderRef; readonly boundary: IManagedPolicy },
    statements: readonly PolicyStatement[],
  ): Role {
    return new Role(this, `${kind}-${name}`, {
      roleName: roleName(kind, name),
      description: kind === 'deploy' ? `Deploys the stage ${name}` : `Compares a pull request with the stage ${name}`,
      assumedBy: new OpenIdConnectPrincipal(provider, {
        StringEquals: { [`${ISSUER}:aud`]: 'sts.amazonaws.com', [`${ISSUER}:sub`]: subject },
      }),
      inlinePolicies: { pipeline: new PolicyDocument({ statements: [...statements] }) },
      permissionsBoundary: boundary,
    });
  }

  private stackOf({ name, region }: DeliveredStage, nested = ''): string {
    return this.formatArn({
      service: 'cloudformation',
      region,
      resource: 'stack',
      resourceName: `hub-membership-${name}${nested}/*`,
    });
  }

  private nestedOf(stage: DeliveredStage): string {
    return this.stackOf(stage, '-*');
  }

  private readsOneStage(role: Role, { name, region }: DeliveredStage): void {
    const reason = 'The wildcards are the generated ids of the stack of this stage and of its nested stacks.';
    const stack = `Resource::arn:<AWS::Partition>:cloudformation:${region}:${this.account}:stack/hub-membership-${name}`;
    Validations.of(role).acknowledge(
      ...['/*', '-*/*'].map((end) => ({ id: `AwsSolutions-IAM5[${stack}${end}]`, reason })),
    );
  }
}
