import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { groupOf } from './roles.ts';

const faultOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test('a process has every role unless roles are set', () => {
  expect(groupOf(readConfig({}).roles, 0)).toEqual(['site', 'vendors', 'jobs']);
  expect(groupOf(readConfig({ NODES: '2' }).roles, 1)).toEqual(['site', 'vendors', 'jobs']);
  expect(groupOf(readConfig({ ROLES: 'jobs' }).roles, 0)).toEqual(['jobs']);
});

test('groups go to the processes in turn, and the last one to all that remain', () => {
  const { roles } = readConfig({ NODES: '3', ROLES: 'jobs; site, vendors' });

  expect([0, 1, 2].map((index) => groupOf(roles, index))).toEqual([['jobs'], ['site', 'vendors'], ['site', 'vendors']]);
});

test.each([
  [{ ROLES: 'pages' }, 'ROLES must be site, vendors, jobs'],
  [{ ROLES: 'site,site' }, 'ROLES must be site, vendors, jobs'],
  [{ ROLES: 'jobs;site' }, 'ROLES names 2 groups, but NODES is 1'],
  [{ NODES: '3', ROLES: 'site,vendors;site' }, 'all of them answer vendors or none does'],
  [{ NODES: '2', ROLES: 'site;vendors' }, 'needs VENDORS_PORT'],
  [{ VENDORS_PORT: '3000' }, 'VENDORS_PORT must differ from PORT'],
])('%o cannot work, and says so', (environment, fault) => {
  expect(faultOf(environment)).toContain(fault);
});

test('vendors stay apart from the site on a port of their own', () => {
  expect(faultOf({ NODES: '2', ROLES: 'site;vendors,jobs', VENDORS_PORT: '3001' })).toBe('');
});
