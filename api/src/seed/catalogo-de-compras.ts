import type { EntityManager } from 'typeorm';
import { readMany } from '../db/engine/read';
import { Concesionario, EjecutivoConcesionario } from '../entities/concesionario.entity';
import { ModeloVehiculo, PrecioVehiculo } from '../entities/vehiculo.entity';

export interface Vehiculo {
  readonly marcaId: number;
  readonly modeloId: number;
  readonly claseCodigo: string;
  readonly anio: number;
  /** In dollars. */
  readonly precio: number;
}

/** A dealer with one of its executives, and its commission. */
export interface Vendedor {
  readonly concesionarioId: number;
  readonly vendedorId: number;
  readonly negociacion: number;
}

/** Goods and dealers of the demo's cases. */
export interface Catalogo {
  readonly vehiculos: readonly Vehiculo[];
  readonly vendedores: readonly Vendedor[];
}

/** New vehicles, cheapest first. */
export async function leerCatalogo(manager: EntityManager): Promise<Catalogo> {
  const vehiculos = await readMany<Vehiculo>(
    manager
      .createQueryBuilder()
      .from(PrecioVehiculo, 'r')
      .innerJoin(ModeloVehiculo, 'o', 'o.id = r.modeloId')
      .select(['marcaId', 'claseCodigo'].map((columna) => `o.${columna} AS ${columna}`))
      .addSelect(['modeloId', 'anio', 'precio'].map((columna) => `r.${columna} AS ${columna}`))
      .where("r.estadoBien = 'Nuevo'")
      .orderBy('r.precio', 'ASC')
      .addOrderBy('r.id', 'ASC'),
  );
  const vendedores = await readMany<Vendedor>(
    manager
      .createQueryBuilder()
      .from(Concesionario, 'c')
      .innerJoin(EjecutivoConcesionario, 'e', `e.concesionarioId = c.id AND e.departamento = 'Vendedor'`)
      .select('c.id', 'concesionarioId')
      .addSelect('c.negociacion', 'negociacion')
      .addSelect('e.id', 'vendedorId')
      .where(`c.estado = 'A' AND e.estado = 'A' AND c.negociacion IS NOT NULL`)
      .orderBy('e.id', 'ASC'),
  );
  const numero = <T>(rows: T[], columna: keyof T): T[] =>
    rows.map((row) => ({ ...row, [columna]: Number(row[columna]) }));
  return { vehiculos: numero(vehiculos, 'precio'), vendedores: numero(vendedores, 'negociacion') };
}
