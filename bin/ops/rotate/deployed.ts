import { fileOf, settingsOf } from '../../../infra/settings/settings.ts';
import type { Ops } from '../ops.ts';
import type { Rotation } from './rotations.ts';

type Deployed = Extract<Rotation, { how: 'deployed' }>;
type Numbers = readonly [number, ...number[]];

const shown = (numbers: readonly number[]): string => `[${numbers.join(', ')}]`;

const WAIT: Readonly<Record<Deployed['setting'], string>> = {
  tokenKeys: 'wait an hour, the maximum lifetime of a token',
  'firewall.secrets': 'wait until the deployment has ended',
};

/** The settings of the three deployments, from the numbers that are set now. */
export const nextSteps = (setting: Deployed['setting'], [first, ...others]: Numbers): readonly string[] => {
  const [next] = others;
  if (next === undefined) {
    const added = first + 1;
    return [
      `1. ${setting}: ${shown([first, added])}, deploy. Every function accepts the new one.`,
      `2. ${setting}: ${shown([added, first])}, deploy. The new one is used; ${WAIT[setting]}.`,
      `3. ${setting}: ${shown([added])}, deploy. The old one is rejected.`,
    ];
  }
  return next > first
    ? [
        `1. Done: both ${first} and ${next} are accepted.`,
        `2. ${setting}: ${shown([next, first])}, deploy. ${next} is used; ${WAIT[setting]}.`,
        `3. ${setting}: ${shown([next])}, deploy. ${first} is rejected.`,
      ]
    : [
        `1. and 2. Done: ${first} is used.`,
        `3. ${setting}: ${shown([first])}, deploy, after you ${WAIT[setting]}. ${next} is rejected.`,
      ];
};

/** The steps of a rotation by deployments. The command changes nothing: settings are in the repository. */
export const rotateDeployed = async ({ stage }: Ops, { setting }: Deployed): Promise<readonly string[]> => {
  if (stage.name === 'local')
    return ['The local stack has fixed settings. Deployments rotate this in a deployed stage.'];
  const { tokenKeys, firewall } = settingsOf(stage.name);
  const numbers = setting === 'tokenKeys' ? tokenKeys : firewall?.secrets;
  if (!numbers) return ['The stage has no firewall.'];
  return [`Deployments rotate this. In ${fileOf(stage.name)}:`, ...nextSteps(setting, numbers)];
};
