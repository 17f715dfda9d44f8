import { useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { TimeLeft } from '../../../shared/time-left/lazy-time-left.ts';

/** How long something may still be taken or played; its moment as long as that is far away. */
export function Countdown({ until, day }: { readonly until: Date; readonly day: string }) {
  const t = useTranslations('bonus');
  return (
    <LatePart fallback={day}>
      <TimeLeft until={until} label={t('ends-in')} otherwise={day} />
    </LatePart>
  );
}
