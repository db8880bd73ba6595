import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import type { Api } from './api';
import { lista } from './fila';
import { responde } from './respuesta';

const PAGINAS = 30;

test('a list of many pages to somebody who reads slowly leaves no listener behind at each wait', async () => {
  const escrito: string[] = [];
  const oyentes: number[] = [];
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    headersSent: true,
    req: { method: 'GET' },
    write(parte: string) {
      escrito.push(parte);
      oyentes.push(response.listenerCount('close') + response.listenerCount('drain'));
      setImmediate(() => response.emit('drain'));
      return false;
    },
    end: (parte: string) => escrito.push(parte),
  });
  const api = {
    async *paginas() {
      for (let id = 0; id < PAGINAS; id++) yield [{ id }];
    },
  };
  await responde(response as unknown as Response, lista('plan'), api as unknown as Api);
  expect(JSON.parse(escrito.join(''))).toHaveLength(PAGINAS);
  expect(new Set(oyentes)).toEqual(new Set([0]));
});
