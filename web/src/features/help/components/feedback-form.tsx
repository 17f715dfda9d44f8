import { FEEDBACK_LENGTH, feedbackLengthOf, QUESTION_TYPES } from '@fairground/contract/members/feedback-rules';
import type { QuestionType } from '@fairground/contract/members/feedback-rules';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Select } from '@fairground/ui/select';
import { TextAreaField } from '@fairground/ui/text-field';
import { CaptchaField, FormAlert, useCaptcha, useFailureText, useHuman } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { PictureField, usePictures } from '../../../shared/pictures/index.ts';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { useSendFeedback } from '../api/use-send-feedback.ts';

const LENGTH_TEXTS = { min: String(FEEDBACK_LENGTH.min), max: String(FEEDBACK_LENGTH.max) };

type FeedbackFormProps = { readonly onSent: (feedbackId: bigint) => void };

/** What somebody has to say to the house. A visitor reads a picture first; a member is known. */
export function FeedbackForm({ onSent }: FeedbackFormProps) {
  const t = useTranslations('help');
  const isVisitor = useSession(({ token }) => token === null);
  const isMember = useSession(canSeeMemberCentre);
  const pictures = usePictures();
  const [isWaiting, setWaiting] = useState(false);
  const captcha = useCaptcha(isVisitor, 'feedback');
  const proveHuman = useHuman();
  const failureText = useFailureText();
  const send = useSendFeedback();
  const [questionType, setQuestionType] = useState<QuestionType>('other');
  const [content, setContent] = useState('');
  const [letters, setLetters] = useState('');
  const [isTried, setTried] = useState(false);

  const length = feedbackLengthOf(content);
  const isLengthWrong = length < FEEDBACK_LENGTH.min || length > FEEDBACK_LENGTH.max;
  const areLettersMissing = isVisitor && letters.trim() === '';

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isLengthWrong || areLettersMissing || send.isPending || isWaiting) return;
    setWaiting(true);
    const along = await pictures.arrived().finally(() => setWaiting(false));
    // Which of them did not arrive, and why, stands under the field.
    if (along === undefined) return;
    const proof = isVisitor ? { captcha: letters.trim(), captchaId: captcha.captchaId, ...(await proveHuman()) } : {};
    send.mutate(
      { questionType, content, ...(along.length > 0 && { pictures: [...along] }), ...proof },
      {
        onSuccess: ({ feedbackId }) => onSent(feedbackId),
        onError: ({ code }) => {
          if (code === 'pictures.unknown') pictures.clear();
          // A picture is good for one answer.
          if (isVisitor) captcha.renew();
          setLetters('');
          setTried(false);
        },
      },
    );
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void handleSubmit(event)}>
      <FormAlert text={send.isError ? failureText(send.error) : undefined} />
      <Select
        label={t('feedback-about')}
        options={QUESTION_TYPES.map((value) => ({ value, label: t(`feedback-type.${value}`) }))}
        value={questionType}
        onValueChange={setQuestionType}
      />
      <TextAreaField
        label={t('feedback-content')}
        hint={t('feedback-hint')}
        rows={5}
        required
        value={content}
        aside={
          <span className="text-xs text-ink-faint tabular-nums">
            {length} / {FEEDBACK_LENGTH.max}
          </span>
        }
        error={isTried && isLengthWrong ? t('feedback-length', LENGTH_TEXTS) : undefined}
        onChange={(event) => setContent(event.target.value)}
      />
      {isMember && <PictureField pictures={pictures} />}
      {isVisitor && (
        <CaptchaField
          captcha={captcha}
          field={{
            name: 'captcha',
            value: letters,
            error: isTried && areLettersMissing ? t('feedback-letters') : undefined,
            onChange: ({ target }) => setLetters(target.value),
            onBlur: () => undefined,
          }}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        iconStart={<Send aria-hidden="true" className="rtl:-scale-x-100" />}
        loading={send.isPending || isWaiting}
      >
        {t('feedback-send')}
      </Button>
    </form>
  );
}
