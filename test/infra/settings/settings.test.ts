import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import type { StageSettings } from '../../../infra/settings/schema.ts';
import { SETTINGS, STAGE_NAMES, type StageName, settingsOf } from '../../../infra/settings/settings.ts';
import { stageOf } from '../../../infra/stage.ts';
import { ACCOUNT, CERTIFICATE, COMPLETE } from '../support/settings.ts';
import { resourcesOf, stackWith, templateWith } from '../support/template.ts';

const NONE = { dev: {}, staging: {}, prod: {} };
const nodeWith = (context: Record<string, string>) => new App({ analyticsReporting: false, context }).node;
const problemsOf = (name: StageName, settings: StageSettings, others = {}): readonly string[] => {
  try {
    settingsOf(name, { ...NONE, ...others, [name]: settings });
    return [];
  } catch (error) {
    return String(error).split('\n  - ').slice(1);
  }
};

describe('the settings of a stage', () => {
  test('incomplete settings of staging and prod are rejected with each missing field and the file', () => {
    for (const stage of ['staging', 'prod'] as const) {
      expect(() => stageOf(nodeWith({ stage }), NONE)).toThrow(`Correct infra/settings/${stage}.ts`);
      const named = problemsOf(stage, {}).map((problem) => problem.split(' ')[0]);
      expect(named).toEqual([
        'account',
        'region',
        'domain.name',
        'domain.certificate',
        'mail.sender',
        'mail.identity',
        'alarmEmail',
      ]);
    }
    expect(problemsOf('prod', { ...COMPLETE, alarmEmail: undefined })).toEqual([
      'alarmEmail is missing: the address that alarms are sent to',
    ]);
  });

  test.each(STAGE_NAMES)('%s with only the stage on the command line has the settings of its file', (stage) => {
    const { name, domain, mail, alarmEmail, account, region } = stageOf(nodeWith({ stage }), {
      ...NONE,
      [stage]: COMPLETE,
    });
    expect({ name, domain, mail, alarmEmail, account, region }).toEqual({ name: stage, ...COMPLETE });
  });

  test('dev needs no settings and is the default of `cdk synth`', () => {
    expect(stageOf(nodeWith({}), NONE)).toMatchObject({ name: 'dev', ephemeral: false, tokenKeys: [1] });
  });

  test('the settings files match the schema', () => {
    const unknown = STAGE_NAMES.filter((name) => problemsOf(name, { ...COMPLETE, ...SETTINGS[name] }).length > 0);
    expect(unknown).toEqual([]);
  });

  test.each([
    [{ account: '12' }, 'account must be the 12 digits of an AWS account'],
    [{ region: 'Frankfurt' }, 'region must be the name of an AWS region, such as eu-west-1'],
    [{ alarmEmail: 'ops' }, 'alarmEmail must be an email address'],
    [{ mail: { sender: 'nobody', identity: 'own' } }, 'mail.sender must be an email address'],
    [{ table: '' }, 'table must be the name of a table'],
    [
      { permissionsBoundary: 'arn:aws:iam::111111111111:policy/boundary' },
      'permissionsBoundary must be the name of a managed policy of the account, not its ARN',
    ],
    [{ monthlyBudget: 0 }, 'monthlyBudget must be at least 1 US dollar'],
    [{ ephemeral: true }, 'ephemeral: prod is never deleted with its stack'],
    [{ region: 'eu-west-1' }, 'domain.certificate is in the region us-east-1, but the stage is deployed to eu-west-1'],
    [
      { account: '222222222222' },
      `domain.certificate is in the account ${ACCOUNT}, but the stage is deployed to 222222222222`,
    ],
  ] as const)('%o is rejected with the name of the setting', (wrong, problem) => {
    expect(problemsOf('prod', { ...COMPLETE, ...wrong })).toContain(problem);
  });

  test('a budget needs the address that it writes to', () => {
    expect(problemsOf('dev', { monthlyBudget: 100 })).toEqual(['monthlyBudget needs alarmEmail, to which it writes']);
    expect(problemsOf('dev', { monthlyBudget: 100, alarmEmail: 'ops@example.com' })).toEqual([]);
  });

  test.each([
    [{ ratePer5Minutes: 9, signInRatePer5Minutes: 9 }, {}, 'firewall.ratePer5Minutes must be at least 10'],
    [{ ratePer5Minutes: 100, signInRatePer5Minutes: 9 }, {}, 'firewall.signInRatePer5Minutes must be at least 10'],
    [{ ratePer5Minutes: 10, signInRatePer5Minutes: 11 }, {}, 'firewall.signInRatePer5Minutes must not be above'],
    [
      { ratePer5Minutes: 100, signInRatePer5Minutes: 10 },
      {
        region: 'eu-west-1',
        domain: { name: 'api.example.com', certificate: CERTIFICATE.replace('us-east', 'eu-west') },
      },
      'firewall needs the region us-east-1, but the stage is deployed to eu-west-1',
    ],
  ] as const)('the firewall %o with %o is rejected with the name of the setting', (firewall, others, problem) => {
    expect(problemsOf('prod', { ...COMPLETE, ...others, firewall }).join()).toContain(problem);
  });

  test('a firewall needs a region and a domain, in dev too', () => {
    const firewall = { ratePer5Minutes: 100, signInRatePer5Minutes: 10 };
    expect(problemsOf('dev', { firewall })).toEqual([
      'firewall needs the region us-east-1, but the stage is deployed to the region of the shell',
      'firewall needs domain.name and domain.certificate',
    ]);
    expect(problemsOf('prod', { ...COMPLETE, firewall })).toEqual([]);
    expect(problemsOf('dev', { ...COMPLETE, firewall })).toEqual([]);
  });

  test('an unknown field is rejected, so that a misspelled one is not ignored', () => {
    const misspelt = { ...COMPLETE, alarmMail: 'ops@example.com' };
    expect(problemsOf('prod', misspelt).join()).toContain('alarmMail');
  });

  test('two stages cannot share a host name, or own the same mail identity in one account and region', () => {
    const staging: StageSettings = { ...COMPLETE, domain: { name: 'staging.example.com', certificate: CERTIFICATE } };
    expect(problemsOf('prod', COMPLETE, { staging: COMPLETE })).toContain('domain.name is that of staging too');
    expect(problemsOf('prod', COMPLETE, { staging }).join()).toMatch(/^mail\.identity: staging has an identity/);
    const { mail } = COMPLETE;
    const existing = {
      ...staging,
      mail: { ...mail, sender: 'no-reply@mail.example.com', identity: 'existing' as const },
    };
    expect(problemsOf('prod', COMPLETE, { staging: existing })).toEqual([]);
    expect(problemsOf('prod', COMPLETE, { staging: { ...staging, account: '222222222222' } })).toEqual([]);
  });
});

