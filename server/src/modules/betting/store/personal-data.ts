import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data.ts';

/** Bets are kept: they are the history of money and games. */
export const bettingData: PersonalData = {
  module: 'betting',
  tables: [
    {
      file: 'bets',
      table: 'betting_bet',
      columns: [
        ...['id', 'round_id', 'game_id', 'currency', 'stake', 'bonus_part', 'payout', 'valid_bet', 'state'],
        ...['round_state', 'placed_at', 'settled_at', 'award', 'detail'],
      ],
      // The condition on the id is the one of the index along the bets of a member.
      member: (member) => sql<boolean>`member_id = ${member} and id > 0`,
      key: ['id', 'round_key', 'seq'],
      money: ['stake', 'bonus_part', 'payout', 'valid_bet'],
    },
  ],
  objectionToClosing: async (reader, member) => {
    const { rows } = await sql`
      select from betting_bet where member_id = ${member} and id > 0 and state = 'accepted' limit 1`.execute(reader);
    return rows.length > 0 ? 'bets' : undefined;
  },
};
