import type { Place, Vocabulary, Word } from './completion-words.ts';

/** A command's path: each command after a space. */
const placeOf = (path: readonly string[]): string => path.map((one) => ` ${one}`).join('');

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const listed = (words: readonly string[]): string => words.join(' ');

const wordsOf = (all: readonly Word[]): string => listed(all.map(({ word }) => word));

/** The lines of a `case` statement. */
const cases = <T>(all: readonly T[], pattern: (one: T) => string, does: (one: T) => string): string =>
  all.map((one) => `    ${pattern(one)}) ${does(one)} ;;`).join('\n');

/** Flags that select the caller and the hub. They are passed on when the service is asked for values. */
const CALLER = '--profile|--url|--team|--hub|--token|--api-key';

const kindsIn = (places: readonly Place[]) =>
  places.flatMap(({ path, kinds }) => kinds.map(({ index, kind }) => ({ path, index, kind })));

const below = (places: readonly Place[]): readonly Place[] => places.filter(({ path }) => path.length > 0);

/**
 * The common part of bash and zsh. It ignores flags and their values among the words before the cursor; the rest is the
 * path of a command. Sets `place`, and `flag` if a flag's value is being completed.
 */
const walk = ({ places, valued }: Vocabulary, before: string): string => `  local word place='' flag='' kind='' args=0
  local -a chosen=()
  for word in ${before}; do
    if [[ -n $flag ]]; then
      case "$flag" in
        ${CALLER}) chosen+=("$flag" "$word") ;;
      esac
      flag=''; continue
    fi
    case "$word" in
      ${valued.join('|')}) flag=$word; continue ;;
      -*) continue ;;
    esac
    case "$place $word" in
      ${below(places)
        .map(({ path }) => quoted(placeOf(path)))
        .join('|')}) place="$place $word"; args=0 ;;
      *) args=$((args + 1)) ;;
    esac
  done`;

/** The kind of the flag's value or of the argument that is being completed. */
const kinds = ({ places, flagKinds }: Vocabulary): string => `  if [[ -n $flag ]]; then
    case "$flag" in
${cases(
  flagKinds,
  ({ flag }) => flag,
  ({ kind }) => `kind=${kind}`,
)}
    esac
  else
    case "$place $args" in
${cases(
  kindsIn(places),
  ({ path, index }) => quoted(`${placeOf(path)} ${index}`),
  ({ kind }) => `kind=${kind}`,
)}
    esac
  fi`;

const bash = (all: Vocabulary): string => `# bash completion of hub
_hub() {
  local IFS=$' \\t\\n' words='' current="\${COMP_WORDS[COMP_CWORD]}"
${walk(all, `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`)}
  if [[ -n $flag ]]; then
    case "$place $flag" in
${cases(
  all.values,
  ({ path, flag }) => quoted(`${placeOf(path)} ${flag}`),
  ({ words }) => `words=${quoted(listed(words))}`,
)}
    esac
  elif [[ $current == -* ]]; then
    case "$place" in
${cases(
  all.places.filter(({ flags }) => flags.length > 0),
  ({ path }) => quoted(placeOf(path)),
  ({ flags }) => `words=${quoted(wordsOf(flags))}`,
)}
    esac
    words="$words ${wordsOf(all.shared)}"
  else
    case "$place" in
${cases(
  all.places.filter(({ words }) => words.length > 0),
  ({ path }) => quoted(placeOf(path)),
  ({ words }) => `words=${quoted(wordsOf(words))}`,
)}
    esac
  fi
${kinds(all)}
  if [[ -z $words && -n $kind && $current != -* ]]; then
    words=$(hub "\${chosen[@]}" completion bash --candidates "$kind" 2>/dev/null)
  fi
  # shellcheck disable=SC2207 # macOS has a bash without mapfile, and no word has a space
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _hub hub
`;

/** A word in zsh's format: a colon separates it from its description. */
const described = (all: readonly Word[]): string =>
  all.map(({ word, about }) => quoted(about === '' ? word : `${word}:${about.replaceAll(':', '\\:')}`)).join(' ');

const zsh = (all: Vocabulary): string => `#compdef hub
# zsh completion of hub
_hub() {
${walk(all, `"\${(@)words[2,CURRENT-1]}"`)}
  local -a candidates
  if [[ -n $flag ]]; then
    case "$place $flag" in
${cases(
  all.values,
  ({ path, flag }) => quoted(`${placeOf(path)} ${flag}`),
  ({ words }) => `candidates=(${listed(words)})`,
)}
    esac
  elif [[ \${words[CURRENT]} == -* ]]; then
    case "$place" in
${cases(
  all.places.filter(({ flags }) => flags.length > 0),
  ({ path }) => quoted(placeOf(path)),
  ({ flags }) => `candidates=(${described(flags)})`,
)}
    esac
    candidates+=(${described(all.shared)})
  else
    case "$place" in
${cases(
  all.places.filter(({ words }) => words.length > 0),
  ({ path }) => quoted(placeOf(path)),
  ({ words }) => `candidates=(${described(words)})`,
)}
    esac
  fi
${kinds(all)}
  if [[ -n $kind && \${#candidates} == 0 && \${words[CURRENT]} != -* ]]; then
    candidates=("\${(@f)$(hub "\${chosen[@]}" completion zsh --candidates "$kind" 2>/dev/null)}")
    candidates=("\${(@)candidates:#}")
  fi
  if (( \${#candidates} )); then _describe hub candidates; else _files; fi
}
if [ "$funcstack[1]" = _hub ]; then _hub "$@"; else compdef _hub hub; fi
`;

/** A word in fish's format: a tab separates it from its description. */
const tabbed = (all: readonly Word[]): string =>
  all.map(({ word, about }) => fishQuoted(about === '' ? word : `${word}\t${about}`)).join(' ');

/** Within single quotes, fish requires a backslash before a backslash or quote. */
const fishQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const fishCases = <T>(all: readonly T[], pattern: (one: T) => string, words: (one: T) => string): string =>
  all.map((one) => `      case ${fishQuoted(pattern(one))}\n        printf '%s\\n' ${words(one)}`).join('\n');

const fishKinds = <T extends { readonly kind: string }>(all: readonly T[], pattern: (one: T) => string): string =>
  all.map((one) => `      case ${fishQuoted(pattern(one))}\n        set kind ${one.kind}`).join('\n');

const fish = (all: Vocabulary): string => `# fish completion of hub
function __hub_words
  set -l place ''
  set -l flag ''
  set -l kind ''
  set -l args 0
  set -l chosen
  for word in (commandline -opc)[2..-1]
    if test -n "$flag"
      if contains -- $flag ${listed(CALLER.split('|'))}
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

/** The completion script of each shell. Only ids, slugs and saved sign-ins are completed by running a command. */
export const scripts: Readonly<Record<'bash' | 'zsh' | 'fish', (all: Vocabulary) => string>> = { bash, zsh, fish };
