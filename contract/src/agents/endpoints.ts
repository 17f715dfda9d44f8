/** Every call of the agent centre, by concern. */
export * from './downline.ts';
export * from './links.ts';
export * from './menu.ts';
export * from './reports.ts';
export * from './contracts.ts';
export * from './exports.ts';
export * from './rates.ts';
