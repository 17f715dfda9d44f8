import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { hexOf } from '../model/blocks.ts';
import type { DrawnNumber } from '../model/draws.ts';

/** Each number with the words it took: which were thrown away, and what is left of the one that counted. */
export function NumberTable({ numbers }: { readonly numbers: readonly DrawnNumber[] }) {
  const t = useTranslations('fair');
  const { whole } = useNumbers();
  return (
    <section
      aria-label={t('step.numbers')}
      className="max-h-80 overflow-auto rounded-md bg-surface-2"
      // A long table scrolls by its keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <table className="w-full text-xs tabular-nums sm:text-sm">
        <thead>
          <tr className="text-ink-faint [&>th]:px-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-semibold">
            <th scope="col">{t('table.word')}</th>
            <th scope="col" className="max-sm:hidden">
              {t('table.decimal')}
            </th>
            <th scope="col">{t('table.bound')}</th>
            <th scope="col">{t('table.number')}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.flatMap(({ words, bound, value }, index) =>
            words.map(({ block, place, word, isKept }) => (
              <tr key={`${index} ${block} ${place}`} className="border-t border-line/60 [&>td]:px-3 [&>td]:py-1.5">
                <td>
                  <bdi dir="ltr" className={`font-mono ${isKept ? '' : 'text-ink-faint line-through'}`}>
                    {hexOf(word)}
                  </bdi>
                </td>
                <td className="max-sm:hidden">{whole(word)}</td>
                <td>{bound === null ? '–' : whole(bound)}</td>
                <td className={isKept ? 'font-semibold' : 'text-ink-faint'}>
                  {isKept ? whole(value) : t('table.thrown-away')}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
