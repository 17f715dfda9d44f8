export * from './claims.ts';
export * from './mall.ts';
export * from './missions.ts';
export * from './points.ts';
export * from './raffles.ts';
export * from './ranks.ts';
export * from './rebates.ts';
export * from './referral.ts';
