import { CustomResource, Duration, Fn, NestedStack, Stack } from 'aws-cdk-lib';
import type { CfnDomainName } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { FIREWALL_HEADER } from '../../shared/platform/http/firewall.ts';
import { firewallSecretIsNumbered, isLoggedByDelivery, servesEveryCountry } from '../acknowledgements.ts';
import type { ServiceFunction } from '../functions/service-function.ts';
import { type Api, dnsOutputs } from '../gateway/api.ts';
import { numbered } from '../secrets/keys.ts';
import type { Settings } from '../settings/schema.ts';
import type { Stage } from '../stage.ts';
import { webAcl } from './rules.ts';
import { viewerLog } from './viewer-log.ts';

/** Error statuses that CloudFront caches for ten seconds by default. */
const ERROR_STATUSES = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The hosted zone of every CloudFront distribution, for an alias in Route 53. */
const CLOUDFRONT_ZONE = 'Z2FDTNDATAQYW2';

interface FirewallProps {
  readonly stage: Stage;
  readonly limits: NonNullable<Settings['firewall']>;
  readonly domain: NonNullable<Settings['domain']>;
  /** The API's own domain in its region: the distribution forwards to it under the same host name. */
  readonly regional: CfnDomainName;
  /** The function that reads secrets during a deployment. */
  readonly reader: ServiceFunction;
}

/** A distribution with WAF's rate rules in front of the API, in a nested stack. */
export class Firewall extends NestedStack {
  /** The target of the API's DNS record. */
  readonly target: string;
  /** The variables that functions need to recognize requests of the distribution. */
  readonly variables: Readonly<Record<string, string>>;

  constructor(scope: Construct, { stage, limits, domain, regional, reader }: FirewallProps) {
    super(scope, 'Firewall', { description: 'CloudFront and WAF in front of the API' });
    const [sent, ...accepted] = limits.secrets;
    const secret = this.secret(sent, reader);
    const others = accepted.map((number) => [this.secret(number, reader), number] as const);
    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: domain.name,
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificate),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      /* An IPv6 caller has too many addresses to limit by address. The API's own domain is IPv4 only, too. */
      enableIpv6: false,
      webAclId: webAcl(this, limits, Stack.of(scope).stackName, `https://${domain.name}`).attrArn,
      errorResponses: ERROR_STATUSES.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        origin: new HttpOrigin(regional.attrRegionalDomainName, {
          originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
          readTimeout: Duration.seconds(30),
          customHeaders: { [FIREWALL_HEADER]: secret.secretValueFromJson('value').unsafeUnwrap() },
        }),
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        compress: false,
        originRequestPolicy: this.forwarded(),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      },
    });
    servesEveryCountry(distribution);
    isLoggedByDelivery(distribution);
    viewerLog(this, distribution, Stack.of(scope), stage);
    this.target = distribution.distributionDomainName;
    this.variables = {
      FIREWALL_SECRET_SHA256: Fn.join(
        ',',
        [[secret, sent] as const, ...others].map(([one, number]) => this.digestOf(one, number, reader)),
      ),
      FIREWALL_ENFORCED: String(limits.enforced),
    };
  }

  /** Host is forwarded too: CloudFront cannot add headers of its own to all headers except Host. */
  private forwarded(): cloudfront.OriginRequestPolicy {
    return new cloudfront.OriginRequestPolicy(this, 'Forwarded', {
      comment: 'All that a client sends, and its address',
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.all('CloudFront-Viewer-Address'),
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.all(),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
    });
  }

  private secret(number: number, reader: ServiceFunction): Secret {
    const secret = new Secret(this, numbered('Secret', number), {
      description: 'What the distribution proves itself to the API by',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'value',
        passwordLength: 48,
        excludePunctuation: true,
      },
    });
    /* A policy of the secret, because one of the reader's role would make the two stacks depend on each other. */
    const { role } = reader.lambda;
    if (!role) throw new Error('the function that reads secrets has no role');
    secret.addToResourcePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: ['*'],
        principals: [role.grantPrincipal],
      }),
    );
    firewallSecretIsNumbered(secret);
    return secret;
  }

  private digestOf(secret: Secret, number: number, reader: ServiceFunction): string {
    const digest = new CustomResource(this, numbered('SecretDigest', number), {
      resourceType: 'Custom::FirewallSecretDigest',
      serviceToken: reader.lambda.functionArn,
      serviceTimeout: Duration.minutes(5),
      properties: { FirewallSecretArn: secret.secretArn },
    });
    const policy = secret.node.tryFindChild('Policy');
    if (policy) digest.node.addDependency(policy);
    return digest.getAttString('digest');
  }
}

/** The firewall of a stage, if its settings have one. */
export const firewallOf = (scope: Construct, stage: Stage, api: Api, reader: ServiceFunction): Firewall | undefined => {
  const { firewall: limits, domain } = stage;
  if (!limits) return undefined;
  if (!domain || !api.domain) throw new Error('a firewall needs a domain');
  const firewall = new Firewall(scope, { stage, limits, domain, regional: api.domain, reader });
  dnsOutputs(scope, domain.name, 'Domain', firewall.target, CLOUDFRONT_ZONE);
  return firewall;
};
