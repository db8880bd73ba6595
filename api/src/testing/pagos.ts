import { DEPARTAMENTO_LEGAL } from '@adjudica/domain';
import type { OrdenDeCompraVista } from '../capabilities/orden-de-compra/orden-de-compra.dto';
import type { PagoVista } from '../capabilities/solicitud-de-pago/solicitud-de-pago.dto';
import { Archivo } from '../entities/archivo.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Documento, DocumentoVersion, TipoDocumento } from '../entities/documento.entity';
import { TIPO_PDF } from '../http/send-file';
import { pdfDePrueba } from './documentos';
import { type ClienteConPlanes, clienteConPlanes } from './medios';
import { crearOrden, ordenAprobada } from './ordenes';
import type { Client, TestApp } from './test-app';

type ConAplicacion = Pick<TestApp, 'application'>;

interface EstadoDeDocumento {
  readonly conArchivo?: boolean;
  readonly estado?: boolean | null;
  readonly decididoDepartamento?: string | null;
  readonly obligatorio?: boolean;
}

/** One file for all documents of an application: a payment only requires that one exists. */
export async function archivoDePrueba({ application }: ConAplicacion): Promise<number> {
  const { dataSource, storage, clock } = application;
  const nombre = 'respaldo-de-pago.pdf';
  const guardado = await dataSource.manager.findOneBy(Archivo, { nombre });
  if (guardado !== null) return guardado.id;
  const bytes = await pdfDePrueba('Respaldo');
  const { key: clave, sha256 } = await storage.put(bytes, { type: TIPO_PDF, folder: 'documentos/prueba' });
  const row = {
    clave,
    nombre,
    tipo: TIPO_PDF,
    longitud: bytes.length,
    sha256,
    creadoPor: null,
    creadoEn: clock.now(),
  };
  return (await dataSource.manager.insert(Archivo, row)).identifiers[0]?.['id'] as number;
}

/** A row of a plan's list, with or without a file. */
export async function ponerDocumento(
  t: ConAplicacion,
  planId: number,
  codigo: string,
  { conArchivo = true, estado = null, decididoDepartamento = null, obligatorio = true }: EstadoDeDocumento = {},
): Promise<number> {
  const { dataSource, clock } = t.application;
  const { manager } = dataSource;
  const { id: tipoId } = await manager.findOneByOrFail(TipoDocumento, { codigo });
  const archivoId = conArchivo ? await archivoDePrueba(t) : null;
  const subido = conArchivo ? { subidoPor: null, subidoEn: clock.now() } : { subidoPor: null, subidoEn: null };
  const { identifiers } = await manager.insert(Documento, {
    planId,
    dueno: 1,
    tipoId,
    personaId: null,
    identificacion: null,
    estado,
    aplica: true,
    obligatorio,
    archivoId,
    versionArchivo: conArchivo ? 1 : 0,
    ...subido,
    decididoPor: null,
    decididoEn: decididoDepartamento === null ? null : clock.now(),
    decididoDepartamento,
    observaciones: null,
    reemplazadaEn: null,
    version: 1,
  });
  const documentoId = identifiers[0]?.['id'] as number;
  if (archivoId !== null)
    await manager.insert(DocumentoVersion, {
      documentoId,
      numero: 1,
      archivoId,
      nombreOriginal: 'respaldo.pdf',
      paginas: 1,
      subidoPor: null,
      subidoEn: clock.now(),
    });
  return documentoId;
}

/** Required by every payment. */
export const SIEMPRE = ['contrato', 'proforma', 'cedula'] as const;

/** Approves the folders of these plans without sending them. */
export async function aprobarCarpetas(
  { application }: ConAplicacion,
  { planes }: { readonly planes: readonly { readonly adjudicacionId: number }[] },
): Promise<void> {
  const { manager } = application.dataSource;
  for (const { adjudicacionId } of planes)
    await manager.update(Carpeta, { adjudicacionId }, { idDepartamento: DEPARTAMENTO_LEGAL });
}

export interface OrdenDePrueba {
  readonly orden: OrdenDeCompraVista;
  readonly cliente: ClienteConPlanes;
}

/** An approved purchase order of 32.990,00 less 2,50 %, with every document required for its payment. */
export async function ordenParaPagar(
  t: TestApp,
  {
    cuantos = 1,
    conDocumentos = true,
    aprobada = true,
    carpetaAprobada = true,
    ...opciones
  }: Record<string, unknown> & {
    cuantos?: number;
    conDocumentos?: boolean;
    aprobada?: boolean;
    carpetaAprobada?: boolean;
  } = {},
): Promise<OrdenDePrueba> {
  const cliente = await clienteConPlanes(t, { cuantos, ejecutivo: 'ejecutivo' });
  const orden = await (aprobada ? ordenAprobada : crearOrden)(t, { cliente, ...opciones });
  if (carpetaAprobada) await aprobarCarpetas(t, cliente);
  if (conDocumentos)
    for (const { id } of cliente.planes) for (const codigo of SIEMPRE) await ponerDocumento(t, id, codigo);
  return { orden, cliente };
}

export const CONCEPTO = 'COMPRA DE VEHICULO AL CLIENTE';

export const pedirPago = (actor: Client, { orden }: Pick<OrdenDePrueba, 'orden'>, cambio: object = {}) =>
  actor.post('/solicitud-de-pago', { orden: orden.id, concepto: CONCEPTO, ...cambio });

/** A payment pending approval. */
export async function pagoPendiente(t: TestApp, de?: OrdenDePrueba, como = 'ejecutivo'): Promise<PagoVista> {
  const { status, text, body } = await pedirPago(await t.as(como), de ?? (await ordenParaPagar(t)));
  if (status !== 201) throw new Error(`payment: ${status} ${text}`);
  return body;
}

export const decidir = (
  actor: Client,
  accion: 'aprobar' | 'anular',
  { id, version }: Pick<PagoVista, 'id' | 'version'>,
  body: object = accion === 'anular' ? { motivo: 'El concesionario cambió de cuenta' } : {},
) => actor.post(`/solicitud-de-pago/${id}/${accion}`, { version, ...body });
