import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app';
import { compose } from '../compose';
import { readConfig } from '../config';
import { PaperlessRenderer } from './renderers';

/** The application as served by `main`, with every read slow: the third time it goes to the other thread (db/engine/slow-reads.ts). */
async function main(): Promise<void> {
  const renderer = new PaperlessRenderer().asRenderer();
  const application = await compose(readConfig(), { renderer, database: { slowReadMs: -1 } });
  const server = createServer(createApp(application));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (const work of application.background) work.start();
  process.send?.({ listening: (server.address() as AddressInfo).port, demo: false });
}

void main();
