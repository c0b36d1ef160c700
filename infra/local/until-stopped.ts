const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal sends Ctrl-C to npm and to this process, and npm passes it on: within this time both are one. */
const SAME_MS = 500;

/** Resolves on a signal, or when the npm process that started this one ends. A second signal exits immediately. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        first ??= performance.now();
        if (performance.now() - first > SAME_MS) process.exit(1);
        resolve();
      });
    }
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  });
