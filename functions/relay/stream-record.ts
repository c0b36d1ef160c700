import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { STAMP } from '../../shared/platform/db/stamp.ts';
import { storedImage } from '../../shared/platform/db/stored.ts';
import type { RecordIdentity } from '../../shared/platform/ledger/event-id.ts';

type Image = Readonly<Record<string, AttributeValue>>;

/** The part of a DynamoDB stream record, as Lambda hands it on, that the relay reads. */
export interface StreamRecord {
  readonly eventID: string;
  readonly dynamodb: {
    /** Seconds since 1970. */
    readonly ApproximateCreationDateTime?: number;
    readonly SequenceNumber: string;
    readonly Keys: Image;
    readonly OldImage?: Image;
    readonly NewImage?: Image;
  };
}

export interface StreamEvent {
  readonly Records: readonly StreamRecord[];
}

export const identityOf = ({ eventID, dynamodb }: StreamRecord): RecordIdentity => ({
  eventID,
  sequence: dynamodb.SequenceNumber,
});

/** Identifies the row of a record. */
export const rowOf = ({ dynamodb: { Keys } }: StreamRecord): string => `${Keys.pk?.S} ${Keys.sk?.S}`;

/** Read without unmarshalling the image: most rows have no events. */
export const entityOf = ({ dynamodb: { NewImage } }: StreamRecord): string => NewImage?.entity?.S ?? '';

/**
 * The thread of the request that made the change. A row of an earlier version has none: its change starts a thread, with
 * an id that is the same on each delivery.
 */
export const threadOf = ({ eventID, dynamodb: { NewImage } }: StreamRecord): string => NewImage?.[STAMP]?.S ?? eventID;

const unstamped = ({ [STAMP]: _, ...image }: Image): Image => image;

/** Whether a write changed more than the stamp of its request. */
export const isChange = ({ dynamodb: { OldImage, NewImage } }: StreamRecord): boolean =>
  !OldImage || !NewImage || !isDeepStrictEqual(unstamped(OldImage), unstamped(NewImage));

/** The row before and after the change. */
export const imagesOf = <Row = unknown>({ dynamodb: { OldImage, NewImage } }: StreamRecord) =>
  [OldImage && storedImage<Row>(OldImage), NewImage && storedImage<Row>(NewImage)] as const;
