/** What stands beside the page on a wide screen; a chunk of its own, which phones never fetch. */
export { LeftBar } from './left-bar.tsx';
export { RightBar } from './right-bar.tsx';
