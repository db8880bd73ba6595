import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` and `vite preview` find the API; the built application is served by the API itself. */
const api = { '^/(api|manual)/': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } };

export default defineConfig({
  base: '/',
  plugins: [react(), inlineStyles(), precompress()],
  resolve: {
    alias: {
      '@adjudica/domain': fileURLToPath(new URL('../domain/src/index.ts', import.meta.url)),
    },
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
});
