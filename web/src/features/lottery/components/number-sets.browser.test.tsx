import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { NumberSets } from './number-sets.tsx';

test('sets by animal and runs are picked as well as typed; a run tells what it holds before it is picked', async () => {
  const onToggle = vi.fn<(numbers: readonly string[]) => void>();
  await renderOnSite(<NumberSets onToggle={onToggle} />);

  await page.getByRole('button', { name: 'Rat' }).click();
  expect(onToggle).toHaveBeenLastCalledWith(['00', '12', '24', '36', '48', '60', '72', '84', '96']);

  const pick = page.getByRole('button', { name: 'Pick the run' });
  await expect.element(pick).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'Run from' }), '10');
  await userEvent.fill(page.getByRole('textbox', { name: 'Run to' }), '50');
  await expect.element(page.getByText('5 numbers')).toBeVisible();
  await pick.click();
  expect(onToggle).toHaveBeenLastCalledWith(['10', '20', '30', '40', '50']);

  await userEvent.fill(page.getByRole('textbox', { name: 'Run to' }), '05');
  await expect.element(page.getByText('The last number must be above the first')).toBeVisible();
  await expect.element(pick).toBeDisabled();
});
