import { Scale, UserCheck, UserX } from 'lucide-react';
import type { PartProps } from '../../app/features.ts';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';

const SIGNS = { own: UserX, 'not-yours': UserX, yours: UserCheck, closed: Scale } as const;

/** Says why there is an Approve, or none. */
export function Part({ record }: PartProps) {
  const t = useTexts();
  const words = wordsOf(t, 'approvals.decision');
  const standing = standingOf(record);
  const Sign = SIGNS[standing];
  return (
    <section aria-label={words.title} className="flex items-start gap-3 rounded-md bg-surface-1 p-4 shadow-low">
      <Sign
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${standing === 'yours' ? 'text-accent-text' : 'text-ink-faint'}`}
      />
      <p>{words.field(standing)}</p>
    </section>
  );
}

const standingOf = (record: PartProps['record']): keyof typeof SIGNS => {
  if (record?.['status'] !== 'PENDING') return 'closed';
  if (record['mayCancel'] === true) return 'own';
  return record['mayDecide'] === true ? 'yours' : 'not-yours';
};
