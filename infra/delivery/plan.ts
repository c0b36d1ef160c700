import type { Delivery } from '../settings/delivery-schema.ts';
import { type PipelineRole, roleName } from './names.ts';

/** What a job of the pipeline needs of a stage. */
interface PlannedStage {
  readonly region: string;
  /** The image of a runner with the processor of the functions, for which their code caches are made. */
  readonly runner: string;
  readonly deploy: string;
  readonly diff: string;
}

const RUNNERS = { arm64: 'ubuntu-24.04-arm', x86_64: 'ubuntu-24.04' } as const;

/** The roles and regions of the stages, in the order in which they are deployed. */
export const planOf = (delivery: Delivery | undefined): Readonly<Record<string, PlannedStage>> =>
  Object.fromEntries(
    (delivery?.stages ?? []).map(({ name, account, region, arch }) => {
      const arn = (role: PipelineRole) => `arn:aws:iam::${account}:role/${roleName(role, name)}`;
      return [name, { region, runner: RUNNERS[arch], deploy: arn('deploy'), diff: arn('diff') }];
    }),
  );

/** Outputs of a step of GitHub Actions, one a line. */
export const planOutputs = (delivery: Delivery | undefined): string =>
  [`configured=${delivery !== undefined}`, `stages=${JSON.stringify(planOf(delivery))}`].join('\n');
