import type { PersonKey } from './people.ts';
import type { SpaceKey } from './spaces.ts';

export interface Post {
  readonly space: SpaceKey;
  readonly by: PersonKey;
  readonly title: string;
  readonly body: string;
  readonly poll?: readonly string[];
  /** The seed of the generated picture. */
  readonly picture?: number;
}

const post = (
  space: SpaceKey,
  by: PersonKey,
  title: string,
  body: string,
  extra: Pick<Post, 'poll' | 'picture'> = {},
): Post => ({ space, by, title, body, ...extra });

const WELCOME: readonly Post[] = [
  post(
    'welcome',
    'maya',
    'Welcome to Kiln & Clay',
    'Say hello here: where you work, what you make, and what you would like to learn this year.',
  ),
  post(
    'welcome',
    'tomas',
    'How this hub works',
    'Post photos in Show your work, questions in Ask for help, and kiln logs in Glazes and firing. Be kind and be specific.',
  ),
  post(
    'welcome',
    'aiko',
    'Hello from Kyoto',
    'I throw small tea bowls and fire them in a gas kiln that I share with two neighbours.',
  ),
  post(
    'welcome',
    'ruth',
    'Retired, and finally at the wheel',
    'I taught chemistry for thirty years. Now I want to see what those oxides really do.',
  ),
  post(
    'welcome',
    'samir',
    'Hi from Marseille',
    'I build large planters by hand. My balcony is full, so my friends get the rest.',
  ),
  post(
    'welcome',
    'nadia',
    'New here',
    'I started in September with an evening class. My cylinders still lean to the left.',
  ),
  post(
    'welcome',
    'jonas',
    'Hello, I bought an old kiln',
    'It is a 1987 top loader with new elements. The manual is in Dutch. Wish me luck.',
  ),
  post('welcome', 'ben', 'Hello from Galway', 'Slipware, mostly. I like a good jug more than anything.'),
  post('welcome', 'mei', 'Porcelain person', 'I cast thin porcelain lamps. Happy to answer questions about slip.'),
  post(
    'welcome',
    'david',
    'From photography to clay',
    'I photograph ceramics for a living and decided to make some myself.',
  ),
];

const WORK: readonly Post[] = [
  post(
    'work',
    'aiko',
    'Eight tea bowls, one survived',
    'The survivor has a crack in the foot. I will drink from it anyway.',
    { picture: 1 },
  ),
  post(
    'work',
    'samir',
    'The biggest planter so far',
    '62 cm tall and built in three days. It took two people to carry it to the kiln.',
    { picture: 2 },
  ),
  post('work', 'nadia', 'My first straight cylinder', 'It only leans a little. I am keeping it forever.', {
    picture: 3,
  }),
  post(
    'work',
    'elena',
    'Plates for the summer table',
    'Twelve plates, rolled and slumped, with a band of iron slip around the rim.',
    { picture: 4 },
  ),
  post(
    'work',
    'ben',
    'Jug number forty',
    'The handle is pulled straight from the pot. I finally like how it sits in the hand.',
    { picture: 5 },
  ),
  post('work', 'mei', 'Lamp test, 2 mm walls', 'The light shows every fingerprint, so now I wear gloves.', {
    picture: 6,
  }),
  post(
    'work',
    'oluwa',
    'Burnished and smoke fired',
    'No glaze at all: three hours of rubbing with a spoon and a bin full of sawdust.',
    { picture: 7 },
  ),
  post('work', 'chloe', 'Blue on white', 'Cobalt brushwork on a tin glaze. The brush matters more than the cobalt.', {
    picture: 8,
  }),
  post('work', 'lars', 'Lidded jars for the kitchen', 'Flour, sugar and the good biscuits. All three lids fit.', {
    picture: 9,
  }),
  post('work', 'sofia', 'Tiles for my grandmother’s bench', 'Forty tiles with lemons. She counted them twice.', {
    picture: 10,
  }),
  post(
    'work',
    'david',
    'How I photograph a glossy bowl',
    'One large window, one white card, no flash. Turn the bowl until the highlight disappears.',
    { picture: 11 },
  ),
  post(
    'work',
    'priya',
    'Sgraffito swallows',
    'I cut through black slip at leather hard. The tails are the hard part.',
    { picture: 12 },
  ),
  post('work', 'jonas', 'First load of the old kiln', 'Everything came out. I did not expect to write that sentence.'),
  post('work', 'tomas', 'A set of espresso cups', 'Six cups of 70 ml. I weighed the clay this time.'),
  post(
    'work',
    'ruth',
    'Fifty test tiles',
    'One base, five oxides, ten amounts. The wall of the studio looks like a paint shop now.',
  ),
];

