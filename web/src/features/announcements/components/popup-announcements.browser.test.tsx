import type { Announcement } from '@fairground/contract/content/endpoints';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { PopupAnnouncements } from './popup-announcements.tsx';

const POPUP: Announcement = {
  id: 7n as Announcement['id'],
  type: 'PU',
  title: 'Play money only',
  content: '<p>Nothing here is worth money.</p>',
  index: 0,
  publishedAt: new Date(0),
  popupOnce: true,
};
const onDone = vi.fn<() => void>();
const show = () => renderOnSite(<PopupAnnouncements popups={[POPUP]} onDone={onDone} />);

test('a popup whose script arrives after the first press does not appear under the finger, and makes way for what comes next', async () => {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: true, isActive: false });

  await show();

  expect(page.getByRole('dialog').elements()).toEqual([]);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('a popup that comes with the page is shown', async () => {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: false, isActive: false });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  scrollTo(0, 0);

  await show();

  await expect.element(page.getByRole('dialog', { name: 'Play money only' })).toBeVisible();
});
