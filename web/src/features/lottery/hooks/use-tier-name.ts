import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Play } from '@fairground/engines/lottery/play';
import type { Messages } from '@fairground/locales/messages';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePlayWords } from './use-play-words.ts';

type TierKey = keyof Messages['lottery-plays']['tier'];
type PatternKey = keyof Messages['lottery-plays']['pattern'];

/** Plays whose tiers are the pattern that was drawn. */
const BY_PATTERN = /\.(?:mixed|group-sum|fixed-digit)$/;

const TIERS: readonly string[] = [
  'all',
  'first',
  'second',
  'third',
  'special',
  'consolation',
  'last3',
  'side',
  'four',
  'four-any',
  'three',
  'three-any',
  'front2',
  'back2',
] satisfies readonly TierKey[];

const isTier = (name: string): name is TierKey => TIERS.includes(name);

/** What a count of right numbers is called, such as `hit5+`. */
export const useHitName = (): ((tier: string) => string) => {
  const t = useTranslations('lottery-plays');
  return (tier) => {
    const [, count = '', plus = ''] = /^hit(\d+)(\+?)$/.exec(tier) ?? [];
    return t(plus === '' ? 'tiers.hit' : 'tiers.hit-plus', { count });
  };
};

/** What a tier of a play is called: by its own text, by a count, or by the symbol that names it. */
export const useTierName = (family: FamilyCode): ((play: Play, tier: string) => string) => {
  const t = useTranslations('lottery-plays');
  const words = usePlayWords(family);
  const hitName = useHitName();
  return (play, tier) => {
    if (BY_PATTERN.test(play.code)) return t(`pattern.${tier as PatternKey}`);
    const [, kind = '', count = ''] = /^(hit|last|pick|of)(\d+)\+?$/.exec(tier) ?? [];
    if (kind === 'hit') return hitName(tier);
    if (kind === 'last' && tier !== 'last3') return t('tiers.last', { count });
    if (kind === 'pick') return t('tiers.pick', { count });
    if (kind === 'of') return t('tiers.of', { count });
    const [first = '', second = ''] = tier.split('.');
    // Lao sets name the form of the number first, boxes of 4D the number of their orders last.
    if (isTier(second)) return `${t(`tier.${second}`)} (${first})`;
    if (second !== '' && isTier(first)) return `${t(`tier.${first}`)} · ${t('tiers.orders', { count: second })}`;
    if (isTier(tier)) return t(`tier.${tier}`);
    return words.symbol(tier);
  };
};
