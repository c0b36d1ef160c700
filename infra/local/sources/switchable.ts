import type { EventSource } from './mapping.ts';

/** An event source that can be disabled, as an event source mapping or a rule. */
export interface Switchable extends EventSource {
  readonly isEnabled: () => boolean;
  /** Disabling resolves after the running invocation has ended. */
  readonly setEnabled: (enabled: boolean) => Promise<void>;
}

/** Starts a source, and another one each time it is enabled again. */
export const switchable = <Source extends EventSource>(
  start: () => Source,
): Switchable & { readonly current: () => Source | undefined } => {
  let source: Source | undefined = start();
  const { name } = source;
  let before = 0;
  return {
    name,
    current: () => source,
    isEnabled: () => source !== undefined,
    invocations: () => before + (source?.invocations() ?? 0),
    caughtUp: async () => source?.caughtUp(),
    async setEnabled(enabled) {
      if (enabled) {
        source ??= start();
        return;
      }
      const stopped = source;
      source = undefined;
      before += stopped?.invocations() ?? 0;
      await stopped?.stop();
    },
    async stop() {
      await source?.stop();
    },
  };
};