describe('the command line', () => {
  test.each(['domain', 'certificate', 'mailFrom', 'alarmEmail', 'arch', 'ephemeral', 'tokenKeys:prod', 'table:prod'])(
    '-c %s is rejected, because it is a setting of the stage',
    (option) => {
      const synth = () => stageOf(nodeWith({ stage: 'prod', [option]: 'x' }), { ...NONE, prod: COMPLETE });
      expect(synth).toThrow(
        `Settings cannot be passed on the command line: write ${option} into infra/settings/prod.ts`,
      );
    },
  );

  test('an unknown stage is rejected, and a revision is accepted', () => {
    expect(() => stageOf(nodeWith({ stage: 'production' }))).toThrow('stage is one of dev, staging, prod');
    expect(stageOf(nodeWith({ revision: 'abc' }), NONE).revision).toBe('abc');
  });

  test('synthesis of an incomplete stage fails before bundling, and names its settings file', () => {
    const app = join(import.meta.dirname, '..', '..', '..', 'bin', 'app.ts');
    const env = { ...process.env, CDK_CONTEXT_JSON: JSON.stringify({ stage: 'prod' }) };
    const { status, stderr, stdout } = spawnSync(process.execPath, [app], { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('Correct infra/settings/prod.ts:\n  - account is missing');
    expect(stderr).not.toContain('at stageOf');
  });
});

test('a stage with an account and region can be deployed only there', () => {
  const { account, region } = stackWith({ stage: 'prod' });
  expect([account, region]).toEqual([ACCOUNT, 'us-east-1']);
});

test('a stage with a permissions boundary has it on every role, those of nested stacks and of the CDK too', () => {
  const boundary = 'hub-membership-boundary';
  const stack = stackWith({ stage: 'dev', permissionsBoundary: boundary, ephemeral: true });
  const roles = [stack, stack.alarms].flatMap((one) => resourcesOf(Template.fromStack(one), 'AWS::IAM::Role'));
  expect(roles.length).toBeGreaterThan(10);
  for (const [id, { Properties }] of roles) {
    const text = JSON.stringify(Properties.PermissionsBoundary);
    expect([id, text?.includes(`:policy/${boundary}`)]).toEqual([id, true]);
  }
  const unbounded = resourcesOf(templateWith({ stage: 'prod' }), 'AWS::IAM::Role');
  expect(unbounded.filter(([, { Properties }]) => 'PermissionsBoundary' in Properties)).toEqual([]);
});

test('the access log is kept for a month, or for the retention in the settings', () => {
  const daysOf = (of: ReturnType<typeof templateWith>) =>
    resourcesOf(of, 'AWS::Logs::LogGroup').find(([id]) => id.startsWith('AccessLog'))?.[1].Properties.RetentionInDays;
  expect(daysOf(templateWith({ stage: 'prod' }))).toBe(30);
  expect(daysOf(templateWith({ stage: 'prod', accessLogDays: 7 }))).toBe(7);
});