const GLAZE: readonly Post[] = [
  post(
    'glaze',
    'ruth',
    'What chrome and tin do together',
    'A trace of chrome turns a tin white pink, even from the next shelf. Now you know where the blush came from.',
  ),
  post(
    'glaze',
    'maya',
    'Which cone do you fire to?',
    'I am planning the next glaze workshop and want to know where most of you work.',
    { poll: ['Cone 04', 'Cone 6', 'Cone 10', 'Wood or salt'] },
  ),
  post(
    'glaze',
    'jonas',
    'Kiln log: slow cool for matte',
    'Held at 1,180 °C for twenty minutes, then down at 60 °C an hour to 900 °C. The matte is like an eggshell.',
  ),
  post(
    'glaze',
    'aiko',
    'A reliable celadon at cone 10',
    'Feldspar 40, silica 28, whiting 18, kaolin 12, red iron 2. Thick on the outside, thin at the lip.',
  ),
  post(
    'glaze',
    'priya',
    'Crawling on reclaimed clay',
    'The same glaze is fine on fresh clay. I suspect dust, but I sponge everything.',
  ),
  post('glaze', 'oluwa', 'Sawdust or leaves?', 'Leaves give softer greys for me, and they are free.'),
  post(
    'glaze',
    'ben',
    'Honey glaze over white slip',
    'Lead free, with a little manganese. It pools amber in every scratch.',
  ),
  post(
    'glaze',
    'elena',
    'Food safe on the rim',
    'I leave the rim to a clear liner that I had tested. The decoration stays outside.',
  ),
  post(
    'glaze',
    'lars',
    'Pinholes came back',
    'A slower bisque to 1,000 °C got rid of them. The clay needs time to breathe out.',
  ),
  post(
    'glaze',
    'mei',
    'Firing porcelain without warping',
    'I fire lamps on a setter of the same clay. It shrinks with the piece.',
  ),
  post(
    'glaze',
    'chloe',
    'Cobalt bleeds at the edges',
    'A teaspoon of glycerine in the wash keeps my lines where I put them.',
  ),
  post(
    'glaze',
    'sofia',
    'Oxidation copper green',
    'Three percent copper carbonate in a calcium base. Bright like a fresh leaf.',
  ),
];

const HELP: readonly Post[] = [
  post(
    'help',
    'nadia',
    'How do you centre two kilos?',
    'One kilo is fine. At two kilos the clay pushes back and I lose.',
  ),
  post(
    'help',
    'jonas',
    'What does E7 mean on a controller?',
    'The display shows E7 above 600 °C, then the relay clicks off.',
  ),
  post('help', 'david', 'S cracks in every base', 'I compress, I promise. Eight bowls, six cracks.'),
  post('help', 'priya', 'Reclaim without a pug mill', 'My buckets are full. Do you wedge it all by hand?'),
  post(
    'help',
    'sofia',
    'A second hand wheel: what to check?',
    'It runs, but there is a hum at low speed. The seller asks 350 euros.',
  ),
  post('help', 'samir', 'Drying large pieces in summer', 'The rim dries in an hour and the base takes three days.'),
  post('help', 'oluwa', 'Which apron survives a year?', 'Mine gave up at the pockets.', {
    poll: ['Canvas', 'Denim', 'Waxed cotton', 'An old shirt'],
  }),
  post('help', 'elena', 'Shipping plates abroad', 'Two of twelve arrived broken. How do you pack yours?'),
  post('help', 'chloe', 'Wax resist on a soft brush', 'Is there any way to save the brush afterwards?'),
  post('help', 'lars', 'Lids that stick after firing', 'Alumina in the wax? How much?'),
  post('help', 'mei', 'Mould life', 'My plaster moulds get slow after sixty casts. Is that normal?'),
];

const STUDIO: readonly Post[] = [
  post('studio', 'maya', 'This month’s critique: the foot ring', 'Post one pot, upside down. We look at feet only.'),
  post(
    'studio',
    'tomas',
    'Recording of the pulling session',
    'The part about wetting your hands less begins at minute twelve.',
  ),
  post('studio', 'aiko', 'Foot ring, second attempt', 'I trimmed it wider and it finally looks sure of itself.', {
    picture: 13,
  }),
  post(
    'studio',
    'elena',
    'Pricing for a small market',
    'I count clay, firing and two hours of work. Is anybody braver?',
  ),
  post(
    'studio',
    'ruth',
    'Notes from the glaze evening',
    'All seven recipes are in one table now. Correct me where I misheard.',
  ),
  post('studio', 'ben', 'Market day poll', 'Which weekend suits you for the joint stall?', {
    poll: ['First of the month', 'Second', 'Third'],
  }),
  post('studio', 'lars', 'A shelf plan for small kilns', 'Half shelves, staggered. It fits nine more mugs.'),
  post('studio', 'maya', 'Next live session', 'Bring something half dry. We will alter it together.'),
];

const STAFF: readonly Post[] = [
  post(
    'staff',
    'maya',
    'Prices for the autumn workshop',
    'Eighty euros, or included for subscribers. Write to me before Friday if that is wrong.',
  ),
  post(
    'staff',
    'tomas',
    'Two reports this week',
    'Both were the same advertisement. I hid it and wrote to the author.',
  ),
  post('staff', 'maya', 'Kiln maintenance', 'The technician comes on the 14th, so no firing that day.'),
  post(
    'staff',
    'tomas',
    'Moderation notes',
    'New members sometimes post their shop. A kind message is usually enough.',
  ),
];

/** The posts of the demo hub, oldest first. */
export const POSTS: readonly Post[] = [...STAFF, ...STUDIO, ...HELP, ...GLAZE, ...WELCOME, ...WORK];
