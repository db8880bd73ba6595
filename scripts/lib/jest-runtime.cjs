const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled modules of this worker by their file, and whose turn it is: a worker runs one test file at a time. */
const scripts = new Map();
let current;

/**
 * Compiles a module once a worker. jest compiles all of them anew for each test file, because the compiled function belongs to the context of one;
 * a script belongs to none, and keeps what of it was compiled later, when it was called.
 */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      const script = context && scriptOf(source, filename, executor.injectedModuleParameters);
      // a syntax error is told as jest tells it
      return script ? script.runInContext(context) : compile(source, filename);
    };
    current = executor;
  }
};

function scriptOf(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const opening = `(function (${parameters.join(',')}) {`;
  try {
    const script = new Script(`${opening}${source}\n})`, {
      filename,
      columnOffset: -opening.length,
      importModuleDynamically: (specifier, _script, attributes, phase) =>
        current.dynamicImport(specifier, filename, current.environment.getVmContext(), attributes, phase),
    });
    scripts.set(filename, { source, script });
    return script;
  } catch {
    return null;
  }
}
