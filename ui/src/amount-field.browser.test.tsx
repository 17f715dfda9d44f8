import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AmountField } from './amount-field.tsx';
import { Held } from './testing/held.tsx';

const showAmount = async (props: Partial<Parameters<typeof AmountField>[0]> = {}, initial = '') => {
  const onValueChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <Held initial={initial}>
      {(value, setValue) => (
        <AmountField
          label="Amount"
          quickLabel="Amounts at hand"
          {...props}
          value={value}
          onValueChange={(next) => {
            onValueChange(next);
            setValue(next);
          }}
        />
      )}
    </Held>,
  );
  return { screen, onValueChange, input: screen.getByRole('textbox', { name: 'Amount' }) };
};

test('thousands are separated while an amount is typed; the parent gets a plain number', async () => {
  const { input, onValueChange } = await showAmount();

  await input.click();
  await userEvent.keyboard('1234567.5');

  await expect.element(input).toHaveValue('1,234,567.5');
  expect(onValueChange).toHaveBeenLastCalledWith('1234567.5');
});

test('the caret keeps its place when a comma comes or goes before it', async () => {
  const { input } = await showAmount({}, '1234');
  const field = input.element() as HTMLInputElement;
  field.focus();
  field.setSelectionRange(2, 2);

  await userEvent.keyboard('99');

  await expect.element(input).toHaveValue('199,234');
  expect(field.value.slice(field.selectionStart ?? 0)).toBe('234');
});

test('letters and a third decimal are not taken, and whole amounts have no decimals', async () => {
  const { input } = await showAmount();
  await input.click();
  await userEvent.keyboard('1x2.345');
  await expect.element(input).toHaveValue('12.34');

  const whole = await showAmount({ places: 0 });
  await whole.input.last().click();
  await userEvent.keyboard('7.5');
  await expect.element(whole.input.last()).toHaveValue('75');
});

test('amounts at hand fill the field, and those beyond the limits are not offered', async () => {
  const { screen, input } = await showAmount({ quickAmounts: ['50', '500', '5000'], min: '100', max: '1000' });
  const quick = (name: string) => screen.getByRole('button', { name });

  await expect.element(quick('50')).toBeDisabled();
  await expect.element(quick('5,000')).toBeDisabled();
  await screen.getByRole('button', { name: '500', exact: true }).click();

  await expect.element(input).toHaveValue('500');
  await expect
    .element(screen.getByRole('button', { name: '500', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('a closed amount field takes nothing and its error describes it', async () => {
  const { screen, input } = await showAmount({ disabled: true, error: 'Too little', quickAmounts: ['50'] });

  await expect.element(input).toBeDisabled();
  await expect.element(input).toHaveAccessibleDescription('Too little');
  await expect.element(screen.getByRole('button', { name: '50' })).toBeDisabled();
});
