import { domainOf } from './mail.ts';
import type { Settings, StageSettings } from './schema.ts';

type All = Readonly<Record<string, StageSettings>>;

const certificateOf = ({ domain, account, region }: Settings): string[] => {
  if (!domain) return [];
  const [, , , itsRegion = '', itsAccount = ''] = domain.certificate.split(':');
  const wrong = (what: string, its: string, expected: string | undefined) =>
    expected === undefined || its === expected
      ? []
      : [`domain.certificate is in the ${what} ${its}, but the stage is deployed to ${expected}`];
  return [...wrong('region', itsRegion, region), ...wrong('account', itsAccount, account)];
};

/** The region of WAF and of CloudFront's certificates. */
const CLOUDFRONT_REGION = 'us-east-1';

const firewallOf = ({ firewall, region, domain }: Settings): string[] => {
  if (!firewall) return [];
  const deployed = region ?? 'the region of the shell';
  return [
    ...(region === CLOUDFRONT_REGION
      ? []
      : [`firewall needs the region ${CLOUDFRONT_REGION}, but the stage is deployed to ${deployed}`]),
    ...(domain ? [] : ['firewall needs domain.name and domain.certificate']),
    ...(firewall.signInRatePer5Minutes <= firewall.ratePer5Minutes
      ? []
      : ['firewall.signInRatePer5Minutes must not be above firewall.ratePer5Minutes']),
  ];
};

const sharedWith = (name: string, { domain, mail, account, region }: Settings, all: All): string[] =>
  Object.entries(all).flatMap(([other, its]) => {
    if (other === name) return [];
    const place = account === undefined || its.account === undefined || account === its.account;
    const here = place && (region === undefined || its.region === undefined || region === its.region);
    const sameDomain = domain !== undefined && its.domain?.name === domain.name;
    const bothOwn = mail?.identity === 'own' && its.mail?.identity === 'own';
    const sameSender = bothOwn && its.mail && domainOf(mail.sender) === domainOf(its.mail.sender);
    return [
      ...(sameDomain ? [`domain.name is that of ${other} too`] : []),
      ...(here && sameSender
        ? [`mail.identity: ${other} has an identity of its own for the same domain; one of the two must say 'existing'`]
        : []),
    ];
  });

const budgetOf = ({ monthlyBudget, alarmEmail }: Settings): string[] =>
  monthlyBudget !== undefined && alarmEmail === undefined ? ['monthlyBudget needs alarmEmail, to which it writes'] : [];

/** Contradictions within a stage, and between stages of one account. */
export const contradictions = (name: string, settings: Settings, all: All): readonly string[] => [
  ...(name === 'prod' && settings.ephemeral ? ['ephemeral: prod is never deleted with its stack'] : []),
  ...certificateOf(settings),
  ...firewallOf(settings),
  ...budgetOf(settings),
  ...sharedWith(name, settings, all),
];
