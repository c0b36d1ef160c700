import { Stack } from 'aws-cdk-lib';
import {
  CompositePrincipal,
  type IPrincipal,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { TranscodingDeclaration } from '../shared/media/transcoding/provider.ts';
import { TRANSCODING_PROVIDERS } from '../shared/media/transcoding/registry.ts';
import { makesRenditions } from './acknowledgements.ts';

/** The AWS services that transcode. */
export const TRANSCODING_SERVICES: readonly TranscodingDeclaration[] = Object.values(TRANSCODING_PROVIDERS);

const trusted = (scope: Construct): IPrincipal => {
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } };
  const [first, ...more] = TRANSCODING_SERVICES.map(
    ({ service }) => new ServicePrincipal(`${service}.amazonaws.com`, { conditions }),
  );
  if (!first) throw new Error('No transcoding provider is registered');
  return more.length === 0 ? first : new CompositePrincipal(first, ...more);
};

/** The role of transcoding jobs. It reads checked files and writes renditions below each. */
export const transcodingRole = (scope: Construct, media: Bucket): Role => {
  const statements = [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: [media.arnForObjects('files/*')] }),
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [media.arnForObjects('files/*/renditions/*')] }),
  ];
  const role = new Role(scope, 'TranscodingRole', {
    assumedBy: trusted(scope),
    description: 'Makes renditions of files',
    inlinePolicies: { files: new PolicyDocument({ statements }) },
  });
  makesRenditions(media)(role);
  return role;
};
