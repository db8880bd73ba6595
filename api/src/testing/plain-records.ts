import * as domain from '@adjudica/domain';
import { ejemploDe, type Registro, type Tabla } from '@adjudica/domain';
import { getMetadataArgsStorage } from 'typeorm';
import { fieldsOf } from '../columns/record';
import { entities } from '../entities';

interface PlainRecord {
  readonly registro: Registro<Tabla>;
  readonly entity: (typeof entities)[number];
  /** Unique fields. */
  readonly unique: readonly string[];
}

const isRecord = (value: unknown): value is Registro<Tabla> =>
  typeof value === 'object' && value !== null && 'tabla' in value && 'nombre' in value;

/** Records whose entity has no column of its own: rows and bodies of the tests follow from their form. */
export const plainRecords: readonly PlainRecord[] = Object.values(domain as object)
  .filter(isRecord)
  .flatMap((registro) => {
    const storage = getMetadataArgsStorage();
    const entity = entities.find((one) => fieldsOf(one) === registro.tabla);
    if (entity === undefined || storage.columns.some(({ target }) => target === entity)) return [];
    const unique = storage.uniques.flatMap(({ target, columns }) =>
      target === entity && Array.isArray(columns) ? columns : [],
    );
    return [{ registro, entity, unique }];
  });

/** Creates one beside the example's row, and replaces that row. */
export const bodiesOfPlainRecords: Readonly<Record<string, object>> = Object.fromEntries(
  plainRecords.flatMap(({ registro, unique }) => {
    const ejemplo: Readonly<Record<string, unknown>> = { ...ejemploDe(registro) };
    const texts = unique.filter((name) => registro.tabla[name]?.tipo === 'texto');
    const another = Object.fromEntries(texts.map((name) => [name, `${ejemplo[name]} 2`]));
    return [
      [`POST /${registro.nombre}`, { ...ejemplo, ...another }],
      [`PUT /${registro.nombre}/{id}`, { ...ejemplo, version: 1 }],
    ];
  }),
);
