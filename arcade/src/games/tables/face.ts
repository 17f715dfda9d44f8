import type { TableKind, TableResult } from '@fairground/contract/studio/game';
import type { TablePast } from '@fairground/contract/studio/table';
import type { RoadResult } from '@fairground/engines/tables/roads';
import type { Sound } from '../../shell/sound.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Show } from './scene/show.ts';
import type { Spot, Tone } from './spots.ts';

/** What stands for one side in the roads. */
export type RoadSide = { readonly name: string; readonly short: string; readonly tone: Tone };

/** How one game looks and speaks; everything else is the same at every table. */
export type Face = {
  readonly kind: TableKind;
  /** The cloth, from the light to the shade. */
  readonly cloth: readonly [string, string];
  readonly spots: readonly Spot[];
  readonly show: (sound: Sound) => Show;
  /** The side a round counts for in the roads; undefined in a game without sides. */
  readonly sideOf: (result: TableResult) => RoadResult | undefined;
  readonly sides: Readonly<Record<RoadResult, RoadSide>>;
  /** What came before, drawn as players of this game read it. */
  readonly roads: (past: readonly TablePast[]) => readonly Node[];
  readonly resultText: (result: TableResult) => string;
  readonly rule: string;
};

export type MakeFace = (texts: Texts) => Face;
