import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueStatements, cataloguesScript } from '../../seed/catalogos-del-programa';
import { descriptionsOf, descriptionsScript } from '../dictionary/descriptions';
import { dictionaryOf } from '../dictionary/dictionary';
import { dictionaryPage } from '../dictionary/markdown';
import { reportViews } from '../reports/views';
import { createDatabaseScript } from './create-database';
import { lint } from './lint';
import { type Recording, recordMigrations } from './recorder';
import { rolesScript } from './roles';
import { migrationScript, scriptName } from './t-sql';

/** File → text, of everything under scripts/sql. */
export function scriptsOf(recording: Recording): Map<string, string> {
  return new Map([
    ['0-crear-base.sql', createDatabaseScript('adjudica')],
    ...recording.migrations.map((migration) => [scriptName(migration), migrationScript(migration, recording)] as const),
    ['catalogos.sql', cataloguesScript()],
    ['roles.sql', rolesScript(recording)],
    ['descripciones.sql', descriptionsScript(descriptionsOf(dictionaryOf(recording), reportViews(recording)))],
  ]);
}

export interface ScriptReport {
  /** Files that differed from what the migrations say. */
  changed: string[];
  faults: string[];
}

/** Writes the scripts and the dictionary, and says what SQL Server would refuse and where entities and migrations differ. */
export async function writeScripts(folder: string, page: string): Promise<ScriptReport> {
  const recording = await recordMigrations();
  const scripts = scriptsOf(recording);
  const present = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : [];
  const wanted = [
    ...[...scripts].map(([file, text]) => [join(folder, file), text] as const),
    [page, dictionaryPage(dictionaryOf(recording), reportViews(recording), recording.tables)] as const,
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
  const drift = recording.drift.map((sql) => `la migración no llega a las entidades; falta: ${sql}`);
  const catalogues = { name: 'catalogos.sql', timestamp: 0, statements: catalogueStatements() };
  const { migrations, tables } = recording;
  return { changed, faults: [...lint({ migrations: [...migrations, catalogues], tables }), ...drift] };
}
