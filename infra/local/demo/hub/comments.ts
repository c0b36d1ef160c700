import type { PersonKey } from './people.ts';

/** A comment on the post with the title, and the replies to it. */
export interface Remark {
  readonly on: string;
  readonly by: PersonKey;
  readonly body: string;
  readonly replies?: readonly { readonly by: PersonKey; readonly body: string }[];
}

const remark = (
  on: string,
  by: PersonKey,
  body: string,
  ...replies: readonly (readonly [PersonKey, string])[]
): Remark => ({
  on,
  by,
  body,
  replies: replies.map(([author, text]) => ({ by: author, body: text })),
});

export const REMARKS: readonly Remark[] = [
  remark(
    'Tiles for my grandmother’s bench',
    'maya',
    'Forty! How long did the painting take?',
    ['sofia', 'Two weeks of evenings, and a lot of lemons.'],
    ['ruth', 'Worth every lemon.'],
  ),
  remark('Tiles for my grandmother’s bench', 'chloe', 'Did you use a stencil for the leaves?', [
    'sofia',
    'Only for the first five. After that I trusted my hand.',
  ]),
  remark('Tiles for my grandmother’s bench', 'david', 'Please let me photograph the bench when it is done.'),
  remark('Sgraffito swallows', 'aiko', 'The tails are perfect. Which tool is that?', [
    'priya',
    'A dental pick from my uncle.',
  ]),
  remark('Sgraffito swallows', 'ben', 'Lovely lines.'),
  remark('How I photograph a glossy bowl', 'elena', 'The white card changed everything for me, thank you.', [
    'david',
    'Glad it helped. Try a grey one for white pots.',
  ]),
  remark('How I photograph a glossy bowl', 'nadia', 'Does it work with a phone?', [
    'david',
    'Yes. Lock the exposure on the darkest part.',
  ]),
  remark('Lidded jars for the kitchen', 'jonas', 'All three lids? I am jealous.', ['lars', 'Measured wet, twice.']),
  remark('Blue on white', 'mei', 'That brushwork is so calm.'),
  remark('Blue on white', 'ruth', 'Which tin? Mine turned pink next to a chrome green.', [
    'chloe',
    'Plain tin oxide, eight percent.',
  ]),
  remark('Burnished and smoke fired', 'samir', 'Three hours with a spoon. That is dedication.', [
    'oluwa',
    'And a podcast.',
  ]),
  remark('Burnished and smoke fired', 'tomas', 'Gorgeous greys.'),
  remark('Lamp test, 2 mm walls', 'lars', 'How do you get it out of the mould at 2 mm?', [
    'mei',
    'Patience and a hair dryer.',
  ]),
  remark('Jug number forty', 'tomas', 'Forty jugs is the best advice in this hub.', ['ben', 'Ask me again at eighty.']),
  remark('Jug number forty', 'maya', 'That handle!'),
  remark('Plates for the summer table', 'samir', 'I would like to eat from these.'),
  remark(
    'My first straight cylinder',
    'ruth',
    'It looks straight to me.',
    ['nadia', 'It is the camera.'],
    ['aiko', 'It is not the camera. Well done.'],
  ),
  remark('My first straight cylinder', 'maya', 'Keep it, and compare in a year.'),
  remark('The biggest planter so far', 'elena', 'How thick are the walls at the base?', [
    'samir',
    'Four centimetres, then two at the rim.',
  ]),
  remark('Eight tea bowls, one survived', 'tomas', 'A crack in the foot is a signature.'),
  remark('Eight tea bowls, one survived', 'mei', 'Was it the drying or the firing?', [
    'aiko',
    'The drying. It was too close to the window.',
  ]),
  remark('First load of the old kiln', 'maya', 'Congratulations! Post the log, please.', [
    'jonas',
    'It is in Glazes and firing now.',
  ]),
  remark('A set of espresso cups', 'elena', '70 ml is exactly right.'),
  remark('Fifty test tiles', 'priya', 'Can we have the table?', ['ruth', 'After the glaze evening, yes.']),
  remark('Welcome to Kiln & Clay', 'nadia', 'Thank you for having me.'),
  remark('Welcome to Kiln & Clay', 'david', 'Happy to be here.'),
  remark('Hello, I bought an old kiln', 'lars', 'I read Dutch. Send me the pages.', ['jonas', 'You are a hero.']),
  remark('Retired, and finally at the wheel', 'aiko', 'We need a chemist, welcome!'),
  remark('New here', 'ben', 'Everybody’s cylinders lean. Mine lean right.'),
  remark('What chrome and tin do together', 'chloe', 'That explains two years of blush.', [
    'ruth',
    'Move the chrome green to the top shelf.',
  ]),
  remark('Which cone do you fire to?', 'jonas', 'Cone 6, because the old kiln says so.'),
  remark('Kiln log: slow cool for matte', 'sofia', 'Which base do you use?', ['jonas', 'A plain magnesium matte.']),
  remark('A reliable celadon at cone 10', 'ben', 'Two percent iron is braver than I am.'),
  remark('Crawling on reclaimed clay', 'lars', 'Bisque a little hotter and see.', ['priya', 'That was it. Thank you!']),
  remark('Pinholes came back', 'mei', 'Slower bisque, always.'),
  remark('How do you centre two kilos?', 'tomas', 'Cone up and down three times before you do anything else.', [
    'nadia',
    'Trying tonight.',
  ]),
  remark('How do you centre two kilos?', 'samir', 'Lean your weight in, not your arms.'),
  remark('What does E7 mean on a controller?', 'lars', 'On mine it is the thermocouple. Check the connector first.', [
    'jonas',
    'It was the connector.',
  ]),
  remark(
    'S cracks in every base',
    'ruth',
    'Dry slower, and upside down.',
    ['david', 'Upside down on what?'],
    ['ruth', 'On a slat, so that the air gets to the base.'],
  ),
  remark('A second hand wheel: what to check?', 'maya', 'The hum is usually the belt. 350 is fair.', [
    'sofia',
    'I bought it!',
  ]),
  remark('Shipping plates abroad', 'chloe', 'Vertical, never flat, in a double box.'),
  remark('Which apron survives a year?', 'ben', 'An old shirt, two at a time.'),
  remark('This month’s critique: the foot ring', 'elena', 'Mine is too narrow. I know.', [
    'maya',
    'You saw it yourself. That is the point.',
  ]),
  remark('Pricing for a small market', 'tomas', 'Three hours. Be brave.'),
  remark('A shelf plan for small kilns', 'jonas', 'Nine mugs! I am trying this on Sunday.'),
];
