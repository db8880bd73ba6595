import {
  camposIncorrectos,
  ErrorDeNegocio,
  esAjeno,
  esquemaRechazoDeDocumento,
  type FormatoDeDocumento,
  mensajes,
  tiposDeEvento,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Stored } from '../../storage';
import type { ArchivoRecibido, RecepcionDeArchivos } from '../../uploads';
import type { ArchivoService } from '../archivo';
import { hechosDeEscritura } from '../carpeta';
import type { DocumentoVista } from './documento.dto';
import { type ActoDeDocumento, observacionDe } from './documento.en-acto';
import type { DocumentoRow } from './documento.store';
import type { DocumentoEnActo } from './documento.view';

/** Root of documents in the store, with a folder for each plan (DOC-525). */
export const CARPETA_DE_DOCUMENTOS = 'documentos';

/** 'documentos/01-m001-12': keys are lower case, with hyphens for a group's points and underlines. */
const carpetaDelPlan = (idCodigo: string): string =>
  `${CARPETA_DE_DOCUMENTOS}/${idCodigo.toLowerCase().replace(/[._]/g, '-')}`;

/** DOC-506: optional fields of the specified form beside the file; those sent must agree with ours. */
interface DatosDeSubida {
  /** The version that was read; required once the document is found. */
  readonly version?: number;
  readonly Bucket?: string;
  readonly idDoc?: string;
  readonly Code?: string;
}

/** A judged and stored upload, without its row yet. */
interface Guardado {
  readonly guardado: Stored;
  readonly tipo: string;
  readonly nombreOriginal: string;
  readonly paginas: number;
  readonly sha256Recibido: string | null;
}

/** Acts on a document: a file, and decisions on it (DOC). */
export class ActosDeDocumento {
  constructor(
    private readonly acto: ActoDeDocumento,
    private readonly recepcion: RecepcionDeArchivos,
    private readonly archivos: ArchivoService,
  ) {}

  /**
   * DOC-031…034, DOC-503, DOC-523: 002 confirms, 004 accepts and prevails. Every decision is kept. @throws 404; 403, 409 by the lifecycle; 412; 422
   * for a plan without award.
   */
  readonly aceptar = this.acto('aceptar', {
    change: () => ({ estado: true, motivo: null }),
    event: tiposDeEvento.documentoAceptado,
    eventNote: ({ before, actor }) => textoDe(before, actor, null),
    audit: ({ before }) => decisionDe(before, true, null),
  });

  readonly rechazar = this.acto('rechazar', {
    schema: esquemaRechazoDeDocumento,
    change: ({ body }) => ({ estado: false, motivo: body.observaciones }),
    event: tiposDeEvento.documentoRechazado,
    eventNote: ({ before, actor, body }) => textoDe(before, actor, body.observaciones),
    audit: ({ before, body }) => decisionDe(before, false, body.observaciones),
  });

  /**
   * DOC-035…037, DOC-506…510, DOC-522, invariant 29. Checks that need no bytes come first; then the file is judged, stored, and named in one
   * transaction with the document's new version. The bytes are kept untouched, as are earlier files. @throws 404; 403, 409 by the lifecycle; 412,
   * 428; 415 and 422 by the bytes; 422 'falta-archivo', or fields that are not this document's.
   */
  readonly subir = this.acto('subir', {
    parseBody: (sent: DatosDeSubida & { readonly file?: ArchivoRecibido | undefined }) => sent,
    around: async ({ before: { documento }, body }, transact: (guardado: Guardado) => Promise<DocumentoVista>) => {
      exigirPropios(documento, body);
      const aceptado = await this.recepcion.recibir(exigirArchivo(body.file), documento.formato as FormatoDeDocumento);
      const { tipo, originalname: nombreOriginal, paginas = 1, sha256Recibido = null } = aceptado;
      const folder = carpetaDelPlan(documento.idCodigo);
      const guardado = await this.archivos.guardarDesde(aceptado, { tipo, folder });
      return this.archivos.conservarSalvoRechazo(guardado, () =>
        transact({ guardado, tipo, nombreOriginal, paginas, sha256Recibido }),
      );
    },
    load: async ({ tx }, { guardado, tipo, nombreOriginal, paginas, sha256Recibido }: Guardado) => ({
      archivo: {
        id: await this.archivos.registrar(tx, guardado, { nombre: nombreOriginal, tipo, sha256Recibido }),
        nombreOriginal,
        paginas,
      },
      facts: { sha256: guardado.sha256, longitud: guardado.bytes, tipo },
    }),
    change: ({ loaded: { archivo } }) => ({ archivo }),
    event: tiposDeEvento.documentoSubido,
    eventNote: ({ before, after, actor }) =>
      textoDe(before, actor, mensajes.propios.documentoVersion(after.documento.versionArchivo)),
    audit: ({ before, after, loaded }) => ({
      antes: { versionArchivo: before.documento.versionArchivo, estado: before.documento.estado },
      despues: { versionArchivo: after.documento.versionArchivo, estado: null, ...loaded.facts },
    }),
  });
}

const textoDe = ({ documento, plan }: DocumentoEnActo, actor: Actor, detalle: string | null): string =>
  observacionDe(documento, esAjeno(hechosDeEscritura(plan), actor), detalle);

const decisionDe = ({ documento }: DocumentoEnActo, estado: boolean, motivo: string | null) => ({
  antes: { estado: documento.estado, decididoDepartamento: documento.decididoDepartamento },
  despues: { estado, motivo, versionArchivo: documento.versionArchivo },
});

function exigirArchivo(file: ArchivoRecibido | undefined): ArchivoRecibido {
  if (file !== undefined) return file;
  throw new ErrorDeNegocio('regla', 'falta-archivo', mensajes.propios.documentoArchivoRequerido, {
    errors: { file: mensajes.propios.documentoArchivoRequerido },
  });
}

function exigirPropios(row: DocumentoRow, datos: DatosDeSubida): void {
  const errors = ajenos(row, datos);
  if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
}

function ajenos(row: DocumentoRow, { Bucket, idDoc, Code }: DatosDeSubida): Record<string, string> {
  // the specification only says a folder per plan, and a code: either of the plan's own is accepted
  const nuestros: Readonly<Record<string, readonly [string | undefined, readonly string[]]>> = {
    Bucket: [Bucket, [carpetaDelPlan(row.idCodigo), row.idCodigo]],
    idDoc: [idDoc, [String(row.id)]],
    Code: [Code, [row.codigo, row.idCodigo]],
  };
  const es = (enviado: string, nuestro: string): boolean => enviado.toLowerCase() === nuestro.toLowerCase();
  return Object.fromEntries(
    Object.entries(nuestros).flatMap(([campo, [enviado, admitidos]]) =>
      enviado === undefined || admitidos.some((admitido) => es(enviado, admitido))
        ? []
        : [[campo, mensajes.propios.documentoNoCorresponde(admitidos)]],
    ),
  );
}
