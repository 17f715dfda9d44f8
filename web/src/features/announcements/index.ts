/** News of the site: the running line, the list and what pops up. */
export { NewsTicker } from './components/news-ticker.tsx';
export { watchForGreeting } from './hooks/greeting-watch.ts';
export { usePopups } from './hooks/use-popups.ts';
export { AnnouncementsModal, PopupAnnouncements } from './lazy-parts.ts';
