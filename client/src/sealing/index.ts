/** Sealing and opening without Web Crypto; large, so import it lazily and only where the browser lacks it. */
export { newPairByHand, openByHand } from './open-by-hand.ts';
