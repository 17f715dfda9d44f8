import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { DateRange } from './date-range.tsx';
import type { DayRange } from './date-range.tsx';
import { Held } from './testing/held.tsx';

const TODAY = '2026-11-17';

const showRange = async (initial: DayRange = { from: '2026-11-10', to: TODAY }) => {
  const onValueChange = vi.fn<(range: DayRange) => void>();
  const screen = await render(
    <Held initial={initial}>
      {(value, setValue) => (
        <DateRange
          label="Days"
          value={value}
          onValueChange={(next) => {
            onValueChange(next);
            setValue(next);
          }}
          today={TODAY}
          min="2026-10-05"
          locale="en"
          presets={[
            { days: 1, label: 'Today' },
            { days: 7, label: 'Last 7 days' },
          ]}
          previousLabel="Month before"
          nextLabel="Month after"
          popupLabel="Choose days"
        />
      )}
    </Held>,
  );
  return { screen, onValueChange, field: screen.getByRole('button', { name: /^Days/ }) };
};

const day = (name: string) => page.getByRole('button', { name });

test('two presses choose the days between them, whichever comes first, and close the calendar', async () => {
  const { field, onValueChange } = await showRange();

  await field.click();
  await day('Thursday, November 12, 2026').click();
  expect(onValueChange).not.toHaveBeenCalled();
  await day('Tuesday, November 3, 2026').click();

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-03', to: '2026-11-12' });
  await expect.element(page.getByRole('dialog', { name: 'Choose days' })).not.toBeInTheDocument();
  await expect.element(field).toHaveTextContent('Nov 3 – 12, 2026');
  await expect.element(field).toHaveFocus();
});

test('a preset ends today', async () => {
  const { field, onValueChange } = await showRange();

  await field.click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-11', to: TODAY });
});

test('days beyond the limits cannot be chosen, and there is no way to months without any', async () => {
  const { field } = await showRange();

  await field.click();
  await expect.element(day('Wednesday, November 18, 2026')).toBeDisabled();
  await expect.element(day('Sunday, October 4, 2026')).toBeDisabled();
  await expect.element(day('Monday, October 5, 2026')).toBeEnabled();
  await expect.element(day('Month after')).toBeDisabled();
  await expect.element(day('Month before')).toBeDisabled();
  await expect.element(day('Tuesday, November 17, 2026')).toHaveAttribute('aria-current', 'date');
});

test('keys go from day to day and from month to month, and stop at the limits', async () => {
  const { field, onValueChange } = await showRange();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const today = day('Tuesday, November 17, 2026');
  await expect.element(today).toBeVisible();
  (today.element() as HTMLElement).focus();

  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  await expect.element(day('Monday, November 9, 2026')).toHaveFocus();
  await userEvent.keyboard('{PageUp}{PageUp}');
  await expect.element(day('Monday, October 5, 2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-05', to: '2026-10-06' });
});

test('a narrow page shows one month, and Escape changes nothing', async () => {
  await page.viewport(390, 844);
  const { field, onValueChange } = await showRange();

  await field.click();
  await expect.element(page.getByRole('table', { name: 'November 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Month before' }).click();
  await expect.element(page.getByRole('table', { name: 'October 2026' })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('dialog', { name: 'Choose days' })).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});
