export * from './withdrawal-endpoints.ts';
export * from './deposit-endpoints.ts';
