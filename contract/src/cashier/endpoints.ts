export * from './deposit-endpoints.ts';
