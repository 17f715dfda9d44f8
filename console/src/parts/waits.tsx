import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Clock, TriangleAlert } from 'lucide-react';
import { writeAgo, writeLength } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.tsx';
import { useNow } from '../texts/use-now.ts';
import { dueAtOf, urgencyOf } from './queue-order.ts';
import type { Urgency } from './queue-order.ts';

const TONES: Readonly<Record<Urgency, BadgeTone>> = { late: 'loss', soon: 'accent', fine: 'neutral' };

/** How long an item waits; the colour repeats what its title says of the deadline. */
export function Waits({ since, dueMinutes }: { readonly since: string; readonly dueMinutes: number }) {
  const t = useTexts();
  const now = useNow();
  if (since === '') return null;
  const urgency = urgencyOf(since, dueMinutes, now);
  const due = writeAgo(dueAtOf(since, dueMinutes).toISOString(), now, t.language);
  const Icon = urgency === 'fine' ? Clock : TriangleAlert;
  return (
    <span title={t('queue.due', { when: due })}>
      <Badge tone={TONES[urgency]} icon={<Icon aria-hidden="true" />}>
        {writeLength(since, now, t.language)}
        {urgency === 'late' && <span className="sr-only">{t('queue.late')}</span>}
      </Badge>
    </span>
  );
}
