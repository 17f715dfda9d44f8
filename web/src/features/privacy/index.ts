/** The data held about a member: its download, and the closing of the account. */
export { PrivacyCard } from './components/privacy-card.tsx';
