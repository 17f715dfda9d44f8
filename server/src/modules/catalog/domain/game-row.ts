import type { GameCategory, GameStatus, Volatility } from '@fairground/contract/catalog/game';
import type { Money } from '@fairground/contract/money';
import type { Localized } from '../../../platform/localized.ts';

/** A name in the two languages every name is written in, and in others where somebody did. */
export type Names = Localized & { readonly TY: string; readonly EN: string };

/** A vendor as an import hands it over. */
export type VendorRow = {
  /** Unique: JL, TCG_SEA, BTI … */
  readonly code: string;
  readonly names: Names;
  /** In the order its lanes should name it; at least one. */
  readonly categories: readonly GameCategory[];
  /** Vendors of one group stand together in lists, such as a studio and its labels. */
  readonly group: string;
  /** The wallet account it plays from; it distinguishes lotteries (TCG_SEA, TCG_LOTTO_VN, LOTT, ELOTT). */
  readonly accountTypeName: string;
  /** Lower stands first. */
  readonly sort: number;
  /** The word-mark: 12 hexadecimal digits of a digest of all it is made of. See `logoAddress` of the contract. */
  readonly logoKey: string;
  readonly hue: number;
};

/** A label of games, what `gameClassify` names: classic, megaways, baccarat … */
export type LabelRow = {
  readonly code: string;
  readonly category: GameCategory;
  readonly names: Names;
  readonly sort: number;
};

/** A game as an import hands it over. Together `vendor` and `gameId` are unique, and never change. */
export type GameRow = {
  /** The vendor's code. */
  readonly vendor: string;
  readonly gameId: string;
  readonly roomId: string;
  readonly category: GameCategory;
  /** A label's code of the same category. */
  readonly classify: string;
  readonly names: Names;
  /**
   * What it is about and how it plays, as words of code: `dragon`, `megaways`. The rules text goes by the mechanic, and
   * `lobby` is the entry of a vendor, whose games are listed when it is opened.
   */
  readonly theme: string;
  readonly mechanic: string;
  readonly volatility: Volatility | null;
  /** Lines that pay; 0 where the game has none. */
  readonly lines: number;
  readonly minBet: Money;
  readonly maxBet: Money | null;
  /** Hundredths of a percent: 9650 is 96.50 %. Null until an engine states it. */
  readonly rtp: number | null;
  readonly hitRate: number | null;
  /** The largest win as a multiple of the stake. */
  readonly maxWin: number | null;
  /** `2026-11-15`. */
  readonly releasedOn: string;
  /** In degrees. */
  readonly hue: number;
  /** What the tile is drawn from, for anyone who draws it; the key names the drawn picture (12 hexadecimal digits). */
  readonly tileSeed: number;
  readonly pictureKey: string;
  /** The model of mathematics that plays it; null while no engine does. */
  readonly modelId: string | null;
  readonly isHot: boolean;
  /** A lottery's code and the play it opens with; empty for other games. */
  readonly code: string;
  readonly defaultPlayType: string;
  /** OPEN where an engine plays it, else COMING_SOON. An operator's word counts for more. */
  readonly status: GameStatus;
};

/** Everything an import brings: all or nothing of it is taken. */
export type CatalogueRows = {
  readonly vendors: readonly VendorRow[];
  readonly labels: readonly LabelRow[];
  readonly games: readonly GameRow[];
};
