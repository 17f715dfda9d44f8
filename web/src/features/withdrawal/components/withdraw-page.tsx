import { withdrawalChanged } from '@fairground/contract/cashier/withdrawal-pushes';
import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { ErrorState } from '@fairground/ui/error-state';
import { Progress } from '@fairground/ui/progress';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useInvalidate, WITHDRAWALS_CHANGED } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useBankAccounts, useSettings } from '../api/withdrawal-queries.ts';
import type { Settings } from '../model/settings.ts';
import { AccountsCard } from './accounts-card.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalHistory } from './withdrawal-history.tsx';

type WithdrawPageProps = {
  /** The number of a withdrawal that is brought into view. */
  readonly item?: string | undefined;
  /** Opens the page on which a payment password is set and identity is proven. */
  readonly onSecure: () => void;
};

/** Taking money out: what is there, what is in the way, the form, and every withdrawal with its steps. */
export function WithdrawPage({ item, onSecure }: WithdrawPageProps) {
  const tCommon = useTranslations('common');
  const settings = useSettings();
  const invalidate = useInvalidate();
  usePush(withdrawalChanged, () => void invalidate(WITHDRAWALS_CHANGED));
  // A self-excluded member has no turnover to play: the server waived it, so the page does not mention any.
  const isClosed = useSession(isClosedToPlay);
  if (settings.isError && settings.data === undefined)
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={tCommon('state.error-text')}
        action={<Button onClick={() => void settings.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  if (settings.data === undefined) return <SkeletonText lines={8} />;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-start">
      <div className="grid gap-4">
        <Available settings={settings.data} />
        <Obstacles settings={settings.data} onSecure={onSecure} />
        <WithdrawForm settings={settings.data} />
        <WithdrawalHistory item={item} />
      </div>
      <div className="grid gap-4">
        {!isClosed && <Turnover settings={settings.data} />}
        <AccountsCard />
      </div>
    </div>
  );
}

type Part = { readonly settings: Settings };

function Available({ settings }: Part) {
  const t = useTranslations('withdraw');
  const { withdrawable, balance, held, currencySymbol, leftToday } = settings;
  return (
    <section className="stage-glow grid gap-3 rounded-lg bg-surface-1 p-5 shadow-low">
      <div>
        <h4 className="text-sm text-ink-soft">{t('available')}</h4>
        <p className="mt-1 font-display text-xl font-bold">
          <Amount value={writeMoney(withdrawable)} currency={currencySymbol} />
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="text-ink-soft">{t('balance')}</dt>
          <dd>
            <Amount value={writeMoney(balance)} currency={currencySymbol} />
          </dd>
        </div>
        {held > 0n && (
          <div className="flex gap-2">
            <dt className="text-ink-soft">{t('held')}</dt>
            <dd>
              <Amount value={writeMoney(held)} currency={currencySymbol} />
            </dd>
          </div>
        )}
      </dl>
      <p className="text-sm text-ink-soft">{t('left-today', { count: leftToday })}</p>
    </section>
  );
}

/** Told before somebody types anything: what keeps money from leaving, and until when. */
function Obstacles({ settings, onSecure }: Part & Pick<WithdrawPageProps, 'onSecure'>) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const numbers = useNumbers();
  const accounts = useBankAccounts().data;
  const { isLocked, hasOpen, leftToday, owed, levelNeeded, waits, currencySymbol } = settings;
  const lines = [
    ...(isLocked ? [t('obstacle.locked')] : []),
    ...waits.map(({ cause, until }) => t(`obstacle.${cause}`, { at: format.dateTime(until, 'moment') })),
    ...(hasOpen ? [t('obstacle.open')] : []),
    ...(leftToday === 0 ? [t('obstacle.today')] : []),
    ...(owed > 0n ? [t('obstacle.owed', { amount: `${numbers.amount(owed)} ${currencySymbol}` })] : []),
    ...(levelNeeded === null ? [] : [t('obstacle.level', { level: levelNeeded.toString() })]),
    ...(accounts?.list.length === 0 ? [t('obstacle.no-account')] : []),
    ...(accounts?.hasPaymentPassword === false ? [t('obstacle.no-password')] : []),
  ];
  const isSecuredThere = accounts?.hasPaymentPassword === false || levelNeeded !== null;
  if (lines.length === 0) return null;
  return (
    <Card headingLevel={4} title={t('obstacle.title')}>
      <ul className="grid list-disc gap-2 ps-5 text-sm text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isSecuredThere && (
        <Button className="mt-4" onClick={onSecure}>
          {t('obstacle.secure')}
        </Button>
      )}
    </Card>
  );
}

const PER_CENT = 100n;

function Turnover({ settings: { turnover, turnoverLeft, currencySymbol } }: Part) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const numbers = useNumbers();
  return (
    <Card headingLevel={4} title={t('turnover.title')} description={t('turnover.text')}>
      {turnover.length === 0 ? (
        <p className="text-sm text-gain">{t('turnover.none')}</p>
      ) : (
        <div className="grid gap-4">
          <p className="font-semibold">
            {t('turnover.left', { amount: `${numbers.amount(turnoverLeft)} ${currencySymbol}` })}
          </p>
          {turnover.map(({ turnoverId, source, required, progress, openedAt, isWeighted }) => (
            <div key={turnoverId.toString()} className="grid gap-1">
              <Progress
                label={t(`turnover.source.${source}`, { date: format.dateTime(openedAt, 'date') })}
                value={Number((progress * PER_CENT) / required)}
                valueText={t('turnover.of', {
                  progress: numbers.amount(progress),
                  required: numbers.amount(required),
                })}
              />
              {isWeighted && <p className="text-xs text-ink-faint">{t('turnover.weighted')}</p>}
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}
