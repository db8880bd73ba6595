// Takes the place of the package `hasown` (node-polyglot): every browser that the build supports has it.
module.exports = Object.hasOwn;
