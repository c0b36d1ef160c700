import { Duration } from 'aws-cdk-lib';
import { RULES } from '../firewall/rules.ts';
import { blocked } from './alarm-metrics.ts';
import type { Alarms } from './alarms.ts';
import { watchCount } from './requests.ts';

const period = Duration.minutes(5);
const see = 'the-firewall-refuses';

/** WAF rejects addresses above their limits; the API rejects requests without the distribution's secret. */
export const watchFirewall = (alarms: Alarms): void => {
  const waf = (id: string, rule: string, above: number, what: string): void =>
    alarms.watch({
      id,
      see,
      above,
      of: [2, 3],
      metric: blocked(alarms.mainStack, rule, period),
      description: `WAF refused more than ${above} requests ${what} in five minutes, twice in 15 minutes`,
    });
  waf('waf-sign-ins-blocked', RULES.signIns, 100, 'to sign in or check out');
  waf('waf-blocked', RULES.all, 1_000, 'from addresses above the limit');
  watchCount(alarms, 'RefusedByFirewall', {
    id: 'firewall-refused',
    see,
    above: 50,
    of: [2, 3],
    description:
      'requests without the secret of the distribution were rejected: the secrets differ, or clients bypass the distribution',
  });
};
