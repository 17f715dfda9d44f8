import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { PasswordField, TextAreaField, TextField } from './text-field.tsx';

test('a field belongs to its label, its hint and its error', async () => {
  const screen = await render(<TextField label="Name" hint="As in your papers" error="Too short" required />);
  const input = screen.getByRole('textbox', { name: 'Name' });

  await expect.element(input).toHaveAccessibleDescription('As in your papers Too short');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toBeRequired();
});

test('an error that appears later is read out, and the field is whole again without it', async () => {
  const screen = await render(<TextField label="Name" />);
  const place = screen.container.querySelector('[aria-live="polite"]');
  expect(place?.textContent).toBe('');

  await screen.rerender(<TextField label="Name" error="Too short" />);
  expect(place?.textContent).toBe('Too short');

  await screen.rerender(<TextField label="Name" />);
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('a press on the label reaches the input, and a disabled one takes nothing', async () => {
  const screen = await render(<TextField label="Name" />);
  await screen.getByText('Name').click();
  await userEvent.keyboard('An');
  await expect.element(screen.getByRole('textbox')).toHaveValue('An');

  await screen.rerender(<TextField label="Name" disabled />);
  await expect.element(screen.getByRole('textbox')).toBeDisabled();
});

test('letters of a field are large enough that a phone does not zoom in', async () => {
  const screen = await render(<TextField label="Name" />);

  expect(Number.parseFloat(getComputedStyle(screen.getByRole('textbox').element()).fontSize)).toBeGreaterThanOrEqual(
    16,
  );
});

test('a password can be looked at while it is typed, and pasted', async () => {
  const screen = await render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  await input.fill('tops3cret');
  await expect.element(input).toHaveAttribute('type', 'password');

  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('tops3cret');

  await screen.getByRole('button', { name: 'Hide' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('a long text has a label and an error as well', async () => {
  const screen = await render(<TextAreaField label="Message" error="Say a word" />);

  await expect.element(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Say a word');
});
