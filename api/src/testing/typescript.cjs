// node -r this: runs our TypeScript sources in a child process, for the tests that need a real process (signals, kill -9). The same
// settings as the tests themselves; nothing has to be compiled before.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const domain = join(__dirname, '..', '..', '..', 'domain', 'src', 'index.ts');
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  request === '@adjudica/domain' ? domain : resolve.call(Module, request, ...rest);

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};
