import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, Refused, renderAtDesk } from '../testing/desk-stand.tsx';
import { Timeline } from './timeline.tsx';

const story = { id: 'story.timeline', on: 'member', by: 'memberId', read: aCall('/bo/member/timeline') };
const entry = (id: string, at: string, what = 'members.registered') => ({
  ...{ id, at: `2026-11-18T${at}:00Z`, what, by: null, record: null },
  values: { text: id, amount: '', currency: '' },
});

test('a timeline goes on to the page before, and shows one part of it by its chip', async () => {
  const { calls } = await renderAtDesk(<Timeline offers={[story]} recordKey="12" />, {
    offers: { timelines: [story] },
    address: '/members/12',
    answers: {
      '/bo/member/timeline': ({ query }) => {
        const list = query['cursor'] === undefined ? [entry('b', '09:00', 'members.note')] : [entry('a', '08:00')];
        const next = query['cursor'] === undefined && query['source'] === undefined ? '1/b' : null;
        return { list, next, sources: ['members', 'play'] };
      },
    },
  });
  const lines = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');

  await expect.element(page.getByText('Note: b')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(lines.nth(1).getByText('Registered')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Play' }).click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => calls.at(-1)?.query).toEqual({ memberId: '12', source: 'play' });
});

test('what one part could not tell leaves a gap that is named, and nothing of another part is missing', async () => {
  const other = { ...story, id: 'story.other', read: aCall('/bo/other') };
  await renderAtDesk(<Timeline offers={[story, other]} recordKey="12" />, {
    offers: { timelines: [story, other] },
    address: '/members/12',
    answers: {
      '/bo/member/timeline': () => ({ list: [entry('b', '09:00', 'members.note')], next: null, sources: ['members'] }),
      '/bo/other': () => {
        throw new Refused('access.permission-required', 'No.');
      },
    },
  });

  await expect.element(page.getByText('Note: b')).toBeVisible();
  await expect.element(page.getByText('A part of the timeline could not be read.')).toBeVisible();
});
