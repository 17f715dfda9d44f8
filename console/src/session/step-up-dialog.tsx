import { stepUp } from '@fairground/contract/operators/operator-endpoints';
import { Dialog } from '@fairground/ui/dialog';
import { useTexts } from '../texts/texts.tsx';
import { staffCall } from './calls.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for password and second factor again before money and roles; the call that was refused is then made again. */
export function StepUpDialog({ onClose }: { readonly onClose: (isDone: boolean) => void }) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
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
          onClose(true);
        }}
      />
    </Dialog>
  );
}
