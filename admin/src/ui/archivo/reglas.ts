import { type FormatoDeDocumento, mensajes } from '@adjudica/domain';

/** DOC-035, DOC-510: exactly this many bytes are accepted. */
export const MAXIMO_DE_DOCUMENTO = 10_000_000;

const pdf = { 'application/pdf': ['.pdf'] } as const;
const jpeg = { 'image/jpeg': ['.jpg', '.jpeg'] } as const;

/** What a file may be, as the caller of the upload widget says it. The bytes decide on the server; this spares a sending in vain. */
export interface ReglaDeArchivo {
  /** MIME type → extensions, with their dot and in lower case. */
  readonly tipos: Readonly<Record<string, readonly string[]>>;
  /** Bytes. */
  readonly maximo: number;
  /** In words, for the drop zone: 'PDF'. */
  readonly nombre: string;
}

/** DOC-036, DOC-037, DOC-507 */
export const reglas: Readonly<Record<FormatoDeDocumento, ReglaDeArchivo>> = {
  pdf: { tipos: pdf, maximo: MAXIMO_DE_DOCUMENTO, nombre: 'PDF' },
  imagen: {
    tipos: { ...jpeg, 'image/png': ['.png'], 'image/webp': ['.webp'] },
    maximo: MAXIMO_DE_DOCUMENTO,
    nombre: 'foto JPEG, PNG o WebP',
  },
  'pdf-jpeg': { tipos: { ...pdf, ...jpeg }, maximo: MAXIMO_DE_DOCUMENTO, nombre: 'PDF o JPEG' },
};

/** One rule for a place that takes what any of these takes. */
export function reglaDe(formatos: readonly FormatoDeDocumento[]): ReglaDeArchivo {
  const distintos = [...new Set(formatos)];
  return {
    tipos: Object.assign({}, ...distintos.map((formato) => reglas[formato].tipos)),
    maximo: MAXIMO_DE_DOCUMENTO,
    nombre: distintos.map((formato) => reglas[formato].nombre).join(', '),
  };
}

/** '10 MB' of 10 000 000 bytes, '25 MB' of 25 MiB: as limits are said. */
export function limiteEnTexto(bytes: number): string {
  const unidad = bytes % (1024 * 1024) === 0 ? 1024 * 1024 : 1_000_000;
  return `${Math.floor(bytes / unidad)} MB`;
}

/** '1,4 MB', '830 kB', '12 B' */
export function tamanoEnTexto(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(Math.floor(bytes / 10_000) / 100).toLocaleString('es-EC', { maximumFractionDigits: 2 })} MB`;
}

/** By type or, where the system tells none or another (a shared drive, a spreadsheet program), by extension. */
export function esDelTipo({ name, type }: Pick<File, 'name' | 'type'>, { tipos }: ReglaDeArchivo): boolean {
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return Object.hasOwn(tipos, type) || Object.values(tipos).some((extensiones) => extensiones.includes(extension));
}

const HEIC = /^image\/hei[cf]/;

/** What a telephone saves its photos as; a place that takes photos says what to do about it, in the server's words. */
const esHeic = ({ name, type }: Pick<File, 'name' | 'type'>, { tipos }: ReglaDeArchivo): boolean =>
  'image/jpeg' in tipos && (HEIC.test(type) || /\.hei[cf]$/i.test(name));

/** Why a file is not even sent (DOC-508, DOC-509); `null` = it is. */
export function rechazoDe(archivo: Pick<File, 'name' | 'type' | 'size'>, regla: ReglaDeArchivo): string | null {
  if (!esDelTipo(archivo, regla))
    return esHeic(archivo, regla) ? mensajes.propios.fotoHeic : mensajes.DOC.tipoNoAceptado;
  if (archivo.size > regla.maximo) return mensajes.DOC.documentoPesado(limiteEnTexto(regla.maximo));
  return archivo.size === 0 ? 'El archivo está vacío' : null;
}

/** Value of an input's `accept`. */
export const aceptados = ({ tipos }: ReglaDeArchivo): string =>
  Object.entries(tipos)
    .flatMap(([tipo, extensiones]) => [tipo, ...extensiones])
    .join(',');
