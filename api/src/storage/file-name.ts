import { LIMITES } from '@adjudica/domain';

/** In whole characters. */
const MAX_CHARACTERS = LIMITES.nombreDeArchivo / 2;

/**
 * Content-Disposition for a user's file name (RFC 6266, RFC 5987): an ASCII form for old clients beside the exact one ('Acta ñandú.pdf' →
 * filename="Acta nandu.pdf"; filename*=UTF-8''Acta%20%C3%B1and%C3%BA.pdf). Control characters, quotes, path separators and direction marks are
 * removed, so that no header is injected and no extension disguised.
 */
export function contentDisposition(filename: string, inline = false): string {
  const name = nombreDeArchivo(filename);
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%;]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

/** Normalizes a file's name: no path, header or disguise, truncated to its column with its extension kept; 'archivo' when nothing is left. */
export function nombreDeArchivo(filename: string): string {
  const clean = filename
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .trim()
    .replace(/^\.+/, '_');
  if (clean === '') return 'archivo';
  const characters = [...clean];
  if (characters.length <= MAX_CHARACTERS) return clean;
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? '';
  return `${characters.slice(0, MAX_CHARACTERS - extension.length).join('')}${extension}`;
}

/** 'C:\\fotos\\cédula.pdf' → 'cédula.pdf': the sender's name, which may be a path. */
export const nombreRecibido = (original: string): string => nombreDeArchivo(original.replace(/^.*[/\\]/s, ''));
