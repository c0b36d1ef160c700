import { below, CALLER, kindsIn, listed, placeOf } from './completion-places.ts';
import type { Vocabulary, Word } from './completion-words.ts';

/** A word in fish's format: a tab separates it from its description. */
const tabbed = (all: readonly Word[]): string =>
  all.map(({ word, about }) => fishQuoted(about === '' ? word : `${word}\t${about}`)).join(' ');

/** Within single quotes, fish requires a backslash before a backslash or quote. */
const fishQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const fishCases = <T>(all: readonly T[], pattern: (one: T) => string, words: (one: T) => string): string =>
  all.map((one) => `      case ${fishQuoted(pattern(one))}\n        printf '%s\\n' ${words(one)}`).join('\n');

const fishKinds = <T extends { readonly kind: string }>(all: readonly T[], pattern: (one: T) => string): string =>
  all.map((one) => `      case ${fishQuoted(pattern(one))}\n        set kind ${one.kind}`).join('\n');

/** The completion script of fish. */
export const fish = (all: Vocabulary): string => `# fish completion of hub
function __hub_words
  set -l place ''
  set -l flag ''
  set -l kind ''
  set -l args 0
  set -l chosen
  for word in (commandline -opc)[2..-1]
    if test -n "$flag"
      if contains -- $flag ${listed(CALLER)}
        set -a chosen $flag $word
      end
      set flag ''
    else if contains -- $word ${listed(all.valued)}
      set flag $word
    else if contains -- "$place $word" ${below(all.places)
      .map(({ path }) => fishQuoted(placeOf(path)))
      .join(' ')}
      set place "$place $word"
      set args 0
    else if not string match -q -- '-*' $word
      set args (math $args + 1)
    end
  end
  set -l current (commandline -ct)
  if test -n "$flag"
    switch "$place $flag"
${fishCases(
  all.values,
  ({ path, flag }) => `${placeOf(path)} ${flag}`,
  ({ words }) => listed(words),
)}
    end
    switch "$flag"
${fishKinds(all.flagKinds, ({ flag }) => flag)}
    end
  else if string match -q -- '-*' "$current"
    switch "$place"
${fishCases(
  all.places.filter(({ flags }) => flags.length > 0),
  ({ path }) => placeOf(path),
  ({ flags }) => tabbed(flags),
)}
    end
    printf '%s\\n' ${tabbed(all.shared)}
  else
    switch "$place"
${fishCases(
  all.places.filter(({ words }) => words.length > 0),
  ({ path }) => placeOf(path),
  ({ words }) => tabbed(words),
)}
    end
    switch "$place $args"
${fishKinds(kindsIn(all.places), ({ path, index }) => `${placeOf(path)} ${index}`)}
    end
  end
  if test -n "$kind"
    hub $chosen completion fish --candidates $kind 2>/dev/null
  end
end
function __hub_complete
  set -l words (__hub_words)
  if test (count $words) -gt 0
    printf '%s\\n' $words
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c hub -f -a '(__hub_complete)'
`;
