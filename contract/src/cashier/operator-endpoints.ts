export * from './withdrawal-operator-endpoints.ts';
