export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns an environment variable that the template sets. Throws if it is missing. */
export const required = (environment: Environment, name: string): string => {
  const value = environment[name];
  if (!value) throw new Error(`The environment variable ${name} is missing`);
  return value;
};
