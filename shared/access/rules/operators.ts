/**
 * Those of a kind are alike: what is one thing `is`, what is one of several is `in`; the other two are their opposites.
 */
export const SETS = ['is', 'is_not', 'in', 'not_in'] as const;
export const BOUNDS = ['gte', 'lte'] as const;
export const WITHIN = ['is', 'is_not'] as const;
