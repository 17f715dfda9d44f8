import { writeMoney } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { useTranslations } from '../i18n/index.ts';
import { playSessionQuery } from '../session/play-session.ts';
import { elapsedText } from './elapsed.ts';

/**
 * How long the member has been logged in and what it won or lost since then: one session for both, the one that the
 * reality check speaks of. Shown at every place of wagers, all the time; the site's session clock keeps it fresh.
 */
export function SessionFigures() {
  const t = useTranslations('protection');
  const isIn = useSession(isLoggedIn);
  const account = useSession((session) => session.account ?? '');
  const { data, dataUpdatedAt } = useQuery({ ...playSessionQuery(account), enabled: isIn });
  if (!isIn || data === undefined) return null;
  // The clock of the server alone counts; the one of this device only says how long ago it was read.
  const sinceHere = dataUpdatedAt - (data.now.getTime() - data.since.getTime());
  return (
    <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
      <span className="flex items-center gap-1">
        <Clock aria-hidden="true" className="size-3" />
        <SessionTime sinceHere={sinceHere} />
      </span>
      <span className="flex items-center gap-1">
        <span className="max-sm:sr-only">{t('session.net')}</span>
        <Amount value={writeMoney(data.net)} look="change" />
      </span>
    </span>
  );
}

function SessionTime({ sinceHere }: { readonly sinceHere: number }) {
  const t = useTranslations('protection');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const time = elapsedText(now - sinceHere);
  return (
    <>
      <span className="sr-only">{t('session.time', { time })}</span>
      <span aria-hidden="true">{time}</span>
    </>
  );
}
