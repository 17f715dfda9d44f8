import { createSecrets } from '../../modules/lottery/draw/secrets.ts';
import { databaseNow, insertIssues } from '../../modules/lottery/store/issues.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { SANDBOX_SECRETS_KEY } from '../../platform/secret-box.ts';
import { systemRandom } from '../../platform/random.ts';
import type { Play } from './play.ts';

const GAME = 'SSC1M';
const EVERY_DIGIT = '0,1,2,3,4,5,6,7,8,9';

/** Orders of a lottery: one issue that is drawn and paid, and one that stays on sale. */
export const playLottery = async ({ app, db, ask, asOwner }: Play, token: string): Promise<void> => {
  const known = (await app.lottery.listGames()).find(({ game }) => game.code === GAME);
  if (!known) throw new Error(`There is no game ${GAME}.`);
  const secrets = createSecrets({ random: systemRandom, secretsKey: SANDBOX_SECRETS_KEY });
  const now = (await databaseNow(db)).getTime();
  const at = (ms: number): Date => new Date(now + ms);
  // Far away: the issue that stays open must still be on sale whenever the dump is loaded.
  const [lockAt, drawAt] = [new Date('2100-01-01T00:00:00Z'), new Date('2100-01-01T00:00:05Z')];
  const issue = (numero: string) => ({ numero, openAt: at(-60_000), lockAt, drawAt, ...secrets.fresh() });
  await inTransaction(db, (tx) =>
    insertIssues(tx, known.id, at(-3_600_000), [issue('20261118-0001'), issue('20261118-0002')]),
  );
  while ((await app.lottery.takeDue()) > 0);

  const place = async (numero: string, clientOrderId: string, content: string, multiple = 1): Promise<string> => {
    const bets = content.split('|').reduce((product, row) => product * row.split(',').length, 1);
    const lines = [{ play: 'front3.direct', content, unit: 'whole', multiple, bets }];
    const order = { prizeMode: 'Elott', prizeGroup: 1980, lines, amount: String(2 * bets * multiple) };
    const body = JSON.stringify({ clientOrderId, gameCode: GAME, numero, ...order });
    const { text } = await ask({ method: 'POST', path: '/lgw/bets', token, body });
    return JSON.parse(text).value.order.orderId;
  };
  await place('20261118-0001', 'order-that-wins', [EVERY_DIGIT, EVERY_DIGIT, EVERY_DIGIT].join('|'));
  await place('20261118-0001', 'order-of-three', '1|2|3', 5);
  const taken = await place('20261118-0002', 'order-taken-back', '4|5|6');
  await ask({ method: 'DELETE', path: `/lgw/bets?orderId=${taken}`, token });
  await place('20261118-0002', 'order-that-stays-open', '7|8|9', 2);

  const passed = "clock_timestamp() - interval '2 seconds'";
  await asOwner(
    `update betting_market set closes_at = ${passed}, opens_at = '2020-01-01' where code like '% 20261118-0001';
     update lottery_issue set open_at = '2020-01-01', lock_at = ${passed}, draw_at = ${passed}, due_at = ${passed}
      where numero = '20261118-0001'`,
  );
  while ((await app.lottery.takeDue()) > 0);
};
