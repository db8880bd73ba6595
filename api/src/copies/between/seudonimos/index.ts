import { createHash } from 'node:crypto';
import { UNKEYED } from '../../../audit/seals';
import type { CopiedTable, Row, Value } from '../shape';
import type { Side } from '../side';
import { keyOf } from '../side';
import { archivoDePrueba } from './archivos';
import { AUSENTES } from './clases';
import { Seudonimos } from './seudonimos';

export { archivoDePrueba } from './archivos';

/** A source as a test copy reads it: the same rows and keys, with personal data replaced by pseudonyms. */
export function seudonimizada(side: Side, key: Buffer, claveDeTodos: string): Side {
  const seudonimos = new Seudonimos(key);
  /** Each page is read after the real key, not after its pseudonym. */
  const ends = new Map<string, { given: string; real: Row }>();
  return {
    ...side,
    name: `${side.name} (seudónimos)`,
    count: (table) => (AUSENTES.includes(table.name) ? Promise.resolve(0) : side.count(table)),
    async read(table, after, limit) {
      if (AUSENTES.includes(table.name)) return [];
      const known = ends.get(table.name);
      const real = after !== null && known?.given === JSON.stringify(after) ? known.real : after;
      const rows = await side.read(table, real, limit);
      const given = rows.map((row) => otraFila(table, row, seudonimos, claveDeTodos));
      const [end, last] = [rows.at(-1), given.at(-1)];
      if (end !== undefined && last !== undefined)
        ends.set(table.name, { given: JSON.stringify(keyOf(table, last)), real: keyOf(table, end) });
      return given;
    },
  };
}

function otraFila(table: CopiedTable, row: Row, seudonimos: Seudonimos, claveDeTodos: string): Row {
  const at = (name: string): number => table.columns.findIndex((column) => column.name === name);
  const made: Value[] = row.map((value, place) => {
    const column = table.columns[place];
    if (typeof value !== 'string' || column?.kind !== 'text') return value;
    // a column without a class is treated as a free text
    return seudonimos.valor(column.clase ?? 'texto', value);
  });
  const set = (name: string, value: Value): void => {
    made[at(name)] = value;
  };
  const get = (name: string): Value => made[at(name)] ?? null;
  switch (table.name) {
    case 'archivo': {
      const { bytes, sha256 } = archivoDePrueba(Number(get('id')), String(get('tipo')));
      set('longitud', bytes.length);
      set('sha256', sha256);
      set('sha256Recibido', null);
      set('nombre', conExtension(String(get('nombre')), String(row[at('nombre')])));
      break;
    }
    case 'documento_emitido':
      set('sha256', archivoDePrueba(Number(get('archivoId')), 'application/pdf').sha256);
      break;
    case 'documento_version':
      set('nombreOriginal', conExtension(String(get('nombreOriginal')), String(row[at('nombreOriginal')])));
      break;
    case 'constancia':
      set(
        'listaSha256',
        createHash('sha256')
          .update(String(get('lista')))
          .digest('hex'),
      );
      break;
    case 'usuario':
      set('claveHash', claveDeTodos);
      break;
    case 'instalacion':
      set('identificador', seudonimos.valor('huella', String(row[at('identificador')])));
      for (const name of ['turno', 'turnoAnterior', 'motivoBarrido']) set(name, null);
      break;
    case 'auditoria':
      // rewritten as before the first key: the copy's own seals them at its first start
      for (const name of ['posicion', 'cadena']) set(name, null);
      set(
        'huella',
        UNKEYED.row({
          instante: new Date(String(get('instante'))),
          usuarioId: get('usuarioId') as number | null,
          usuario: String(get('usuario')),
          accion: String(get('accion')),
          recurso: String(get('recurso')),
          recursoId: String(get('recursoId')),
          antes: get('antes') as string | null,
          despues: get('despues') as string | null,
          solicitud: get('solicitud') as string | null,
        }),
      );
      break;
  }
  return made;
}

/** Keeps the extension. */
function conExtension(made: string, real: string): string {
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(real)?.[0] ?? '';
  return extension === '' ? made : `${made.slice(0, made.length - extension.length)}${extension}`;
}
