import { exchangeLaunchCode, logout } from '@fairground/contract/identity/endpoints';
import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@fairground/ui/toast';
import { useEnter } from '../../../shared/account/index.ts';
import { call, transportOf } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';
import { openModal } from '../../../shared/store/modal-store.ts';
import { launchOutcome } from '../model/launch-outcome.ts';
import { SwitchAccountDialog } from './switch-account-dialog.tsx';

type LaunchLoginProps = {
  readonly code: string;
  readonly onDone: () => void;
  /** How the code is exchanged, and a session that is not wanted ended. */
  readonly calls?: LaunchCalls;
};

export type LaunchCalls = {
  readonly exchange: (code: string) => Promise<LoginAnswer>;
  readonly end: (token: string) => Promise<unknown>;
};

const CALLS: LaunchCalls = {
  exchange: (code) => call(exchangeLaunchCode, { body: { code } }),
  end: (token) => call(logout, {}, transportOf(token)),
};

/** Logs in with the one-time code of the link that led here, says as whom, and asks before it replaces another session. */
export function LaunchLogin({ code, onDone, calls = CALLS }: LaunchLoginProps) {
  const t = useTranslations('account');
  const enter = useEnter();
  const [asking, setAsking] = useState<{ readonly answer: LoginAnswer; readonly current: string | null }>();
  const hasBegun = useRef(false);

  const goIn = async (answer: LoginAnswer): Promise<void> => {
    await enter(answer, { way: 'launch', stay: true });
    toast.show({
      id: 'launch',
      title: t('launch.in', { name: answer.account }),
      action: { label: t('launch.not-me'), onPress: () => openModal({ type: 'logout', props: {} }) },
    });
    onDone();
  };
  const begin = async (): Promise<void> => {
    const answer = await calls.exchange(code);
    const session = useSession.getState();
    const outcome = launchOutcome(session, answer);
    if (outcome === 'ask') setAsking({ answer, current: session.account });
    else if (outcome === 'enter') await goIn(answer);
    else await enter(answer, { way: 'launch', stay: true }).then(onDone);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin().catch((error: unknown) => {
      console.warn(error);
      if (useSession.getState().token === null)
        openModal({ type: 'login', props: { tab: 'login', reason: 'launch-over' } });
      onDone();
    });
  });

  if (asking === undefined) return null;
  const handleStay = () => {
    // Nobody uses the session the link opened; it is over before it begins.
    calls.end(asking.answer.token).catch((error: unknown) => console.warn(error));
    onDone();
  };
  return (
    <SwitchAccountDialog
      current={asking.current}
      opened={asking.answer.account}
      onStay={handleStay}
      onSwitch={() => void goIn(asking.answer)}
    />
  );
}
