export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable the template must have set. */
export const required = (environment: Environment, name: string): string => {
  const value = environment[name];
  if (!value) throw new Error(`The environment lacks ${name}`);
  return value;
};
