/** The help centre: the page's content, a few questions to start with, and the popup. */
export { HelpCenter } from './components/help-center.tsx';
export { HelpTeaser } from './components/help-teaser.tsx';
export { HelpModal } from './lazy-parts.ts';
