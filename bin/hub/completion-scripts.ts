import { fish } from './completion-fish.ts';
import { below, CALLER, kindsIn, listed, placeOf } from './completion-places.ts';
import type { Vocabulary, Word } from './completion-words.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const wordsOf = (all: readonly Word[]): string => listed(all.map(({ word }) => word));

/** The lines of a `case` statement. */
const cases = <T>(all: readonly T[], pattern: (one: T) => string, does: (one: T) => string): string =>
  all.map((one) => `    ${pattern(one)}) ${does(one)} ;;`).join('\n');

/**
 * The common part of bash and zsh. It ignores flags and their values among the words before the cursor; the rest is the
 * path of a command. Sets `place`, and `flag` if a flag's value is being completed.
 */
const walk = ({ places, valued }: Vocabulary, before: string): string => `  local word place='' flag='' kind='' args=0
  local -a chosen=()
  for word in ${before}; do
    if [[ -n $flag ]]; then
      case "$flag" in
        ${CALLER.join('|')}) chosen+=("$flag" "$word") ;;
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

/** The completion script of each shell. Only ids, slugs and saved sign-ins are completed by running a command. */
export const scripts: Readonly<Record<'bash' | 'zsh' | 'fish', (all: Vocabulary) => string>> = { bash, zsh, fish };
