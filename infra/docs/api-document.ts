import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { description } from '../description.ts';
import type { ApiDocument } from './document.ts';

/** The OpenAPI document as JSON, made once. */
export const openapi = lazy((): string => JSON.stringify(description()));

export const apiDocument = lazy((): ApiDocument => JSON.parse(openapi()));
