import type { Figures } from '@fairground/contract/studio/game';
import { channelWords, figureWords } from '@fairground/engines/slots/figure-words';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { figuresQuery } from '../api/figures-query.ts';

/** The PAR sheet of a slot in plain words, from the engine that plays it; nothing where there is none. */
export function GameFigures({ modelId }: { readonly modelId: string }) {
  const t = useTranslations('figures');
  const { data } = useQuery(figuresQuery(modelId));
  const told = (data?.figures ?? []).filter(({ par }) => par !== undefined);
  if (told.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="game-figures">
      <h3 id="game-figures" className="text-base">
        {t('title')}
      </h3>
      {told.map((figures) => (
        <ModeFigures key={figures.mode} figures={figures} hasName={told.length > 1} />
      ))}
    </section>
  );
}

type ModeFiguresProps = {
  readonly figures: Figures;
  /** A game with one way to bet needs no name for it. */
  readonly hasName: boolean;
};

function ModeFigures({ figures, hasName }: ModeFiguresProps) {
  const t = useTranslations('figures');
  const write = useWriteNumber();
  const { mode } = figures;
  const parts = channelWords(figures, write);
  const isMeasured = parts.some(({ margin }) => margin !== undefined);
  return (
    <div className="grid grid-cols-1 gap-3 text-sm leading-relaxed">
      {hasName && (
        <h4 className="text-sm font-semibold text-ink">
          {mode === 'base' || mode === 'buy' ? t(`mode-${mode}`) : mode}
        </h4>
      )}
      <ul className="grid max-w-prose list-disc gap-1.5 ps-5 text-ink-soft">
        {figureWords(figures, write).map(({ key, values }) => (
          // Which figures a sentence takes is known where the sentences are chosen, not by the type of its key.
          <li key={key}>{t(key, values as never)}</li>
        ))}
      </ul>
      {parts.length > 1 && (
        <>
          <p className="text-ink-faint">{t(isMeasured ? 'parts-measured' : 'parts')}</p>
          <ul className="grid grid-cols-[fit-content(11rem)_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
            {parts.map(({ key, rtp, margin, part }) => (
              <li key={key} className="col-span-full grid grid-cols-subgrid items-center tabular-nums">
                <span className="text-ink-soft">{t(key)}</span>
                <span className="figure-bar" aria-hidden="true" style={{ '--part': part / 100 } as CSSProperties} />
                <span className="text-end">
                  {rtp}%{margin !== undefined && <span className="text-ink-faint">{` ± ${margin}%`}</span>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const useWriteNumber = () => {
  const numbers = useNumbers();
  return (value: number, decimals: number): string => numbers.decimal(value, decimals);
};
