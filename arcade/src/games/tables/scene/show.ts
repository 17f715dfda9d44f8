import type { TableResult } from '@fairground/contract/studio/game';
import type { HandsState } from './hands-show.ts';

/** What a result is shown with, on the cloth before the dealer. */
export type Show = {
  readonly element: SVGGElement;
  /** As it lies without motion; null before anything was dealt. */
  readonly rest: (result: TableResult | null) => void;
  /** Of a game that asks its players: what lies there while they decide. */
  readonly follow?: (state: HandsState) => void;
  /** The result with all its motion, within what time is left. */
  readonly play: (result: TableResult, leftMs: number) => Promise<void>;
};
