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
      .from(PrecioVehiculo, 'precio')
      .innerJoin(ModeloVehiculo, 'modelo', 'modelo.id = precio.modeloId')
      .select(['marcaId', 'claseCodigo'].map((columna) => `modelo.${columna} AS ${columna}`))
      .addSelect(['modeloId', 'anio', 'precio'].map((columna) => `precio.${columna} AS ${columna}`))
      .where("precio.estadoBien = 'Nuevo'")
      .orderBy('precio.precio', 'ASC')
      .addOrderBy('precio.id', 'ASC'),
  );
  const vendedores = await readMany<Vendedor>(
    manager
      .createQueryBuilder()
      .from(Concesionario, 'concesionario')
      .innerJoin(
        EjecutivoConcesionario,
        'ejecutivo',
        `ejecutivo.concesionarioId = concesionario.id AND ejecutivo.departamento = 'Vendedor'`,
      )
      .select('concesionario.id', 'concesionarioId')
      .addSelect('concesionario.negociacion', 'negociacion')
      .addSelect('ejecutivo.id', 'vendedorId')
      .where(`concesionario.estado = 'A' AND ejecutivo.estado = 'A' AND concesionario.negociacion IS NOT NULL`)
      .orderBy('ejecutivo.id', 'ASC'),
  );
  const numero = <T>(rows: T[], columna: keyof T): T[] =>
    rows.map((row) => ({ ...row, [columna]: Number(row[columna]) }));
  return { vehiculos: numero(vehiculos, 'precio'), vendedores: numero(vendedores, 'negociacion') };
}
