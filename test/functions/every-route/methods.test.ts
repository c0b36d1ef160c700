import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { everyPath } from './support/routes.ts';
import { startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'];

const notServed = (served: readonly string[]) => METHODS.filter((other) => !served.includes(other));

/** The paths with all methods that they do not serve, for the first path of each list of methods; one for the others. */
const representatives = new Set(
  new Map([...everyPath].toReversed().map(([path, served]) => [served.join(), path])).values(),
);
const refused = [...everyPath].map(([path, served], nth) => {
  const methods = notServed(served);
  return [path, served, representatives.has(path) ? methods : [methods[nth % methods.length] ?? 'TRACE']] as const;
});

describe('C122–C140: an unsupported method returns 405 with Allow, without a credential', () => {
  test.each(refused)('%s serves %j, not %j', async (template, served, methods) => {
    const path = template.replace(/\{\w+\}/g, () => newId());
    const allow = served.join(', ');
    for (const method of methods) {
      const answered = await world.call({ method, path });
      expect(answered.status).toBe(405);
      expect(answered.headers.Allow).toBe(allow);
      expect(allow).not.toMatch(/HEAD|OPTIONS/);
      if (method === 'HEAD') expect(answered.body).toBe('');
      else expect(outcome(answered)).toBe('405');
    }
  });
});

describe('C114–C121: a path with extra segments returns 404', () => {
  test.each([...everyPath.keys()])('%s', async (template) => {
    const path = `${template.replace(/\{\w+\}/g, () => newId())}/nothing/here/at/all`;
    for (const method of ['GET', 'POST']) expect(outcome(await world.call({ method, path }))).toBe('404');
  });
});
