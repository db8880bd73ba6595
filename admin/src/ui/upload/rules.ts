import { type FormatoDeDocumento, mensajes } from '@adjudica/domain';

/** DOC-035, DOC-510: exactly this many bytes are accepted. */
export const MAX_DOCUMENT_BYTES = 10_000_000;

const pdf = { 'application/pdf': ['.pdf'] } as const;
const jpeg = { 'image/jpeg': ['.jpg', '.jpeg'] } as const;

/** What a file may be. The server decides by its bytes; this check avoids useless uploads. */
export interface FileRule {
  /** MIME type → extensions, in lower case with their dot. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Bytes. */
  readonly maxBytes: number;
  /** Description for the drop area: 'PDF'. */
  readonly name: string;
}

/** DOC-036, DOC-037, DOC-507 */
export const fileRules: Readonly<Record<FormatoDeDocumento, FileRule>> = {
  pdf: { types: pdf, maxBytes: MAX_DOCUMENT_BYTES, name: 'PDF' },
  imagen: {
    types: { ...jpeg, 'image/png': ['.png'], 'image/webp': ['.webp'] },
    maxBytes: MAX_DOCUMENT_BYTES,
    name: 'foto JPEG, PNG o WebP',
  },
  'pdf-jpeg': { types: { ...pdf, ...jpeg }, maxBytes: MAX_DOCUMENT_BYTES, name: 'PDF o JPEG' },
};

/** A rule that accepts what any of the formats accepts. */
export function combinedRule(formats: readonly FormatoDeDocumento[]): FileRule {
  const distinct = [...new Set(formats)];
  return {
    types: Object.assign({}, ...distinct.map((format) => fileRules[format].types)),
    maxBytes: MAX_DOCUMENT_BYTES,
    name: distinct.map((format) => fileRules[format].name).join(', '),
  };
}

/** '10 MB' for 10 000 000 bytes, '25 MB' for 25 MiB. */
export function limitText(bytes: number): string {
  const unit = bytes % (1024 * 1024) === 0 ? 1024 * 1024 : 1_000_000;
  return `${Math.floor(bytes / unit)} MB`;
}

/** '1,4 MB', '830 kB', '12 B' */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(Math.floor(bytes / 10_000) / 100).toLocaleString('es-EC', { maximumFractionDigits: 2 })} MB`;
}

/** By type, or by extension if the system reports no type or another one. */
export function hasAllowedType({ name, type }: Pick<File, 'name' | 'type'>, { types }: FileRule): boolean {
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return Object.hasOwn(types, type) || Object.values(types).some((extensions) => extensions.includes(extension));
}

const HEIC = /^image\/hei[cf]/;

/** The photo format of many telephones, for which the server has its own message. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>, { types }: FileRule): boolean =>
  'image/jpeg' in types && (HEIC.test(type) || /\.hei[cf]$/i.test(name));

/** Why a file is not uploaded (DOC-508, DOC-509); null = it is. */
export function fileRefusal(file: Pick<File, 'name' | 'type' | 'size'>, rule: FileRule): string | null {
  if (!hasAllowedType(file, rule)) return isHeic(file, rule) ? mensajes.propios.fotoHeic : mensajes.DOC.tipoNoAceptado;
  if (file.size > rule.maxBytes) return mensajes.DOC.documentoPesado(limitText(rule.maxBytes));
  return file.size === 0 ? 'El archivo está vacío' : null;
}

/** Value of an input's `accept`. */
export const acceptOf = ({ types }: FileRule): string =>
  Object.entries(types)
    .flatMap(([type, extensions]) => [type, ...extensions])
    .join(',');
