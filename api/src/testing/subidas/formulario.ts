import { type IncomingHttpHeaders, request } from 'node:http';
import { latin1 } from './pdf';

/** Forms written byte by byte, as no browser would. */
export const FRONTERA = '----adjudica7f3a';

export const parte = (cabeceras: string, contenido: Buffer | string): Buffer =>
  Buffer.concat([
    latin1(`--${FRONTERA}\r\n${cabeceras}\r\n\r\n`),
    typeof contenido === 'string' ? Buffer.from(contenido) : contenido,
    latin1('\r\n'),
  ]);
export const campo = (nombre: string, valor: Buffer | string): Buffer =>
  parte(`Content-Disposition: form-data; name="${nombre}"`, valor);
/** @param disposicion what follows 'form-data; ', byte for byte. */
export const archivo = (contenido: Buffer, disposicion = 'name="file"; filename="archivo.pdf"'): Buffer =>
  parte(`Content-Disposition: form-data; ${disposicion}\r\nContent-Type: application/octet-stream`, contenido);
export const fin = latin1(`--${FRONTERA}--\r\n`);

export interface Envio {
  readonly port: number;
  readonly path: string;
  readonly token: string;
  readonly body: Buffer | readonly Buffer[];
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Respuesta {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** Sends it over a real connection. A body of several buffers is chunked, without Content-Length. */
export function enviar({ port, path, token, body, headers = {} }: Envio): Promise<Respuesta> {
  return new Promise((resolve, reject) => {
    const whole = Buffer.isBuffer(body);
    const sending = request({
      port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      agent: false,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': `multipart/form-data; boundary=${FRONTERA}`,
        ...(whole ? { 'Content-Length': body.length } : {}),
        ...headers,
      },
    });
    sending.once('error', reject);
    sending.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
        });
      });
    });
    for (const chunk of whole ? [body] : body) sending.write(chunk);
    sending.end();
  });
}
