import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app';
import { mortalApplication } from './morir';
import { PaperlessRenderer } from './renderers';

/**
 * Child process of `servidorMortal`: serves the API and prints without a browser. It counts after the message 'contar' and answers 'pasos' with the
 * number.
 */
async function main(): Promise<void> {
  const { application, pasos } = await mortalApplication({ renderer: new PaperlessRenderer().asRenderer() });
  const { uploads } = application;
  const newPath = uploads.newPath.bind(uploads);
  uploads.newPath = async () => {
    pasos.paso();
    const path = await newPath();
    pasos.paso();
    return path;
  };
  const remove = uploads.remove.bind(uploads);
  uploads.remove = async (path) => {
    pasos.paso();
    await remove(path);
    pasos.paso();
  };
  const server = createServer(createApp(application));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.on('message', (message) => {
    if (message === 'contar') pasos.contar();
    else process.send?.({ pasos: pasos.total });
  });
  process.once('disconnect', () => process.exit());
  process.send?.({ port: (server.address() as AddressInfo).port });
}

void main();
