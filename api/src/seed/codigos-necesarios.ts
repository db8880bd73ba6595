import { codigosDeDocumento, codigosDeTarea, departamentos, idsDeBloque, productos } from '@adjudica/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { ConfigError } from '../config-error';
import { readMany } from '../db/engine/read';
import { Departamento, Producto } from '../entities/catalogo.entity';
import { TipoDocumento } from '../entities/documento.entity';
import { Formato } from '../entities/formato.entity';
import { TareaTipo } from '../entities/tarea.entity';

interface Necesarios {
  readonly entity: EntityTarget<ObjectLiteral>;
  /** Column by which the program finds a row. */
  readonly clave: string;
  readonly codigos: readonly string[];
}

/** Catalogue rows that the program requires by code. All other rows are the company's. */
export const codigosNecesarios = {
  producto: { entity: Producto, clave: 'codigo', codigos: productos.map(({ codigo }) => codigo) },
  departamento: { entity: Departamento, clave: 'codigo', codigos: departamentos.map(({ codigo }) => codigo) },
  tarea_tipo: { entity: TareaTipo, clave: 'codigo', codigos: Object.values(codigosDeTarea) },
  tipo_documento: { entity: TipoDocumento, clave: 'codigo', codigos: Object.values(codigosDeDocumento) },
  // a contract consists of one format of each block
  formato: { entity: Formato, clave: 'bloque', codigos: idsDeBloque },
} as const satisfies Readonly<Record<string, Necesarios>>;

/** 'tarea_tipo EMITIR-ORDEN' for each missing row. Empty where no row exists: `db -- install` has yet to fill the database. */
export async function codigosQueFaltan(manager: EntityManager): Promise<string[]> {
  const faltan: string[] = [];
  let hay = false;
  for (const [tabla, { entity, clave, codigos }] of Object.entries<Necesarios>(codigosNecesarios)) {
    const query = manager.createQueryBuilder().from(entity, 'x').select(`x.${clave}`, 'codigo').distinct();
    const presentes = new Set((await readMany<{ codigo: string }>(query)).map(({ codigo }) => codigo));
    hay ||= presentes.size > 0;
    faltan.push(...codigos.filter((codigo) => !presentes.has(codigo)).map((codigo) => `${tabla} ${codigo}`));
  }
  return hay ? faltan : [];
}

/** Called before serving. @throws ConfigError that names what is missing and the command that adds it. */
export async function assertCodigosNecesarios(manager: EntityManager): Promise<void> {
  const faltan = await codigosQueFaltan(manager);
  if (faltan.length > 0)
    throw new ConfigError(
      `Faltan en la base filas de catálogo que el programa necesita: ${faltan.join(', ')}. Ejecute npm run db -- migrate (o scripts/sql/catalogos.sql), que las añade sin cambiar las demás.`,
    );
}
