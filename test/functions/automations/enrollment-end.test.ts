import { describe, expect, test } from 'vitest';
import { listedIn } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, farewell, isTagged, MINUTE, mail, outcome, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

describe('an enrollment ends', () => {
  test('when its exit conditions are met', async () => {
    const tag = await at.tag();
    const automation = await at.automation([wait('a', 60), mail('b')], { exit_conditions: isTagged(tag) });
    const [ada, bob] = [await at.person(), await at.person()];
    await at.enroll(automation, ada);
    await at.enroll(automation, bob);
    await at.settle();
    await at.tagged(ada, tag);
    await at.pass(MINUTE);
    expect([await at.statusOf(automation, ada), await at.statusOf(automation, bob)]).toEqual([
      ['exited'],
      ['completed'],
    ]);
    expect(await at.subjects(ada)).toEqual([]);
  });

  test('when its member leaves the hub, unless leaving is the trigger', async () => {
    const usual = await at.automation([wait('a', 60), mail('usual')]);
    await at.automation([wait('a', 60), farewell('farewell')], { trigger: { type: 'member.left' } });
    const ada = await at.person();
    await at.enroll(usual, ada);
    await at.settle();
    await at.db.update(
      { pk: `TEAM#${at.ours.id}#HUB#${at.ours.hub}`, sk: `MEMBER#${ada}` },
      {
        set: {
          status: 'left',
          ...listedIn(`TEAM#${at.ours.id}#HUB#${at.ours.hub}#MEMBERS#left`),
          updated_at: new Date().toISOString(),
          actor: { type: 'contact', id: ada },
        },
      },
    );
    await at.settle();
    await at.pass(MINUTE);
    expect(await at.statusOf(usual, ada)).toEqual(['exited']);
    expect(await at.subjects(ada)).toEqual(['farewell']);
  });

  test('when a creator cancels it; a second cancellation is rejected', async () => {
    const automation = await at.automation([wait('a', 60), mail('b')]);
    const ada = await at.person();
    const { id } = data(await at.enroll(automation, ada));
    const path = `${at.base}/automations/${automation}/enrollments/${id}`;
    expect((await at.send('DELETE', path)).status).toBe(204);
    expect(outcome(await at.send('DELETE', path))).toBe('409 illegal_transition');
    expect(outcome(await at.send('DELETE', `${path.slice(0, -36)}${newId()}`))).toBe('404 not_found');
    await at.pass(MINUTE);
    expect(await at.statusOf(automation)).toEqual(['canceled']);
    expect(await at.subjects(ada)).toEqual([]);
  });

  test('with a failure at its node if a referenced row is deleted', async () => {
    const tag = await at.tag();
    const automation = await at.automation([{ id: 'a', type: 'add_tag', data: { tag_id: tag } }, mail('b')]);
    await at.send('DELETE', `/teams/${at.ours.id}/tags/${tag}`);
    const ada = await at.person();
    await at.enroll(automation, ada);
    await at.settle();
    expect(await at.enrolled(automation)).toMatchObject([{ status: 'failed', node_id: 'a', failure: 'unknown_tag' }]);
    expect(await at.subjects(ada)).toEqual([]);
  });

  test.each([
    ['send_email', 1_250],
    ['send_message', 625],
  ])('with a failure at %s if placeholders make its text longer than the limit', async (type, times) => {
    const body = '{{contact.name}}'.repeat(times);
    const [ada, host] = [await at.person('漢'.repeat(120)), await at.person('Host')];
    await at.appoint(host);
    const words = { subject: 'Names', from_contact_id: host, body };
    const automation = await at.automation([{ id: 'a', type, data: words }, mail('b')]);
    await at.enroll(automation, ada);
    await at.settle();
    expect(await at.enrolled(automation)).toMatchObject([{ status: 'failed', node_id: 'a', failure: 'too_large' }]);
    expect(await at.subjects(ada)).toEqual([]);
  });
});
