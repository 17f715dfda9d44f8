import { expect, test } from 'vitest';
import { createCriticalStyles } from './critical-styles.ts';

const keep = (styles: string, markup: string): string => createCriticalStyles(styles)(markup);

test('a rule is kept when every class it asks for occurs in the markup', () => {
  const styles = '.a{color:red}.b{color:blue}.a .c{top:0}.a.d,.b{left:0}';

  expect(keep(styles, '<p class="a c">')).toBe('.a{color:red}.a .c{top:0}');
  expect(keep(styles, '<p class="x b">')).toBe('.b{color:blue}.a.d,.b{left:0}');
});

test('escaped names are read as the markup writes them', () => {
  const styles =
    '.w-1\\/2{width:50%}.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}.\\32xl\\:p-4{padding:1rem}.p-0\\.5{padding:2px}';

  expect(keep(styles, '<p class="w-1/2"><i class="[&amp;&gt;svg]:size-4"><svg>')).toBe(
    '.w-1\\/2{width:50%}.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}',
  );
  expect(keep(styles, '<p class="2xl:p-4 p-0.5">')).toBe('.\\32xl\\:p-4{padding:1rem}.p-0\\.5{padding:2px}');
});

test('what stands in :is, :where, :not or an attribute is a state, not a demand', () => {
  const styles =
    '.group-focus\\:on:is(:where(.group):focus *){top:0}.x:not(.y){left:0}.x[data-open=".z"]{right:0}.x:focus{top:1px}';

  expect(keep(styles, '<p class="group-focus:on x">')).toBe(styles);
});

test('what shows only under a pointer waits for the whole sheet', () => {
  const styles =
    '.a{top:0}.a:hover{top:1px}.a:hover,.a:focus-visible{left:0}@media (hover:hover){.a:active{top:2px}}.hover\\:b{top:3px}';

  expect(keep(styles, '<p class="a hover:b">')).toBe('.a{top:0}.a:hover,.a:focus-visible{left:0}.hover\\:b{top:3px}');
});

test('fallbacks for browsers nobody builds for are left out', () => {
  expect(keep('@layer properties{*{--tw-x:0}}.a{top:var(--tw-x)}', '<p class="a">')).toBe('.a{top:var(--tw-x)}');
});

test('rules without classes stay, unless the element they style is not there', () => {
  const styles =
    ':root{top:0}*,::before{margin:0}table{border:0}h1,h2{font:inherit}[data-theme=light]{top:2px}::selection{color:red}';

  expect(keep(styles, '<h2>')).toBe(
    ':root{top:0}*,::before{margin:0}h1,h2{font:inherit}[data-theme=light]{top:2px}::selection{color:red}',
  );
});

test('groups keep their order and vanish when nothing in them is used', () => {
  const styles =
    '@layer theme,base,utilities;@layer base{table{border:0}}@layer utilities{.a{top:0}@media (min-width:40rem){.sm\\:a{top:1px}.sm\\:b{top:2px}}@supports (color:color-mix(in lab,red,red)){.c{top:0}}}';

  expect(keep(styles, '<p class="a sm:a">')).toBe(
    '@layer theme,base,utilities;@layer utilities{.a{top:0}@media (min-width:40rem){.sm\\:a{top:1px}}}',
  );
});

test('animations, registered properties and fonts stay when a kept rule names them', () => {
  const styles =
    '.a{animation:spin 1s}.b{animation:fade 1s}.c{translate:var(--tw-x)}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}@font-face{font-family:Fair;src:url(a.woff2)}';

  expect(keep(styles, '<p class="a c">')).toBe(
    '.a{animation:spin 1s}.c{translate:var(--tw-x)}@keyframes spin{to{rotate:1turn}}@property --tw-x{syntax:"*";inherits:false}',
  );
});

test('a named part inside a layer stays there', () => {
  const styles = '@layer theme{@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}}.a{animation:spin 1s}';

  expect(keep(styles, '<p class="a">')).toBe('@layer theme{@keyframes spin{to{rotate:1turn}}}.a{animation:spin 1s}');
});

test('of the variables of the page only those are kept that something reads, through others too', () => {
  const styles =
    ':root{color-scheme:dark;--a:var(--b);--b:1px;--c:2px;--d:3px}[data-theme=light]{--b:2px;--c:3px}*,::before{--tw-x:0}.a{top:var(--a)}.c{--c:1px}';

  expect(keep(styles, '<p class="a">')).toBe(
    ':root{--a:var(--b);--b:1px;color-scheme:dark}[data-theme=light]{--b:2px}.a{top:var(--a)}',
  );
  expect(keep(styles, '<p style="left:var(--d)">')).toBe(':root{--d:3px;color-scheme:dark}');
});

test('strings, comments and nested rules do not confuse the reader', () => {
  const styles = "/* { */.a{content:\"}\";&:hover{top:0}}.b::after{content:'\\'}'}";

  expect(keep(styles, '<p class="a b">')).toBe(".a{content:\"}\";&:hover{top:0}}.b::after{content:'\\'}'}");
});
