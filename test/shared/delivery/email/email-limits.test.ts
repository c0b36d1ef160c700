import { expect, test } from 'vitest';
import { settingsOf } from '../../../../infra/settings/settings.ts';
import {
  EMAILS_PER_DAY,
  formatEmailsPerDay,
  parseEmailsPerDay,
  teamPolicy,
} from '../../../../shared/delivery/email/email-limits.ts';

test('a function reads the limits of its stage; any other value is an error', () => {
  expect(parseEmailsPerDay(undefined)).toEqual({ new_team: 200, later: 10_000 });
  const set = { new_team: 5, later: 70 };
  expect(parseEmailsPerDay(formatEmailsPerDay(set))).toEqual(set);
  for (const wrong of ['', '5', '0,5', '5,0', '-1,5', '5,5,5', 'many,more', '1e3,5'])
    expect(() => parseEmailsPerDay(wrong)).toThrow();
  expect([teamPolicy(set, true).limit, teamPolicy(set, false).limit]).toEqual([5, 70]);
});

test('a stage without the setting has the default limits', () => {
  expect(settingsOf('dev').emailsPerDay).toEqual(EMAILS_PER_DAY);
});
