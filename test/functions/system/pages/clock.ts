/** The window of the limits of sign-in, and a second. */
const SECONDS = 61;

/** Moves the clock of a local stack on, so that the sign-ins of one page do not count for the next. */
export const nextMinute = async (api: string, seconds = SECONDS): Promise<void> => {
  const body = JSON.stringify({ advance_seconds: seconds });
  const response = await fetch(`${api}/_local/clock`, { method: 'POST', body });
  const text = await response.text();
  if (!response.ok) throw new Error(`The clock was not moved: ${response.status} ${text}`);
  if (!JSON.parse(text).drained) await nextMinute(api, 0);
};
