import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { Certifier, type Issued, signed } from '../testing/certification';
import { long } from '../testing/long';
import { readTrust } from './certificates';
import { checkSignatures } from './check';
import { type Ocsp, responders } from './ocsp';

const AHORA = new Date('2026-03-10T17:00:00Z');
const FIRMADO = '2026-03-10T15:00:00Z';
const RESPONDER = ['1.3.6.1.5.5.7.3.9'];

let server: Server;
let entidad: Certifier;
let ana: Issued;
let luis: Issued;
let delegado: Issued;
let pdf: Buffer;
let firmado: Buffer;
let folder: string;
let calls = 0;
/** What the responder answers. */
let answer: (request: pkijs.OCSPRequest) => Promise<Buffer | null>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    calls += 1;
    const body = await answer(pkijs.OCSPRequest.fromBER(new Uint8Array(await buffer(request))));
    if (body === null) response.writeHead(500);
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ocsp = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ocsp`;
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('Pagaré');
  pdf = Buffer.from(await document.save());
  entidad = await Certifier.create('Entidad de Prueba');
  ana = await entidad.issue({ nombre: 'ANA LOOR', cedula: '1712345675', ocsp });
  luis = await entidad.issue({ nombre: 'LUIS MERA', ocsp });
  delegado = await entidad.issue({ nombre: 'Consultas', uses: RESPONDER });
  firmado = await signed(pdf, ana, { on: FIRMADO });
  folder = mkdtempSync(join(tmpdir(), 'ocsp-'));
  writeFileSync(join(folder, 'raiz.pem'), entidad.pem);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Said {
  /** Left out = 'good'. */
  readonly revokedOn?: Date;
  readonly unknown?: boolean;
  readonly by?: Issued;
  readonly thisUpdate?: string;
  readonly nextUpdate?: string;
  /** Left out = of whom is asked. */
  readonly of?: Issued;
}

/** An answer of the responder, signed. */
async function said(request: pkijs.OCSPRequest, about: Said = {}): Promise<Buffer> {
  const { revokedOn, unknown = false, by = delegado, of, thisUpdate = '2026-03-10T16:00:00Z' } = about;
  const { nextUpdate = '2026-03-11T16:00:00Z' } = about;
  const certID = request.tbsRequest.requestList[0]?.reqCert as pkijs.CertID;
  if (of !== undefined)
    await certID.createForCertificate(of.certificate, {
      ...{ hashAlgorithm: 'SHA-1', issuerCertificate: entidad.root.certificate },
    });
  const tag = (tagNumber: number) => ({ tagClass: 3, tagNumber });
  const certStatus =
    revokedOn === undefined
      ? new asn1js.Primitive({ idBlock: tag(unknown ? 2 : 0) })
      : new asn1js.Constructed({ idBlock: tag(1), value: [new asn1js.GeneralizedTime({ valueDate: revokedOn })] });
  const basic = new pkijs.BasicOCSPResponse({
    tbsResponseData: new pkijs.ResponseData({
      responderID: by.certificate.subject,
      producedAt: new Date(thisUpdate),
      responses: [
        new pkijs.SingleResponse({
          ...{ certID, certStatus, thisUpdate: new Date(thisUpdate), nextUpdate: new Date(nextUpdate) },
        }),
      ],
    }),
    certs: [by.certificate],
  });
  await basic.sign(by.keys.privateKey, 'SHA-256');
  const response = new pkijs.OCSPResponse({
    responseStatus: new asn1js.Enumerated({ value: 0 }),
    responseBytes: new pkijs.ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new asn1js.OctetString({ valueHex: basic.toSchema().toBER() }),
    }),
  });
  return Buffer.from(response.toSchema().toBER());
}

const check = async (allowed: Ocsp = 'interna', bytes = firmado) =>
  checkSignatures(
    bytes,
    {
      ...{
        emitido: { longitud: pdf.length, sha256: hash('sha256', pdf) },
        emitidoEn: new Date(FIRMADO),
        anterior: null,
      },
    },
    { trust: await readTrust(folder), ask: responders(allowed), now: AHORA },
  );
const comprobada = async (allowed?: Ocsp, bytes?: Buffer) =>
  (await check(allowed, bytes)).map(({ revocacionComprobada }) => revocacionComprobada);

test('a revoked certificate is refused, whoever of both answers', async () => {
  for (const by of [delegado, entidad.root]) {
    answer = (request) => said(request, { by, revokedOn: new Date('2026-03-09T00:00:00Z') });
    await expect(check()).rejects.toMatchObject({ motivo: 'revocado', quien: 'ANA LOOR' });
  }
});

test('what does not count leaves the revocation unproven: who may not answer, another one, an old or a future answer, none', async () => {
  const casa = await Certifier.create('Hecha en Casa');
  const ajeno = await casa.issue({ nombre: 'Consultas', uses: RESPONDER });
  const sinPermiso = await entidad.issue({ nombre: 'Consultas' });
  const answers: Record<string, typeof answer> = {
    'of another authority': (request) => said(request, { by: ajeno }),
    'of one that may not': (request) => said(request, { by: sinPermiso }),
    'not signed by whom it names': (request) => said(request, { by: { ...delegado, keys: luis.keys } }),
    'of another certificate': (request) => said(request, { of: luis }),
    unknown: (request) => said(request, { unknown: true }),
    old: (request) => said(request, { thisUpdate: '2026-03-01T00:00:00Z', nextUpdate: '2026-03-08T00:00:00Z' }),
    'to come': (request) => said(request, { thisUpdate: '2026-03-10T18:00:00Z' }),
    nonsense: async () => Buffer.from('nada'),
    'too long': async () => Buffer.alloc(70_000),
    'an error': async () => null,
  };
  for (const [what, one] of Object.entries(answers)) {
    answer = one;
    expect([what, await comprobada()]).toEqual([what, [false]]);
  }
  const lejos = await entidad.issue({ nombre: 'ANA LOOR', ocsp: 'http://127.0.0.1:9/ocsp' });
  const archivo = await entidad.issue({ nombre: 'ANA LOOR', ocsp: 'file:///etc/passwd' });
  for (const who of [lejos, archivo])
    expect(await comprobada('interna', await signed(pdf, who, { on: FIRMADO }))).toEqual([false]);
});

test('nobody is asked by default, and none inside the network without the setting', async () => {
  answer = (request) => said(request);
  calls = 0;
  expect([await comprobada('no'), await comprobada('publica'), calls]).toEqual([[false], [false], 0]);
});

test('a good answer of the authority, or of whom it lets answer, proves it; a list that covers the day makes the question needless', async () => {
  calls = 0;
  for (const by of [delegado, entidad.root]) {
    answer = (request) => said(request, { by });
    expect(await comprobada()).toEqual([true]);
  }
  expect(calls).toBe(2);
  writeFileSync(
    join(folder, 'lista.crl'),
    await entidad.revocations([luis], { on: '2026-03-01', until: '2026-04-01' }),
  );
  expect([await comprobada(), calls]).toEqual([[true], 2]);
  rmSync(join(folder, 'lista.crl'));
});

long('a responder that never answers is given up, and the revocation is not proven', async () => {
  answer = () => new Promise(() => {});
  const started = Date.now();
  expect(await comprobada()).toEqual([false]);
  expect(Date.now() - started).toBeGreaterThan(4000);
});
