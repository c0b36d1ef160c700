import { planOutputs } from '../infra/delivery/plan.ts';
import { delivery } from '../infra/settings/delivery.ts';
import { deliveryOf } from '../infra/settings/delivery-schema.ts';
import { SETTINGS, SettingsError } from '../infra/settings/settings.ts';

try {
  console.log(planOutputs(deliveryOf(delivery, SETTINGS)));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
