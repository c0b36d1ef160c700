import { startReceiver } from '../../../../support/receiver.ts';
import type { Chapter } from '../walk.ts';

const DAY = 86_400;

/** Automations of a hub. */
export const automations: Chapter = async ({ owner, members: [contact_id] }) => {
  await owner('listAutomationTemplates', { query: { 'page[size]': '1' } });
  const definition = {
    trigger: { type: 'manual' },
    entry_node_id: 'hello',
    nodes: [
      { id: 'hello', type: 'send_email', data: { subject: 'Hello', body: 'Dear {{contact.name}}' }, next: 'wait' },
      { id: 'wait', type: 'delay', data: { seconds: 3 * DAY }, next: 'thanks' },
      { id: 'thanks', type: 'notify', data: { title: 'Good that you are here.' } },
    ],
  };
  const made = await owner('createTeamHubAutomation', { body: { name: 'Welcome', definition } });
  const path = { automation_id: made.id };
  await owner('postTeamHubAutomationsFromTemplate', { body: { template_id: 'after-purchase' } });
  await owner('listTeamHubAutomations', { query: { 'page[size]': '1' } });
  await owner('getTeamHubAutomation', { path });
  await owner('updateTeamHubAutomation', { path, body: { re_entry_mode: 'after_exit' } });
  await owner('postTeamHubAutomationSimulate', { path, body: { contact_id } });
  await owner('postTeamHubAutomationPublish', { path });
  await owner('listTeamHubAutomationVersions', { path });
  const enrolled = await owner('createTeamHubAutomationEnrollment', { path, body: { contact_id } });
  await owner('listTeamHubAutomationEnrollments', {
    path,
    until: ({ items: [first] }) => first?.attributes.status === 'waiting',
  });
  await owner('deleteTeamHubAutomationEnrollment', { path: { ...path, enrollment_id: enrolled.id } });
  await owner('postTeamHubAutomationPause', { path });
  await owner('postTeamHubAutomationResume', { path });
  await owner('deleteTeamHubAutomation', { path });
};

/** Drip campaigns. */
export const drip: Chapter = async ({ owner, inDays, members: [contact_id] }) => {
  const made = await owner('createTeamHubDripCampaign', {
    body: { name: 'A lesson a week', trigger: { type: 'manual' } },
  });
  const path = { drip_campaign_id: made.id };
  const email = { kind: 'email', after_days: 7, subject: 'The first lesson', body: 'Here it is.' };
  const step = { ...path, drip_step_id: (await owner('createTeamHubDripCampaignStep', { path, body: email })).id };
  await owner('listTeamHubDripCampaigns');
  await owner('getTeamHubDripCampaign', { path });
  await owner('listTeamHubDripCampaignSteps', { path });
  await owner('getTeamHubDripCampaignStep', { path: step });
  await owner('updateTeamHubDripCampaignStep', { path: step, body: { subject: 'Your first lesson' } });
  const override = { ...step, contact_id };
  await owner('putTeamHubDripCampaignStepOverride', { path: override, body: { at: inDays(3) } });
  await owner('updateTeamHubDripCampaign', { path, body: { status: 'active' } });
  await owner('deleteTeamHubDripCampaignStepOverride', { path: override });
  await owner('deleteTeamHubDripCampaignStep', { path: step });
  await owner('deleteTeamHubDripCampaign', { path });
};

/** Webhook endpoints of a hub. Deliveries fail, as nothing listens at the address. */
export const webhooks: Chapter = async ({ owner }) => {
  const made = await owner('createTeamHubWebhookEndpoint', {
    body: { url: 'https://hooks.example.com/hub', description: 'The newsletter' },
  });
  const path = { endpoint_id: made.id };
  await owner('listTeamHubWebhookEndpoints');
  await owner('getTeamHubWebhookEndpoint', { path });
  await owner('updateTeamHubWebhookEndpoint', { path, body: { description: 'The newsletter, and the shop' } });
  await owner('postTeamHubWebhookEndpointRotateSecret', { path, body: {} });
  const sent = { ...path, delivery_id: (await owner('postTeamHubWebhookEndpointTest', { path })).id };
  await owner('getTeamHubWebhookEndpointDelivery', {
    path: sent,
    until: ({ attributes }) => attributes.status === 'retrying',
  });
  await owner('listTeamHubWebhookEndpointDeliveries', { path });
  await owner('postTeamHubWebhookEndpointDeliveryResend', { path: sent });
  await owner('deleteTeamHubWebhookEndpoint', { path });
};

/** A delivery that a receiver forwards with its headers. */
export const receipts: Chapter = async ({ owner, anyone, local }) => {
  const receiver = await startReceiver({});
  const made = await owner('createTeamHubWebhookEndpoint', { body: { url: receiver.url('forwarded') } });
  await owner('postTeamHubWebhookEndpointTest', { path: { endpoint_id: made.id } });
  await local.settled(1);
  const [arrived] = receiver.at('forwarded');
  await receiver.stop();
  const sent = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, arrived?.headers[name]]);
  await anyone('postWebhookReceipts', { headers: Object.fromEntries(sent), text: arrived?.body ?? '' });
  await owner('deleteTeamHubWebhookEndpoint', { path: { endpoint_id: made.id } });
};
