/** Pictures that go with what a member writes: chosen, sent ahead with their progress, and shown again to their owner. */
export { OwnPictures } from './components/own-pictures.tsx';
export { PictureField } from './components/picture-field.tsx';
export { usePictures } from './hooks/use-pictures.ts';
export type { Pictures } from './hooks/use-pictures.ts';
