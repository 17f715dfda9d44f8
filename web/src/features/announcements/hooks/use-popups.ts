import type { Announcement } from '@fairground/contract/content/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announcementsQuery } from '../api/announcements-query.ts';
import { popupsToShow } from '../model/popup-memory.ts';

/** What still has to pop up for this visitor: those for everybody, not those for after login. */
export const usePopups = (): { readonly popups: readonly Announcement[]; readonly finish: () => void } => {
  const [isFinished, setFinished] = useState(false);
  const popup = useQuery(announcementsQuery()).data?.popup;
  const popups = isFinished || !popup ? [] : popupsToShow(popup.filter(({ type }) => type === 'PU'));
  return { popups, finish: () => setFinished(true) };
};
