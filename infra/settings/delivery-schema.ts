import * as z from 'zod';
import { SERVICE_BOUNDARY } from '../delivery/names.ts';
import type { Settings } from './schema.ts';
import { type AllSettings, SettingsError, STAGE_NAMES, type StageName, settingsOf } from './settings.ts';

const schema = z.strictObject({
  /** The GitHub repository whose workflows may deploy. */
  repository: z
    .string({
      error: ({ input }) => (input === undefined ? 'is missing: the GitHub repository, as owner/name' : undefined),
    })
    .regex(
      /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,37}[A-Za-z0-9])?\/[A-Za-z0-9_.-]{1,100}$/,
      'must be owner/name of a GitHub repository',
    ),
  /**
   * The ids of the owner and of the repository: `gh api repos/<owner>/<name> --jq '.owner.id, .id'`. GitHub's identity
   * tokens of repositories that were created or renamed since 2026-07-15 name them; those of older ones do not, unless
   * that was turned on (GitHub Docs, "OpenID Connect": immutable subject claims).
   */
  ids: z
    .strictObject({
      owner: z.int({ error: () => 'must be the id of the owner, a number' }).positive(),
      repository: z.int({ error: () => 'must be the id of the repository, a number' }).positive(),
    })
    .optional(),
  /** An account has at most one identity provider of GitHub: `existing` if another stack created it. */
  provider: z.enum(['own', 'existing'], { error: () => "must be 'own' or 'existing'" }).default('own'),
});

/** The content of the settings file. */
export type DeliverySettings = z.input<typeof schema>;

interface DeliveredStage {
  readonly name: StageName;
  readonly account: string;
  readonly region: string;
  readonly arch: Settings['arch'];
}

/** Complete settings of the pipeline, with the stages in the order in which it deploys them. */
export interface Delivery extends z.output<typeof schema> {
  readonly stages: readonly DeliveredStage[];
}

const FILE = 'infra/settings/delivery.ts';

/** What the pipeline needs of a stage in addition to what a deployment by hand needs. */
const placeOf = (name: StageName, { account, region, arch, permissionsBoundary }: Settings): DeliveredStage => {
  if (account === undefined || region === undefined)
    throw new SettingsError(`The pipeline deploys ${name}: set account and region in infra/settings/${name}.ts.`);
  if (permissionsBoundary !== SERVICE_BOUNDARY)
    throw new SettingsError(
      `The pipeline creates only bounded roles: set permissionsBoundary: '${SERVICE_BOUNDARY}' in infra/settings/${name}.ts.`,
    );
  return { name, account, region, arch };
};

/** The settings of the pipeline; `undefined` if nothing is deployed. Throws an error that names every problem. */
export const deliveryOf = (settings: DeliverySettings | undefined, all: AllSettings): Delivery | undefined => {
  if (settings === undefined) return undefined;
  const parsed = schema.safeParse(settings);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  - ${path.join('.')} ${message}`);
    throw new SettingsError(`The pipeline cannot deploy. Correct ${FILE}:\n${problems.join('\n')}`);
  }
  const stages = STAGE_NAMES.map((name) => placeOf(name, settingsOf(name, all)));
  const prod = stages.find(({ name }) => name === 'prod');
  const shared = stages.find(({ name, account }) => name !== 'prod' && account === prod?.account);
  /* The roles of the CDK's bootstrap stack belong to an account: who deploys one stage of it deploys every stage. */
  if (shared)
    throw new SettingsError(
      `The pipeline needs an account of its own for prod: ${shared.name} is in the same one (${prod?.account}).`,
    );
  return { ...parsed.data, stages };
};
