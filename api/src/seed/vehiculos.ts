import { codigoDeModelo, codigoDeVehiculo, deNumero } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import marcas from '../capabilities/vehiculo/datos/marcas.json';
import precios from '../capabilities/vehiculo/datos/precios.json';
import { insertMany } from '../db/transaction/bulk';
import { MarcaVehiculo, ModeloVehiculo, PrecioVehiculo } from '../entities/vehiculo.entity';

/** Brands and models sold in Ecuador; prices are invented and say so. Dollars in the files. */
export async function seedVehiculosDeEjemplo(manager: EntityManager): Promise<void> {
  if ((await manager.count(MarcaVehiculo, { take: 1 })) > 0) return;
  await insertMany(
    manager,
    MarcaVehiculo,
    marcas.map(({ nombre }) => ({ codigo: codigoDeVehiculo(nombre), nombre })),
  );
  const marcaIds = new Map((await manager.find(MarcaVehiculo)).map(({ id, nombre }) => [nombre, id]));
  await insertMany(
    manager,
    ModeloVehiculo,
    marcas.flatMap(({ nombre: marca, modelos }) =>
      modelos.map((modelo) => ({
        ...modelo,
        codigo: codigoDeModelo(marca, modelo.nombre),
        marcaId: marcaIds.get(marca) as number,
        activo: true,
      })),
    ),
  );
  const llave = (marcaId: number | undefined, modelo: string) => `${marcaId}/${modelo}`;
  const modeloIds = new Map(
    (await manager.find(ModeloVehiculo)).map(({ id, marcaId, nombre }) => [llave(marcaId, nombre), id]),
  );
  await insertMany(
    manager,
    PrecioVehiculo,
    precios.map(({ marca, modelo, precio, ...row }) => ({
      ...row,
      modeloId: modeloIds.get(llave(marcaIds.get(marca), modelo)) as number,
      precio: deNumero(precio),
      vigenteDesde: '2026-01-02',
    })),
  );
}
