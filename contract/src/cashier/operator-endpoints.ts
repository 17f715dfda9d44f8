export * from './withdrawal-operator-endpoints.ts';
export * from './deposit-operator-endpoints.ts';
export * from './desk-operator-endpoints.ts';
export * from './queue-operator-endpoints.ts';
export * from './slice-operator-endpoints.ts';
export * from './provider-operator-endpoints.ts';
export * from './channel-operator-endpoints.ts';
export * from './transfer-operator-endpoints.ts';
