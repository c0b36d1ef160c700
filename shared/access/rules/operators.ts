/** `is` and `in` are met if the member has the value; `is_not` and `not_in` negate them. */
export const SETS = ['is', 'is_not', 'in', 'not_in'] as const;
export const BOUNDS = ['gte', 'lte'] as const;
/** As `SETS`, and bounds of numbers and dates. */
export const COMPARISONS = [...SETS, ...BOUNDS] as const;
export const WITHIN = ['is', 'is_not'] as const;
