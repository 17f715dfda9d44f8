/** Games to choose from: the lobbies with their filters, the shelves of the home page, details and vendors. */
export { ContinuePlaying, HomeShelves } from './components/home-shelves.tsx';
export { HallBuilding } from './components/hall-building.tsx';
export { LobbyGames } from './components/lobby-games.tsx';
export { Providers } from './components/providers.tsx';
export { ProvidersSection } from './components/providers-section.tsx';
export { ShelfSample } from './components/shelf-sample.tsx';
export { GameDetails } from './lazy-parts.ts';
