import { exchangeLaunchCode } from '@fairground/contract/identity/endpoints';
import { useEffect, useRef } from 'react';
import { useEnter } from '../../../shared/account/index.ts';
import { call } from '../../../shared/api/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';

type LaunchLoginProps = { readonly code: string; readonly onDone: () => void };

/** Logs in with the one-time code of the link that led here, and shows nothing but what came of it. */
export function LaunchLogin({ code, onDone }: LaunchLoginProps) {
  const enter = useEnter();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    call(exchangeLaunchCode, { body: { code } })
      .then((answer) => enter(answer, { way: 'launch', stay: true }))
      .catch((error: unknown) => {
        console.warn(error);
        openModal({ type: 'login', props: { tab: 'login', reason: 'launch-over' } });
      })
      .finally(onDone);
  });
  return null;
}
