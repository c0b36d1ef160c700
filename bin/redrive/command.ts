/**
 * Runs a command with two arguments and prints its result as JSON. Exits with 2 if arguments are missing and with 1 if
 * something remains to be done.
 */
export const command = async <Answer extends object>(
  usage: string,
  run: (first: string, second: string) => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
): Promise<void> => {
  const [first, second, ...others] = process.argv.slice(2);
  if (!first || !second || others.length > 0) {
    console.error(`Usage: npx node ${usage}`);
    process.exitCode = 2;
    return;
  }
  const answer = await run(first, second);
  console.log(JSON.stringify(answer, null, 2));
  if (!isDone(answer)) process.exitCode = 1;
};
