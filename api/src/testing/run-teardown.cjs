const { rmSync } = require('node:fs');

module.exports = () => rmSync(process.env.ADJUDICA_PRUEBAS, { recursive: true, force: true });
