import {
  concesionarioIncompleto,
  type DatosDeOrden,
  type DepartamentoDeConcesionario,
  mensajes,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Concesionario, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import type { OrdenDeCompra } from '../../entities/orden-de-compra.entity';

const { ORD, propios } = mensajes;

interface ConcesionarioRow {
  id: number;
  razonSocial: string;
  ruc: string | null;
  negociacion: unknown;
  estado: string;
  /** One row per active executive; all null without one. */
  ejecutivoId: number | null;
  nombre: string | null;
  departamento: string | null;
}

/** ORD-516: the dealer's department of each executive, and the column with his name. */
const EJECUTIVOS = {
  vendedorId: ['Vendedor', 'vendedor'],
  jefeVentasId: ['Jefatura', 'jefeVentas'],
  contableId: ['Financiero', 'contable'],
} as const satisfies Partial<Record<keyof DatosDeOrden, readonly [DepartamentoDeConcesionario, keyof OrdenDeCompra]>>;

type CopiaDeConcesionario = Pick<
  OrdenDeCompra,
  'nombreConcesionario' | 'rucConcesionario' | 'vendedor' | 'jefeVentas' | 'contable'
>;
type Resultado = { readonly copia: CopiaDeConcesionario } | { readonly errores: Record<string, string> };

const SIN_CONCESIONARIO: CopiaDeConcesionario = {
  nombreConcesionario: null,
  rucConcesionario: null,
  vendedor: null,
  jefeVentas: null,
  contable: null,
};

/** The dealer of an order as copied into it: active, complete, with executives of the right departments (ORD-516, ORD-529). */
export async function copiaDeConcesionario(manager: EntityManager, datos: DatosDeOrden): Promise<Resultado> {
  if (datos.concesionarioId === null) return { copia: SIN_CONCESIONARIO };
  const rows = await leer(manager, datos.concesionarioId);
  const [elegido] = rows;
  if (elegido === undefined || elegido.estado !== 'A') return { errores: { concesionarioId: propios.opcionInvalida } };
  const negociacion = elegido.negociacion === null ? null : Number(elegido.negociacion);
  const ejecutivos = rows.filter(({ ejecutivoId }) => ejecutivoId !== null);
  if (concesionarioIncompleto({ negociacion, ejecutivos: ejecutivos.length }))
    return { errores: { concesionarioId: ORD.concesionarioIncompleto } };
  const copia = { ...SIN_CONCESIONARIO, nombreConcesionario: elegido.razonSocial, rucConcesionario: elegido.ruc };
  const errores: Record<string, string> = {};
  for (const [campo, [departamento, columna]] of Object.entries(EJECUTIVOS)) {
    const id = datos[campo as keyof typeof EJECUTIVOS];
    if (id === null) continue;
    const ejecutivo = ejecutivos.find(
      (candidato) => candidato.ejecutivoId === id && candidato.departamento === departamento,
    );
    if (ejecutivo === undefined) errores[campo] = propios.opcionInvalida;
    else copia[columna] = ejecutivo.nombre;
  }
  return Object.keys(errores).length === 0 ? { copia } : { errores };
}

const leer = (manager: EntityManager, id: number): Promise<ConcesionarioRow[]> =>
  readMany<ConcesionarioRow>(
    manager
      .createQueryBuilder()
      .from(Concesionario, 'concesionario')
      .leftJoin(
        EjecutivoConcesionario,
        'ejecutivo',
        `ejecutivo.concesionarioId = concesionario.id AND ejecutivo.estado = 'A'`,
      )
      .select('concesionario.id', 'id')
      .addSelect('concesionario.razonSocial', 'razonSocial')
      .addSelect('concesionario.ruc', 'ruc')
      .addSelect('concesionario.negociacion', 'negociacion')
      .addSelect('concesionario.estado', 'estado')
      .addSelect('ejecutivo.id', 'ejecutivoId')
      .addSelect('ejecutivo.nombre', 'nombre')
      .addSelect('ejecutivo.departamento', 'departamento')
      .where('concesionario.id = :id', { id }),
  );
