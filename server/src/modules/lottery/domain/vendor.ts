import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { Game } from '@fairground/engines/lottery/games';

/** Under which vendor and category of the catalogue a game is played: what the history of bets goes by. */
const OF_AREA: Readonly<Record<Game['area'], { readonly vendor: string; readonly category: BetCategory }>> = {
  CN: { vendor: 'TCG_LOTTO', category: 'ELOTT' },
  VN: { vendor: 'TCG_LOTTO_VN', category: 'LOTT' },
  SEA: { vendor: 'TCG_SEA', category: 'LOTT' },
};

export const vendorOf = ({ area }: Game) => OF_AREA[area];

export const VENDORS: readonly string[] = Object.values(OF_AREA).map(({ vendor }) => vendor);
