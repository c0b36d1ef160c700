import { describe, expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { useWorld } from '../../support/use-world.ts';
import { definitionOf, drafts, EXIT } from './drafts.ts';
import { data, items, mail, outcome, startAutomations } from './world.ts';

const at = useWorld(startAutomations);

const { draft, path } = drafts(() => at);

describe('publication', () => {
  test('C427: creates an immutable version', async () => {
    const id = await draft({ definition: definitionOf([mail('a', 'first')]) });
    const published = await at.send('POST', path(`${id}/publish`));
    expect(data(published).attributes).toMatchObject({ status: 'active', version_int: 1 });
    await at.send('PATCH', path(id), { definition: definitionOf([mail('a', 'second')]) });
    const versions = async () => items(await at.send('GET', path(`${id}/versions`)));
    const [first] = await versions();
    expect(first).toMatchObject({
      type: 'automation_versions',
      attributes: {
        automation_id: id,
        version_int: 1,
        published_by: `api_key:${at.ours.key.id}`,
        published_by_display_name: (await apiKeys(at.db, at.ours.id).get(at.ours.key.id))?.name,
        published_by_is_former_member: false,
      },
    });
    expect(first?.attributes.published_at).toEqual(expect.any(String));
    expect(JSON.stringify(first?.attributes.definition)).toContain('first');
    await at.send('POST', path(`${id}/publish`));
    expect((await versions()).map(({ attributes }) => attributes.version_int)).toEqual([2, 1]);
    expect((await versions())[1]).toEqual(first);
  });

  test('twenty concurrent requests create one version each or fail', async () => {
    const id = await draft({ definition: definitionOf([EXIT]) });
    const all = await Promise.all(Array.from({ length: 20 }, () => at.send('POST', path(`${id}/publish`))));
    const made = all.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(all.every((one) => one.status === 200 || outcome(one) === '409 illegal_transition')).toBe(true);
    const versions = items(await at.send('GET', path(`${id}/versions`)));
    expect(versions.map(({ attributes }) => attributes.version_int)).toEqual(made.map((_, nth) => made.length - nth));
  });

  test('allows only the documented status changes', async () => {
    const id = await draft();
    const transition = async (verb: string) => outcome(await at.send('POST', path(`${id}/${verb}`)));
    expect(await transition('publish')).toBe('409 no_definition');
    expect(await transition('pause')).toBe('409 illegal_transition');
    expect(await transition('resume')).toBe('409 illegal_transition');
    await at.send('PATCH', path(id), { definition: definitionOf([EXIT]) });
    expect(await transition('publish')).toBe('200');
    expect(await transition('resume')).toBe('409 illegal_transition');
    expect(await transition('pause')).toBe('200');
    expect(await transition('pause')).toBe('409 illegal_transition');
    expect(await transition('resume')).toBe('200');
    expect(await transition('pause')).toBe('200');
    expect(await transition('publish')).toBe('200');
    expect(data(await at.send('PATCH', path(id), { status: 'archived' })).attributes.status).toBe('archived');
    for (const verb of ['publish', 'pause', 'resume']) expect(await transition(verb)).toBe('409 illegal_transition');
    expect(outcome(await at.send('PATCH', path(id), { name: 'x' }))).toBe('409 illegal_transition');
  });
});

describe('templates', () => {
  test('are listed, and a draft from each can be published', async () => {
    const templates = items(await at.send('GET', '/automation-templates', undefined, '', at.ours.users.owner.token));
    expect(templates.length).toBeGreaterThan(2);
    for (const { id, attributes } of templates) {
      const made = await at.send('POST', path('from-template'), { template_id: id });
      expect([made.status, made.headers.Location]).toEqual([201, undefined]);
      expect(data(made).attributes).toMatchObject({ name: attributes.name, definition: attributes.definition });
      expect((await at.send('POST', path(`${data(made).id}/publish`))).status).toBe(200);
    }
    expect(outcome(await at.send('POST', path('from-template'), { template_id: 'x' }))).toBe(
      '422 /data/attributes/template_id',
    );
  });
});
