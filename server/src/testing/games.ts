/** Games for tests of other modules, made as the catalogue's own tests make them. */
export { aGame, rowsOf } from '../modules/catalog/testing/shop.ts';
