import '@fontsource-variable/inter/wght.css';
// Of rich text. Here its rules stand in the page itself (build/inline-styles.ts); its files load with the first text that is set in it.
import '@fontsource/source-serif-4/latin-400.css';
import '@fontsource/source-serif-4/latin-600.css';
import '../../templates/texto-enriquecido.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
