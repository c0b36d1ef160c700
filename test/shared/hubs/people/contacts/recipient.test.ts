import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Benefit,
  benefit,
  benefitSteps,
  type Recipient,
  withoutProof,
} from '../../../../../shared/hubs/people/contacts/recipient.ts';
import type { MembershipChange } from '../../../../../shared/hubs/people/members/memberships.ts';
import type { Step } from '../../../../../shared/platform/db/transaction.ts';
import { GRANTS } from '../../../../functions/auth/grants.ts';
import { KINDS } from '../../../../support/rows.ts';

/** The updates of granting rows, and whether each is a grant. */
const UPDATES: Readonly<Record<string, 'grant' | 'no grant'>> = {
  'shared/hubs/people/tags/tag-benefits.ts': 'grant',
  'shared/hubs/imports/import-row.ts': 'grant',
  'shared/hubs/people/members/term-ends.ts': 'no grant',
  'shared/hubs/people/members/warnings.ts': 'no grant',
};

const sources = ['shared', 'functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') })),
);
const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? '';
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const KEYS = '(memberKey|contactTagKey|accessGrantKey|awardKey|entitlementKey|spaceMembershipKey)';

/** The name of the constant that writes give a kind. */
const constantOf = (kind: string): string => {
  const [, constant = kind] =
    sources
      .map(({ text }) => new RegExp(`const (\\w+) = /\\* @__PURE__ \\*/ entity\\('${kind}'\\)`).exec(text))
      .find(Boolean) ?? [];
  return constant;
};
const GIVING = [...KINDS.values()].flatMap(({ entity, gives }) => (gives ? entity.toString() : []));

describe('a grant requires a proved email address', () => {
  test.each(GIVING)('%s is written only by files that make it a benefit', (kind) => {
    /* Other lines with the entity: a tombstone, and the declaration of the kind, whose next line is its key. */
    const row = new RegExp(
      `^(?!.*(tombstone|softDelete|const by =)).*\\bentity: ${constantOf(kind)}\\b(?!,\\n  key:)`,
      'm',
    );
    expect(filesWith(row).length).toBeGreaterThan(0);
    for (const file of filesWith(row))
      expect([file, /\bbenefit\(|\bmap\(benefit\)/.test(textOf(file))]).toEqual([file, true]);
  });

  test('every update of such a row is a grant or is declared not to be one', () => {
    const files = filesWith(new RegExp(`\\bupdate(: |(<\\w+>)?\\()${KEYS}\\(`));
    expect(files.toSorted()).toEqual(Object.keys(UPDATES).toSorted());
    for (const [file, verdict] of Object.entries(UPDATES)) {
      const isGrant = new RegExp(`benefit\\(\\{[^;]*?\\bupdate: ${KEYS}\\(`).test(textOf(file));
      expect([file, isGrant ? 'grant' : 'no grant']).toEqual([file, verdict]);
    }
  });

  test('every granting entity has an operation that is tested with an unproved address', () => {
    const tried = new Set(Object.values(GRANTS).flatMap(({ writes }) => writes));
    expect([...tried].toSorted()).toEqual(GIVING.toSorted());
  });

  test('a grant is not a step, only recipientOf returns a recipient, and a membership change declares its kind', () => {
    expectTypeOf<Benefit>().not.toExtend<Step>();
    expectTypeOf<object>().not.toExtend<Recipient>();
    expectTypeOf<{ readonly set: object }>().not.toExtend<MembershipChange>();
    const step: Step = { remove: { pk: 'pk', sk: 'sk' } };
    expect(Object.keys(benefit(step))).toEqual([]);
    expect(benefitSteps(withoutProof('joins'), [benefit(step)])).toEqual([step]);
  });
});
