import type { Statement } from './statements.ts';

/** Why a statement has no test with its number. */
export const REASONS: Readonly<Record<Statement, string>> = {
  C035: 'A freedom: lists may page, filter and sort each in its own way, so there is nothing that could be broken.',
};
