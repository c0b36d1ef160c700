import { advance, type ClockOffset, clockOffset, followClock, offsetMilliseconds } from './clock.ts';
import type { DataFolder } from './data-folder.ts';

/** The clock of the stack. Its offset is stored with the data. */
export interface ServiceClock {
  readonly offset: ClockOffset;
  readonly aheadMilliseconds: () => number;
  readonly advance: (seconds: number) => void;
}

const FILE = 'clock.json';

export const serviceClock = (folder: DataFolder): ServiceClock => {
  const offset = clockOffset(folder.read(FILE, { ahead_ms: 0 }).ahead_ms);
  followClock(offset);
  return {
    offset,
    aheadMilliseconds: () => offsetMilliseconds(offset),
    advance(seconds) {
      advance(offset, seconds * 1000);
      folder.write(FILE, { ahead_ms: offsetMilliseconds(offset) });
    },
  };
};
