import { signUp } from '../fixtures/account-steps.ts';
import { expect, gameIn, test } from '../fixtures/games.ts';
import { isAwake, WIDE } from '../fixtures/test.ts';

test(
  '[T-17] the entry of a vendor lists its games: one of them opens on /game by its second address, all are in /rng',
  WIDE,
  async ({ page, site, games, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/help');
    await signUp(page, 'EN', person);
    const list = page.getByRole('dialog', { name: 'Games of SIM' });
    const openLobby = () => page.getByRole('main').getByRole('link', { name: 'Coin Lobby', exact: true }).click();
    await page.goto('/rng?vendor=SIM');
    await isAwake(page);

    await openLobby();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('button', { name: 'Coin Lobby' })).toHaveCount(0);
    const answered = page.waitForResponse('**/wps/relay/game/launch');
    await list.getByRole('button', { name: 'Bridge Coin' }).click();

    await expect(page).toHaveURL(new RegExp(`/game\\?nodeId=${games.bridge}$`));
    const { value } = (await (await answered).json()) as { value: { game_url: null; game_url2: string } };
    expect(value.game_url).toBeNull();
    expect(value.game_url2).toContain('game=bridge-coin');
    await expect(gameIn(page).getByText('Choose a stake.')).toBeVisible();

    await page.goto('/rng?vendor=SIM&sort=NAME');
    await isAwake(page);
    await openLobby();
    await list.getByRole('link').click();
    await expect(page).toHaveURL(/\/rng\?vendor=SIM$/);
    expect(await page.evaluate(() => sessionStorage.getItem('vassalage'))).toBe('SIM');
  },
);
