import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` and `vite preview` find the API; the built application is served by the API itself. */
const api = { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } };

export default defineConfig({
  base: '/',
  plugins: [react(), precompress()],
  resolve: {
    alias: [
      { find: '@adjudica/domain', replacement: fileURLToPath(new URL('../domain/src/index.ts', import.meta.url)) },
      {
        find: /^jsonexport\/dist.*$/,
        replacement: fileURLToPath(new URL('./build/no-client-export.ts', import.meta.url)),
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
    // The PDF viewer and the date picker are large and load with their screens; npm run bench holds what the first load weighs.
    chunkSizeWarningLimit: 1500,
    // Data: URLs would need a wider content security policy; every asset is a file with a hash in its name.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // The rules package is pure (house.md): a schema that no screen of the first load uses must not be in the first load.
        moduleSideEffects: (id, external) => external || !/[\\/]domain[\\/]src[\\/]/.test(id),
      },
      output: {
        // Two files for everybody instead of forty: React, which changes once in a release, and what stands between a session and the
        // first row of a list (shell, list page, table; their own imports follow them). Forms, schemas, dialogs, PDF viewer and every
        // screen stay in files of their own. `npm run bench` holds the sizes (performance.md F1, F3).
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 20,
            },
            {
              name: 'shell',
              test: new RegExp(
                [
                  'admin/src/(Shell|ui/(RecordList|StateChip|formato|usePuede))\\.tsx?$',
                  'ra-ui-materialui/dist/list/datatable/',
                  // a few hundred bytes each, used by several first pages: a request of their own costs more
                  'admin/src/capabilities/(asamblea/(enlaces|estado)|usuario/etiquetas)\\.ts$',
                  'ra-ui-materialui/dist/(Link|field/DateField)\\.(js|mjs)$',
                  '@mui/material/(esm/)?Link/',
                  'ra-core/dist/dataProvider/useGetOne\\.js$',
                ]
                  .join('|')
                  .replaceAll('/', '[\\\\/]'),
              ),
              priority: 10,
            },
            {
              // The home of assemblies with the small pieces that the calendar shares with it: one request instead of four, and nothing of
              // it in the first load of anybody else.
              name: 'asambleas',
              test: new RegExp(
                [
                  'admin/src/capabilities/asamblea/(Inicio|ProximasAsambleas)\\.tsx$',
                  'admin/src/capabilities/asamblea/consultas\\.ts$',
                  '@mui/material/(esm/)?ToggleButton(Group)?/',
                  '@mui/icons-material/(esm/)?EventOutlined\\.m?js$',
                ]
                  .join('|')
                  .replaceAll('/', '[\\\\/]'),
              ),
              priority: 5,
            },
          ],
        },
      },
    },
  },
});
