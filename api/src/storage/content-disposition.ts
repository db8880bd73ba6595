/**
 * Content-Disposition for a file name that a person chose (RFC 6266, RFC 5987): an ASCII form for old clients, the exact one beside
 * it ('Acta ñandú.pdf' → filename="Acta nandu.pdf"; filename*=UTF-8''Acta%20%C3%B1and%C3%BA.pdf). Control characters, quotes, path
 * separators and direction marks never get through: no header can be injected and no name can disguise its extension.
 */
export function contentDisposition(filename: string, inline = false): string {
  const name = [...nombreLimpio(filename)].slice(0, 150).join('');
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%;]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

/** A file's name without what could be a path, a header of its own or a disguise; 'archivo' when nothing is left. */
export function nombreLimpio(filename: string): string {
  const clean = filename
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .trim()
    .replace(/^\.+/, '_');
  return clean === '' ? 'archivo' : clean;
}
