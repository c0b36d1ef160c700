/** By the variable that an adapter reads, where the stand-in of its provider answers. */
export const paymentOrigins = (origin: string): Readonly<Record<string, string>> => ({ STRIPE_API_ORIGIN: origin });
