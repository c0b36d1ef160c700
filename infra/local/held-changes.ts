import type { LocalStack } from './local-stack.ts';
import type { Switches } from './wire.ts';

/** Stops and starts the readers of the table's streams. A reader continues where it stopped. */
export const heldChanges = ({ mappings }: Switches): Pick<LocalStack, 'holdChanges' | 'changesDelivered'> => {
  const streams = [...mappings.values()].filter(({ wiring }) => wiring.sourceArn.includes('/stream/'));
  const setEnabled = (enabled: boolean) => Promise.all(streams.map((stream) => stream.setEnabled(enabled)));
  return {
    async holdChanges(work) {
      await setEnabled(false);
      try {
        return await work();
      } finally {
        await setEnabled(true);
      }
    },
    async changesDelivered() {
      await Promise.all(streams.map((stream) => stream.caughtUp()));
    },
  };
};
