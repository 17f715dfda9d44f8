import { Suspense, useEffect, useRef, useState } from 'react';
import { later } from '../app/later.ts';
import { watchStepUps } from './calls.ts';

const StepUpDialog = later(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);

/** Shows the dialog whenever a call is refused without a step-up. */
export function StepUpHost() {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isDone: boolean) => void>(() => undefined);
  useEffect(
    () =>
      watchStepUps(
        () =>
          new Promise((resolve) => {
            settle.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  const close = (isDone: boolean) => {
    setOpen(false);
    settle.current(isDone);
  };
  return <Suspense fallback={null}>{isOpen && <StepUpDialog onClose={close} />}</Suspense>;
}
