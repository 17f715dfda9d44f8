/** What every place with wagers shows of the protection of players. */
export { PlayNotice, SessionFigures } from './lazy-parts.ts';
export { PlayStrip } from './play-strip.tsx';
