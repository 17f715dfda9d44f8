import type { FamilyCode } from '@fairground/engines/lottery/families';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { StatPlace } from '../model/stat-places.ts';

const POWERS: Partial<Record<FamilyCode, number>> = { SSC: 5, P5: 5, '3D': 3 };

/** What a place of the board is called where it stands alone. */
export const usePlaceName = (family: FamilyCode): ((place: StatPlace['place']) => string) => {
  const t = useTranslations('lottery-plays');
  return (place) => {
    if (place === 'all' || place === 'tails') return t(`place.${place}`);
    switch ((POWERS[family] ?? 0) - 1 - place) {
      case 4:
        return t('power.4');
      case 3:
        return t('power.3');
      case 2:
        return t('power.2');
      case 1:
        return t('power.1');
      case 0:
        return t('power.0');
      default:
        return t('place.number', { number: String(place + 1) });
    }
  };
};
