import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { Document } from '../../support/service.ts';
import { leaksIn, textOf } from './judge.ts';
import { markerOf } from './plant.ts';

const [ours, foreign, probed] = [newId(), newId(), newId()];
const answered = (body: Document, status = 200) => ({ status, headers: { 'X-Request-ID': newId() }, body });
const leaks = (body: Document, sent = '') => leaksIn(answered(body), new Set([foreign]), ['other hub'], sent);

test('a foreign id and a planted text are leaks', () => {
  expect(leaks({ data: [{ id: foreign }] })).toEqual([foreign]);
  expect(leaks({ data: { title: `Re: ${markerOf('other hub')} title` } })).toEqual([markerOf('other hub')]);
});

test('our ids, the probed id and a text that the caller may read are not reported', () => {
  expect(leaks({ data: [{ id: ours }], links: { self: `/hubs/${foreign}` } }, `GET /hubs/${foreign}`)).toEqual([]);
  expect(leaks({ data: { title: markerOf('secret space') } })).toEqual([]);
});

test('answers are equal if only the probed id, the request and the time differ', () => {
  const text = (id: string, body: Document, status?: number) => textOf(answered(body, status), id, new Set([ours]));
  const of = (id: string) => ({ meta: { request_id: `request-${id.length}`, at: new Date().toISOString() }, self: id });
  expect(text(probed, of(probed))).toBe(text(foreign, of(foreign)));
  expect(text(probed, of(probed), 404)).not.toBe(text(foreign, of(foreign), 403));
  expect(text(probed, { data: [] })).not.toBe(text(foreign, { data: [{ id: ours }] }));
});
