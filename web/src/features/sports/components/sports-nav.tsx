import { ODDS_FORMATS } from '@fairground/engines/sports/odds-formats';
import { Badge } from '@fairground/ui/badge';
import { FlaskConical } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { oddsChoice, useOddsFormat } from '../hooks/odds.ts';
import type { Face } from '../model/faces.ts';
import { homeOf } from '../model/faces.ts';

export type SportsPlaceName = 'book' | 'bets' | 'results' | 'rules';

type SportsNavProps = { readonly face: Face; readonly current: SportsPlaceName | undefined };

/** The places of the book, how odds are written, and that all of it is simulated. */
export function SportsNav({ face, current }: SportsNavProps) {
  const t = useTranslations('sports');
  const places = [
    ['book', homeOf(face)],
    ['bets', '/sports/bets'],
    ['results', '/sports/results'],
    ['rules', '/sports/rules'],
  ] as const;
  return (
    <div className="sb-bar">
      <nav aria-label={t('nav.label')} className="sb-tabs">
        {places.map(([name, href]) => (
          <a key={name} href={href} className="sb-tab" aria-current={name === current ? 'page' : undefined}>
            {t(`nav.${name}`)}
          </a>
        ))}
      </nav>
      <div className="flex items-center gap-2">
        <Simulated />
        <OddsFormatSelect />
      </div>
    </div>
  );
}

/** Says on every page and on the slip that matches and results are made by a simulator. */
export function Simulated() {
  const t = useTranslations('sports');
  return (
    <span title={t('simulated-text')}>
      <Badge tone="info" icon={<FlaskConical aria-hidden="true" />}>
        {t('simulated')}
      </Badge>
    </span>
  );
}

function OddsFormatSelect() {
  const t = useTranslations('sports');
  const format = useOddsFormat();
  return (
    <label className="sb-format">
      <span className="sr-only">{t('format.label')}</span>
      <select
        value={format}
        onChange={({ target }) => {
          const chosen = ODDS_FORMATS.find((known) => known === target.value);
          if (chosen !== undefined) oddsChoice.choose(chosen);
        }}
      >
        {ODDS_FORMATS.map((known) => (
          <option key={known} value={known}>
            {t(`format.${known}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
