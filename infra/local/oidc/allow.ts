/** Lets functions connect to this machine, unless the environment says which ranges they may connect to. */
export const allowLocalProvider = (environment: Record<string, string | undefined>): void => {
  environment.WEBHOOK_ALLOW_CIDR ||= '127.0.0.1/32';
};
