// npm run test:sqlserver [-- pattern]: the API's suite on a server. DATABASE_URL=mssql://… names it; its login must be allowed to create
// databases (adjudica_prueba_…), which are removed before and after.
import { ensureBuild, ensureNode, ensurePackages, fail, findBrowser, JEST, run } from './lib/setup.mjs';

if (!/^(mssql|sqlserver):/i.test(process.env.DATABASE_URL ?? ''))
  fail('Falta DATABASE_URL=mssql://usuario:clave@servidor:1433/master?encrypt=true&trustServerCertificate=true');
ensurePackages();
ensureNode();
ensureBuild(['domain']);
const browser = findBrowser();
const env = browser === null ? {} : { CHROMIUM_PATH: browser };
run('node', [...JEST, '--config', 'jest.sqlserver.config.cjs', ...process.argv.slice(2)], { env });
