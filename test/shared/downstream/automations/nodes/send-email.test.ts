import { expect, test } from 'vitest';
import type { Visit } from '../../../../../shared/downstream/automations/node-kind.ts';
import { planSendEmail } from '../../../../../shared/downstream/automations/nodes/send-email.ts';
import { AUTOMATION_TEMPLATES } from '../../../../../shared/downstream/automations/templates.ts';
import type { TriggerType } from '../../../../../shared/downstream/automations/trigger-types.ts';
import { compile } from '../../../../../shared/downstream/drip/compile.ts';
import { linksIn } from '../../../delivery/email/links-in.ts';

const visit = (trigger_type: TriggerType, name = 'Ada') =>
  ({
    hub: { team: 't', hub: 'h' },
    contact: { id: 'c', name, email: 'ada@example.com', fields: {} },
    hubItem: { name: 'Hub' },
    profileFields: [],
    enrollment: { trigger_type },
    key: 'e:n:1',
    now: new Date(),
  }) as unknown as Visit;

const planned = async (data: object, at: Visit) => {
  const plan = await planSendEmail({ subject: 'Hello {{contact.name}}', body: 'To {{contact.name}}', ...data }, at);
  const [step] = plan.steps ?? [];
  return step && 'put' in step ? (step.put as Readonly<Record<string, unknown>>) : {};
};

test.each([
  [undefined, 'member.joined', 'members'],
  [false, 'member.joined', 'members'],
  [true, 'member.joined', 'former_members'],
  [true, 'member.left', 'former_members'],
  [true, 'member.banned', 'banned_members'],
  [false, 'member.banned', 'members'],
  /* Published before the setting existed. */
  [undefined, 'member.left', 'members'],
] as const)(
  'with `send_to_former_members` %s and the trigger %s, an email is for %s',
  async (setting, trigger, audience) => {
    const data = setting === undefined ? {} : { send_to_former_members: setting };
    expect(await planned(data, visit(trigger))).toMatchObject({ audience });
  },
);

test('the subject and body of an email have no link that a member chose', async () => {
  const { subject, body } = await planned(
    {},
    visit('member.joined', 'you\r\nBcc: eve@evil.example https://evil.example'),
  );
  for (const text of [String(subject), String(body)]) {
    expect(linksIn(text)).toEqual([]);
    expect(text).not.toMatch(/[\r\n]/);
  }
});

test('the template for members who left, and a campaign for them, write to them; no other template does', () => {
  const template = (id: string) => JSON.stringify(AUTOMATION_TEMPLATES.find((one) => one.id === id)?.definition);
  expect(template('win-back')).toContain('"send_to_former_members":true');
  for (const { id } of AUTOMATION_TEMPLATES)
    if (id !== 'win-back') expect(template(id)).not.toContain('send_to_former_members');
  const step = {
    id: 's',
    drip_campaign_id: 'd',
    kind: 'email',
    subject: 'S',
    body: 'B',
    at: null,
    after_days: 1,
  } as never;
  expect(JSON.stringify(compile('d', { type: 'member.left' }, [step]))).toContain('"send_to_former_members":true');
  expect(JSON.stringify(compile('d', { type: 'member.joined' }, [step]))).not.toContain('send_to_former_members');
});
