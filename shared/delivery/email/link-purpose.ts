/** What the link of an email is for, as its `for` says. A link without it signs a member in. */
export type LinkPurpose = 'password' | 'invitation' | 'email' | 'new-address' | 'old-address';
