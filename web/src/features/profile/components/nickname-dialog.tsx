import { type FormEvent, useId, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useChangeNickname } from '../api/use-change-profile.ts';

const LENGTH_MAX = 64;

type NicknameDialogProps = { readonly nickname: string; readonly onClose: () => void };

/** Another name for the others to see. */
export function NicknameDialog({ nickname, onClose }: NicknameDialogProps) {
  const t = useTranslations('profile');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const formId = useId();
  const [text, setText] = useState(nickname);
  const change = useChangeNickname();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(text.trim(), {
      onSuccess: () => {
        toast.show({ tone: 'gain', title: t('nickname-changed') });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('change-nickname')}
      closeLabel={tCommon('action.close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('nickname')}
          hint={t('nickname-hint')}
          value={text}
          maxLength={LENGTH_MAX}
          autoComplete="nickname"
          onChange={(event) => setText(event.target.value)}
          error={change.isError ? errorText(change.error) : undefined}
        />
      </form>
    </Dialog>
  );
}
