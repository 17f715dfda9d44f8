import { writeMoney } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '@fairground/ui/amount';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { playSessionQuery } from '../../../shared/session/play-session.ts';

/** What this session won or lost so far; seen all the time, like its length. The site's session clock keeps it fresh. */
export function NetPosition() {
  const t = useTranslations('play');
  const isIn = useSession(isLoggedIn);
  const account = useSession((session) => session.account ?? '');
  const { data } = useQuery({ ...playSessionQuery(account), enabled: isIn });
  if (data === undefined) return null;
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <span className="max-sm:sr-only">{t('session-net')}</span>
      <Amount value={writeMoney(data.net)} look="change" />
    </span>
  );
}
