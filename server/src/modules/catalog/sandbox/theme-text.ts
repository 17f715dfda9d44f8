import type { SlotLabel } from './labels.ts';
import type { MoodName } from './moods.ts';
import type { SceneName } from './scenes.ts';

/**
 * A theme as it is written: nouns in both languages with the motif that shows them, `English = classifier Tên @motif`.
 * Words in small letters before the Vietnamese noun are its classifier; those before a place are its preposition.
 */
export type ThemeText = {
  readonly id: string;
  readonly label: SlotLabel;
  readonly moods: readonly [MoodName, MoodName];
  /** Where it may play, the most fitting first. */
  readonly scenes: readonly SceneName[];
  /** Leading hues in degrees, one palette each. */
  readonly hues: readonly number[];
  readonly beings: string;
  readonly things: string;
  readonly places: string;
  /** Motifs without a name of their own, to stand small beside the large one. */
  readonly extras: string;
};
