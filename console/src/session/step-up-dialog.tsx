import { stepUp } from '@fairground/contract/operators/operator-endpoints';
import { Dialog } from '@fairground/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { staffCall, watchStepUps } from './calls.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for password and second factor again before money and roles; the call that was refused is then made again. */
export function StepUpDialog() {
  const t = useTexts();
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
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => close(false)}
      title={t('step-up.title')}
      description={t('step-up.text')}
      closeLabel={t('close')}
      size="sm"
      dismissible={false}
    >
      <ProofForm
        submit={t('step-up.submit')}
        onProof={async (proof) => {
          await staffCall(stepUp, { body: proof });
          close(true);
        }}
      />
    </Dialog>
  );
}
