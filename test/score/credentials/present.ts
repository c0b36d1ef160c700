import type { Attempt } from './attempt.ts';

/** Presents every credential. Returns the names of those accepted. */
export const presentAll = async (attempts: readonly Attempt[]): Promise<readonly string[]> => {
  const accepted: string[] = [];
  for (const { name, present } of attempts) {
    const as = await present();
    if (as !== undefined) accepted.push(`${name}: ${as}`);
  }
  return accepted;
};
