import { dripCampaignKind } from './drip/campaign-item.ts';
import { automationEntryKind } from './drip/entry-item.ts';
import { dripOverrideKind } from './drip/override-item.ts';
import { accessGrantKind } from './rules/grant-item.ts';
import { accessRuleKind, accessRulePointerKind } from './rules/rule-item.ts';
import { teamDomainKind, teamDomainPointerKind } from './sign-in/team/team-domain-item.ts';
import { teamProviderKind } from './sign-in/team/team-provider-item.ts';

export const ACCESS_ROWS = [
  accessGrantKind,
  accessRuleKind,
  accessRulePointerKind,
  automationEntryKind,
  dripCampaignKind,
  dripOverrideKind,
  teamDomainKind,
  teamDomainPointerKind,
  teamProviderKind,
] as const;
