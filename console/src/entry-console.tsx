import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import './app.css';
import { policyMaker } from '@fairground/ui/trusted-types';
import { App } from './app/app.tsx';
import { showChoices } from './app/choices.ts';

// The page's policy lets nothing be evaluated, and no address but our own becomes a script.
z.config({ jitless: true });
policyMaker()?.createPolicy('default', {
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.origin);
    return origin === location.origin && pathname.startsWith('/console/assets/') ? address : null;
  },
});

showChoices();
const root = document.getElementById('console');
if (!root) throw new Error('The page has no place to draw into.');
createRoot(root).render(<App />);
