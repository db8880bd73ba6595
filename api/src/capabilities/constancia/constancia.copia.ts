import {
  type CopiaDeAsamblea,
  calidadesDeSolicitante,
  campoIncorrecto,
  camposIncorrectos,
  comoFecha,
  type DocumentoDeCopia,
  erroresDeDiasDeCopia,
  type Fecha,
  hoyEn,
  mensajes,
  miembroDeCopia,
  nombreDeCalidad,
  nombreDeCopia,
  nombreDeMedio,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { type FileAnswer, TIPO_PDF } from '../../http/send-file';
import type { Rendered } from '../../pdf';
import { notFound } from '../../request/version';
import type { Stored } from '../../storage';
import type { ArchivoService } from '../archivo';
import type { AsambleaRow, AsambleaStore } from '../asamblea';
import type { DocumentoEmitidoStore, EmisionDeDocumentos, EmitidoRow } from '../documento-emitido';
import { reciboDeCopia } from './constancia.documento';
import type { CopiaVista } from './constancia.dto';
import type { ConstanciaStore, CopiaRow, Miembro } from './constancia.store';

const { propios } = mensajes;

/** Root of the extracts that were handed over. */
export const CARPETA_DE_EXTRACTOS = 'extractos-de-acta';

/** The minutes as a member may have them. */
export interface ExtractosDeActa {
  /** @param idCodigo plan whose row stays whole; null = none. @throws 404 without minutes. */
  extractoDe(actor: Actor, asambleaId: number, idCodigo: string | null): Promise<Rendered>;
}

/** A copy that may be handed over: what, for whom, and its extract. */
export interface CopiaPreparada {
  readonly emitido: EmitidoRow;
  readonly documento: string;
  readonly miembro: Miembro | null;
  /** null = the whole document. */
  readonly extracto: Stored | null;
}

/** Copies of minutes and certificates, as they are asked for and handed over. */
export class CopiasDeAsamblea {
  constructor(
    private readonly almacenes: {
      readonly asambleas: AsambleaStore;
      readonly constancias: ConstanciaStore;
      readonly emitidos: DocumentoEmitidoStore;
    },
    private readonly archivos: ArchivoService,
    private readonly emision: Pick<EmisionDeDocumentos, 'imprimir'>,
    private readonly extractos: ExtractosDeActa,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Prints and stores the extract. @throws 404 no such version; 422 days that can't be, or no member of the group. */
  async preparar(actor: Actor, asamblea: AsambleaRow, copia: CopiaDeAsamblea): Promise<CopiaPreparada> {
    const emitido = await this.emitido(asamblea, copia);
    const dias = { emitido: hoyEn(new Date(emitido.emitidoEn)), hoy: hoyEn(this.clock.now()) };
    const errores = erroresDeDiasDeCopia(copia, dias);
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
    const cedula = miembroDeCopia(copia);
    const miembro = cedula === null ? null : await this.almacenes.constancias.findMiembro(asamblea, cedula);
    if (cedula !== null && miembro === null)
      throw campoIncorrecto(copia.calidad === 'titular' ? 'identificacion' : 'representa', propios.copiaNoEsTitular);
    const documento = nombreDeCopia(copia.documento, copia.numeroVersion);
    if (copia.documento !== 'extracto') return { emitido, documento, miembro, extracto: null };
    const plan = miembro?.participo === true ? miembro.idCodigo : null;
    const { bytes } = await this.extractos.extractoDe(actor, asamblea.id, plan);
    const extracto = await this.archivos.guardar(bytes, { tipo: TIPO_PDF, folder: CARPETA_DE_EXTRACTOS });
    return { emitido, documento, miembro, extracto };
  }

  /** What whoever asked signs for. Leaves an access row. @throws 404. */
  async recibo(actor: Actor, asambleaId: number, copiaId: number): Promise<FileAnswer> {
    const { asamblea, copia } = await this.una(asambleaId, copiaId);
    if (copia.documento === null) throw notFound();
    return this.emision.imprimir(actor, reciboDeCopia, { asamblea, copia }, asambleaId);
  }

  /** The extract as it was handed over. Leaves an access row. @throws 404. */
  async extracto(actor: Actor, asambleaId: number, copiaId: number): Promise<FileAnswer> {
    const { extractoId } = await this.una(asambleaId, copiaId);
    if (extractoId === null) throw notFound();
    const { archivo, bytes } = await this.archivos.abrir(extractoId);
    this.accesos.record(actor, { operacion: 'descargar', recurso: 'constancia', recursoId: asambleaId });
    const { nombre, tipo, longitud, sha256 } = archivo;
    return { bytes, nombre, tipo, longitud, sha256, enLinea: true };
  }

  private async una(asambleaId: number, copiaId: number) {
    const { asambleas, constancias } = this.almacenes;
    const [asamblea, constancia] = await Promise.all([asambleas.byId(asambleaId), constancias.ofAssembly(asambleaId)]);
    const row = constancia?.copias.find(({ id }) => id === copiaId);
    if (asamblea === null || row === undefined) throw notFound();
    return { asamblea, copia: copiaVista(row), extractoId: row.extractoId };
  }

  private async emitido(
    { id: registroId }: AsambleaRow,
    { documento, numeroVersion }: CopiaDeAsamblea,
  ): Promise<EmitidoRow> {
    const tipo = documento === 'constancia' ? 'constancia' : 'acta';
    const versiones = await this.almacenes.emitidos.listVersiones({ tipo, columna: 'asambleaId', registroId });
    const emitido = versiones.find((una) => una.numeroVersion === numeroVersion);
    if (emitido === undefined) throw notFound(propios.documentoSinGenerar);
    if (documento === 'extracto' && emitido !== versiones[0])
      throw campoIncorrecto('documento', propios.copiaExtractoAnterior);
    return emitido;
  }
}

const documentoDe = ({ tipo, extractoId }: CopiaRow): DocumentoDeCopia | null =>
  tipo === 'acta' && extractoId !== null ? 'extracto' : tipo;

export function copiaVista(row: CopiaRow): CopiaVista {
  const { id, entregadaA, identificacion, idCodigo, correo, nota, registradaPor, registradaEn } = row;
  const documento = documentoDe(row);
  return {
    ...{ id, entregadaA, identificacion, idCodigo, correo, nota, registradaPor, registradaEn },
    documento: documento && nombreDeCopia(documento, Number(row.numeroVersion)),
    sha256: row.sha256DeArchivo,
    calidad: calidadDe(row),
    pedidaEl: row.pedidaEl as Fecha | null,
    fecha: comoFecha(row.fecha),
    medio: nombreDeMedio(row.medio),
    conExtracto: row.extractoId !== null,
  };
}

function calidadDe({ calidad, idCodigo, titular, participo }: CopiaRow): string {
  if (idCodigo === null) return nombreDeCalidad(calidad);
  const deQuien = propios.solicitanteDe(idCodigo, calidad === calidadesDeSolicitante[0].codigo ? null : titular);
  return participo ? deQuien : `${deQuien}, ${propios.copiaSinParticipar}`;
}
