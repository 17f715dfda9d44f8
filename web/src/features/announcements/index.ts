/** News of the house: the running line, the list and what pops up. */
export { tickerQuery } from './api/announcements-query.ts';
export { NewsTicker } from './components/news-ticker.tsx';
