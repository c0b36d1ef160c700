import { Argument, type Command } from 'commander';
import type { Define } from '../call.ts';
import { commands } from '../commands.ts';
import { scripts, type Words } from '../completion-scripts.ts';
import { fill } from '../program.ts';

/** What may follow a command: its subcommands and flags, those of the program included. */
const wordsOf = (command: Command, path: readonly string[], shared: Words['words']): Words[] => {
  const flags = command.options
    .filter(({ long, hidden }) => long && !hidden)
    .map(({ long, description }) => ({ word: long ?? '', about: description }));
  const names = command.commands.map((sub) => ({ word: sub.name(), about: sub.description() }));
  const inner = command.commands.flatMap((sub) => wordsOf(sub, [...path, sub.name()], shared));
  return [{ path, words: [...names, ...flags, ...(path.length > 0 ? shared : [])] }, ...inner];
};

export const define: Define = (command, terminal) => {
  command
    .addArgument(new Argument('<shell>').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      `
bash:  hub completion bash > ~/.local/share/bash-completion/completions/hub
zsh:   hub completion zsh > ~/.zfunc/_hub     (with ~/.zfunc in fpath, before compinit)
fish:  hub completion fish > ~/.config/fish/completions/hub.fish`,
    )
    .action(async (shell: keyof typeof scripts) => {
      const program = command.parent ?? command;
      for (const { name } of commands) {
        const listed = program.commands.find((one) => one.name() === name);
        if (listed && listed !== command) await fill(listed, terminal);
      }
      const shared = program.options.map(({ long, description }) => ({ word: long ?? '', about: description }));
      terminal.out.write(scripts[shell](wordsOf(program, [], shared)));
    });
};
