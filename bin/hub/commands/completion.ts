import { Argument } from 'commander';
import type { Define } from '../call.ts';
import { scripts } from '../completion-scripts.ts';
import { vocabularyOf } from '../completion-words.ts';
import { fillers } from '../fillers.ts';

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
      for (const listed of program.commands) if (listed !== command) await fillers.get(listed)?.();
      terminal.out.write(scripts[shell](vocabularyOf(program)));
    });
};
