/** The help centre: the page's content and a few questions to start with. */
export { helpQuery } from './api/help-query.ts';
export { HelpCenter } from './components/help-center.tsx';
export { HelpTeaser } from './components/help-teaser.tsx';
