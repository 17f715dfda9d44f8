import { useTranslations } from '../../../shared/i18n/index.ts';
import { lineOf } from '../model/markets.ts';
import type { MarketName } from '../model/markets.ts';

export type Teams = { readonly home: string; readonly away: string };

const PLAIN = [
  '1x2', 'dc', 'dnb', 'ah', 'ou', 'oe', 'btts', 'exact', 'cs', 'htft', 'winner', 'maps', 'map-ah', 'map-score', 'fight',
] as const; // prettier-ignore
const SINGLE_WORDS = ['odd', 'even', 'yes', 'no', 'other', 'none', 'meron', 'wala'] as const;

/** Markets and selections in the words of the player: by team, line and score, never by a code. */
export const useSportsWords = () => {
  const t = useTranslations('sports');

  const plainName = ({ type, variant }: MarketName, teams: Teams): string => {
    const known = PLAIN.find((name) => name === type);
    if (known !== undefined) return t(`market.${known}`);
    switch (type) {
      case 'team':
        return t('market.team', { team: variant === 'away' ? teams.away : teams.home });
      case 'goal':
      case 'map':
        return t(`market.${type}`, { number: variant });
      default:
        return t('market.other');
    }
  };

  const marketName = (market: MarketName, teams: Teams): string => {
    const plain = plainName(market, teams);
    return market.period === 'h1' || market.period === 'h2' ? t(`period.${market.period}`, { market: plain }) : plain;
  };

  const sideName = (code: string, { home, away }: Teams): string | undefined => {
    switch (code) {
      case 'h':
        return home;
      case 'a':
        return away;
      case 'd':
      case 'draw':
        return t('selection.draw');
      default:
        return undefined;
    }
  };

  const selectionName = (market: MarketName, code: string, teams: Teams): string => {
    const line = lineOf(market, code);
    if (code === 'over' || code === 'under') return t(`selection.${code}`, { line: line ?? '' });
    const side = sideName(code, teams);
    if (side !== undefined) return line === undefined ? side : t('selection.with-line', { team: side, line });
    const word = SINGLE_WORDS.find((known) => known === code);
    if (word !== undefined) return t(`selection.${word}`);
    if (market.type === 'dc') {
      const [one = '', other = ''] = [...code].map((each) => sideName(each, teams) ?? each);
      return t('selection.or', { one, other });
    }
    if (market.type === 'htft') {
      const [half = '', full = ''] = code.split('/').map((each) => sideName(each, teams) ?? each);
      return t('selection.then', { half, full });
    }
    if (market.type === 'exact') return t('selection.goals', { count: code });
    return code;
  };

  return { marketName, selectionName, matchName: ({ home, away }: Teams) => t('match', { home, away }) };
};
