import type { Look } from '@fairground/contract/catalog/look';
import type { SlotLabel } from './labels.ts';
import type { MoodName } from './moods.ts';
import type { SceneName } from './scenes.ts';

/**
 * A theme as it is written, and the one table of subjects: every noun and place a title can speak of, in both languages,
 * with the glyph that shows it (`English = classifier Tên @glyph`), the places it plays in, its palettes and its look.
 * Words in small letters before the Vietnamese noun are its classifier; those before a place are its preposition.
 * After a change run `tools/art/casts.ts`.
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
  readonly look: Look;
};
