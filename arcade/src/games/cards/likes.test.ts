import { expect, test } from 'vitest';
import { createLikes } from './likes.ts';

/** A page that gives back what it was asked to keep. */
const aPage = () => {
  const page = { kept: '' };
  const open = () => {
    const likes = createLikes({ like: (text) => void (page.kept = text) });
    likes.restore(page.kept);
    return likes;
  };
  return { page, open };
};

test('who was muted stays muted after a reload, others are heard, and one can be heard again', () => {
  const { open } = aPage();
  const likes = open();
  likes.mute('mi***88', true);
  likes.mute('tu***n7', true);
  likes.mute('tu***n7', false);
  likes.setFourColour(true);

  const again = open();

  expect(['mi***88', 'tu***n7', 'la***n'].map(again.isMuted)).toEqual([true, false, false]);
  expect([again.isFourColour(), again.isEverybodyMuted()]).toEqual([true, false]);
});

test('everybody is muted at once, and who was muted before stays so when everybody is heard again', () => {
  const { open } = aPage();
  const likes = open();
  likes.mute('mi***88', true);

  likes.muteEverybody(true);

  expect(['mi***88', 'la***n'].map(open().isMuted)).toEqual([true, true]);
  likes.muteEverybody(false);
  expect(['mi***88', 'la***n'].map(open().isMuted)).toEqual([true, false]);
});

test('what is kept stays short however many are muted, and what cannot be read mutes nobody', () => {
  const { page, open } = aPage();
  const likes = open();
  for (let person = 0; person < 60; person += 1) likes.mute(`${person} ${'a very long name'.repeat(9)}`, true);

  expect(page.kept.length).toBeLessThanOrEqual(1_000);
  for (const text of ['', 'null', '{"muted":7}', 'no json']) {
    page.kept = text;
    expect(open().isMuted('mi***88')).toBe(false);
  }
});
