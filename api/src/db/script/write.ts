import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';
import { descriptionsOf, descriptionsScript } from '../dictionary/descriptions';
import { dictionaryOf } from '../dictionary/dictionary';
import { dictionaryPage } from '../dictionary/markdown';
import { migrations } from '../migrations';
import { viewsScript } from '../reports/create';
import { reportViews } from '../reports/views';
import { isCurrent } from '../schema/difference';
import { unconnected } from '../schema/model';
import { tablesOf } from '../schema/tables';
import { createDatabaseScript } from '../server/create-database';
import { lint } from './lint';
import { rolesScript } from './roles';
import { migrationScript, type ScriptedMigration, scriptName } from './t-sql';

/** The statements of every migration for SQL Server. */
export const scripted = (): ScriptedMigration[] =>
  migrations.map((Migration) => ({ name: Migration.name, statements: new Migration().mssql }));

/** The rows that the program's catalogues need (seed/catalogos-del-programa.ts). */
export interface CatalogueRows {
  readonly script: string;
  readonly statements: readonly string[];
}

/** File → text, of everything under scripts/sql. */
export function scriptsOf(dataSource: DataSource, catalogues: CatalogueRows): Map<string, string> {
  const dictionary = dictionaryOf(dataSource);
  return new Map([
    ['0-crear-base.sql', createDatabaseScript('adjudica')],
    ...scripted().map((migration) => [scriptName(migration.name), migrationScript(migration, scripted())] as const),
    ['catalogos.sql', catalogues.script],
    ['descripciones.sql', descriptionsScript(descriptionsOf(dictionary, reportViews(dataSource)))],
    ['roles.sql', rolesScript(dataSource)],
    ['vistas.sql', viewsScript(dataSource)],
  ]);
}

export interface ScriptReport {
  /** Files that differed. */
  changed: string[];
  faults: string[];
}

/** Writes the scripts and the dictionary; reports what SQL Server would refuse and where entities and migrations differ. */
export async function writeScripts(folder: string, page: string, catalogues: CatalogueRows): Promise<ScriptReport> {
  const dataSource = await unconnected();
  const tables = tablesOf(dataSource);
  const scripts = scriptsOf(dataSource, catalogues);
  const present = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : [];
  const wanted = [
    ...[...scripts].map(([file, text]) => [join(folder, file), text] as const),
    [page, dictionaryPage(dictionaryOf(dataSource), reportViews(dataSource), tables)] as const,
  ];
  const changed: string[] = [];
  for (const [path, text] of wanted) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    changed.push(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const file of present.filter((name) => !scripts.has(name))) {
    changed.push(join(folder, file));
    rmSync(join(folder, file));
  }
  const drift = isCurrent(tables)
    ? []
    : ['las entidades cambiaron desde la última migración: npm run db -- migracion NOMBRE escribe la que falta'];
  return {
    changed,
    faults: [
      ...lint({
        migrations: [...scripted(), { name: 'catalogos.sql', statements: [...catalogues.statements] }],
        tables,
      }),
      ...drift,
    ],
  };
}
