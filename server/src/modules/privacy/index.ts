/** Hands a member all data held about it, closes accounts, and erases what need not be kept. */
import type { Module } from '../../platform/module.ts';
import type { PrivacyDeps } from './deps.ts';

export type Privacy = Module;

export const createPrivacy = (_deps: PrivacyDeps): Privacy => ({});
