import { hubApp } from '../infra/app.ts';
import { SettingsError } from '../infra/settings/settings.ts';

try {
  const { app } = await hubApp();
  app.synth();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
