/** The name of the function whose `live` alias an ARN or invocation URI of a template names. */
export const liveIn = (value: unknown): string => {
  const name = /:function:([\w-]+):live/.exec(JSON.stringify(value))?.[1];
  if (name === undefined) throw new Error(`not the live alias of a function: ${JSON.stringify(value)}`);
  return name;
};

/** The properties of the function with this name. */
export const functionNamed = (functions: Iterable<Record<string, unknown>>, name: string): Record<string, unknown> => {
  const found = [...functions].find(({ FunctionName }) => FunctionName === name);
  if (!found) throw new Error(`the template has no function ${name}`);
  return found;
};
