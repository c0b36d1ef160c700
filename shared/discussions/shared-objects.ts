import { sharedAchievement } from '../achievements/shared-achievement.ts';
import { sharedEvent } from '../hub-events/share-event.ts';
import type { SharedObject } from '../sharing/shared-object.ts';

/** Who shows what. */
export const SHARED_OBJECTS: Readonly<Record<'achievement' | 'event', SharedObject>> = {
  achievement: sharedAchievement,
  event: sharedEvent,
};
