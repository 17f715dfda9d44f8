import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { readDayTile, readHealthTile, readTimeline } from '@fairground/contract/desk/operator-endpoints';

export const deskOffers: ConsoleOffer = {
  pages: [{ id: 'desk.reports', needs: 'reports.read', area: 'reports', order: 10, path: '/reports' }],
  // Its words are a part of their own: those of the desk come with the first page.
  timelines: [{ id: 'story.timeline', needs: 'members.read', on: 'member', by: 'memberId', read: readTimeline }],
  tiles: [
    { id: 'desk.day', needs: 'reports.read', as: 'figure', order: 1, read: readDayTile, leads: '/reports' },
    { id: 'desk.health', needs: 'system.read', as: 'figure', order: 2, read: readHealthTile },
  ],
};
