export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, else an empty object. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const arrayOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A number, or digits in a string as in CloudFormation; `otherwise` for any other value. */
export const numberOf = (value: unknown, otherwise: number): number => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
};
