import type { LimitKind, LimitWindow } from '@fairground/contract/market/policy';
import { WINDOW_RUNS } from '@fairground/contract/protection/limits';
import { useState } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { zoneName } from '../model/zone-name.ts';

/** What a limit counts and when it begins anew, by the same table that the server counts by. */
export const useWindowText = (): ((kind: LimitKind, window: LimitWindow) => string) => {
  const t = useTranslations('protection');
  const { timeZone } = useBrand();
  const [zone] = useState(() => zoneName(timeZone, new Date()));
  return (kind, window) => t(`runs.${WINDOW_RUNS[kind]}.${window}`, { zone });
};
