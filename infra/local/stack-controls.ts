import { offsetMilliseconds } from './clock.ts';
import { type ConsoleParts, consoleControls } from './console/console.ts';
import { awsControl } from './control/aws.ts';
import { callbacksControl } from './control/callbacks.ts';
import { clockControls } from './control/clock.ts';
import type { Control } from './control/control.ts';
import { faultsControl } from './control/faults.ts';
import { siteControls } from './control/site.ts';
import { tryItControl } from './control/try-it.ts';
import { versionWeightControl } from './control/version-weight.ts';
import { resendControl } from './control/webhooks.ts';
import type { Outbox } from './outbox.ts';
import type { StackOptions } from './stack-options.ts';

interface Served extends ConsoleParts {
  readonly sent: Outbox;
  /** The pages and requests of the payment provider. */
  readonly payments: readonly Control[];
  readonly awsOrigin: string;
  readonly options: StackOptions;
}

/** Everything that the stack serves under `/_local`. */
export const stackControls = ({ sent, payments, awsOrigin, options, ...shown }: Served): readonly Control[] => [
  ...consoleControls(shown),
  awsControl(awsOrigin),
  ...clockControls(() => offsetMilliseconds(shown.clock), shown.moveClock),
  faultsControl(shown.faults),
  callbacksControl(sent),
  resendControl(shown.webhooks),
  versionWeightControl(options.additionalVersion),
  ...payments,
  ...siteControls({ community: () => options.demo?.()?.community, filesOrigin: awsOrigin }),
  tryItControl(() => options.demo?.()),
];
