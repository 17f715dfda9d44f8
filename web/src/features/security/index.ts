/** How an account is protected, and where it is open. */
export { SecurityPage } from './components/security-page.tsx';
