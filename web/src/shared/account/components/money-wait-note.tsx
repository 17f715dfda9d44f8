import { readWithdrawalSettings } from '@fairground/contract/cashier/withdrawal-endpoints';
import { delaysMoney } from '@fairground/contract/identity/money-waits';
import type { SecurityChange } from '@fairground/contract/identity/notices';
import { useQuery } from '@tanstack/react-query';
import { ownQuery } from '@fairground/client/api';
import { canSeeMemberCentre, readSession, useSession } from '@fairground/client/session';
import { useTranslations } from '../../i18n/index.ts';
import { FormNote } from './form-note.tsx';

/** Says before a change that withdrawals wait after it, for as long as the house has them wait. */
export function MoneyWaitNote({ change }: { readonly change: SecurityChange }) {
  const t = useTranslations('account');
  const isMember = useSession(canSeeMemberCentre) && readSession('cpw') !== true;
  const account = useSession((session) => session.account ?? '');
  const isDelaying = delaysMoney(change, { hadPaymentPassword: true });
  const { data } = useQuery({ ...ownQuery(readWithdrawalSettings, {}, account), enabled: isMember && isDelaying });
  if (!isDelaying || data === undefined || data.waitHours === 0) return null;
  return <FormNote>{t('money-wait', { hours: data.waitHours })}</FormNote>;
}
