/** The site on a home screen, and its mirrors. */
export { InstallGuide } from './components/install-guide.tsx';
export { MirrorList } from './components/mirror-list.tsx';
export { DownloadModal } from './lazy-parts.ts';
export { platformOf } from './model/steps.ts';
