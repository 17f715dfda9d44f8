import { nodeProgram, runCommand } from '../process/command.ts';

/** What a step of the check found: nothing wrong, or the words to show. `note` is shown either way. */
export type Finding = { readonly isGood: boolean; readonly report: string; readonly note?: string };

export type Step = { readonly name: string; readonly run: () => Promise<Finding> };

/** A step that is a program of node_modules: its exit code judges, its output is the report. */
export const programStep = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runCommand([...nodeProgram(script), ...args]);
    return { isGood: code === 0, report: output.trim() };
  },
});
