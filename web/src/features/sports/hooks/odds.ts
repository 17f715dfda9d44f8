import { createDeviceChoice, useDeviceChoice } from '@fairground/client/session';
import { ODDS_FORMATS, oddsText } from '@fairground/engines/sports/odds-formats';
import type { OddsFormat } from '@fairground/engines/sports/odds-formats';
import { useBrand } from '../../../shared/brand/use-brand.ts';

/** How this device writes odds. */
export const oddsChoice = createDeviceChoice<OddsFormat>('odds-format', [...ODDS_FORMATS]);

export const useOddsFormat = (): OddsFormat => useDeviceChoice(oddsChoice);

/** Writes odds in the format of this device, with the signs of the brand. */
export const useOddsText = (): ((oddsMilli: number) => string) => {
  const format = useOddsFormat();
  const { decimal } = useBrand().numbers;
  return (oddsMilli) => oddsText(oddsMilli, format).replace('-', '\u2212').replace('.', decimal);
};
