/** Concurrent writes won every attempt. Counts as an unavailable store. */
export class Contention extends Error {
  override readonly name = 'TransactionConflictException';
}
