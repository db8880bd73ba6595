import { deNumero, normalizar } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import concesionarios from '../capabilities/concesionario/datos/concesionarios.json';
import { insertMany } from '../db/transaction/bulk';
import { Concesionario, Dispositivo, EjecutivoConcesionario } from '../entities/concesionario.entity';

const sello = { guardadaEn: new Date('2026-01-02T14:00:00.000Z'), guardadaPor: null, version: 1 };

/** Invented dealers with their executives and devices, one incomplete, one inactive; skipped where there are any. Dollars in the file. */
export async function seedConcesionariosDeEjemplo(manager: EntityManager): Promise<void> {
  if ((await manager.count(Concesionario, { take: 1 })) > 0) return;
  await insertMany(
    manager,
    Concesionario,
    concesionarios.map(({ ejecutivos: _, dispositivos: __, negociacion, ...concesionario }) => ({
      ...concesionario,
      negociacion: negociacion === null ? null : deNumero(negociacion),
      ...sello,
    })),
  );
  const ids = new Map((await manager.find(Concesionario)).map(({ id, nombreComercial }) => [nombreComercial, id]));
  const conId = concesionarios.map((concesionario) => ({
    ...concesionario,
    concesionarioId: ids.get(concesionario.nombreComercial) as number,
  }));
  await insertMany(
    manager,
    EjecutivoConcesionario,
    conId.flatMap(({ concesionarioId, ejecutivos }) =>
      ejecutivos.map((ejecutivo) => ({
        ...ejecutivo,
        concesionarioId,
        correo: `${normalizar(ejecutivo.nombre).replaceAll(' ', '.')}@concesionario.example`,
        ...sello,
      })),
    ),
  );
  await insertMany(
    manager,
    Dispositivo,
    conId.flatMap(({ concesionarioId, dispositivos }) =>
      dispositivos.map((dispositivo) => ({
        ...dispositivo,
        concesionarioId,
        valor: deNumero(dispositivo.valor),
        ...sello,
      })),
    ),
  );
}
