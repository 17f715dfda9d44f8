import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { MemberAvatar } from './member-avatar.tsx';
import { MemberBadges } from './member-badges.tsx';

const VIP = { labelName: 'VIP3', color: '#bfe3ff', color2: '#2f7fc1' };
const GOLD = { labelName: 'Gold', color: '#f7dd8e', color2: '#a87410' };
const MEMBER = { customerId: '100001', nickname: 'ann', icon: '', clubLabel: null, memberLabel: [] };

const draw = (parts: object) =>
  renderOnSite(
    <p>
      <MemberAvatar />
      <MemberBadges />
    </p>,
    { account: 'ann', answers: { 'members.read-info': { ...MEMBER, ...parts } } },
  );

test('[part of A-10] the name of a rank stands on the avatar and once beside the name, without its number', async () => {
  await draw({ clubLabel: GOLD, memberLabel: [VIP] });

  await expect.element(page.getByText('Gold')).toBeVisible();
  await expect.element(page.getByTitle('Gold')).toBeVisible();
  await expect.element(page.getByText('VIP3')).not.toBeInTheDocument();
});

test('a rank without a name is said by its number, and nothing stands where there is none', async () => {
  await draw({ memberLabel: [VIP] });

  await expect.element(page.getByText('VIP3')).toBeVisible();
  await expect.element(page.getByTitle(/./)).not.toBeInTheDocument();
});
