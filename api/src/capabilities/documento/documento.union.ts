import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  type DuenoDeDocumento,
  ErrorDeNegocio,
  etiquetaDeDocumentos,
  hoyEn,
  mensajes,
  nombreDeProducto,
  pasoDeDocumento,
  veDocumento,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { type FileAnswer, TIPO_PDF } from '../../http/send-file';
import type { ParteDeUnion, UnionDePdf } from '../../pdf/union';
import type { Platform } from '../../platform';
import { type ArchivoService, type FaltaDeArchivo, faltaDe } from '../archivo';
import { type Emision, type EmisionDeDocumentos, imprimible } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { PlanRow, PlanStore } from '../plan';
import type { DocumentoRow, DocumentoStore } from './documento.store';
import { hechosDeDocumento } from './documento.view';
import type { IndiceDeCarpetaImpreso } from './indice.impreso';
import { indiceEnPapel } from './indice.impreso';

/** Total size that one thread merges within its memory. */
const MAXIMO_DE_UNION = 100_000_000;

const { propios } = mensajes;

interface FuenteDeIndice {
  readonly plan: PlanRow;
  readonly filas: readonly DocumentoRow[];
  /** Documents whose file can't be merged, by id. */
  readonly faltas: ReadonlyMap<number, FaltaDeArchivo>;
  readonly estado: string | null;
  /** Pages of the index. */
  readonly propias: number;
}

const indiceDeCarpeta = imprimible(indiceEnPapel, {
  recurso: 'documento',
  nombre: ({ plan }: FuenteDeIndice) => `Carpeta_${plan.idCodigo}`,
  hechos: indiceImpreso,
});

/** The whole folder as one PDF, in checklist order, after an index. Generated on request and not kept. */
export class CarpetaEnPdf {
  constructor(
    private readonly platform: Pick<Platform, 'uploads' | 'accessLog' | 'log'>,
    private readonly store: DocumentoStore,
    private readonly planes: PlanStore,
    private readonly archivos: Pick<ArchivoService, 'abrir'>,
    private readonly union: UnionDePdf,
    private readonly emision: EmisionDeDocumentos,
  ) {}

  /**
   * Current files of the documents that apply; for 003 the legal ones. Missing or altered files are left out and named. Leaves an access row. @throws
   * 404 no such plan, or 'carpeta-sin-documentos'; 413 'carpeta-pesada'; 422, 429 by the merge.
   */
  async generar(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const [plan, rows] = await Promise.all([this.planes.get(idCodigo), this.store.listByPlan(idCodigo)]);
    const visibles = rows.filter((row) => veDocumento(actor, row));
    const conArchivo = visibles.filter((row) => row.aplica && row.archivoId !== null);
    if (conArchivo.length === 0)
      throw new ErrorDeNegocio('noEncontrado', 'carpeta-sin-documentos', propios.carpetaSinDocumentos);
    if (conArchivo.reduce((suma, { longitud }) => suma + (longitud ?? 0), 0) > MAXIMO_DE_UNION)
      throw new ErrorDeNegocio('demasiadoGrande', 'carpeta-pesada', propios.carpetaPesada);

    const temporales: string[] = [];
    const nuevo = async (): Promise<string> => {
      const path = await this.platform.uploads.newPath();
      temporales.push(path);
      return path;
    };
    const limpiar = async (): Promise<void> => {
      for (const path of temporales.splice(0)) await this.platform.uploads.remove(path);
    };
    try {
      const estado =
        visibles.length === rows.length
          ? etiquetaDeDocumentos(rows.map((row) => ({ ...hechosDeDocumento(row), obligatorio: row.obligatorio })))
          : null;
      const indice: ParteDeUnion = { path: await nuevo(), tipo: TIPO_PDF, nombre: 'índice' };
      const partes: ParteDeUnion[] = [indice];
      const faltas = new Map<number, FaltaDeArchivo>();
      for (const row of conArchivo) {
        const parte = await this.traer(row, await nuevo());
        if (typeof parte === 'string') faltas.set(row.id, parte);
        else partes.push(parte);
      }
      const impreso = await this.indice(actor, { plan, filas: conArchivo, faltas, estado });
      await writeFile(indice.path, impreso, { flag: 'wx', mode: 0o600 });
      const destino = await nuevo();
      const { bytes: longitud } = await this.union.unir({ partes, destino, titulo: `Carpeta ${idCodigo}` });
      temporales.pop();
      await limpiar();
      temporales.push(destino);
      this.platform.accessLog.record(actor, { operacion: 'exportar-pdf', recurso: 'documento', recursoId: idCodigo });
      const bytes = createReadStream(destino);
      bytes.once('close', () => void limpiar());
      return { bytes, nombre: `Carpeta_${idCodigo}.pdf`, tipo: TIPO_PDF, enLinea: true, longitud };
    } catch (error) {
      await limpiar();
      throw error;
    }
  }

  /** A missing or altered file is left out, and the index says so. */
  private async traer(row: DocumentoRow, path: string): Promise<ParteDeUnion | FaltaDeArchivo> {
    try {
      const { archivo, bytes } = await this.archivos.abrir(row.archivoId as number);
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return { path, tipo: archivo.tipo, nombre: row.nombre };
    } catch (error) {
      const falta = faltaDe(error);
      if (falta === null) throw error;
      this.platform.log.error({ err: error, archivo: row.archivoId, falta }, 'a folder is joined without a file');
      return falta;
    }
  }

  /** The index comes first, so it is printed again in the rare case that it exceeds a page. */
  private async indice(actor: Actor, fuente: Omit<FuenteDeIndice, 'propias'>): Promise<Buffer> {
    const con = (propias: number) => this.emision.render(actor, indiceDeCarpeta, { ...fuente, propias });
    const impreso = await con(1);
    return impreso.paginas === 1 ? impreso.bytes : (await con(impreso.paginas)).bytes;
  }
}

function indiceImpreso(
  { plan, filas: rows, faltas, estado, propias }: FuenteDeIndice,
  { marca, hoy, emitidoPor }: Emision,
): IndiceDeCarpetaImpreso {
  let siguiente = propias + 1;
  const documentos = rows.map((row, i) => {
    const falta = faltas.get(row.id);
    const pagina = falta === undefined ? siguiente : null;
    const paginas = falta === undefined ? (row.paginas ?? 1) : 0;
    siguiente += paginas;
    return {
      numero: i + 1,
      documento: row.nombre,
      dueno: propios.duenosDeDocumento[row.dueno as DuenoDeDocumento],
      persona: row.persona ?? row.identificacion ?? '—',
      estado:
        falta === undefined
          ? propios.estadosDeDocumento[pasoDeDocumento(hechosDeDocumento(row))]
          : propios.archivoEnIndice[falta],
      subido: hoyEn(new Date(row.subidoEn as string)),
      pagina,
      paginas,
    };
  });
  return {
    ...marca,
    producto: nombreDeProducto({ nombre: plan.nombreProducto }),
    grupo: plan.grupo,
    idCodigo: plan.idCodigo,
    nombreCliente: nombreDeCliente(plan),
    identificacion: plan.identificacion,
    emision: hoy,
    emitidoPor,
    estado,
    paginas: siguiente - 1,
    documentos,
  };
}
