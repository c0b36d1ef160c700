import { commandLine } from '../infra/command-line/command-line.ts';

commandLine({
  usage: 'node bin/delivery.ts',
  about: 'The CDK app of the pipeline: writes the template of its roles. The CDK calls it, with `--app`.',
  environment: { CDK_OUTDIR: 'the folder of the template' },
});

/* Loaded now, because it takes seconds that the help does not need. */
const { deliveryApp } = await import('../infra/delivery/app.ts');
const { delivery } = await import('../infra/settings/delivery.ts');
const { deliveryOf } = await import('../infra/settings/delivery-schema.ts');
const { SETTINGS, SettingsError } = await import('../infra/settings/settings.ts');

try {
  deliveryApp(deliveryOf(delivery, SETTINGS)).synth();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
