import { type ColumnaDeImportacion, importaciones, type TipoDeImportacion } from '@adjudica/domain';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { ActividadUafe, Feriado, Notario } from '../../../entities/catalogo.entity';
import { TipoDocumento } from '../../../entities/documento.entity';
import { ParametroRiesgo } from '../../../entities/riesgo.entity';
import type { Destino } from '../destino';
import { conDefecto, entero, monto, texto } from '../sql';
import { propia } from './propia';

interface Lista {
  /** Key column of the table where it is not `id`. */
  id?: string;
  /** What an empty cell stands for. */
  porDefecto?: Readonly<Record<string, string>>;
  /** Columns of numbers that the file has as codes. */
  numeros?: readonly string[];
  /** Columns that the file lacks, written on creation. */
  alCrear?: Readonly<Record<string, string>>;
}

const porTipo: Partial<Record<ColumnaDeImportacion['tipo'], typeof texto>> = { entero, monto, siNo: entero };

/**
 * A list of the company: the columns of its file are those of its table, the first is its key. Rows that the file lacks stay, because other
 * rows hold them (clients an activity, plans a type of document or an evaluation); where there is a column activo, NO takes one out of use.
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
