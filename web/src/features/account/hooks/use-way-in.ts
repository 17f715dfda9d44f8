import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { useState } from 'react';
import { refusalOf, useEnter, useFailureText, useLock } from '../../../shared/account/index.ts';
import type { Way } from '../../../shared/account/model/needs-new-password.ts';
import { openModal } from '../../../shared/store/modal-store.ts';

export type WayIn = {
  /** Tries to come in; `failure` says what keeps the visitor out, and is what it resolves to. */
  readonly tryIn: (ask: () => Promise<LoginAnswer>) => Promise<unknown>;
  readonly isTrying: boolean;
  readonly failure: string | undefined;
  readonly say: (failure: string | undefined) => void;
  readonly lockedFor: number;
};

type WayInOptions = {
  readonly way: Way;
  /** Back to where the visitor is instead of home. */
  readonly stay: boolean;
};

/** One way into the house: asks, enters, and turns a refusal into the next question or a word about it. */
export const useWayIn = ({ way, stay }: WayInOptions): WayIn => {
  const enter = useEnter();
  const textOf = useFailureText();
  const { secondsLeft, lockAfter } = useLock();
  const [isTrying, setTrying] = useState(false);
  const [failure, say] = useState<string>();

  const tryIn = async (ask: () => Promise<LoginAnswer>): Promise<unknown> => {
    if (isTrying || secondsLeft > 0) return 'not now';
    setTrying(true);
    say(undefined);
    try {
      await enter(await ask(), { way, stay });
      return undefined;
    } catch (error) {
      const challenge = refusalOf(error, 'identity.verification-required');
      if (challenge) openModal({ type: 'verify-login', props: { challenge, stay } });
      else say(textOf(error));
      lockAfter(error);
      return error;
    } finally {
      setTrying(false);
    }
  };
  return { tryIn, isTrying, failure, say, lockedFor: secondsLeft };
};
