/** What every place with wagers shows of the protection of players. */
import { lazyPart } from '../lazy-part.ts';

export const PlayNotice = lazyPart(() => import('./play-notice.tsx').then((part) => part.PlayNotice), ['protection']);
