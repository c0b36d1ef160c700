/** The origin of each provider's stand-in, by the variable that its adapter reads. */
export const paymentOrigins = (origin: string): Readonly<Record<string, string>> => ({ STRIPE_API_ORIGIN: origin });
