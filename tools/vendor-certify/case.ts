import type { Stage } from './stage.ts';

/** One line of the contract and how it is tried. */
export type Case = { readonly rule: string; readonly title: string; readonly run: (stage: Stage) => Promise<void> };
