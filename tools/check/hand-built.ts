import { moduleNames } from '../modules.ts';

const makerOf = (module: string): string => `create${module.charAt(0).toUpperCase()}${module.slice(1)}`;

/**
 * Tests and fixtures from before `buildTestModules` that put several modules together by themselves; the list only gets
 * shorter (decision 0476).
 */
export const BUILT_BY_HAND: readonly string[] = [
  'server/src/modules/identity/testing/house.ts',
  'server/src/modules/lottery/testing/hall.ts',
  'server/src/modules/vendors/testing/vendor-server.ts',
  // The ground of tests without modules: the log and the approvals that every module stands on.
  'server/src/testing/modules.ts',
];

/** The modules that a test or fixture makes itself although they are not its own, where there are several of them. */
export const handBuilt = (path: string, text: string): readonly string[] => {
  const [, own] = /^server\/src\/modules\/([^/]+)\//.exec(path) ?? [];
  const made = moduleNames.filter(
    (module) => module !== own && new RegExp(String.raw`(?<![.\w])${makerOf(module)}\(`).test(text),
  );
  return made.length > 1 ? made : [];
};
