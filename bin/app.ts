import { commandLine } from '../infra/command-line/command-line.ts';

commandLine({
  usage: 'node bin/app.ts',
  about: 'The CDK app: writes the templates of a stage. The CDK calls it, as in `npx cdk synth -c stage=prod`.',
  environment: {
    CDK_CONTEXT_JSON: 'the context: stage, revision and what the CDK adds',
    CDK_OUTDIR: 'the folder of the templates',
  },
});

/* Loaded now, because it takes seconds that the help does not need. */
const { hubApp } = await import('../infra/app.ts');
const { SettingsError } = await import('../infra/settings/settings.ts');

try {
  const { app } = await hubApp();
  app.synth();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
