import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Select } from './select.tsx';
import { Held } from './testing/held.tsx';

type Bank = 'acb' | 'bidv' | 'vcb';

const showBanks = (error?: string) =>
  render(
    <Held<Bank | undefined> initial={undefined}>
      {(value, setValue) => (
        <Select<Bank>
          label="Bank"
          placeholder="Choose a bank"
          error={error}
          value={value}
          onValueChange={setValue}
          options={[
            { value: 'acb', label: 'ACB' },
            { value: 'bidv', label: 'BIDV', disabled: true },
            { value: 'vcb', label: 'Vietcombank' },
          ]}
        />
      )}
    </Held>,
  );

test('a select shows its placeholder, then what was pressed', async () => {
  const screen = await showBanks();
  const field = screen.getByRole('combobox', { name: 'Bank' });
  await expect.element(field).toHaveTextContent('Choose a bank');

  await field.click();
  await page.getByRole('option', { name: 'Vietcombank' }).click();

  await expect.element(field).toHaveTextContent('Vietcombank');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('a select works by keys alone and gives the focus back', async () => {
  const screen = await showBanks();
  const field = screen.getByRole('combobox', { name: 'Bank' });
  (field.element() as HTMLElement).focus();

  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'ACB' })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');

  await expect.element(field).toHaveTextContent('Vietcombank');
  await expect.element(field).toHaveFocus();
});

test('Escape closes a select without a choice, and a closed option is not chosen', async () => {
  const screen = await showBanks();
  const field = screen.getByRole('combobox', { name: 'Bank' });

  await field.click();
  await expect.element(page.getByRole('option', { name: 'BIDV' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveTextContent('Choose a bank');
  await expect.element(field).toHaveFocus();
});

test('the error of a select describes it', async () => {
  const screen = await showBanks('Choose one');

  await expect.element(screen.getByRole('combobox', { name: 'Bank' })).toHaveAccessibleDescription('Choose one');
});
