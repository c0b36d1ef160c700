/** Calls once, so many milliseconds from now; answers with what cancels it. */
export type Later = (run: () => void, milliseconds: number) => () => void;

const setLater: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** One step to take later. Planning another replaces it, and nothing else does. */
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
