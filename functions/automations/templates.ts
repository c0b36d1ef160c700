import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { ANY_SCOPE, creator, teamMember } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { AutomationName } from '../../shared/downstream/automations/automation-name.ts';
import { automations } from '../../shared/downstream/automations/automations.ts';
import { AUTOMATION_TEMPLATES, automationTemplateOf } from '../../shared/downstream/automations/templates.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { firstPage } from '../../shared/platform/db/page-of.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { Automation, automationView, collection } from './automation-resource.ts';

const AutomationTemplate = resource('automation_templates', () =>
  z.object({ name: z.string(), description: z.string(), definition: z.record(z.string(), z.unknown()) }),
);

const listTemplates = route({
  method: 'GET',
  path: '/automation-templates',
  summary: text('List automation templates'),
  description: text(
    'Templates are part of the service and the same for every team. Their ids are words, such as `welcome`.',
  ),
  caller: teamMember(ANY_SCOPE, 'none'),
  query: list(),
  response: many(AutomationTemplate),
  async handler({ query: { page } }) {
    const all = AUTOMATION_TEMPLATES.map((one) => ({ ...one, definition: { ...one.definition } }));
    const begin = page.after ? all.findIndex(({ id }) => id === page.after?.id) + 1 : 0;
    return answer(firstPage(all.slice(begin), page.limit, ({ id }) => ({ id })));
  },
});

const FromTemplate = z.object({
  template_id: z.enum(AUTOMATION_TEMPLATES.map(({ id }) => id)),
  name: AutomationName.optional(),
});

const createFromTemplate = route({
  method: 'POST',
  path: `${collection}/from-template`,
  summary: text('Create an automation from a template'),
  description: text('Creates a draft with the definition of the template. The response has no `Location` header.'),
  caller: creator('automations.manage'),
  body: envelope('automations', FromTemplate),
  status: 201,
  response: one(Automation),
  async handler({ params, body: { template_id, name } }, { caller, db, now }) {
    const template = automationTemplateOf(template_id);
    const entering = { re_entry_mode: 'never', re_entry_interval_seconds: null, settings: {} } as const;
    const input = {
      ...entering,
      name: name ?? template?.name ?? template_id,
      definition: template?.definition ?? null,
    };
    return answer(automationView(await automations(db, hubOf(params)).create(input, actorOf(caller), now)));
  },
});

export const templateRoutes = [listTemplates, createFromTemplate];
