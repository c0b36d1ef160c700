import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { bundle } from './bundle.ts';
import { HubStack } from './stack.ts';
import { stageOf } from './stage.ts';

/** The app with its one stack, its functions bundled; synthesis refuses an unacknowledged finding. */
export const hubApp = async (props: AppProps = {}): Promise<{ app: App; stack: HubStack }> => {
  await bundle();
  const app = new App({ analyticsReporting: false, ...props });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  return { app, stack: new HubStack(app, stageOf(app.node)) };
};
