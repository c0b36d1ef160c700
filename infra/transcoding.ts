import { Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { makesRenditions } from './acknowledgements.ts';

/** What MediaConvert acts as: it reads the files that are served, and puts what it makes of each below it. */
export const transcodingRole = (scope: Construct, media: Bucket): Role => {
  const statements = [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: [media.arnForObjects('files/*')] }),
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [media.arnForObjects('files/*/renditions/*')] }),
  ];
  const role = new Role(scope, 'TranscodingRole', {
    assumedBy: new ServicePrincipal('mediaconvert.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
    description: 'Makes renditions of files',
    inlinePolicies: { files: new PolicyDocument({ statements }) },
  });
  makesRenditions(media)(role);
  return role;
};
