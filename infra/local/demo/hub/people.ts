/** A member of the demo hub. */
interface Person {
  /** The first part of the email address. */
  readonly key: string;
  readonly name: string;
}

/** The members of the demo hub, in the order in which they joined. The second one moderates, and the last one is banned. */
export const PEOPLE = [
  { key: 'maya', name: 'Maya Lindqvist' },
  { key: 'tomas', name: 'Tomás Herrera' },
  { key: 'aiko', name: 'Aiko Tanabe' },
  { key: 'ruth', name: 'Ruth Abernathy' },
  { key: 'samir', name: 'Samir Haddad' },
  { key: 'nadia', name: 'Nadia Kowalska' },
  { key: 'jonas', name: 'Jonas Weber' },
  { key: 'priya', name: 'Priya Raman' },
  { key: 'oluwa', name: 'Oluwaseun Bello' },
  { key: 'elena', name: 'Elena Marchetti' },
  { key: 'ben', name: 'Ben O’Connor' },
  { key: 'chloe', name: 'Chloé Durand' },
  { key: 'lars', name: 'Lars Eriksen' },
  { key: 'mei', name: 'Mei-Ling Chou' },
  { key: 'david', name: 'David Okafor' },
  { key: 'sofia', name: 'Sofia Almeida' },
  { key: 'viktor', name: 'Viktor Brandt' },
  { key: 'dana', name: 'Dana Whitlock' },
] as const satisfies readonly Person[];

export type PersonKey = (typeof PEOPLE)[number]['key'];

/** The email domain of the demo hub’s accounts. */
export const DOMAIN = 'kiln.example.com';

/** The password of every member of the demo hub. */
export const MEMBER_PASSWORD = 'demo-member';
