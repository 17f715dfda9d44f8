export * from './deposit-operator-endpoints.ts';
