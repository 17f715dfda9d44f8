import type { ApiError } from '@fairground/client/api';
import { Button } from '@fairground/ui/button';
import { PasswordField } from '@fairground/ui/text-field';
import { useErrorText } from '../../hooks/use-error-text.ts';

type PayFormEndProps = {
  /** Texts of the button, of the field and of its refusals. */
  readonly texts: Readonly<Record<'submit' | 'password' | 'show' | 'hide' | 'needPassword' | 'unknown', string>>;
  readonly payPassword: string;
  readonly onPayPassword: (typed: string) => void;
  /** The form was sent once: what is missing is said. */
  readonly isChecked: boolean;
  readonly sending: { readonly isPending: boolean; readonly error: ApiError | null };
};

/** The end of a form that spends money or points: the payment password, what went wrong, and the button that sends it. */
export function PayFormEnd({ texts, payPassword, onPayPassword, isChecked, sending }: PayFormEndProps) {
  const errorText = useErrorText();
  const { isPending, error } = sending;
  return (
    <>
      <PasswordField
        label={texts.password}
        showLabel={texts.show}
        hideLabel={texts.hide}
        autoComplete="off"
        value={payPassword}
        onChange={({ target }) => onPayPassword(target.value)}
        error={isChecked && payPassword === '' && error === null ? texts.needPassword : undefined}
      />
      {error !== null && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm text-loss">
          {error.isNetwork ? texts.unknown : errorText(error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {texts.submit}
      </Button>
    </>
  );
}
