import { useTexts } from '../texts/texts.tsx';
import { ChangeValue } from './change-value.tsx';
import type { Words } from '../texts/words.ts';

export type FieldChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

type ChangesProps = { readonly list: readonly FieldChange[]; readonly words: Words; readonly label: string };

/** Before and after, field by field: the same in the change dialog, in approvals and in the audit trail. */
export function Changes({ list, words, label }: ChangesProps) {
  const t = useTexts();
  if (list.length === 0) return <p className="text-ink-soft">{t('change.none')}</p>;
  return (
    <div className="overflow-x-auto rounded-md bg-surface-1 shadow-low">
      <table className="w-full text-start">
        <caption className="sr-only">{label}</caption>
        <thead className="bg-surface-2 text-xs text-ink-soft">
          <tr>
            {(['field', 'before', 'after'] as const).map((head) => (
              <th key={head} scope="col" className="h-8 px-3 text-start font-semibold">
                {t(`change.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ field, before, after }) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-2 text-start font-semibold">
                {words.field(field)}
              </th>
              <td className="px-3 py-2 text-loss wrap-anywhere">
                {before === null || before === '' ? (
                  <span className="text-ink-faint">–</span>
                ) : (
                  <del>
                    <ChangeValue {...{ field, words }} value={before} />
                  </del>
                )}
              </td>
              <td className="px-3 py-2 text-gain wrap-anywhere">
                {after === null || after === '' ? (
                  <span className="text-ink-faint">–</span>
                ) : (
                  <ins className="no-underline">
                    <ChangeValue {...{ field, words }} value={after} />
                  </ins>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
