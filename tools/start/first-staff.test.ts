import { expect, test } from 'vitest';
import { STAFF_PASSWORD } from '../../server/src/testing/enrol-staff.ts';
import { codeOfUrl } from '../../server/src/platform/totp/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openHouse } from '../admin/house.ts';
import { openTerminal } from '../admin/testing/terminal.ts';
import { firstStaffLinks } from './first-staff.ts';

const { database, dataFolder } = await openTerminal();
const environment = { DATABASE_URL: database.url, DATA_FOLDER: dataFolder };
const SITE = 'http://localhost:3000';

test('a site that is no sandbox never gets a link by being started', async () => {
  expect(await firstStaffLinks({ ...environment, MODE: 'play', BRAND: 'lumen-hall' }, SITE)).toEqual([]);
});

test('each start of a fresh sandbox makes new links for the first staff accounts, until somebody is enrolled', async () => {
  const [earlier] = await firstStaffLinks(environment, SITE);
  const links = await firstStaffLinks(environment, SITE);
  expect(links.map(({ name }) => name)).toEqual(['first', 'second']);
  expect(links[0]?.link).toMatch(/^http:\/\/localhost:3000\/console\/enrol#enrol_/);

  const house = await openHouse(environment);
  await expect(house.operators.readEnrolment(earlier?.link ?? '')).rejects.toThrow('operators.enrolment-unknown');
  const { otpauthUrl } = await house.operators.readEnrolment(links[0]?.link ?? '');
  const code = codeOfUrl(otpauthUrl, systemClock.now());
  await house.operators.enrol({ link: links[0]?.link ?? '', password: STAFF_PASSWORD, code, ip: '' });
  await house.close();

  expect(await firstStaffLinks(environment, SITE)).toEqual([]);
});
