import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const AUTOMATIONS = '/api/v1/teams/{team_id}/hubs/{hub_id}/automations';
const AUTOMATION = `${AUTOMATIONS}/{automation_id}` as const;
const RUNS = `${AUTOMATION}/enrollments` as const;

export const { define, verbs } = resource([
  list(AUTOMATIONS, {
    name: 'list',
    about: 'List the automations of the hub',
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
    about: 'Create an automation, as a draft',
    type: 'automations',
    flags: [
      { flag: '--name <name>', about: 'what it is called', attribute: 'name', needed: true },
      {
        flag: '--definition <json>',
        about: 'trigger and nodes; @file reads them, @- from standard input',
        attribute: 'definition',
        as: 'json',
      },
    ],
  }),
  shown('post', `${AUTOMATION}/publish`, { name: 'publish', about: 'Publish it as it is now' }),
  shown('post', `${AUTOMATION}/pause`, { name: 'pause', about: 'Let nobody in until it is resumed' }),
  shown('post', `${AUTOMATION}/resume`, { name: 'resume', about: 'Go on' }),
  done('delete', AUTOMATION, { name: 'delete', about: 'Delete an automation', done: 'The automation is deleted.' }),
  list(RUNS, {
    name: 'runs',
    about: 'List who is, or was, inside it, and how far',
    what: 'runs',
    columns: [
      'contact_id',
      'status',
      'enrolled_at',
      'node_id',
      { attribute: 'wake_at', title: 'WAKES' },
      { attribute: 'failure', wide: true },
    ],
    flags: [
      {
        flag: '--status <status>',
        about: 'only these',
        query: 'filter[status]',
        values: ['running', 'waiting', 'completed', 'exited', 'canceled', 'failed'],
      },
      { flag: '--contact <id>', about: 'only this member’s', query: 'filter[contact_id]' },
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
    about: 'Take a member out of it',
    done: 'The run is canceled.',
  }),
  shown('post', `${AUTOMATION}/simulate`, {
    name: 'simulate',
    about: 'Walk it with a member, without doing anything',
    type: 'automation_simulations',
    args: ['contact_id'],
  }),
]);
