import { expect, test } from 'vitest';
import { inviteLink } from './invite-link.ts';

test('[part of C-11] the link opens registration with the code of the member', () => {
  expect(inviteLink('https://play.example', 'AB C9')).toBe('https://play.example/register?referralCode=AB%20C9');
});
