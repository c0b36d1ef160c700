import { deliveryApp } from '../infra/delivery/app.ts';
import { delivery } from '../infra/settings/delivery.ts';
import { deliveryOf } from '../infra/settings/delivery-schema.ts';
import { SETTINGS, SettingsError } from '../infra/settings/settings.ts';

try {
  deliveryApp(deliveryOf(delivery, SETTINGS)).synth();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
