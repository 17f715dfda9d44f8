import type { TableKind } from '@fairground/contract/studio/game';
import { BACCARAT_BETS } from '@fairground/engines/tables/baccarat';
import type { Texts, TextKey } from '../../texts/texts.ts';

const PLAIN: ReadonlySet<string> = new Set([
  'hand',
  ...BACCARAT_BETS,
  'dragon',
  'tiger',
  'suited-tie',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'small',
  'big',
  'any-triple',
  'bau',
  'cua',
  'tom',
  'ca',
  'ga',
  'nai',
  'four-red',
  'four-white',
  'three-red',
  'three-white',
  'two-two',
]);

/** What a spot is called, in the player's language. */
export const spotName = (spot: string, kind: TableKind, { t }: Pick<Texts, 't'>): string => {
  if (PLAIN.has(spot)) return t(`spot-${spot}` as TextKey);
  const [what = '', value = ''] = spot.split(':');
  if (kind === 'money-wheel') return t(`spot-field-${spot}` as TextKey);
  if (kind === 'fan-tan') {
    const numbers = value.split('-');
    const [first = '', second = ''] = numbers;
    return t(`spot-${what}` as TextKey, { first, second, numbers: numbers.join(' · ') });
  }
  if (kind === 'dragon-tiger') {
    const [side = '', bet = ''] = spot.split('-');
    return t('spot-side-card', { side: t(`spot-${side}` as TextKey), bet: t(`spot-card-${bet}` as TextKey) });
  }
  if (what === 'dozen') return t('spot-dozen', { from: Number(value) * 12 - 11, to: Number(value) * 12 });
  if (what === 'column') return t('spot-column', { column: value });
  if (what === 'pair') {
    const [one = '', two = ''] = value.split('-');
    return t('spot-pair', { one, two });
  }
  if (kind === 'sic-bo') return t(`spot-${what}` as TextKey, { value });
  return t('spot-numbers', { numbers: value.replaceAll('-', ' · ') });
};

/** What a spot pays at best, as a rate card writes it. */
export const paysText = (maxWin: string | null, { t, number }: Pick<Texts, 't' | 'number'>): string => {
  const toOne = Number(maxWin ?? '1') - 1;
  return t('table-to-one', { value: number(toOne, Number.isInteger(toOne) ? 0 : 2) });
};
