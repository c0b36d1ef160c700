import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { fromAttributes } from './attribute-value.ts';
import type { Item } from './item.ts';

/** A row as the module that owns its entity wrote it: here, and nowhere else, the store is taken at its word. */
export const stored = <T>(attributes: Record<string, AttributeValue>): T & Item =>
  fromAttributes(attributes) as T & Item;
