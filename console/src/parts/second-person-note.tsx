import { UsersRound } from 'lucide-react';
import { useTexts } from '../texts/texts.tsx';

/** Says of a change that another person has to approve it. */
export function SecondPersonNote() {
  const t = useTexts();
  return (
    <p className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2 text-info">
      <UsersRound aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('change.second-person')}
    </p>
  );
}
