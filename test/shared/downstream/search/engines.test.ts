import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../../../shared/downstream/search/parse-query.ts';
import type { DocumentRef, SearchDocument, Silo } from '../../../../shared/downstream/search/search-index.ts';
import type { HubKey } from '../../../../shared/platform/db/key.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { useWorld } from '../../../support/use-world.ts';
import { ENGINES, type EngineWorld } from './engines-world.ts';
import { discussion, newHub } from './index-world.ts';

const helpers = (world: EngineWorld) => ({
  put: (hub: HubKey, ref: DocumentRef, document: Partial<SearchDocument> | undefined) =>
    world.index.refresh(hub, ref, async () => (document ? { title: '', body: '', ...document } : undefined)),
  async find(hub: HubKey, text: string, silo: Silo = 'community'): Promise<readonly string[]> {
    const { hits } = await world.index.find(hub, silo, parseQuery(text));
    return hits.map(({ ref }) => ref.id);
  },
});

describe.each(Object.entries(ENGINES))('%s', (_, start) => {
  const world = useWorld(start);
  const { put, find } = helpers(world);

  test('nothing is found before the first document', async () => {
    expect(await find(newHub(), 'anything "at all"')).toEqual([]);
  });

  test('a document is found by any form of its words, with and without accents, until it is removed', async () => {
    const [hub, ref] = [newHub(), discussion()];
    expect(await put(hub, ref, { title: 'Résumé tips', body: 'Running a workshop for communities' })).toBe('appeared');
    for (const text of ['resume', 'RÉSUMÉ', 'run', 'runs workshops', 'community'])
      expect(await find(hub, text), text).toEqual([ref.id]);
    expect(await put(hub, ref, { title: 'Cover pages' })).toBe('stayed');
    expect(await find(hub, 'workshop')).toEqual([]);
    expect(await find(hub, 'page')).toEqual([ref.id]);
    expect(await put(hub, ref, undefined)).toBe('went');
    expect(await find(hub, 'page')).toEqual([]);
    expect(await put(hub, ref, undefined)).toBe('went');
    await put(hub, ref, { title: 'Cover pages' });
    expect(await find(hub, 'page')).toEqual([ref.id]);
  });

  test('a word with a typo is found, however many similar words other hubs have', async () => {
    const [hub, other, ref] = [newHub(), newHub(), discussion()];
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const similar = [0, 1, 2].flatMap((at) =>
      letters.map((letter) => `${'lighthouze'.slice(0, at)}${letter}${'lighthouze'.slice(at + 1)}`),
    );
    await put(other, discussion(), { body: similar.join(' ') });
    await put(hub, ref, { title: 'Lighthouse' });
    expect(await find(hub, 'lighthouze')).toEqual([ref.id]);
  });

  test('a document is not found in another hub, silo or team, with the same id or without it', async () => {
    const [hub, ref] = [newHub(), discussion()];
    const others = [
      { ...hub, hub: newId() },
      { ...hub, team: newId() },
    ];
    await put(hub, ref, { title: 'Lighthouse' });
    for (const other of others) expect(await find(other, 'lighthouse')).toEqual([]);
    expect(await find(hub, 'lighthouse', 'members')).toEqual([]);
    for (const other of others) await put(other, ref, { title: 'Harbour' });
    expect(await find(hub, 'lighthouse')).toEqual([ref.id]);
    for (const other of others) await put(other, ref, undefined);
    expect(await find(hub, 'lighthouse')).toEqual([ref.id]);
  });

  test('each kind is in its silo', async () => {
    const hub = newHub();
    const refs = (['discussion', 'comment', 'content_comment', 'content_node', 'media', 'file', 'member'] as const).map(
      (kind) => ({ kind, id: newId() }),
    );
    for (const ref of refs) await put(hub, ref, { title: 'Shared' });
    const kindsOf = async (silo: Silo) =>
      (await world.index.find(hub, silo, parseQuery('shared'))).hits.map(({ ref }) => ref.kind).toSorted();
    expect(await kindsOf('community')).toEqual(['comment', 'content_comment', 'discussion']);
    expect(await kindsOf('media')).toEqual(['content_node', 'file', 'media']);
    expect(await kindsOf('members')).toEqual(['member']);
  });

  test('a title ranks above a text, all words above some, and the newest first among equals', async () => {
    const hub = newHub();
    const [title, body, one, older, newer] = [discussion(), discussion(), discussion(), discussion(), discussion()];
    await put(hub, body, { title: 'Notes', body: 'We talked about watercolour paper for a while.' });
    await put(hub, title, { title: 'Watercolour paper', body: 'Which do you like?' });
    await put(hub, one, { title: 'Paper', body: 'paper paper paper' });
    expect(await find(hub, 'watercolour paper')).toEqual([title.id, body.id, one.id]);
    for (const ref of [newer, older]) await put(hub, ref, { title: 'Equal' });
    expect(await find(hub, 'equal')).toEqual([older.id, newer.id].toSorted().toReversed());
  });

  test('a prefix and a typo match if the word has few results', async () => {
    const [hub, ref] = [newHub(), discussion()];
    await put(hub, ref, { title: 'Photography basics' });
    for (const text of ['photogr', 'photgraphy', 'phtoography', 'hpotography', 'basisc'])
      expect(await find(hub, text), text).toEqual([ref.id]);
    for (const text of ['xylophone', 'ph', 'graphy']) expect(await find(hub, text), text).toEqual([]);
    const many = Array.from({ length: 6 }, () => discussion());
    for (const one of many) await put(hub, one, { title: 'Basic' });
    await put(hub, ref, { title: 'Basilica' });
    expect((await find(hub, 'basic')).toSorted()).toEqual(many.map(({ id }) => id).toSorted());
  });

  test('a phrase needs its words, and a hit has the ids that it hangs on', async () => {
    const hub = newHub();
    const [both, one] = [discussion(), discussion()];
    const places = [newId(), newId()];
    await put(hub, both, { title: 'Blue whale', places });
    await put(hub, one, { title: 'Blue bird' });
    const { hits } = await world.index.find(hub, 'community', parseQuery('"blue whale"'));
    expect(hits.map(({ ref, places: of }) => [ref.id, of])).toEqual([[both.id, places]]);
  });

  test('words named as attributes of objects, emoji and unspaced scripts are words as others', async () => {
    const hub = newHub();
    for (const word of ['constructor', '__proto__', 'toString', '🦊', '東京', 'naïve', 'a.b']) {
      const ref = discussion();
      await put(hub, ref, { title: word });
      expect(await find(hub, word), word).toContain(ref.id);
      await put(hub, ref, undefined);
      expect(await find(hub, word), word).toEqual([]);
    }
  });

  test.each([
    ['학교', '학교에서 만나요'],
    ['학교'.normalize('NFD'), '학교에서는'],
    ['서울', '서울에서 열리는 모임'],
    ['책', '책을 읽는 모임'],
    ['학교', '학교에서'.normalize('NFD')],
    ['茶', '緑茶の会'],
    ['大学', '女子大学生'],
    ['茶', 'お茶'],
    ['कविता', 'कविताओं का दिन'],
    ['The Who', 'The Who in London'],
    ['"to be or not to be"', 'To be or not to be'],
    ['IT', 'IT for everyone'],
    ['will', 'Will Anders'],
    ['to do', 'My to-do'],
    ['wifi', 'Wi-Fi am Platz'],
    ['Wi-Fi', 'wifi'],
    ['wi-fi', 'WiFi'],
    ['email', 'E-mail'],
    ['e-mails', 'Email'],
    ['coworking', 'co-working'],
    ['"wi-fi network"', 'Our wifi network'],
    ['"wifi network"', 'Our Wi-Fi network'],
    ['usa', 'U.S.A.'],
    ['میخواهم', 'می\u200cخواهم'],
    ['می\u200cخواهم', 'میخواهم'],
    ['مدرسة', 'مَدْرَسَة'],
    ['🇩🇪', '🇩🇪 Treffen'],
    ['👍', '👍🏽'],
    ['❤', 'I ❤️ tea'],
    ['F#', 'Learning F#'],
    ['dotnet', '.NET'],
    ['C++', 'C++17'],
    ['ไทย', 'ภาษาไทย'],
  ])('%s finds %s', async (query, title) => {
    const [hub, ref] = [newHub(), discussion()];
    await put(hub, discussion(), { title: 'Harbour' });
    await put(hub, ref, { title });
    expect(await find(hub, query)).toEqual([ref.id]);
  });

  test('a name with symbols ranks above the word without them, however long its text is', async () => {
    const [hub, cpp, csharp, vitamin] = [newHub(), discussion(), discussion(), discussion()];
    await put(hub, cpp, { body: `${'Notes of an afternoon. '.repeat(200)} C++` });
    await put(hub, csharp, { body: 'Generics of C# and .NET' });
    await put(hub, vitamin, { title: 'C C C', body: 'Net weight of vitamin C' });
    expect((await find(hub, 'C++'))[0]).toBe(cpp.id);
    expect((await find(hub, 'C#'))[0]).toBe(csharp.id);
    expect((await find(hub, '.NET'))[0]).toBe(csharp.id);
    expect((await find(hub, 'C')).toSorted()).toEqual([cpp.id, csharp.id, vitamin.id].toSorted());
  });

  test('a Korean noun is found with particles, even if many documents have it without', async () => {
    const [hub, ref] = [newHub(), discussion()];
    for (let nth = 0; nth < 6; nth += 1) await put(hub, discussion(), { title: '학교' });
    await put(hub, ref, { title: '학교에서' });
    expect(await find(hub, '학교')).toContain(ref.id);
  });

  test('concurrent and repeated messages leave the last state', async () => {
    const [hub, ref] = [newHub(), discussion()];
    let title = 'Alphabet';
    const read = async () => ({ title, body: '' });
    await Promise.all(Array.from({ length: 5 }, () => world.index.refresh(hub, ref, read)));
    title = 'Zeppelin';
    await Promise.all(Array.from({ length: 5 }, () => world.index.refresh(hub, ref, read)));
    expect(await find(hub, 'alphabet')).toEqual([]);
    expect(await find(hub, 'zeppelin')).toEqual([ref.id]);
  });

  test('fifty documents that are added at once are found, and none after they are removed at once', async () => {
    const hub = newHub();
    const refs = Array.from({ length: 50 }, () => discussion());
    await Promise.all(refs.map((ref) => put(hub, ref, { title: 'Shared word', body: ref.id.slice(0, 6) })));
    expect((await find(hub, 'shared')).toSorted()).toEqual(refs.map(({ id }) => id).toSorted());
    await Promise.all(refs.map((ref) => put(hub, ref, undefined)));
    expect(await find(hub, 'shared')).toEqual([]);
  });

  test('every request is one that the engine accepts', () => {
    expect(world.problems()).toEqual([]);
  });
});
