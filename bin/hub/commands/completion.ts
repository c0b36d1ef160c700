import { Argument, Option } from 'commander';
import { callOf, callWithout, type Define } from '../call.ts';
import { CANDIDATE_LINE, candidatesOf, profileCandidates } from '../candidates.ts';
import { scripts } from '../completion-scripts.ts';
import { vocabularyOf } from '../completion-words.ts';
import { fillers } from '../fillers.ts';

interface Flags {
  readonly candidates?: string;
}

export const define: Define = (command, terminal) => {
  command
    .addArgument(new Argument('<shell>').choices(Object.keys(scripts)))
    .addOption(new Option('--candidates <kind>', 'print values of the service').hideHelp())
    .addHelpText(
      'after',
      `
bash:  hub completion bash > ~/.local/share/bash-completion/completions/hub
zsh:   hub completion zsh > ~/.zfunc/_hub   (~/.zfunc in fpath, before compinit)
fish:  hub completion fish > ~/.config/fish/completions/hub.fish`,
    )
    .action(async (shell: keyof typeof scripts) => {
      const { candidates: kind } = callWithout<Flags>(command, terminal).flags;
      if (kind !== undefined) {
        /* A shell cannot show an error while a word is typed. */
        const found = await (async () =>
          kind === 'profile'
            ? profileCandidates(terminal)
            : candidatesOf(await callOf(command, terminal), kind))().catch(() => []);
        for (const candidate of found) terminal.out.write(`${CANDIDATE_LINE[shell]?.(candidate)}\n`);
        return;
      }
      const program = command.parent ?? command;
      for (const listed of program.commands) if (listed !== command) await fillers.get(listed)?.();
      terminal.out.write(scripts[shell](vocabularyOf(program)));
    });
};
