import { achievementScenarios } from './scenarios/achievements.ts';
import { alertScenarios } from './scenarios/alerts.ts';
import { authScenarios } from './scenarios/auth.ts';
import { automationScenarios } from './scenarios/automations.ts';
import { communityScenarios } from './scenarios/community.ts';
import { hubScenarios } from './scenarios/hubs.ts';
import { ledgerScenarios } from './scenarios/ledger.ts';
import { liveScenarios } from './scenarios/live.ts';
import { memberScenarios } from './scenarios/members.ts';
import { messageScenarios } from './scenarios/messages.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { searchScenarios } from './scenarios/search.ts';
import { teamScenarios } from './scenarios/teams.ts';

/** Every operation with a budget, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...hubScenarios,
  ...authScenarios,
  ...teamScenarios,
  ...alertScenarios,
  ...ledgerScenarios,
  ...liveScenarios,
  ...memberScenarios,
  ...communityScenarios,
  ...messageScenarios,
  ...achievementScenarios,
  ...automationScenarios,
  ...searchScenarios,
};
