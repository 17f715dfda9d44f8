/** Members on real modules, as the tests of `members` build them. */
export { membersFixture } from '../../members/testing/fixture.ts';
