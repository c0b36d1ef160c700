import { expect, test } from 'vitest';
import { controlTeam } from '../../../shared/accounts/teams/control-team.ts';
import { useWorld } from '../../support/use-world.ts';
import { MINUTE, mail, startAutomations, wait } from '../automations/world.ts';

const at = useWorld(startAutomations);

const control = (pause: { readonly reason: string } | null) =>
  controlTeam(at.db, at.ours.id, { pause }, 'operator', new Date());

test('steps and events of a paused team wait in the queue, and continue once it is resumed', async () => {
  const running = await at.automation([wait('a', 60), mail('b')]);
  const begun = await at.automation([mail('a')], { trigger: { type: 'member.tagged' } });
  const ada = await at.person();
  const tag_id = await at.tag();
  await at.enroll(running, ada);
  await at.send('POST', `/teams/${at.ours.id}/contacts/${ada}/tags`, { tag_id }, 'contact_tags');
  await at.relayAll();
  const emails = at.emails.length;
  await control({ reason: 'abuse' });
  await at.pass(300 * MINUTE, 15 * MINUTE);
  expect(await at.enrolled(begun, ada)).toEqual([]);
  expect(await at.statusOf(running)).not.toEqual(['completed']);
  expect(at.emails).toHaveLength(emails);
  expect(at.queued.length).toBeGreaterThan(1);
  expect(at.failures).toEqual([]);
  await control(null);
  await at.pass(45 * MINUTE, 15 * MINUTE);
  expect([await at.statusOf(running), await at.statusOf(begun)]).toEqual([['completed'], ['completed']]);
  expect(at.emails).toHaveLength(emails + 2);
  expect(at.queued).toEqual([]);
});
