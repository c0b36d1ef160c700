import { describe, expect, it } from 'vitest';
import { pathsFor, search } from '../../search/world.ts';

describe('an exact name is found first', () => {
  it.each([
    ['createComment', '/docs/reference/community/createComment'],
    ['createcomment', '/docs/reference/community/createComment'],
    ['createComm', '/docs/reference/community/createComment'],
    ['POST /api/v1/comments', '/docs/reference/community/createComment'],
    ['post /comments', '/docs/reference/community/createComment'],
    ['/api/v1/hubs/{hub_id}/spaces/{space_id}/read', '/docs/reference/hubs/putHubSpaceRead'],
    ['PUT https://api.example.com/api/v1/hubs/0199d3a0/spaces/5/read?a=b', '/docs/reference/hubs/putHubSpaceRead'],
    ['from-template', '/docs/reference/hubs/postTeamHubsFromTemplate'],
    ['idempotency_key_reused', '/docs/errors#idempotency_key_reused'],
    ['FORBIDDEN', '/docs/errors#forbidden'],
    ['member.joined', '/docs/events#member.joined'],
    ['reply_count', '/docs/objects/Comment'],
    ['Upload', '/docs/objects/Upload'],
    ['accessrule', '/docs/objects/AccessRule'],
  ])('%s', (words, path) => {
    expect(pathsFor(words)[0]).toBe(path);
  });

  it('a part of a path finds all operations with it', () => {
    const lines = search.find('/drip-campaigns')?.map(({ line }) => line) ?? [];
    expect(lines.slice(0, 5).every((line) => line.includes('/drip-campaigns'))).toBe(true);
    expect(search.find('GET /reports')?.[0]?.line).toBe('GET /api/v1/me/reports');
  });
});

describe('words', () => {
  it('are found by their beginnings, their stems, and with a typing error', () => {
    for (const words of ['webho', 'receiving webhooks', 'recieve webhoks'])
      expect(pathsFor(words).slice(0, 3), words).toContain('/docs/how-to/webhooks');
  });

  it('of newcomers find the words of the documentation, and those of the front matter', () => {
    expect(pathsFor('voucher').some((path) => path.endsWith('Coupon'))).toBe(true);
    expect(pathsFor('dsgvo')[0]).toBe('/docs/explanation/privacy');
  });

  it.each([
    ['my post does not show up', '/docs/explanation/consistency'],
    ["the change isn't visible yet", '/docs/explanation/consistency'],
    ['a new member is not in the list', '/docs/explanation/consistency'],
    ['expel him from our community', '/docs/reference/moderation/postTeamHubMemberBan'],
    ['passwordless', '/docs/authentication#magic-links'],
  ])('that mean something else in the documentation are understood: %s', (words, path) => {
    expect(pathsFor(words).slice(0, 3)).toContain(path);
  });

  it('without a meaning find nothing, and are not reported as missing', () => {
    expect(search.find('how do I')).toBeUndefined();
    expect(search.find(' ')).toBeUndefined();
    expect(search.find('qqqqzzzz')).toEqual([]);
  });
});

it('one page does not hide the others, and a heading names its page', () => {
  const results = search.find('webhook') ?? [];
  expect(results).toHaveLength(20);
  expect(results.filter(({ path }) => path.startsWith('/docs/how-to/webhooks')).length).toBeLessThanOrEqual(2);
  expect(search.find('refund it')?.[0]).toMatchObject({ title: 'Refund it', page: 'Sell a product with a checkout' });
});
