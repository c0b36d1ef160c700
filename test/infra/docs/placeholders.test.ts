import { describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { withPlaceholders } from '../../../infra/docs/placeholders.ts';
import { ERRORS } from '../../../shared/platform/http/error-codes.ts';

describe('a generated list', () => {
  it('has every error code with its status', () => {
    const text = withPlaceholders('{{error-codes}}');
    for (const [code, [status]] of Object.entries(ERRORS)) expect(text).toContain(`| \`${code}\` | ${status} |`);
  });

  it('has every route with a limit', () => {
    const limited = groups.flatMap(({ routes }) => routes).filter(({ limit }) => limit !== undefined);
    const text = withPlaceholders('{{limits}}');
    expect(text.match(/^\| `(GET|POST|PUT|PATCH|DELETE) /gm)).toHaveLength(limited.length);
    expect(text).toContain('| `POST /api/v1/comments` | 30 | 60 |');
  });
});

it('a code sample is a block in its language', () => {
  expect(withPlaceholders('Before.\n\n{{verify.py}}\n\nAfter.')).toMatch(
    /^Before\.\n\n```python\n.*\n```\n\nAfter\.$/s,
  );
});

it('an unknown name fails the build', () => {
  expect(() => withPlaceholders('{{nothing.ts}}')).toThrow('nothing.ts');
});
