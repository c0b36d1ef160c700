/** Operations without an example, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  postAuthExchange: 'A code needs a sign-in at an identity provider with a verified domain.',
  getOpenapiJson: 'It returns the document that contains the examples.',
  getHubsByDomain: 'Only an operator activates a domain, and the local stack has no DNS.',
  getDocs: 'It returns an HTML page.',
  getLlmsTxt: 'It returns the list of the pages.',
  getDoc: 'It returns the files of the pages.',
};

/** Operations whose alternative status has no example, and why. */
export const ONE_ANSWER: Readonly<Record<string, string>> = {
  postTeamHubDomainVerify: 'Verification needs a DNS record, and the local stack has no DNS.',
};
