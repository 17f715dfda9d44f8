export { expect } from 'vitest';

type Case = { readonly title: string; readonly body: () => unknown };

let collected: Case[] = [];

/** Stands for the test runner's `test` while mutants are tried. */
export const test = (title: string, body: () => unknown): void => {
  collected.push({ title, body });
};

/** The cases of the file that was loaded last. */
export const takeTests = (): readonly Case[] => {
  const taken = collected;
  collected = [];
  return taken;
};
