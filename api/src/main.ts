import type { AddressInfo } from 'node:net';
import { type DataSource, In } from 'typeorm';
import { createApp } from './app';
import { compose } from './compose';
import { readConfig } from './config';
import { fingerprintOf } from './crypto/cipher';
import { KeyWatch } from './db/installation/key-watch';
import { Usuario } from './entities/usuario.entity';
import { drainable } from './http/drain';
import { serverOf } from './http/server';
import { assertCodigosNecesarios } from './seed/codigos-necesarios';
import { startFailure } from './start-failure';

const STOP_WITHIN_MS = 10_000;
const SETTLED_MS = 1000;

/** Collects garbage after the start: an idle server would keep that memory. Needs `--expose-gc`. */
function releaseStartMemory(): void {
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

/** Whether to print the users of the demo: a copy of other data has none. */
async function hasDemoUsers(dataSource: DataSource): Promise<boolean> {
  const usuario = In(['asistente.legal', 'ejecutivo2', 'jefatura2']);
  return (await dataSource.manager.countBy(Usuario, { usuario })) === 3;
}

async function main(): Promise<void> {
  const config = readConfig();
  const application = await compose(config);
  await assertCodigosNecesarios(application.dataSource.manager);
  const server = serverOf(createApp(application));
  const drain = drainable(server);
  // three documents of 10 MB at once over a branch's line of 1 Mbit/s
  server.requestTimeout = 300_000;
  server.headersTimeout = 20_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  for (const work of application.background) work.start();
  const { port } = server.address() as AddressInfo;
  application.log.info({ port }, 'listening');
  setTimeout(releaseStartMemory, SETTLED_MS).unref();
  if (process.send !== undefined) process.send({ listening: port, demo: await hasDemoUsers(application.dataSource) });

  let stopping = false;
  const stop = async (signal: string, code = 0): Promise<void> => {
    if (stopping) return;
    stopping = true;
    application.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await drain();
    await application.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  new KeyWatch(application.dataSource, fingerprintOf(config.dataKey), () => {
    application.log.error(
      'the key of the data is being replaced: this server stops, and starts again under the new one',
    );
    void stop('key', 1);
  }).start();
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error) ?? (error as Error).stack}\n`);
  process.exit(1);
});
