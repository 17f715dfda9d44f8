import type { TableResult } from '@fairground/contract/studio/game';
import type { HandShown } from '@fairground/contract/studio/hands';

/** What lies before the player and the dealer's open card. */
export type HandsState = {
  readonly up: number;
  readonly hands: readonly HandShown[];
  /** The hand that is to be decided on; null when none is. */
  readonly turn: number | null;
};

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
