/** The sections of the course, each with its lessons: a title and a text. */
export const COURSE = {
  title: 'Your first bowl',
  summary: 'Four evenings from a lump of clay to a bowl that you can eat from.',
  sections: [
    {
      title: 'Prepare',
      lessons: [
        ['Choose a clay', 'Start with a smooth stoneware. Grog makes strong walls, but it scratches your hands.'],
        ['Wedge until it is even', 'Cut the block in half and look for air. Thirty turns are enough for a kilo.'],
      ],
    },
    {
      title: 'Throw',
      lessons: [
        ['Centre', 'Brace your elbows on your knees. The clay moves to your hands, never the other way around.'],
        ['Open and pull', 'Open to a finger’s width above the wheel. Pull three times, slower each time.'],
        ['Shape the curve', 'Push from the inside with a wet rib. Stop before the rim gets thin.'],
      ],
    },
    {
      title: 'Finish',
      lessons: [
        ['Trim the foot', 'Leather hard, and centred upside down. The foot decides how steady the bowl is.'],
        ['Glaze and fire', 'Wipe the foot clean, or the bowl stays on the shelf forever.'],
      ],
    },
  ],
} as const;

/** Articles outside the course. */
export const ARTICLES = [
  [
    'A kiln log that you will keep',
    'Date, load, ramp, hold, result. Five columns, one line for each firing, and a photo of the best pot.',
  ],
  ['Seven glazes for a small kiln', 'Seven recipes at cone 6 with materials that every supplier has.'],
] as const;

/** The events: a title, the days from now, the hours that they last, a place and a limit of seats. */
export const EVENTS = [
  ['Open studio', 3, 3, 'in_person', 'Dock Street 12', 12],
  ['Critique night: foot rings', 7, 2, 'online', 'https://meet.example.com/critique', null],
  ['Glaze workshop', 14, 4, 'in_person', 'Dock Street 12', 4],
  ['Raku in the yard', 28, 5, 'in_person', 'Dock Street 12, back yard', 20],
] as const;
