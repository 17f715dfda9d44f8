/** Every call of identity, by concern. */
export * from './login.ts';
export { disownChange } from './notices.ts';
export * from './passkeys.ts';
export * from './providers.ts';
export * from './recovery.ts';
export * from './sandbox.ts';
export * from './security.ts';
export { beginStepUpByPasskey, sendStepUpCode, stepUp } from './step-up.ts';
