import { type ColumnaDeImportacion, importaciones, type TipoDeImportacion } from '@adjudica/domain';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { ActividadUafe, Feriado, Notario } from '../../../entities/catalogo.entity';
import { TipoDocumento } from '../../../entities/documento.entity';
import { ParametroRiesgo } from '../../../entities/riesgo.entity';
import type { Destino } from '../destino';
import { conDefecto, entero, monto, texto } from '../sql';
import { propia } from './propia';

interface Lista {
  /** Key column of the table, if not `id`. */
  id?: string;
  /** Values of empty cells. */
  porDefecto?: Readonly<Record<string, string>>;
  /** Numeric columns that are codes in the file. */
  numeros?: readonly string[];
  /** Columns outside the file, written on creation. */
  alCrear?: Readonly<Record<string, string>>;
}

const porTipo: Partial<Record<ColumnaDeImportacion['tipo'], typeof texto>> = { entero, monto, siNo: entero };

/**
 * A list of the company: its file has the columns of its table, the first is the key. Rows missing in the file stay, because others reference them
 * (clients an activity, plans a type of document or an evaluation); where there is a column activo, NO deactivates one.
 */
function lista(
  tipo: TipoDeImportacion,
  entity: EntityTarget<ObjectLiteral>,
  { id, porDefecto = {}, numeros = [], alCrear = {} }: Lista = {},
): Destino {
  const [clave, ...otras] = importaciones[tipo].columnas as readonly [ColumnaDeImportacion, ...ColumnaDeImportacion[]];
  return {
    tipo,
    entity,
    ...(id === undefined ? {} : { id }),
    conVersion: false,
    cruces: [],
    llave: `t.${clave.nombre} = ${texto(clave.nombre)}`,
    columnas: [
      { columna: clave.nombre, expresion: texto(clave.nombre) },
      ...otras.map(({ nombre, tipo: celda }) => {
        const leer = numeros.includes(nombre) ? entero : (porTipo[celda] ?? texto);
        const vacia = porDefecto[nombre];
        return propia(nombre, vacia === undefined ? leer(nombre) : conDefecto(leer(nombre), vacia));
      }),
      ...Object.entries(alCrear).map(([columna, expresion]) => ({ columna, expresion })),
    ],
  };
}

export const catalogos = {
  notarios: lista('notarios', Notario, { porDefecto: { tipo: "'ASAMBLEA'" }, alCrear: { activo: '1' } }),
  // CLI-078
  'actividades-uafe': lista('actividades-uafe', ActividadUafe, { id: 'codigo' }),
  feriados: lista('feriados', Feriado),
  'tipos-documento': lista('tipos-documento', TipoDocumento, { porDefecto: { activo: '1' }, numeros: ['dueno'] }),
  'parametros-riesgo': lista('parametros-riesgo', ParametroRiesgo, { porDefecto: { garantia: '0', activo: '1' } }),
} as const satisfies Partial<Record<TipoDeImportacion, Destino>>;
