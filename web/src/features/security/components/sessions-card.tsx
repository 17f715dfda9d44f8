import { revokeOtherSessions, revokeSession } from '@fairground/contract/identity/endpoints';
import { History, LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { toast } from '@fairground/ui/toast';
import { placeOfLogin, useFailureText } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { countryName } from '@fairground/client/format';
import { useFormatter, useLocale, useNow, useTranslations } from '../../../shared/i18n/index.ts';
import { useSecurity, useSessions } from '../api/security-queries.ts';
import type { OpenSession } from '../api/security-queries.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { deviceKindOf } from '../model/device-kind.ts';
import { CardState } from './card-state.tsx';
import { RowButton, SettingList, SettingRow } from './setting-row.tsx';

/** Where the account is logged in just now, and how to end that. */
export function SessionsCard() {
  const t = useTranslations('security');
  const sessions = useSessions();
  const [isAsking, setAsking] = useState(false);
  const others = sessions.data?.list.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Card
      headingLevel={4}
      title={t('sessions.title')}
      description={t('sessions.text')}
      actions={
        others > 0 ? (
          <Button size="sm" iconStart={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('sessions.end-others')}
          </Button>
        ) : undefined
      }
    >
      <LastLogin />
      <CardState query={sessions} empty={t('sessions.none')}>
        {(list) => (
          <SettingList>
            {list.map((session) => (
              <SessionRow key={session.sessionId.toString()} session={session} />
            ))}
          </SettingList>
        )}
      </CardState>
      {isAsking && <EndOthers onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** The previous login: an owner who does not recognise it knows that somebody else logged in. */
function LastLogin() {
  const t = useTranslations('security');
  const format = useFormatter();
  const locale = useLocale();
  const last = useSecurity().data?.lastLogin;
  if (last === undefined) return null;
  return (
    <p className="mb-4 flex items-start gap-2 rounded-md bg-surface-2 px-3 py-2.5 text-sm text-ink-soft">
      <History aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {last === null ? (
        t('sessions.no-last')
      ) : (
        <span>
          <span className="font-semibold text-ink">{t('sessions.last')}</span>{' '}
          <time dateTime={last.at.toISOString()}>{format.dateTime(last.at, 'moment')}</time> ·{' '}
          <bdi>{placeOfLogin(last, locale)}</bdi>
        </span>
      )}
    </p>
  );
}

function EndOthers({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('security');
  const failureText = useFailureText();
  const end = useSecured(() => call(revokeOtherSessions, {}));
  const handleConfirm = () =>
    end.mutate(undefined, {
      onSuccess: ({ ended }) => toast.show({ tone: 'gain', title: t('sessions.ended-others', { count: ended }) }),
      onError: (error) => toast.show({ tone: 'loss', title: t('sessions.failed'), description: failureText(error) }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('sessions.end-others-title')}
      description={t('sessions.end-others-text')}
      confirmLabel={t('sessions.end-others')}
      cancelLabel={t('action.cancel')}
      loading={end.isPending}
      onConfirm={handleConfirm}
    />
  );
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const t = useTranslations('security');
  const format = useFormatter();
  const locale = useLocale();
  const now = useNow({ updateInterval: 30_000 });
  const failureText = useFailureText();
  const end = useSecured(() => call(revokeSession, { body: { sessionId: session.sessionId } }));
  const { device, ip, isCurrent, seenAt } = session;
  const handleEnd = () =>
    end.mutate(undefined, {
      onSuccess: () => toast.show({ tone: 'gain', title: t('sessions.ended') }),
      onError: (error) => toast.show({ tone: 'loss', title: t('sessions.failed'), description: failureText(error) }),
    });
  return (
    <SettingRow
      icon={deviceKindOf(device) === 'phone' ? <Smartphone /> : <Monitor />}
      title={device}
      text={
        <>
          <bdi dir="ltr">{ip}</bdi>
          {countryName(session.country, locale) !== '' && ` · ${countryName(session.country, locale)}`}
          {!isCurrent && ` · ${t('sessions.seen', { when: format.relativeTime(seenAt, { now }) })}`}
        </>
      }
      {...(isCurrent && { state: { label: t('sessions.current'), isGood: true } })}
      actions={
        isCurrent ? undefined : (
          <RowButton label={t('sessions.end')} about={device} loading={end.isPending} onPress={handleEnd} />
        )
      }
    />
  );
}
