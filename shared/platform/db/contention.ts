/** Others kept writing first, for as long as anybody waits; it counts as a store that is unavailable. */
export class Contention extends Error {
  override readonly name = 'TransactionConflictException';
}
