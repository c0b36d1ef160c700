/** What may be written after some commands. */
export interface Words {
  readonly path: readonly string[];
  readonly words: readonly { readonly word: string; readonly about: string }[];
}

/** A path as the scripts write it: each command after a space. */
const placeOf = (path: readonly string[]): string => path.map((one) => ` ${one}`).join('');

/** The commands of a line so far, flags left out, are matched against the paths; the longest decides. */
const bash = (all: readonly Words[]): string => `# bash completion of hub
_hub() {
  local word path='' IFS=$' \\t\\n'
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${all
  .filter(({ path }) => path.length > 0)
  .map(({ path }) => `      ' ${path.join(' ')}') path=' ${path.join(' ')}' ;;`)
  .join('\n')}
    esac
  done
  local words=''
  case "$path" in
${all.map(({ path, words }) => `    '${placeOf(path)}') words='${words.map(({ word }) => word).join(' ')}' ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _hub hub
`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const zsh = (all: readonly Words[]): string => `#compdef hub
# zsh completion of hub
_hub() {
  local word place=''
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$place $word" in
${all
  .filter(({ path }) => path.length > 0)
  .map(({ path }) => `      ' ${path.join(' ')}') place=' ${path.join(' ')}' ;;`)
  .join('\n')}
    esac
  done
  local -a candidates
  case "$place" in
${all
  .map(({ path, words }) => {
    const candidates = words.map(({ word, about }) => quoted(`${word}:${about.replaceAll(':', '\\:')}`)).join(' ');
    return `    '${placeOf(path)}') candidates=(${candidates}) ;;`;
  })
  .join('\n')}
  esac
  _describe 'hub' candidates || _files
}
if [ "$funcstack[1]" = _hub ]; then _hub "$@"; else compdef _hub hub; fi
`;

const fishLine = (path: readonly string[], word: string, about: string): string => {
  const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`;
  return `complete -c hub -n ${quoted(`__hub_at ${path.join(' ')}`.trim())} ${what} -d ${quoted(about)}`;
};

const fish = (all: readonly Words[]): string => `# fish completion of hub
function __hub_at
  set -l place
  for word in (commandline -opc)[2..-1]
    string match -q -- '-*' $word; and continue
    if contains -- (string join ' ' $place $word) ${all
      .filter(({ path }) => path.length > 0)
      .map(({ path }) => quoted(path.join(' ')))
      .join(' ')}
      set -a place $word
    end
  end
  test (string join ' ' $place) = (string join ' ' $argv)
end
${all.flatMap(({ path, words }) => words.map(({ word, about }) => fishLine(path, word, about))).join('\n')}
`;

/** What each shell reads to complete commands; nothing is run while somebody types. */
export const scripts: Readonly<Record<'bash' | 'zsh' | 'fish', (all: readonly Words[]) => string>> = {
  bash,
  zsh,
  fish,
};
