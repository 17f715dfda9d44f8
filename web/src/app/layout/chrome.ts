import { tabStorage } from '@fairground/client/session';
import type { Chrome } from '../../shared/page/site-route.ts';

/** Set by a game that wants the bars around it on /seamless and /vnlottery. */
const SHOW_BARS_KEY = 'showLeftTopBar';

/** Which bars stand around a page. */
export type Bars = { readonly hasLeftBar: boolean; readonly hasHeader: boolean; readonly hasRest: boolean };

const ALL: Bars = { hasLeftBar: true, hasHeader: true, hasRest: true };

export const barsOf = (chrome: Chrome, areBarsWanted: boolean): Bars => {
  switch (chrome) {
    case 'full':
      return ALL;
    case 'bars-hidden':
      return areBarsWanted ? ALL : { hasLeftBar: false, hasHeader: false, hasRest: true };
    case 'bare':
      return { hasLeftBar: false, hasHeader: false, hasRest: false };
  }
};

/** The stored flag by which a game keeps the bars around it. */
export const areBarsWanted = (): boolean => tabStorage.read(SHOW_BARS_KEY) === 'true';
