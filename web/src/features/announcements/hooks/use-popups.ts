import type { Announcement } from '@fairground/contract/content/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announcementsQuery } from '../api/announcements-query.ts';
import { popupsToShow } from '../model/popup-memory.ts';
import { isGreetingEarly } from './greeting-watch.ts';

type Popups = {
  readonly popups: readonly Announcement[];
  /** None is on the screen and none will come in this visit. */
  readonly isOver: boolean;
  readonly finish: () => void;
};

/** What still has to pop up for this visitor: those for everybody, not those for after login. */
export const usePopups = (): Popups => {
  const [isFinished, setFinished] = useState(() => !isGreetingEarly());
  const { data, isPending } = useQuery(announcementsQuery());
  const popups = isFinished || !data ? [] : popupsToShow(data.popup.filter(({ type }) => type === 'PU'));
  return { popups, isOver: isFinished || (!isPending && popups.length === 0), finish: () => setFinished(true) };
};
