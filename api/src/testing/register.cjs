/* Runs a TypeScript file of this project in a child process of a test: `node -r register.cjs file.ts`. Tests only; jest has its own. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const Module = require('node:module');
const { transformSync } = require('@swc/core');

const domain = join(__dirname, '..', '..', '..', 'domain', 'src', 'index.ts');
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return resolve.call(this, request === '@adjudica/domain' ? domain : request, ...rest);
};
Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  module._compile(code, filename);
};
