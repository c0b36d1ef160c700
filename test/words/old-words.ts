export interface OldWord {
  readonly word: RegExp;
  /** The suggested replacement. */
  readonly use: string;
  /** Phrases in which the word has another, ordinary meaning. */
  readonly except?: RegExp;
}

/** Words and phrases that public text does not use. See README.md for the voice of this project. */
export const OLD_WORDS: readonly OldWord[] = [
  { word: /\bhead-?stones?\b/i, use: 'tombstone' },
  { word: /\b(?:bury|buries|buried|burial)\b/i, use: 'soft-delete' },
  { word: /\bdeeds?\b/i, use: 'action', except: /DEED#/g },
  { word: /\berrands?\b/i, use: 'side effect' },
  { word: /\bnews\b/i, use: 'event, update or notification', except: /network news ngo/g },
  {
    word: /\bletters?\b/i,
    use: 'email',
    except:
      /dead[ -]letters?|cover letters|(?:first|last|two|three|four|single|lower-?case|upper-?case|capital|small|Latin|of) letters?|letters?(?:,| and| or) (?:digits?|numbers?|hyphens?|marks?)/gi,
  },
  {
    word: /\b(?:tell|tells|told|telling)\b/i,
    use: 'notify, report, return or show',
    except: /\btells? (?:\w+ )?apart\b/gi,
  },
  { word: /\b(?:hear|hears|heard)\b/i, use: 'receive or be notified of' },
  {
    word: /\b(?:stand|stands|stood)\b/i,
    use: 'be, exist or have',
    except: /\bstand-ins?\b|\bstands? for\b/gi,
  },
  { word: /\b(?:lie|lies|lying)\b/i, use: 'be' },
  { word: /\bone[’'](?:s own|s)\b/i, use: 'your, or the role: the member’s', except: /\bthis one[’']s\b/gi },
  {
    word: /\b(?:oneself|what one|who one|whom one|where one|if one (?:is|has))\b/i,
    use: 'you, or the role',
    except: /\b(?:what|where) one (?:author|member|contact|team|hub|row|item)\b/gi,
  },
  { word: /\b(?:whoever|whomever|whosoever)\b/i, use: 'the role: a member, the caller, the owner' },
  { word: /\bsomebody\b/i, use: 'the role: member, contact, user, caller, recipient' },
  { word: /\bof which\b/i, use: 'two sentences, or whose' },
  { word: /\bmoney back\b|\bg(?:i|a)ven? (?:\w+ )?back\b/i, use: 'refund' },
  { word: /\bbegin to (?:buy|sell)\b/i, use: 'create a checkout session' },
  { word: /\bturned away\b/i, use: 'rejected or barred' },
  { word: /\bgo(?:es)? on(?: with)?\b/i, use: 'continue, resume or renew' },
  { word: /\bbit by bit\b/i, use: 'over time, or drip' },
  {
    word: /(?<!\bthere )\b(?:is|are) no (?!longer|more|less|later|fewer|need)\w+/i,
    use: 'is not a …, or has no …',
  },
  { word: /\bnought\b/i, use: 'zero' },
  { word: /\banew\b/i, use: 'again' },
  { word: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
  { word: /\bunless given\b/i, use: '(default: …)' },
  { word: /\bwrong usage\b/i, use: 'usage error' },
];

export interface Finding {
  readonly found: string;
  readonly use: string;
}

/** The old words of a text. */
export const oldWordsIn = (text: string): readonly Finding[] =>
  OLD_WORDS.flatMap(({ word, use, except }) => {
    const found = word.exec(except ? text.replaceAll(except, '') : text)?.[0];
    return found === undefined ? [] : [{ found, use }];
  });
