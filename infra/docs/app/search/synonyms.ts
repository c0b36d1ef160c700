import { termOf } from './words.ts';

/** Words that newcomers use, and the words of the documentation. */
const SYNONYMS: Readonly<Record<string, string>> = {
  login: 'sign authentication',
  auth: 'authentication',
  cancel: 'stop',
  picture: 'image photo upload',
  photo: 'image',
  image: 'picture',
  pay: 'payment checkout paid',
  payment: 'checkout pay',
  money: 'payment refund',
  buy: 'checkout purchase',
  customer: 'buyer member',
  limit: 'restrict',
  page: 'pagination',
  result: 'list',
  paywall: 'access rule',
  kick: 'ban',
  expel: 'ban',
  like: 'react reaction',
  liked: 'react reaction',
  emoji: 'reaction',
  post: 'discussion',
  thread: 'discussion',
  forum: 'community discussion',
  channel: 'space',
  room: 'space',
  chat: 'message conversation',
  dm: 'message conversation',
  course: 'content lesson',
  lesson: 'content',
  workshop: 'event course',
  webinar: 'event',
  discount: 'coupon',
  promo: 'coupon',
  voucher: 'coupon',
  badge: 'achievement',
  gamification: 'achievement leaderboard',
  excel: 'csv table import',
  sso: 'openid connect identity provider',
  oauth: 'openid connect identity provider',
  passwordless: 'magic link',
  forgot: 'reset',
  forgotten: 'reset',
  expired: 'refresh',
  google: 'openid identity provider',
  realtime: 'live',
  websocket: 'live stream',
  localhost: 'machine local',
  laptop: 'machine local',
  locally: 'machine local',
  throttle: 'limit',
  throttled: 'limit',
  duplicate: 'repeat idempotency',
  twice: 'repeat again idempotency',
  erase: 'delete',
  remove: 'delete',
  gdpr: 'privacy erasure personal data',
  edit: 'update change',
  change: 'update',
  modify: 'update change',
  fetch: 'get list',
  backup: 'restore',
  cost: 'price',
  newsletter: 'email',
  mail: 'email',
  verify: 'verification',
  colleague: 'user',
  coworker: 'user',
  invite: 'invitation',
  recurring: 'subscription',
  renew: 'refresh subscription',
  big: 'large',
  fake: 'move',
  time: 'clock',
  stop: 'cancel pause',
  fail: 'failed error',
  broken: 'wrong error',
  everyone: 'member',
  people: 'member contact',
  person: 'member contact',
};

/** Several words that mean one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\blog(?:ged|ging|s)?[ -](?:in|on)\b|\bsign(?:s|ed|ing)? in\b|\bsign-?in\b/g, 'sign-in'],
  [/\blog(?:ged|ging|s)?[ -]?(?:out|off)\b/g, 'sign-out'],
  [/\bsign(?:s|ed|ing)?[ -]?up\b/g, 'register'],
  [
    /\b(?:not|isn['’]?t|doesn['’]?t|don['’]?t)(?: yet)? (?:there|visible|in(?=(?: the)? (?:feed|lists?|results?|search)\b)|(?:appear|list|show|updat)\w*)\b/g,
    'stale',
  ],
  [/\b(?:a|an|my|our|the|your) community\b/g, 'hub'],
  [/\bmoney back\b/g, 'refund'],
  [/\breal[ -]time\b/g, 'live'],
  [/\bat (?:the same time|once)\b/g, 'concurrency'],
];

/** The text with one word for each phrase. */
export const usualWords = (text: string): string =>
  PHRASES.reduce((known, [phrase, word]) => known.replaceAll(phrase, word), text.toLowerCase());

const ALTERNATIVES = new Map<string, ReadonlySet<string>>();
for (const [word, others] of Object.entries(SYNONYMS)) {
  const term = termOf(word);
  ALTERNATIVES.set(term, new Set([...(ALTERNATIVES.get(term) ?? []), ...others.split(' ').map(termOf)]));
}

/** Terms that mean nearly the same as the term. */
export const alternativesOf = (term: string): readonly string[] => [...(ALTERNATIVES.get(term) ?? [])];
