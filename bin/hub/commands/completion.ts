import { Argument } from 'commander';
import type { Define } from '../call.ts';
import { commands } from '../commands.ts';
import { scripts } from '../completion-scripts.ts';
import { vocabularyOf } from '../completion-words.ts';
import { fill } from '../program.ts';

export const define: Define = (command, terminal) => {
  command
    .addArgument(new Argument('<shell>').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      `
bash:  hub completion bash > ~/.local/share/bash-completion/completions/hub
zsh:   hub completion zsh > ~/.zfunc/_hub   (~/.zfunc in fpath, before compinit)
fish:  hub completion fish > ~/.config/fish/completions/hub.fish`,
    )
    .action(async (shell: keyof typeof scripts) => {
      const program = command.parent ?? command;
      for (const { name } of commands) {
        const listed = program.commands.find((one) => one.name() === name);
        if (listed && listed !== command) await fill(listed, terminal);
      }
      terminal.out.write(scripts[shell](vocabularyOf(program)));
    });
};
