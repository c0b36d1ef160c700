import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Delivery } from '../settings/delivery-schema.ts';
import { SettingsError } from '../settings/settings.ts';
import { DeliveryStack } from './stack.ts';

/** The app with one stack per account. Synthesis fails for an unacknowledged finding. */
export const deliveryApp = (delivery: Delivery | undefined, props: AppProps = {}): App => {
  if (!delivery)
    throw new SettingsError('The pipeline is not configured: set repository in infra/settings/delivery.ts.');
  const app = new App({ analyticsReporting: false, ...props });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  for (const account of new Set(delivery.stages.map((stage) => stage.account)))
    new DeliveryStack(app, { account, delivery });
  return app;
};
