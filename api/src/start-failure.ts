import { ConfigError } from './config';
import { databaseOutage } from './db/engine/outage';
import { deniedRight } from './db/server/rights';
import { StorageError } from './storage/storage';

const OF_FOLDER = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST'];

/** What keeps the program from starting, in one sentence for whoever runs it; null for a defect, whose stack is needed. */
export function startFailure(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const { code, syscall, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === 'listen' || syscall === 'getaddrinfo' || syscall === 'bind')
    return code === 'EADDRINUSE'
      ? `El puerto ${port} ya está en uso: detenga el otro programa o cambie PORT.`
      : `No se puede escuchar en HOST y PORT (${code}).`;
  if (path !== undefined && code !== undefined && OF_FOLDER.includes(code))
    return `No se puede escribir en ${path} (${code}): revise DATA_DIR y STORAGE_URL.`;
  if (error instanceof StorageError && error.code === 'no-disponible') {
    const cause = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? (error.cause as Error | undefined)?.name;
    const certificate = /CERT|SIGNATURE|SELF_SIGNED/.test(cause ?? '')
      ? ' Si su certificado es de una autoridad propia, nómbrela en NODE_EXTRA_CA_CERTS.'
      : '';
    return `El almacén de archivos no responde o no nos admite (${cause ?? 'sin código'}): revise su dirección.${certificate}`;
  }
  const denied = deniedRight(error);
  if (denied !== null)
    return `La cuenta de DATABASE_URL no tiene en la base un derecho que hace falta (${denied}): use la del rol al que toca (docs/operar.md, Setting up on SQL Server), o repita npm run db -- roles con la del dueño.`;
  if (databaseOutage(error) !== null)
    return `La base de datos de DATABASE_URL no se puede abrir: no responde, no existe o no admite al usuario (${code ?? 'sin código'}).`;
  return null;
}
