export * from './withdrawal-endpoints.ts';
export * from './deposit-endpoints.ts';
export * from './transfer-endpoints.ts';
export * from './slice-endpoints.ts';
export * from './sandbox.ts';
