import { DatabaseError } from 'pg';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/**
 * One statement, one commit. What the database refused leaves its connection as it was, with everything that is planned
 * on it; the pool's own way would close it after any error, and routine refusals would each cost a new one.
 */
export const askOn = async <Row extends QueryResultRow>(pool: Pool, query: QueryConfig): Promise<QueryResult<Row>> => {
  const client = await pool.connect();
  let isSound = false;
  try {
    const result = await client.query<Row>(query);
    isSound = true;
    return result;
  } catch (error) {
    isSound = error instanceof DatabaseError && error.severity === 'ERROR';
    throw error;
  } finally {
    client.release(!isSound);
  }
};
