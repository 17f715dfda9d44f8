import type { TableResult } from '@fairground/contract/studio/game';

/** What a result is shown with, on the cloth before the dealer. */
export type Show = {
  readonly element: SVGGElement;
  /** As it lies without motion; null before anything was dealt. */
  readonly rest: (result: TableResult | null) => void;
  /** The result with all its motion, within what time is left. */
  readonly play: (result: TableResult, leftMs: number) => Promise<void>;
};
