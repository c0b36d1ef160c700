import { commandLine } from '../infra/command-line/command-line.ts';

commandLine({
  usage: 'node bin/delivery-plan.ts',
  about: 'Prints the stages that the pipeline deploys, as outputs of a step of GitHub Actions.',
});

/* Loaded now, because it takes seconds that the help does not need. */
const { planOutputs } = await import('../infra/delivery/plan.ts');
const { delivery } = await import('../infra/settings/delivery.ts');
const { deliveryOf } = await import('../infra/settings/delivery-schema.ts');
const { SETTINGS, SettingsError } = await import('../infra/settings/settings.ts');

try {
  console.log(planOutputs(deliveryOf(delivery, SETTINGS)));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
