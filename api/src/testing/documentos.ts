import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Test } from 'supertest';
import type { DocumentoVista } from '../capabilities/documento/documento.dto';
import { merge, stamp } from '../pdf/stamp';
import { type OpcionesDeSolicitud, type SituacionLaboral } from '../seed/declarado';
import { crearSolicitud } from './builders';
import { type PlanDePrueba, planAdjudicado } from './solicitudes';
import type { Client, TestApp } from './test-app';

/** A small valid PDF with `texto` and the page number on each page. */
export async function pdfDePrueba(texto = 'Documento', paginas = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let i = 1; i <= paginas; i++)
    document.addPage([595, 842]).drawText(`${texto} p${i}`, { x: 60, y: 760, size: 18, font });
  return Buffer.from(await document.save());
}

/** A printed document of ours with an attached text. */
export async function pdfConAdjunto(texto: string): Promise<Buffer> {
  const foot = { title: 'Prueba', left: 'Prueba', hash: 'SHA-256', watermark: null, author: 'Prueba' };
  const document = await merge([await pdfDePrueba()]);
  return Buffer.from(
    await stamp(document, { ...foot, created: new Date() }, [{ nombre: 'lista-congelada.txt', texto }]),
  );
}

/** A small photo of one colour. */
export const fotoDePrueba = (tipo: 'jpeg' | 'png' | 'webp' = 'jpeg', ancho = 320, alto = 240): Promise<Buffer> =>
  sharp({ create: { width: ancho, height: alto, channels: 3, background: { r: 200, g: 40, b: 40 } } })
    .toFormat(tipo)
    .toBuffer();

/** An awarded plan whose holder saved a form, with its list generated. */
export async function planConDocumentos(
  t: TestApp,
  {
    situacion,
    carpeta,
    ...opciones
  }: OpcionesDeSolicitud & { situacion?: SituacionLaboral; carpeta?: Parameters<typeof planAdjudicado>[1] } = {},
): Promise<PlanDePrueba> {
  const plan = await planAdjudicado(t, carpeta);
  await crearSolicitud(
    t.application.dataSource.manager,
    { id: plan.planId, titular: plan.titular },
    { ...opciones, ...(situacion === undefined ? {} : { situacion }) },
  );
  const generado = await (await t.as('legal')).post(`/plan/${plan.idCodigo}/documentos/generar`);
  if (generado.status !== 200) throw new Error(`list not generated: ${generado.status} ${generado.text}`);
  return plan;
}

/** Up to a hundred documents of a plan. */
export async function documentosDe(client: Client, plan: string, filtro: object = {}): Promise<DocumentoVista[]> {
  const filter = encodeURIComponent(JSON.stringify({ plan, ...filtro }));
  const { status, body, text } = await client.get(`/documento?range=[0,99]&filter=${filter}`);
  if (status !== 200) throw new Error(`documents: ${status} ${text}`);
  return body;
}

export async function documentoDe(client: Client, plan: string, codigo: string): Promise<DocumentoVista> {
  const documento = (await documentosDe(client, plan)).find(({ tipo }) => tipo.codigo === codigo);
  if (documento === undefined) throw new Error(`the list of ${plan} has no ${codigo}`);
  return documento;
}

export interface OpcionesDeSubida {
  version?: number | null;
  nombre?: string;
  campos?: Readonly<Record<string, string>>;
}

/** `POST /documento/{id}/archivo` as a browser sends it. `version` null = none. */
export function subir(
  client: Client,
  documento: Pick<DocumentoVista, 'id' | 'version'>,
  bytes: Buffer | null,
  { version = documento.version, nombre = 'archivo.pdf', campos = {} }: OpcionesDeSubida = {},
): Test {
  const test = client.post(`/documento/${documento.id}/archivo`);
  if (version !== null) test.field('version', String(version));
  for (const [campo, valor] of Object.entries(campos)) test.field(campo, valor);
  return bytes === null ? test : test.attach('file', bytes, nombre);
}
