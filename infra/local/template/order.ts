import { isObject, stringOf } from '../json.ts';
import type { TemplateResource } from './read.ts';

/** The logical ids that a value refers to. */
const references = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, argument]) => {
    if (name === 'Ref') return [stringOf(argument)];
    if (name === 'Fn::GetAtt') return [stringOf(Array.isArray(argument) ? argument[0] : argument).split('.')[0] ?? ''];
    if (name !== 'Fn::Sub') return references(argument);
    const template = stringOf(Array.isArray(argument) ? argument[0] : argument);
    const names = [...template.matchAll(/\$\{([^!}.]+)/g)].map((match) => match[1] ?? '');
    return [...names, ...references(argument)];
  });
};

/** Orders logical ids by dependency, then by their order in the template. */
export const provisioningOrder = (resources: Readonly<Record<string, TemplateResource>>): readonly string[] => {
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    const resource = resources[id];
    if (!resource || done.has(id)) return;
    if (path.includes(id)) throw new Error(`The template has a circular reference: ${[...path, id].join(' → ')}.`);
    for (const other of [...resource.DependsOn, ...references(resource.Properties)]) visit(other, [...path, id]);
    done.add(id);
  };
  for (const id of Object.keys(resources)) visit(id, []);
  return [...done];
};
