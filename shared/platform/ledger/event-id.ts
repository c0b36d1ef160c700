import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** Identifies one record of the table's stream, the same on each delivery. */
export interface RecordIdentity {
  readonly eventID: string;
  readonly sequence: string;
}

/**
 * The id of the nth event of a record: a UUIDv7 of the fact's time. Deterministic per record; of two writes to one row
 * in the same millisecond, the later one has the greater id.
 */
export const eventId = ({ eventID, sequence }: RecordIdentity, at: string, nth: number): string => {
  const random = createHash('sha256').update(`${eventID}/${nth}`).digest();
  const seq = Number(((BigInt(sequence) & 0xff_ffffn) << 8n) | BigInt(nth & 0xff));
  return v7({ msecs: Date.parse(at), seq, random });
};
