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
import type { IndiceDeCarpetaImpreso } from '../../pdf';
import type { ParteDeUnion, UnionDePdf } from '../../pdf/union';
import type { Platform } from '../../platform';
import type { ArchivoService } from '../archivo';
import { type Emision, type EmisionDeDocumentos, imprimible } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { FilaDePlan, PlanStore } from '../plan';
import type { DocumentoStore, FilaDeDocumento } from './documento.store';
import { hechosDeDocumento } from './documento.view';

/** Of all files together: what one thread joins within its memory. */
export const MAXIMO_DE_UNION = 100_000_000;

const { propios } = mensajes;

interface FuenteDeIndice {
  readonly plan: FilaDePlan;
  readonly filas: readonly FilaDeDocumento[];
  readonly estado: string | null;
  /** Pages of the index itself. */
  readonly propias: number;
}

const indiceDeCarpeta = imprimible('indice-carpeta', {
  recurso: 'documento',
  nombre: ({ plan }: FuenteDeIndice) => `Carpeta_${plan.idCodigo}`,
  hechos: indiceImpreso,
});

/** The whole folder as one PDF, in the order of the checklist, behind an index of it. Made when asked for and not kept. */
export class CarpetaEnPdf {
  constructor(
    private readonly platform: Pick<Platform, 'uploads' | 'accessLog'>,
    private readonly store: DocumentoStore,
    private readonly planes: PlanStore,
    private readonly archivos: Pick<ArchivoService, 'abrir'>,
    private readonly union: UnionDePdf,
    private readonly emision: EmisionDeDocumentos,
  ) {}

  /**
   * Current files of the documents that apply; for 003 the legal ones. Leaves an access row.
   * @throws 404 no such plan, or 'carpeta-sin-documentos'; 413 'carpeta-pesada'; 422, 429 by the union.
   */
  async generar(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const [plan, filas] = await Promise.all([this.planes.get(idCodigo), this.store.dePlan(idCodigo)]);
    const visibles = filas.filter((fila) => veDocumento(actor, fila));
    const conArchivo = visibles.filter((fila) => fila.aplica && fila.archivoId !== null);
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
        visibles.length === filas.length
          ? etiquetaDeDocumentos(filas.map((fila) => ({ ...hechosDeDocumento(fila), obligatorio: fila.obligatorio })))
          : null;
      const indice: ParteDeUnion = { path: await nuevo(), tipo: TIPO_PDF, nombre: 'índice' };
      await writeFile(indice.path, await this.indice(actor, plan, conArchivo, estado), { flag: 'wx', mode: 0o600 });
      const partes: ParteDeUnion[] = [indice];
      for (const fila of conArchivo) {
        const path = await nuevo();
        const { archivo, bytes } = await this.archivos.abrir(fila.archivoId as number);
        await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        partes.push({ path, tipo: archivo.tipo, nombre: fila.nombre });
      }
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

  /** Its own pages come first, so it is printed again in the rare case that it is longer than a page. */
  private async indice(
    actor: Actor,
    plan: FilaDePlan,
    filas: readonly FilaDeDocumento[],
    estado: string | null,
  ): Promise<Buffer> {
    const con = (propias: number) => this.emision.render(actor, indiceDeCarpeta, { plan, filas, estado, propias });
    const impreso = await con(1);
    return impreso.paginas === 1 ? impreso.bytes : (await con(impreso.paginas)).bytes;
  }
}

function indiceImpreso(
  { plan, filas, estado, propias }: FuenteDeIndice,
  { marca, hoy, emitidoPor }: Emision,
): IndiceDeCarpetaImpreso {
  let siguiente = propias + 1;
  const documentos = filas.map((fila, i) => {
    const pagina = siguiente;
    const paginas = fila.paginas ?? 1;
    siguiente += paginas;
    return {
      numero: i + 1,
      documento: fila.nombre,
      dueno: propios.duenosDeDocumento[fila.dueno as DuenoDeDocumento],
      persona: fila.persona ?? fila.identificacion ?? '—',
      estado: propios.estadosDeDocumento[pasoDeDocumento(hechosDeDocumento(fila))],
      subido: hoyEn(new Date(fila.subidoEn as string)),
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
