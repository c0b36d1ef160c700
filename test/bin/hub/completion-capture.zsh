# What zsh offers at the end of lines: zsh -f completion-capture.zsh source|fpath <folder with _hub> <line> …
# The lines are typed on a pseudo-terminal, and answered as `== line` and a word a line.
zmodload zsh/zpty
folder=$2
out=$folder/offered
init=$folder/init
cat >$init <<'INNER'
PROMPT=
autoload -Uz compinit
[[ $HOW = fpath ]] && fpath=($FOLDER $fpath)
compinit -u -D
[[ $HOW = source ]] && source $FOLDER/_hub
compadd() {
  [[ ${@[1,(i)(-|--)]} = *-(O|A|D)\ * ]] && { builtin compadd "$@"; return }
  local -a found
  builtin compadd -O found "$@"
  (( ${#found} )) && print -rl -- $found >>$OUT
  builtin compadd "$@"
}
offer() { zle complete-word; BUFFER=; print -r -- "ended=here" }
zle -N offer
bindkey '^I' offer
print -r -- "ready=now"
INNER
zpty shell "HOW=$1 FOLDER=${(q)folder} OUT=${(q)out} zsh -f -i"
zpty -w shell "source ${(q)init}"
zpty -r shell said '*ready=now*'
for line in "${@[3,-1]}"; do
  : >$out
  zpty -w -n shell "$line"$'\t'
  zpty -r shell said '*ended=here*'
  print -r -- "== $line"
  cat $out
done
zpty -d shell
