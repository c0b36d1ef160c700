import * as z from 'zod';
import { pagePosition } from '../../platform/queue/page-position.ts';

const ofHub = { team_id: z.string(), hub_id: z.string() };

/** Seats that can be free, as the relay or an earlier job left them. */
export const seatJob = z.discriminatedUnion('kind', [
  /** The RSVPs of a former member to the events of a hub, after a position. */
  z.object({ kind: z.literal('seats'), ...ofHub, contact_id: z.string(), after: pagePosition.optional() }),
  /** Assigns free seats of an event to its waitlist. */
  z.object({ kind: z.literal('waitlist'), ...ofHub, event_id: z.string() }),
]);
export type SeatJob = z.output<typeof seatJob>;
