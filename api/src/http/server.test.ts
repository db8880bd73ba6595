import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { KEEP_ALIVE_MS, serverOf } from './server';

test('request and answer are born with the prototypes that the framework would give them, and work as ever', async () => {
  const app = express();
  app.get('/a', (request, response) => void response.status(201).json([request.ip, request.query['q']]));
  const server = serverOf(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const born: boolean[] = [];
  server.prependListener('request', (request, response) => {
    born.push(Object.getPrototypeOf(request) === app.request, Object.getPrototypeOf(response) === app.response);
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a?q=1`);
    expect([answer.status, await answer.json()]).toEqual([201, ['127.0.0.1', '1']]);
    expect(born).toEqual([true, true]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('the proxy closes a connection without a request before the program does', () => {
  const proxy = readFileSync(join(__dirname, '../../../scripts/operacion/Caddyfile'), 'utf8');
  const seconds = Number(/^\s*keepalive (\d+)s$/m.exec(proxy)?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(serverOf(express()).keepAliveTimeout).toBe(KEEP_ALIVE_MS);
  expect(KEEP_ALIVE_MS).toBeGreaterThan(seconds * 1000);
});
