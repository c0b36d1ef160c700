import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { bundle } from './bundle.ts';
import { HubStack } from './stack.ts';
import { type Stage, stageOf } from './stage.ts';

/**
 * The app with its one stack, its functions bundled; synthesis refuses an unacknowledged finding. The stage is the one
 * that `-c stage` names unless another is given.
 */
export const hubApp = async (props: AppProps = {}, given?: Stage): Promise<{ app: App; stack: HubStack }> => {
  const app = new App({ analyticsReporting: false, ...props });
  const stage = given ?? stageOf(app.node);
  await bundle();
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  return { app, stack: new HubStack(app, stage) };
};
