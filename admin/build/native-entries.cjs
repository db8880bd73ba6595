// Takes the place of the polyfill `object.entries` (node-polyglot): every browser that the build supports has it.
module.exports = Object.entries;
