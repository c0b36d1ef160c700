import type { Row } from '../row.ts';
import { mappings, requirements } from './chapters.ts';
import { problemOf } from './problems.ts';

export const row: Row = {
  number: 12,
  name: 'asvs',
  measures: 'requirements of OWASP ASVS 5.0, levels 1 and 2, that are mapped',
  done: 'Each requirement has a test, whose file and title must exist, a reason why it does not apply, or a named gap.',
  target: '100 % mapped, gaps named',
  madeToFail:
    'A test was renamed and a requirement was removed from its chapter: both were listed, and 251 of 253 were mapped.',
  async measure(_size, progress) {
    const required = requirements();
    const all = mappings();
    const byId = new Map(all);
    const unknown = all.flatMap(([id], at) =>
      required.has(id) && all.findIndex(([other]) => other === id) === at ? [] : [`${id} is unknown or mapped twice`],
    );
    const problems = [...unknown, ...[...required].flatMap(([id, level]) => problemOf(id, byId.get(id), level) ?? [])];
    const count = (key: 'test' | 'not_applicable' | 'gap') => all.filter(([, one]) => one[key]).length;
    const gaps = all.flatMap(([id, { level, about, gap }]) =>
      gap ? [`Gap ${id} (level ${level}, ${about}): ${gap}.`] : [],
    );
    progress(`${required.size} requirements, ${problems.length} problems`);
    return {
      tried: required.size,
      failed: problems.length,
      value: `${required.size - problems.length} of ${required.size} mapped: ${count('test')} to a test, ${count('not_applicable')} not applicable, ${count('gap')} gaps`,
      met: problems.length === 0,
      details: [...problems, ...gaps],
    };
  },
};
