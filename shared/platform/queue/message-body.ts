/** ASCII JSON, because SQS rejects some Unicode characters. */
export const messageBody = (job: unknown): string =>
  JSON.stringify(job).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
