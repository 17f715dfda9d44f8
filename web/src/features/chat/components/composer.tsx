import { MESSAGE_LENGTH_MAX, messageLengthOf } from '@fairground/contract/support/message-rules';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { keepDraft, useOutbox } from '../model/outbox.ts';

/** From here on the number of characters is shown. */
const COUNTED_FROM = MESSAGE_LENGTH_MAX - 200;

type ComposerProps = { readonly onSend: (content: string) => void };

/** Where the member writes. Enter sends where there are keys, and makes a new line on a phone. */
export function Composer({ onSend }: ComposerProps) {
  const t = useTranslations('chat');
  const draft = useOutbox((outbox) => outbox.draft);
  const noteId = useId();
  const length = messageLengthOf(draft);
  const isTooLong = length > MESSAGE_LENGTH_MAX;
  const isCounted = length > COUNTED_FROM;

  const send = () => {
    if (length === 0 || isTooLong) return;
    onSend(draft.trim());
    keepDraft('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Anyone who writes with a chooser of signs presses Enter to take one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="shrink-0 border-t border-line/60 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex items-end gap-2">
        <textarea
          rows={1}
          value={draft}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          aria-invalid={isTooLong}
          aria-describedby={isCounted ? noteId : undefined}
          onChange={(event) => keepDraft(event.target.value)}
          onKeyDown={handleKey}
          className="field-box max-h-40 min-h-11 min-w-0 flex-1 resize-none px-3 py-2.5 text-base field-sizing-content"
        />
        <IconButton
          type="submit"
          variant="primary"
          size="lg"
          className="size-11"
          label={t('send')}
          icon={<Send aria-hidden="true" className="rtl:-scale-x-100" />}
          disabled={length === 0 || isTooLong}
        />
      </div>
      {isCounted && (
        <p
          id={noteId}
          role={isTooLong ? 'alert' : undefined}
          className={`mt-1 text-xs tabular-nums ${isTooLong ? 'text-loss' : 'text-ink-faint'}`}
        >
          {isTooLong ? t('too-long', { max: MESSAGE_LENGTH_MAX }) : t('length', { length, max: MESSAGE_LENGTH_MAX })}
        </p>
      )}
    </form>
  );
}
