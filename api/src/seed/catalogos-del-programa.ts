import type { EntityManager } from 'typeorm';
import departamentos from '../capabilities/catalogo/datos/departamentos.json';
import tiposDeDocumento from '../capabilities/documento/datos/tipos-documento.json';
import tareas from '../capabilities/tarea/datos/tareas.json';
import clases from '../capabilities/vehiculo/datos/clases.json';
import colores from '../capabilities/vehiculo/datos/colores.json';
import { isSqlServer } from '../config/engine';
import { codigosNecesarios } from './codigos-necesarios';
import { filasDeFormatos } from './formatos';

type Value = string | number | boolean | null | typeof NOW;
type Row = Readonly<Record<string, Value>>;
const NOW = Symbol('now');

interface Catalogue {
  readonly table: string;
  /** Natural key of a row. */
  readonly key: string;
  readonly rows: readonly Row[];
  /** Keys of rows that every installation gets; the others only where the catalogue is empty. */
  readonly needed: readonly string[];
}

const activo = true;
const codigo = 'codigo';

/** Catalogues of the program, in order of their references. */
const catalogues = (): readonly Catalogue[] => [
  {
    table: 'producto',
    key: codigo,
    rows: [
      { codigo: '01', nombre: 'Motor' },
      { codigo: '02', nombre: 'Casa' },
    ],
    needed: codigosNecesarios.producto.codigos,
  },
  { table: 'departamento', key: codigo, rows: departamentos, needed: codigosNecesarios.departamento.codigos },
  {
    table: 'tarea_tipo',
    key: codigo,
    rows: tareas.map(({ acciones: _, ...tipo }) => ({ ...tipo, activo })),
    needed: codigosNecesarios.tarea_tipo.codigos,
  },
  {
    table: 'tipo_documento',
    key: codigo,
    rows: tiposDeDocumento.map((tipo) => ({ ...tipo, activo })),
    needed: codigosNecesarios.tipo_documento.codigos,
  },
  { table: 'clase_vehiculo', key: codigo, rows: clases, needed: [] },
  { table: 'color_vehiculo', key: codigo, rows: colores, needed: [] },
  {
    table: 'formato',
    key: codigosNecesarios.formato.clave,
    rows: filasDeFormatos().map((row) => ({ ...row, escritoEn: NOW })),
    needed: codigosNecesarios.formato.codigos,
  },
];

/** Results of kinds of task: each kind without any gets its own. */
const results: readonly Row[] = tareas.flatMap(({ codigo: tipo, acciones }) =>
  acciones.map((accion, i) => ({ tipo, ...accion, orden: i + 1 })),
);

const pathOf = (table: string): string => (isSqlServer ? `"catalogo"."${table}"` : `"${table}"`);

function literal(value: Value): string {
  if (value === NOW) return isSqlServer ? 'SYSUTCDATETIME()' : "strftime('%Y-%m-%d %H:%M:%f', 'now')";
  if (typeof value === 'string') return `${isSqlServer ? 'N' : ''}'${value.replaceAll("'", "''")}'`;
  return value === null ? 'NULL' : String(Number(value));
}

/** The rows as a table value constructor, in order. */
const listed = (rows: readonly Row[]): string =>
  rows
    .map(
      (row, i) =>
        `SELECT ${i + 1} AS "n", ${Object.entries(row)
          .map(([column, value]) => `${literal(value)} AS "${column}"`)
          .join(', ')}`,
    )
    .join('\n  UNION ALL ');

const columnsOf = (rows: readonly Row[]): string[] => Object.keys(rows[0] ?? {});
const named = (columns: readonly string[], of = ''): string => columns.map((column) => `${of}"${column}"`).join(', ');

/** Whether `db -- install` has filled the database. */
const installed = Object.keys(codigosNecesarios)
  .map((table) => `EXISTS (SELECT 1 FROM ${pathOf(table)})`)
  .join(' OR ');

function insertion({ table, key, rows, needed }: Catalogue): string {
  const path = pathOf(table);
  const columns = columnsOf(rows);
  const empty = `NOT EXISTS (SELECT 1 FROM ${path})`;
  const due = needed.length === 0 ? empty : `(v."${key}" IN (${needed.map(literal).join(', ')}) OR ${empty})`;
  return `INSERT INTO ${path} (${named(columns)})
SELECT ${named(columns, 'v.')} FROM (
  ${listed(rows)}
) v
WHERE NOT EXISTS (SELECT 1 FROM ${path} k WHERE k."${key}" = v."${key}")
  AND ${due}
  AND (${installed})
ORDER BY v."n"`;
}

const insertionOfResults = (): string => `INSERT INTO ${pathOf('tarea_accion')} ("tipoId", "nombre", "cierre", "orden")
SELECT t."id", v."nombre", v."cierre", v."orden" FROM (
  ${listed(results)}
) v
INNER JOIN ${pathOf('tarea_tipo')} t ON t."codigo" = v."tipo"
WHERE NOT EXISTS (SELECT 1 FROM ${pathOf('tarea_accion')} k WHERE k."tipoId" = t."id")
ORDER BY v."n"`;

/** Statements that add missing rows and change none, for either engine. Repeatable. */
export const catalogueStatements = (): string[] => [...catalogues().map(insertion), insertionOfResults()];

/** Adds the rows that came with this version to an installed database; nothing to an empty one. */
export async function completarCatalogos(manager: EntityManager): Promise<void> {
  for (const sql of catalogueStatements()) await manager.query(sql);
}

export const cataloguesScript = (): string => `-- Filas de catálogo que el programa necesita: las que falten.
-- Generado por npm run db -- script (api/src/seed/catalogos-del-programa.ts): no se edita.
-- Se ejecuta después de las migraciones, y se puede repetir: no cambia ninguna fila. npm run db -- migrate lo hace también.
-- En una base sin instalar no hace nada: la llena npm run db -- install.
--   sqlcmd -S servidor -d base -b -I -i catalogos.sql
SET NOCOUNT ON;
SET QUOTED_IDENTIFIER ON;
GO
${catalogueStatements().join(';\nGO\n')};
GO
`;
