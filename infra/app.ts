import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { bundle } from './bundle/bundle.ts';
import { HubStack } from './stack.ts';
import { type Stage, stageOf } from './stage.ts';

/**
 * The app with its stack and the bundled functions. Synthesis fails for an unacknowledged finding. The stage is `-c
 * stage` unless another is passed.
 */
export const hubApp = async (props: AppProps = {}, stageOverride?: Stage): Promise<{ app: App; stack: HubStack }> => {
  const app = new App({ analyticsReporting: false, ...props });
  const stage = stageOverride ?? stageOf(app.node);
  await bundle();
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  return { app, stack: new HubStack(app, stage) };
};
