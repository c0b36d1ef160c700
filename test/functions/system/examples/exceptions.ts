/** Operations whose answer is shown by no example, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  getOpenapiJson: 'It is the document that the examples stand in.',
  getDocs: 'A page to look at.',
  getDocsReference: 'A page to look at.',
  getDocsGuide: 'A page to look at.',
  getDoc: 'What the pages are made of.',
};

/** Operations whose other answer is shown by no example, and why. */
export const ONE_ANSWER: Readonly<Record<string, string>> = {
  postTeamHubDomainVerify: 'A domain is verified by a record in the DNS, where the local stack has none.',
};
