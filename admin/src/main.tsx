import '@fontsource-variable/inter/wght.css';
// For rich text. The build puts these rules into the page (build/inline-styles.ts); the font files load with the first text that uses them.
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
