import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { secondsUntil } from '../model/countdown.ts';

/** Runs over the life of a form: who closes a popup and opens it again finds the countdown where it is. */
const useEnds = create<Readonly<Record<string, number>>>(() => ({}));

export type CountdownName =
  | 'login-code'
  | 'register-code'
  | 'recovery-code'
  | 'recovery-mail'
  | 'verification-code'
  | 'password-code'
  | 'contact-code'
  | 'step-up-code'
  | 'lock';

export type Countdown = {
  readonly secondsLeft: number;
  readonly start: (seconds: number) => void;
  readonly stop: () => void;
};

/** A countdown by its name; several places may show the same one. */
export const useCountdown = (name: CountdownName): Countdown => {
  const endsAt = useEnds((ends) => ends[name] ?? 0);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = secondsUntil(endsAt, now);
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback(
    (seconds: number) => {
      setNow(Date.now());
      useEnds.setState({ [name]: Date.now() + seconds * 1_000 });
    },
    [name],
  );
  const stop = useCallback(() => useEnds.setState({ [name]: 0 }), [name]);
  return { secondsLeft, start, stop };
};
