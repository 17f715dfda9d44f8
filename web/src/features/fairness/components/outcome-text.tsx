import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { Examination } from '../model/examine.ts';
import { lookOf } from '../model/outcome-look.ts';

/** What the draw came to. */
export function OutcomeText({ examination }: { readonly examination: Examination }) {
  const t = useTranslations('fair');
  const numbers = useNumbers();
  const look = lookOf(examination, numbers);
  if (look.kind === 'figures')
    return (
      <ul aria-label={t('step.outcome')} className="flex flex-wrap gap-1.5">
        {look.figures.map((figure, index) => (
          <li
            // Places, not figures, tell them apart: a card may come twice.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
            data-marked={look.marked.includes(index) ? '' : undefined}
            className="rounded-md bg-surface-3 px-2.5 py-1 font-display text-base tabular-nums data-marked:bg-accent data-marked:text-accent-ink"
          >
            <bdi>{figure}</bdi>
          </li>
        ))}
      </ul>
    );
  return (
    <div className="grid gap-3">
      <div dir="ltr" className="flex flex-wrap gap-3">
        {look.boards.map((reels, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- boards have no other name than their place
            key={index}
            className="flex gap-1 rounded-md bg-surface-2 p-2 font-mono text-sm"
          >
            {reels.map((reel, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- so have reels
              <span key={place} className="grid justify-items-center">
                {[...reel].map((symbol, row) => (
                  // oxlint-disable-next-line react/no-array-index-key -- and cells
                  <span key={row} className="w-5 text-center">
                    {symbol}
                  </span>
                ))}
              </span>
            ))}
          </div>
        ))}
      </div>
      <p className="text-sm">{t('slot-pay', { pay: numbers.plain(look.pay) })}</p>
    </div>
  );
}
