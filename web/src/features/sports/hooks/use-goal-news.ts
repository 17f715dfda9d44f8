import { useEffect, useRef } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { announce } from './announcements.ts';
import { useFavourites } from './favourites.ts';
import type { LiveFixture } from './live-store.ts';

/** Reads out goals of a match that is followed, while it is on the page. */
export const useGoalNews = ({ fixtureId, home, away, score }: LiveFixture): void => {
  const t = useTranslations('sports');
  const isFollowed = useFavourites(({ ids }) => ids.includes(fixtureId.toString()));
  const text = `${score.home} : ${score.away}`;
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (isFollowed)
      announce(t('announce.goal', { match: t('match', { home: home.name, away: away.name }), score: text }));
  }, [text, isFollowed, t, home.name, away.name]);
};
