import {
  type CriterioDeOferta,
  camposIncorrectos,
  comoFecha,
  erroresDeRegla,
  formularioDeReglaAdjudicacion,
  mensajes,
  REGLA_PREDETERMINADA,
  type ReglaAdjudicacion as Regla,
  type TablaDeReglaAdjudicacion,
  type TratoDeCesion,
} from '@adjudica/domain';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readOne } from '../../db/engine/read';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { Asamblea } from '../../entities/asamblea.entity';
import { ReglaAdjudicacion } from '../../entities/regla-adjudicacion.entity';
import { type RecordDefinition, RecordTable } from '../../records';
import type { ReglaAdjudicacionVista } from './regla-adjudicacion.dto';
import { listaDeReglas } from './regla-adjudicacion.lista';

const reglas: RecordDefinition<TablaDeReglaAdjudicacion, ReglaAdjudicacionVista> = {
  registro: formularioDeReglaAdjudicacion,
  entity: ReglaAdjudicacion,
  lista: listaDeReglas,
  busca: ['sustento'],
  unicos: [{ campos: ['producto', 'desde'], mensaje: mensajes.propios.reglaYaExiste }],
  async check(_manager, valores) {
    const errors = erroresDeRegla(valores);
    if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
  },
  vista: (valores) => valores,
};

export class ReglasDeAdjudicacion extends RecordTable<TablaDeReglaAdjudicacion, ReglaAdjudicacionVista> {
  constructor(work: UnitOfWork) {
    super(work, reglas);
  }
}

type Query = SelectQueryBuilder<ObjectLiteral>;

const COLUMNAS = ['desde', 'vencidasAdmitidas', 'cesion', 'primero', 'segundo', 'tercero', 'sustento'] as const;
type Columna = (typeof COLUMNAS)[number];

/** Joins the rule of the assembly by product and date: the last one in force. Read with `splitRegla`. */
export function joinRegla<Q extends Query>(query: Q): Q {
  const ultima = query
    .subQuery()
    .select('MAX(otra.desde)')
    .from(ReglaAdjudicacion, 'otra')
    .where('otra.producto = asamblea.productoCodigo AND otra.desde <= asamblea.fecha')
    .getQuery();
  query.leftJoin(ReglaAdjudicacion, 'regla', `regla.producto = asamblea.productoCodigo AND regla.desde = ${ultima}`);
  for (const columna of COLUMNAS) query.addSelect(`regla.${columna}`, `regla_${columna}`);
  return query;
}

type Unida = { readonly [C in `regla_${Columna}`]?: unknown };

/** Splits a row into its joined rule and the rest; the default rule where the company set none. */
export function splitRegla<F extends object>(row: F): [regla: Regla, fila: Omit<F, keyof Unida>] {
  const resto = { ...row } as Record<string, unknown>;
  const de = (columna: Columna): unknown => {
    const valor = resto[`regla_${columna}`];
    delete resto[`regla_${columna}`];
    return valor;
  };
  const valores = Object.fromEntries(COLUMNAS.map((columna) => [columna, de(columna)])) as unknown as ReglaRow;
  return [toRegla(valores), resto as Omit<F, keyof Unida>];
}

/** The rule of award of an assembly. */
export async function findReglaOfAsamblea(manager: EntityManager, asambleaId: number): Promise<Regla> {
  const query = manager
    .createQueryBuilder()
    .from(Asamblea, 'asamblea')
    .select('asamblea.id', 'id')
    .where('asamblea.id = :asambleaId', {
      asambleaId,
    });
  return splitRegla((await readOne<object>(joinRegla(query))) ?? {})[0];
}

function toRegla({ desde, primero, segundo, tercero, ...resto }: ReglaRow): Regla {
  if (typeof desde !== 'string') return REGLA_PREDETERMINADA;
  const criterios = [primero, segundo, tercero].filter((criterio) => criterio !== null);
  return { ...resto, desde: comoFecha(desde), criterios };
}

interface ReglaRow {
  desde: string | null;
  vencidasAdmitidas: number;
  cesion: TratoDeCesion;
  primero: CriterioDeOferta;
  segundo: CriterioDeOferta | null;
  tercero: CriterioDeOferta | null;
  sustento: string;
}
