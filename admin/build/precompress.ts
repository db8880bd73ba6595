import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|mjs|css|html|svg|json|webmanifest)$/;
/** Below this a compressed copy saves less than its headers cost. */
const minimumBytes = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes `x.js.br` and `x.js.gz` beside every compressible file of the build, so that the server sends finished bytes
 * instead of compressing the same file at each request (rendimiento.md, "Pantallas").
 */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'adjudica-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !compressible.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        if (bytes.length < minimumBytes) continue;
        const [br, gz] = await Promise.all([
          brotliAsync(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          }),
          gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }
    },
  };
}
