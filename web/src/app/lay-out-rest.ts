import { inTurn } from '../shared/hooks/in-turn.ts';

/**
 * Lays out what stands far down the page, part by part: anyone who searches, prints or scrolls fast then finds all of
 * it.
 */
export const layOutRest = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('.far-down, .far-shelf'))
    inTurn(() => part.style.setProperty('content-visibility', 'visible'));
};
