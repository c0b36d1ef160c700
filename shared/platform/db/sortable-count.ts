const DIGITS = 12;

/** A count as part of a sort key: texts sort as the numbers. */
export const sortableCount = (count: number): string => String(Math.max(0, count)).padStart(DIGITS, '0');
