import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Play } from '@fairground/engines/lottery/play';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { kindName } from '../model/play-names.ts';

/** Rules are named by the kinds of the engine; some tell a number, some none, and all may be given both. */
type Fill = (key: string, numbers: { readonly count: number; readonly lots: number }) => string;

/** How a play wins, in one sentence. A test holds the catalogues to the engine's plays. */
export const usePlayRule = (family: FamilyCode): ((play: Play) => string) => {
  const fill = useTranslations('lottery-rules') as unknown as Fill;
  return (play) => {
    const { key, count } = kindName(family, play);
    return fill(`rule.${key}`, { count, lots: play.lots });
  };
};
