import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const AUTOMATIONS = '/api/v1/teams/{team_id}/hubs/{hub_id}/automations';
const AUTOMATION = `${AUTOMATIONS}/{automation_id}` as const;
const RUNS = `${AUTOMATION}/enrollments` as const;

const definition: FlagOf<never, 'definition'> = {
  flag: '--definition <json>',
  about: 'trigger and nodes; @file reads a file, @- standard input',
  attribute: 'definition',
  as: 'json',
};

export const { define, verbs } = resource([
  list(AUTOMATIONS, {
    name: 'list',
    about: 'List the automations',
    isDefault: true,
    what: 'automations',
    columns: [
      { attribute: 'name', wide: true },
      'status',
      { attribute: 'version_int', title: 'VERSION' },
      'published_at',
    ],
  }),
  shown('get', AUTOMATION, { name: 'get', about: 'Show an automation' }),
  shown('post', AUTOMATIONS, {
    name: 'create',
    about: 'Create a draft automation',
    type: 'automations',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name', needed: true }, definition],
  }),
  shown('patch', AUTOMATION, {
    name: 'update',
    about: 'Update the draft of an automation',
    type: 'automations',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name' }, definition],
  }),
  list(`${AUTOMATION}/versions`, {
    name: 'versions',
    about: 'List the published versions',
    what: 'versions',
    columns: [{ attribute: 'version_int', title: 'VERSION' }, 'published_at'],
  }),
  list('/api/v1/automation-templates', {
    name: 'templates',
    about: 'List the templates',
    what: 'templates',
    columns: [
      { attribute: 'name', wide: true },
      { attribute: 'description', wide: true },
    ],
  }),
  shown('post', `${AUTOMATIONS}/from-template`, {
    name: 'from-template',
    about: 'Create a draft from a template',
    type: 'automations',
    args: ['template_id'],
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name' }],
  }),
  shown('post', `${AUTOMATION}/publish`, { name: 'publish', about: 'Publish the current definition' }),
  shown('post', `${AUTOMATION}/pause`, { name: 'pause', about: 'Pause enrollment' }),
  shown('post', `${AUTOMATION}/resume`, { name: 'resume', about: 'Resume enrollment' }),
  done('delete', AUTOMATION, { name: 'delete', about: 'Delete an automation', done: 'Automation deleted.' }),
  list(RUNS, {
    name: 'runs',
    about: 'List enrollments and their status',
    what: 'enrollments',
    columns: [
      { attribute: 'contact_display_name', title: 'MEMBER', wide: true },
      'status',
      'enrolled_at',
      'node_id',
      { attribute: 'wake_at', title: 'WAKES' },
      { attribute: 'failure', wide: true },
    ],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['running', 'waiting', 'completed', 'exited', 'canceled', 'failed'],
      },
      { flag: '--contact <id>', about: 'filter by member', query: 'filter[contact_id]' },
    ],
  }),
  shown('post', RUNS, {
    name: 'enroll',
    about: 'Enroll a member',
    type: 'automation_enrollments',
    args: ['contact_id'],
  }),
  done('delete', `${RUNS}/{enrollment_id}`, {
    name: 'cancel',
    about: 'Cancel an enrollment',
    done: 'The enrollment is canceled.',
  }),
  shown('post', `${AUTOMATION}/simulate`, {
    name: 'simulate',
    about: 'Simulate it for a member',
    type: 'automation_simulations',
    args: ['contact_id'],
    flags: [
      definition,
      { flag: '--assume <json>', about: 'outcomes to assume, by node', attribute: 'assume', as: 'json' },
    ],
  }),
]);
