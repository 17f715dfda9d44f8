import { COMMENT_LENGTH_MAX, commentLengthOf } from '@fairground/contract/promotions/application-rules';
import { Button } from '@fairground/ui/button';
import { TextAreaField } from '@fairground/ui/text-field';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { PictureField, usePictures } from '../../../shared/pictures/index.ts';
import { useApply } from '../api/use-application.ts';

type ApplicationFormProps = { readonly promotionId: bigint; readonly onDone: () => void };

/** A comment and pictures, both as the member likes. */
export function ApplicationForm({ promotionId, onDone }: ApplicationFormProps) {
  const t = useTranslations('applications');
  const errorText = useErrorText();
  const apply = useApply(promotionId);
  const pictures = usePictures();
  const [comment, setComment] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const length = commentLengthOf(comment);
  const isTooLong = length > COMMENT_LENGTH_MAX;

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isTooLong || apply.isPending || isWaiting) return;
    setWaiting(true);
    const along = await pictures.arrived().finally(() => setWaiting(false));
    // Which of them did not arrive, and why, stands under the field.
    if (along === undefined) return;
    apply.mutate(
      { comment, ...(along.length > 0 && { pictures: [...along] }) },
      {
        onSuccess: onDone,
        onError: ({ code }) => {
          if (code === 'pictures.unknown') pictures.clear();
        },
      },
    );
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void handleSubmit(event)}>
      <TextAreaField
        label={t('comment')}
        hint={t('comment-hint')}
        rows={3}
        value={comment}
        aside={
          <span className="text-xs text-ink-faint tabular-nums">
            {length} / {COMMENT_LENGTH_MAX}
          </span>
        }
        error={isTooLong ? t('comment-length', { max: String(COMMENT_LENGTH_MAX) }) : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <PictureField pictures={pictures} />
      <div role="alert" className="empty:hidden">
        {apply.isError && (
          <p className="flex items-start gap-2 rounded-md bg-loss-soft p-3 text-sm text-loss">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{errorText(apply.error)}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={apply.isPending || isWaiting}>
          {t('send')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
