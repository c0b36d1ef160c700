/** What a role of the pipeline does: reads the deployed templates for a pull request, or deploys a stage. */
export type PipelineRole = 'diff' | 'deploy';

export const roleName = (role: PipelineRole, stage: string): string => `hub-membership-${role}-${stage}`;

/** The boundary of every role of the service, and of CloudFormation's own: `permissionsBoundary` of the stages. */
export const SERVICE_BOUNDARY = 'hub-membership-boundary';

/** The boundary of the roles of the pipeline. */
export const PIPELINE_BOUNDARY = 'hub-membership-pipeline-boundary';

/** The qualifier of the CDK's bootstrap stack, which is in the names of its roles. */
export const QUALIFIER = 'hnb659fds';
