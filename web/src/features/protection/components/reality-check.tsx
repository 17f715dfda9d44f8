import { writeMoney } from '@fairground/contract/money';
import type { PlaySession } from '@fairground/contract/protection/endpoints';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { usePush } from '@fairground/client/realtime';
import { useSession } from '@fairground/client/session';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { playSessionQuery } from '../../../shared/session/play-session.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';
import { useAnswerCheck } from '../api/use-protection.ts';
import { durationTexts } from '../model/duration.ts';

type RealityCheckProps = { readonly onLogout: () => void };

/** Follows the session clock on every page, and shows the reality check over everything once the server holds play. */
export function RealityCheck({ onLogout }: RealityCheckProps) {
  const queries = useQueryClient();
  const account = useSession((session) => session.account ?? '');
  const query = playSessionQuery(account);
  const { data } = useQuery(query);
  const readAgain = () => void queries.invalidateQueries({ queryKey: query.queryKey });
  const onDue = useEffectEvent(readAgain);
  // Not by polling: that would keep an abandoned session alive. Money that moves and the due moment are reason enough.
  usePush(balanceChanged, readAgain);
  const due = data?.check.dueAt.getTime();
  const now = data?.now.getTime();
  useEffect(() => {
    if (due === undefined || now === undefined || due <= now) return;
    const timer = setTimeout(onDue, due - now + 500);
    return () => clearTimeout(timer);
  }, [due, now]);
  if (data?.check.isHeld !== true) return null;
  return <HeldDialog session={data} onLogout={onLogout} />;
}

function HeldDialog({ session, onLogout }: RealityCheckProps & { readonly session: PlaySession }) {
  const t = useTranslations('protection');
  const errorText = useErrorText();
  const answer = useAnswerCheck();
  const goOn = (): void => {
    if (!answer.isPending) answer.mutate(undefined);
  };
  useEffect(() => {
    // A game in full screen would hide the dialog.
    if (document.fullscreenElement !== null) void document.exitFullscreen();
  }, []);
  const figures = [
    ['staked', session.staked],
    ['returned', session.returned],
    ['net', session.net],
  ] as const;
  return (
    <Dialog
      open
      // Closing it is an answer too; it leaves once the server has taken it.
      onOpenChange={goOn}
      dismissible={false}
      closeLabel={t('check.continue')}
      title={t('check.held-title')}
      description={t('check.held-text', durationTexts(session.now.getTime() - session.since.getTime()))}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onLogout}>
            {t('check.logout')}
          </Button>
          <Button
            loading={answer.isPending}
            onClick={() => answer.mutate(undefined, { onSuccess: () => openCentre('personalHistoryCopy') })}
          >
            {t('check.history')}
          </Button>
          <Button variant="primary" loading={answer.isPending} onClick={goOn}>
            {t('check.continue')}
          </Button>
        </div>
      }
    >
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([name, amount]) => (
          <div key={name} className="rounded-md bg-surface-2 p-3">
            <dt className="text-xs text-ink-soft">{t(`activity.${name}`)}</dt>
            <dd className="mt-1 font-semibold tabular-nums">
              <Amount value={writeMoney(amount)} look={name === 'net' ? 'change' : 'plain'} />
            </dd>
          </div>
        ))}
      </dl>
      {answer.error && <p className="mt-3 text-sm text-loss">{errorText(answer.error)}</p>}
    </Dialog>
  );
}
