import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received message. */
export interface Recibido {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly mensaje: {
    readonly id: string;
    readonly evento: string;
    readonly plan: string | null;
    readonly recurso: string;
    readonly clave: string;
    readonly cursor: number;
    readonly fecha: string;
  };
}

type Contesta = (recibido: Recibido, response: ServerResponse) => void;

/** Another system that receives messages about events, over real HTTP. Its answer can be changed while it runs. */
export interface Receptor {
  readonly url: string;
  readonly recibidos: Recibido[];
  contesta: Contesta;
  close(): void;
}

export const acepta: Contesta = (_, response) => void response.writeHead(204).end();
export const rechaza =
  (status: number, words = ''): Contesta =>
  (_, response) =>
    void response.writeHead(status).end(words);

export async function abrirReceptor(): Promise<Receptor> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const recibido = { headers: request.headers, body, mensaje: JSON.parse(body) };
    receptor.recibidos.push(recibido);
    receptor.contesta(recibido, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receptor: Receptor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eventos`,
    recibidos: [],
    contesta: acepta,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receptor;
}
