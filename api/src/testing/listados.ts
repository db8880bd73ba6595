import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A code listing of a document. */
export interface Listado {
  readonly lenguaje: string;
  readonly texto: string;
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The listings of a section of docs/integrar.md, in order. @throws for an unknown section. */
export function listadosDe(seccion: string): readonly Listado[] {
  const documento = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'integrar.md'), 'utf8');
  const texto = documento.split(/^## /m).find((una) => una.startsWith(`${seccion}\n`));
  if (texto === undefined) throw new Error(`docs/integrar.md has no section '${seccion}'`);
  return [...texto.matchAll(FENCE)].map(([, lenguaje = '', listado = '']) => ({ lenguaje, texto: listado }));
}
