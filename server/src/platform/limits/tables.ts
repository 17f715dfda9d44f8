export type LimitTables = {
  limit_use: { key: string; points: number; /** Milliseconds since 1970. */ expire: bigint | null };
};
