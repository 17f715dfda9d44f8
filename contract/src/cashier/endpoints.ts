export * from './withdrawal-endpoints.ts';
