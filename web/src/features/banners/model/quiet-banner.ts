import type { Banner } from '@fairground/contract/content/endpoints';

/** The banner of something that is not there yet: its art and its name, no promise and no way on. */
export const quietBanner = (banner: Banner): Banner => ({
  ...banner,
  text: '',
  action: '',
  linkageType: 'NONE',
  link: '',
});
