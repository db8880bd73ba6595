/*
 * Runs a TypeScript file of this project in a process or a thread of its own: `node -r register.cjs file.ts`. Tests only; jest itself has its
 * own way, with the same settings. Within a run of tests what was translated once is kept, and so is the code that V8 made of it: a test
 * starts a dozen such processes.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const Module = require('node:module');

const domain = join(__dirname, '..', '..', '..', 'domain', 'src', 'index.ts');
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return resolve.call(this, request === '@adjudica/domain' ? domain : request, ...rest);
};

const run = process.env.ADJUDICA_PRUEBAS;
if (run !== undefined) {
  mkdirSync(join(run, 'ts'), { recursive: true });
  Module.enableCompileCache(join(run, 'v8'));
  // most of these processes end by a kill: what they loaded at first is written down before anything happens
  setImmediate(() => Module.flushCompileCache());
}

Module._extensions['.ts'] = (module, filename) => {
  module._compile(translated(readFileSync(filename, 'utf8'), filename), filename);
};

function translated(source, filename) {
  if (run === undefined) return translate(source, filename);
  const kept = join(run, 'ts', createHash('sha256').update(filename).update(source).digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const code = translate(source, filename);
    const own = `${kept}.${process.pid}.${process.hrtime.bigint()}`;
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}

function translate(source, filename) {
  // the compiler itself is the largest of all that is loaded: only where something is left to translate
  const { transformSync } = require('@swc/core');
  return transformSync(source, {
    filename,
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'commonjs', ignoreDynamic: true },
  }).code;
}
