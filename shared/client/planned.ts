/** Schedules a call in milliseconds and returns a function that cancels it. */
export type Later = (run: () => void, milliseconds: number) => () => void;

export const setLater: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** At most one scheduled call. Scheduling another replaces it. */
export interface Planned {
  plan(run: () => unknown, milliseconds: number): void;
  cancel(): void;
}

export const planned = (later: Later = setLater): Planned => {
  let cancel = (): void => undefined;
  return {
    plan(run, milliseconds) {
      cancel();
      cancel = later(run, milliseconds);
    },
    cancel: () => cancel(),
  };
};
