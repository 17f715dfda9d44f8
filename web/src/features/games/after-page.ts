/** What the home page brings once it has been painted, as one part: its shelves and the marks in the footer. */
export { ProviderList } from './components/provider-list.tsx';
export { ShelfOf } from './components/shelf-of.tsx';
