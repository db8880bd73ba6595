import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` and `vite preview` find the API; the built application is served by the API itself. */
const api = { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } };

/** Polyfills, tables and helpers that packages bring for older browsers or for what nothing here uses; they weighed 13 kB before the first row. */
const replacements = {
  'object\\.entries': 'native-entries.cjs',
  hasown: 'native-has-own.cjs',
  diacritic: 'native-diacritics.ts',
  inflection: 'given-labels.ts',
  'query-string': 'native-query.ts',
  'hoist-non-react-statics': 'no-statics.ts',
};

/** Its entries are the build with warnings for developers, whatever is built; the other one differs in a constant, and no entry leads there. */
const quietRouter = ['react-router', 'react-router/dom'].map((entry) => ({
  find: new RegExp(`^${entry}$`),
  replacement: fileURLToPath(import.meta.resolve(entry)).replace('development', 'production'),
}));

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [react(), inlineStyles(), precompress()],
  resolve: {
    alias: [
      { find: '@adjudica/domain', replacement: fileURLToPath(new URL('../domain/src/index.ts', import.meta.url)) },
      ...(command === 'build' ? quietRouter : []),
      ...Object.entries(replacements).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: fileURLToPath(new URL(`./build/${file}`, import.meta.url)),
      })),
      {
        find: /^@popperjs\/core$/,
        replacement: fileURLToPath(new URL('./build/popper-later.ts', import.meta.url)),
      },
      {
        find: /^jsonexport\/dist.*$/,
        replacement: fileURLToPath(new URL('./build/no-client-export.ts', import.meta.url)),
      },
      {
        find: /^\.{1,2}\/(BulkActionsToolbar|BulkDeleteButton|ColumnsSelector(Item)?|DataTable(Loading|NumberColumn)|ListNoResults)\.js$/,
        replacement: fileURLToPath(new URL('./build/no-own-table-parts.ts', import.meta.url)),
      },
      {
        find: /^(\.\.\/(Filled)?Input|\.\/Pickers(Filled)?Input)\/index\.mjs$/,
        replacement: fileURLToPath(new URL('./build/outlined-only.ts', import.meta.url)),
      },
    ],
    // pdfjs-dist: the viewer and its worker must be of one version, and react-pdf brings its own.
    dedupe: [
      'react',
      'react-dom',
      'react-router',
      '@tanstack/react-query',
      '@mui/material',
      'react-hook-form',
      'pdfjs-dist',
    ],
  },
  server: { port: 5173, proxy: api },
  preview: { port: 4173, proxy: api },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The PDF viewer and the calendar are large and load with their screens (build/chunks.ts).
    chunkSizeWarningLimit: 1500,
    // Data: URLs would need a wider content security policy; every asset is a file with a hash in its name.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A text stands in the screen that shows it, and ties it to no other file (domain/src/mensajes.ts).
      optimization: { inlineConst: { mode: 'all' } },
      treeshake: {
        // The rules package is pure (arquitectura.md): a schema that no screen of the first load uses must not be in the first load.
        moduleSideEffects: (id, external) => external || !/[\\/]domain[\\/]src[\\/]/.test(id),
      },
      output: {
        codeSplitting: { groups: chunks },
        // Rolldown names a file after all the screens that share it, and the first load carries the name of every file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
}));
