import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import apiProcess from '../../../scripts/lib/api-process.json';
import { LOADS_MUCH_MS } from '../testing/limits';

jest.setTimeout(LOADS_MUCH_MS);

// elsewhere the system's allocator decides
(process.platform === 'linux' ? test : test.skip)(
  'of the 19 MiB that each log-in takes, nothing stays in the process, started as the API is',
  async () => {
    const program = `
      const { hashPassword } = require(${JSON.stringify(join(__dirname, 'passwords'))});
      const anonymous = () => 1024 * Number(/^RssAnon:\\s+(\\d+)/m.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1]);
      const before = anonymous();
      (async () => {
        for (let n = 0; n < 3; n++) await Promise.all([1, 2, 3, 4].map(() => hashPassword('adjudica')));
        console.log(JSON.stringify({ before, after: anonymous() }));
      })();
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...apiProcess.node, '-r', join(__dirname, '..', 'testing', 'register.cjs'), '-e', program],
      { env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...apiProcess.env }, timeout: LOADS_MUCH_MS / 2 },
    );
    const { before, after } = JSON.parse(stdout) as { before: number; after: number };
    expect(after - before).toBeLessThan(19 * 2 ** 20);
  },
);
