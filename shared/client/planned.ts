/** Schedules a call in milliseconds and returns a function that cancels it. */
export type Later = (run: () => void, milliseconds: number) => () => void;

const setLater: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** At most one scheduled call. Scheduling another replaces it. */
export interface Planned {
  plan(run: () => Promise<void>, milliseconds: number): void;
  cancel(): void;
}

export const planned = (later: Later = setLater): Planned => {
  let cancel = (): void => undefined;
  return {
    plan(run, milliseconds) {
      cancel();
      cancel = later(() => void run(), milliseconds);
    },
    cancel: () => cancel(),
  };
};
