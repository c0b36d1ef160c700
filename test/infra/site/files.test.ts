import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteScript } from '../../../infra/site/files.ts';

test('the script is bundled with the client, and stays small', async () => {
  const script = await siteScript();
  expect(script).toContain('/api/v1/hubs/{hub_id}/feed');
  expect(script.length).toBeLessThan(100_000);
});

test('no file of the site writes HTML or evaluates text', () => {
  const folder = join(import.meta.dirname, '../../../infra/site/app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(20);
  const unsafe = files.filter((file) =>
    /innerHTML|outerHTML|insertAdjacentHTML|setHTML|document\.write|\beval\(|new Function/.test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  );
  expect(unsafe).toEqual([]);
});
