import { presentEvents, type ViewedEvent } from '../../shared/engagement/hub-events/present-event.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { answer } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';

/** The response with one event. */
export const eventAnswer = async (db: Table, reader: Reader, event: ViewedEvent, showing: PresentDeps) =>
  answer(sole(await presentEvents(db, reader, [event], showing)));
