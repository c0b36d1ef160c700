import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import type { AutomationItem } from '../../shared/downstream/automations/automation-item.ts';
import { automations } from '../../shared/downstream/automations/automations.ts';
import { readDefinition } from '../../shared/downstream/automations/published-definition.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { viewed } from '../../shared/platform/db/page-of.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import {
  Automation,
  AutomationVersion,
  automationView,
  findAutomation,
  item,
  namedVersions,
  versionView,
} from './automation-resource.ts';
import { REFERENCES, refuseUnknownReference } from './automations.ts';

/** The response to a change of status; a concurrent change is an illegal transition. */
const statusAnswer = (made: AutomationItem | 'limit_reached' | 'changed') => {
  if (made === 'limit_reached') return refuse(made);
  return made === 'changed' ? refuse('illegal_transition') : answer(automationView(made));
};

const publish = route({
  method: 'POST',
  path: `${item}/publish`,
  summary: text('Publish an automation'),
  description: text(`Saves the draft as the next version and activates the automation. Versions cannot be changed.
Members who enroll from now on follow the new version; members who are enrolled stay on theirs. A hub can have 100
active automations. The draft is checked again: a sender of messages who was removed meanwhile, for example, returns 422.`),
  caller: creator('automations.manage'),
  response: one(Automation),
  errors: [
    'illegal_transition',
    'limit_reached',
    'managed_by_drip_campaign',
    'no_definition',
    'not_found',
    ...REFERENCES,
  ],
  async handler({ params }, { caller, db, now }) {
    const automation = await findAutomation(db, params);
    if (!automation) return refuse('not_found');
    if (automation.drip_campaign_id !== null) return refuse('managed_by_drip_campaign');
    if (automation.status === 'archived') return refuse('illegal_transition');
    if (automation.definition === null) return refuse('no_definition');
    const hub = hubOf(params);
    const refused = await refuseUnknownReference(db, hub, readDefinition(automation.definition), now);
    if (refused) return refused;
    return statusAnswer(await automations(db, hub).publish(automation, actorOf(caller), now));
  },
});

/** A route that changes the status of an automation. */
const statusRoute = (
  action: 'pause' | 'resume',
  from: AutomationItem['status'],
  texts: { readonly summary: string; readonly description: string },
) =>
  route({
    method: 'POST',
    path: `${item}/${action}`,
    ...texts,
    caller: creator('automations.manage'),
    response: one(Automation),
    errors: ['illegal_transition', 'limit_reached', 'managed_by_drip_campaign', 'not_found'],
    async handler({ params: { team_id, hub_id, automation_id } }, { caller, db, now }) {
      const params = { team_id, hub_id, automation_id };
      const automation = await findAutomation(db, params);
      if (!automation) return refuse('not_found');
      if (automation.drip_campaign_id !== null) return refuse('managed_by_drip_campaign');
      if (automation.status !== from) return refuse('illegal_transition');
      return statusAnswer(await automations(db, hubOf(params))[action](automation, actorOf(caller), now));
    },
  });

const pause = statusRoute('pause', 'active', {
  summary: text('Pause an automation'),
  description: text(`No members are enrolled while the automation is paused, and enrolled members stay at their
current node. Waits continue to run.`),
});

const resume = statusRoute('resume', 'paused', {
  summary: text('Resume an automation'),
  description: text(`Enrolled members continue from their current node. Events that occurred during the pause do not
enroll members.`),
});

const listVersions = route({
  method: 'GET',
  path: `${item}/versions`,
  summary: text('List automation versions'),
  description: text('Sorted newest first.'),
  caller: creator('automations.manage'),
  query: list(),
  response: many(AutomationVersion),
  errors: ['not_found'],
  async handler({ params, query }, { db, now, files }) {
    const hub = hubOf(params);
    const [automation, page] = await Promise.all([
      findAutomation(db, params),
      automations(db, hub).versions(params.automation_id, query.page),
    ]);
    if (!automation) return refuse('not_found');
    const { items, next } = viewed(page, versionView);
    return answer({ items: await namedVersions(db, hub, items, { now, files }), next });
  },
});

export const publicationRoutes = [publish, pause, resume, listVersions];
