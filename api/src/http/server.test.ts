import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { serverOf } from './server';

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
