import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lint } from './lint';
import { type Recording, recordMigrations } from './recorder';
import { createDatabaseScript, migrationScript, scriptName } from './t-sql';

/** File → text, of everything under scripts/sql. */
export function scriptsOf(recording: Recording): Map<string, string> {
  return new Map([
    ['0-crear-base.sql', createDatabaseScript('adjudica')],
    ...recording.migrations.map((migration) => [scriptName(migration), migrationScript(migration, recording)] as const),
  ]);
}

export interface ScriptReport {
  /** Files that differ from what the migrations say: written, or only named when checking. */
  changed: string[];
  faults: string[];
}

/** Writes (or only compares) the scripts, and says what SQL Server would refuse and where entities and migrations differ. */
export async function writeScripts(folder: string, onlyCheck: boolean): Promise<ScriptReport> {
  const recording = await recordMigrations();
  const scripts = scriptsOf(recording);
  const present = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : [];
  const changed: string[] = [];
  for (const [file, text] of scripts) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    changed.push(file);
    if (onlyCheck) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  }
  for (const file of present.filter((name) => !scripts.has(name))) {
    changed.push(file);
    if (!onlyCheck) rmSync(join(folder, file));
  }
  const drift = recording.drift.map((sql) => `la migración no llega a las entidades; falta: ${sql}`);
  return { changed, faults: [...lint(recording), ...drift] };
}
