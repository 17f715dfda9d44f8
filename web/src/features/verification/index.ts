/** How a member proves who it is, and what each level opens. */
export { IdentityCard } from './components/identity-card.tsx';
