/** Every call of the lottery. */
export * from './menus.ts';
export * from './issues.ts';
export * from './orders.ts';
export * from './chases.ts';
export * from './pools.ts';
export * from './sandbox.ts';
