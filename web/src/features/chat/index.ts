/** The chat window. */
export { ChatFrame } from './lazy-parts.ts';
