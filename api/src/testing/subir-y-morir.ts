import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'typeorm';
import { createApp } from '../app';
import { compose } from '../compose';
import { readConfig } from '../config';
import { openStorage } from '../storage';

/**
 * Child of subida.kill.test.ts: serves the API and kills itself (SIGKILL: no handler, no flush) at step MORIR_EN after the message 'contar', a
 * step being a statement of the database or a side of a file operation. It answers 'pasos' with how many there were.
 */
let steps = Number.NEGATIVE_INFINITY;
const dieAt = Number(process.env.MORIR_EN ?? '0');
const step = (): void => {
  steps += 1;
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
};
const logger: Logger = {
  logQuery: step,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

async function main(): Promise<void> {
  const config = readConfig();
  const storage = openStorage(config.storageUrl);
  const put = storage.put.bind(storage);
  storage.put = async (content, options) => {
    step();
    const stored = await put(content, options);
    step();
    return stored;
  };
  const house = await compose(config, { storage, database: { logger } });
  const newPath = house.uploads.newPath.bind(house.uploads);
  house.uploads.newPath = async () => {
    step();
    const path = await newPath();
    step();
    return path;
  };
  const remove = house.uploads.remove.bind(house.uploads);
  house.uploads.remove = async (path) => {
    step();
    await remove(path);
    step();
  };
  const server = createServer(createApp(house));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.on('message', (message) => {
    if (message === 'contar') steps = 0;
    else process.send?.({ pasos: steps });
  });
  process.send?.({ port: (server.address() as AddressInfo).port });
}

void main();
