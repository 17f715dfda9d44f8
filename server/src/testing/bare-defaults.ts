import type { Members } from '../modules/members/index.ts';
import type { System } from '../modules/system/index.ts';
import { anOperator } from './modules.ts';

/** What a new database needs before somebody can register: settings without content, and no captcha. */
export const installBareDefaults = async (system: System, members: Pick<Members, 'installDefaults'>): Promise<void> => {
  await system.installDefaults({
    resources: [],
    customerService: [],
    domainRoutes: [],
    helpSections: [],
    helpArticles: [],
  });
  await members.installDefaults();
  await system.setFlag(anOperator, 'CAPTCHAPROVIDER', 'none');
  await system.setRegisterRule(anOperator, 'captcha', { enabled: false, required: false });
};
