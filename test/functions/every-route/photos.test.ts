import { expect, test } from 'vitest';
import * as z from 'zod';
import { groups } from '../../../functions/groups.ts';
import type { Use } from '../../../functions/uses.ts';
import type { Route } from '../../../shared/api/route.ts';

const READS: readonly Use[] = ['portraits-read', 'portraits-write'];

const showsPhotos = ({ response }: Route): boolean =>
  'resource' in response &&
  JSON.stringify(z.toJSONSchema(response.resource.attributes, { unrepresentable: 'any' })).includes('photo_url"');

test('every group whose responses have the photo of a person may sign its URL', () => {
  const showing = groups.filter(({ routes }) => routes.some(showsPhotos));
  expect(showing.map(({ name }) => name)).toContain('messages');
  const without = showing.filter(({ uses }) => !uses.some((use) => READS.includes(use)));
  expect(without.map(({ name }) => name)).toEqual([]);
});
