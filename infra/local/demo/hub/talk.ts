import type { PersonKey } from './people.ts';

interface Conversation {
  readonly between: readonly [PersonKey, ...PersonKey[]];
  readonly title?: string;
  readonly messages: readonly (readonly [PersonKey, string])[];
}

/** The conversations of the demo hub. The first person of each starts it. */
export const CONVERSATIONS: readonly Conversation[] = [
  {
    between: ['nadia', 'tomas'],
    messages: [
      ['nadia', 'Cone up, cone down, three times. It worked!'],
      ['tomas', 'I knew it. How heavy?'],
      ['nadia', '1.8 kg. Two next week.'],
      ['tomas', 'Bring it to the open studio.'],
    ],
  },
  {
    between: ['jonas', 'lars'],
    messages: [
      ['jonas', 'These are the pages about the controller.'],
      ['lars', 'E7 is the thermocouple. Page 14.'],
      ['jonas', 'Thank you. I owe you a mug.'],
    ],
  },
  {
    between: ['maya', 'nadia', 'elena', 'ben'],
    title: 'Market stall',
    messages: [
      ['maya', 'The stall is booked. Who brings the table?'],
      ['ben', 'I have a table and a very small van.'],
      ['elena', 'I bring the sign and the change.'],
      ['maya', 'Nadia, would you like to sell your cylinders?'],
    ],
  },
  {
    between: ['elena', 'nadia'],
    messages: [
      ['elena', 'May I use your cylinder photo on the stall sign?'],
      ['nadia', 'Of course! Which size do you need?'],
      ['elena', 'The largest that you have.'],
    ],
  },
];
