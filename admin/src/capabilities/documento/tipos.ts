import { type DuenoDeDocumento, type FormatoDeDocumento, mensajes } from '@adjudica/domain';
import type { DocumentosDeCliente, DocumentoVista, TipoDeDocumentoVista } from '../../generated/api';
import type { Tone } from '../../ui/tones';

export type { VersionDeDocumento } from '../../generated/api';

export type AccionDeDocumento = 'ver' | 'subir' | 'aceptar' | 'rechazar';

/** DOC-028, DOC-500: a document of a plan's list, its codes as the rules know them. */
export type DocumentoRecord = Omit<DocumentoVista, 'dueno' | 'type' | 'acciones'> & {
  readonly dueno: DuenoDeDocumento;
  readonly tipo: Omit<TipoDeDocumentoVista, 'formato'> & { readonly formato: FormatoDeDocumento };
  readonly acciones: readonly AccionDeDocumento[];
};

/** What a file can be assigned to: a document of a list, or a line of a checklist, which names its group. */
export type Asignable = Pick<DocumentoRecord, 'id' | 'persona' | 'identificacion' | 'ruta' | 'estado' | 'orden'> & {
  readonly tipo: Pick<DocumentoRecord['tipo'], 'nombre' | 'codigo' | 'formato'>;
} & ({ readonly dueno: DuenoDeDocumento } | { readonly grupo: string });
export const grupoDe = (documento: Asignable): string =>
  'grupo' in documento ? documento.grupo : nombreDeDueno[documento.dueno];

/** A row of the document viewer. */
export type CarpetaRecord = DocumentosDeCliente;

/** The owner types in the words of the status page's tabs. */
export const nombreDeDueno: Readonly<Record<DuenoDeDocumento, string>> = {
  1: mensajes.EST.cliente,
  2: mensajes.EST.conyugeCliente,
  3: mensajes.EST.garante,
  4: mensajes.EST.conyugeGarante,
  5: mensajes.EST.depositario,
};

/** DOC-502: how the three states read. */
export function confirmacionDe(estado: boolean | null): { label: string; tone: Tone } {
  if (estado === null) return { label: 'Pendiente', tone: 'warning' };
  return estado ? { label: 'Correcto', tone: 'success' } : { label: 'Incorrecto', tone: 'error' };
}

/** DOC-504 as settled: 002 confirms and 004 reviews; nobody else sees the column. */
export const veConfirmacion = (idDepartamento: string | null): boolean =>
  idDepartamento === '002' || idDepartamento === '004';

export const puede = ({ acciones }: Pick<DocumentoRecord, 'acciones'>, accion: AccionDeDocumento): boolean =>
  acciones.includes(accion);

/** Has a file that can be looked at. */
export const tieneArchivo = (documento: Pick<DocumentoRecord, 'ruta'>): boolean => documento.ruta !== null;
