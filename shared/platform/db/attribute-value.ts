import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes, Value } from './item.ts';

/*
 * The document client's converter decides by `constructor.name`, so a stored map with a key named "constructor" breaks
 * it, and it is most of the processor time of a request. This one decides by kind and copies nothing twice.
 */

/** Zero, and what lies between 1e-130 and 1e126 on either side of it. */
export const isStorable = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= 1e-130 && Math.abs(value) < 1e126);

/** One value in DynamoDB's wire form; what the store would refuse is a RangeError. */
export const toAttribute = (value: Value): AttributeValue => {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') {
    if (!isStorable(value)) throw new RangeError('The table holds no such number');
    return { N: String(value) };
  }
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array) return { B: value };
  if (value instanceof Set) {
    if (value.size === 0) throw new RangeError('The table holds no empty set');
    return { SS: [...value] };
  }
  if (Array.isArray(value)) return { L: value.map(toAttribute) };
  return { M: toAttributes(value as Attributes) };
};

/** An item, or a map inside one; a key whose value is `undefined` is left out. */
export const toAttributes = (values: Attributes): Record<string, AttributeValue> => {
  const attributes: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) define(attributes, name, toAttribute(value));
  return attributes;
};

export const fromAttribute = (attribute: AttributeValue): Value => {
  if (attribute.S !== undefined) return attribute.S;
  if (attribute.N !== undefined) return Number(attribute.N);
  if (attribute.BOOL !== undefined) return attribute.BOOL;
  if (attribute.NULL !== undefined) return null;
  if (attribute.M !== undefined) return fromMap(attribute.M);
  if (attribute.L !== undefined) return attribute.L.map(fromAttribute);
  if (attribute.SS !== undefined) return new Set(attribute.SS);
  if (attribute.B !== undefined) return attribute.B;
  throw new TypeError('The table holds no attributes of this kind');
};

export const fromAttributes = (attributes: Record<string, AttributeValue>): Record<string, Value> => {
  const values: Record<string, Value> = {};
  for (const name in attributes) {
    const attribute = attributes[name];
    if (attribute !== undefined) define(values, name, fromAttribute(attribute));
  }
  return values;
};

/** The store keeps no order in a map, so its members come in that of their names: the same at every read. */
const fromMap = (members: Record<string, AttributeValue>): Record<string, Value> =>
  fromAttributes(Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1))));

/** Sets an own property whatever its name: assigning `__proto__` would set the prototype instead. */
const define = <T>(target: Record<string, T>, name: string, value: T): void => {
  if (name === '__proto__')
    Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
  else target[name] = value;
};
