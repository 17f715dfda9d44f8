/** Serves the site: files of the build, the brand's art, and pre-rendered pages. */
export { openBuild } from './built-renderer.ts';
export { readStaticFiles } from './static-files.ts';
export type { StaticFiles } from './static-files.ts';
export type { Renderer, RendererSource } from './renderer.ts';
export { createSite } from './site.ts';
export type { Site, SiteDeps } from './site.ts';
export { createPolicyReports } from './policy-reports.ts';
