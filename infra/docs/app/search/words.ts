import { stemmer } from '@orama/stemmers/english';

const STOP_WORDS = new Set(
  'a about all cant dont wont doesnt didnt isnt arent hasnt get gets getting need also an and any are as at be been but by can could did do does done for from had has have how i if in into is it its just like me my no of on one only or our out please s should so some t than that the their them then there these they this those to up us want was we were what when where which while who whose why will vs versus much with would you your take make use give let new same someone something anyone thing way show try go happen fire'.split(
    ' ',
  ),
);

/** The words of a text: identifiers are split at capitals, dots and underscores. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/['’]s\b|['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));

/** What a word is compared by: its English stem. */
export const termOf = (word: string): string => stemmer(word);
