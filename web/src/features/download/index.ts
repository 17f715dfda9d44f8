/** The site on a home screen, and its mirrors. */
export { routesQuery } from './api/routes-query.ts';
export { InstallGuide } from './components/install-guide.tsx';
export { MirrorList } from './components/mirror-list.tsx';
export { platformOf } from './model/steps.ts';
