import { expect, test } from 'vitest';
import { createCriticalStyles } from '../src/app/critical-styles.ts';
import { lateSample } from './late-sample.ts';

const SHEET = String.raw`:root{--tone:red;--unread:blue}.md\:p-4{padding:1rem}.\32 xl\:gap-1{gap:1px}.\[\&\>svg\]\:size-8 svg{width:2rem}.other{color:red}input{margin:0}table{margin:0}`;

test('a page brings the rules of every class and element its late scripts name, and no others', () => {
  const script =
    'jsx("input",{className:`flex md:p-4 [&>svg]:size-8 2xl:gap-1`,style:{color:"var(--tone)"}});jsx(`svg`)';

  const styles = createCriticalStyles(SHEET)(lateSample([script], SHEET));

  expect(styles).toContain('padding:1rem');
  expect(styles).toContain('gap:1px');
  expect(styles).toContain('width:2rem');
  expect(styles).toContain('input{margin:0}');
  expect(styles).toContain('--tone:red');
  expect(styles).not.toContain('.other');
  expect(styles).not.toContain('table');
  expect(styles).not.toContain('--unread');
});

test('a class beside an expression in a template is found', () => {
  const styles = createCriticalStyles(SHEET)(lateSample(['className:`${a}other${b}`'], SHEET));

  expect(styles).toContain('.other');
});
