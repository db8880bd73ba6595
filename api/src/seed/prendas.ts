import { type DatosDePrenda, escritosAMano, formularioDePrenda, hoyEn, PRODUCTO_DE_VEHICULOS } from '@adjudica/domain';
import { type FilaDePrenda, PrendaStore } from '../capabilities/prenda';
import { contextoDePrenda, origenDeBien, propuestaDe } from '../capabilities/prenda/prenda.bien';
import type { Application } from '../compose';
import { rowOf } from '../db/record';
import { Pagare } from '../entities/pagare.entity';
import { Prenda } from '../entities/prenda.entity';
import { actorDe } from './demo-tareas';

const HORA = 3_600_000;
/** Of the notes that still wait, every third keeps none, so that somebody can type it. */
const SIN_PRENDA = 3;

const VEHICULO = {
  estadoBien: 'Nuevo',
  vehiculoMarca: 'Chevrolet',
  vehiculoModelo: 'Groove',
  vehiculoAnio: 2026,
  vehiculoColor: 'Plata',
};
const INMUEBLE = {
  inmuebleTipo: 'CASA',
  inmuebleCanton: 'Quito',
  inmuebleDireccion: 'Conjunto Los Arrayanes, casa 14',
  inmuebleArea: 120,
};
const DEPOSITARIO = {
  depositarioCedula: '1710034065',
  depositarioNombres: 'María Lorena',
  depositarioApellidos: 'Andrade Salazar',
  depositarioCorreo: 'maria.andrade@correo.example',
};
const EMPRESA = { representanteEmpresa: 'Lucía Fernanda Güillín Peña', enCalidadEmpresa: 'Gerente General' };

/** No two vehicles have the same engine and chassis, no two houses the same entry of the registry. */
function numerosDe({ id, producto }: FilaDePrenda): Partial<DatosDePrenda> {
  const serie = String(120_000 + id);
  return producto === PRODUCTO_DE_VEHICULOS
    ? { vehiculoMotor: `L2B1${serie}`, vehiculoChasis: `LZWADAGA0TB${serie}` }
    : { inmuebleRegistro: `RP-2026-${serie}` };
}

/** What is known of a pledge, the rest made up. */
export function valoresDeDemo(fila: FilaDePrenda, hoy: string): DatosDePrenda {
  const conocido = Object.fromEntries(Object.entries(propuestaDe(fila, hoy)).filter(([, valor]) => valor !== null));
  return {
    ...formularioDePrenda.vacio(),
    ...(fila.producto === PRODUCTO_DE_VEHICULOS ? VEHICULO : INMUEBLE),
    ...numerosDe(fila),
    ...DEPOSITARIO,
    ...EMPRESA,
    estadoCivil: 'S',
    tipoGarantia: 'C',
    ...conocido,
  };
}

/** The pledges of the notes whose persons were saved, an hour after them and never after now. Returns how many. */
export async function ingresarPrendas(application: Application): Promise<number> {
  const { dataSource } = application;
  const { manager } = dataSource;
  const asistente = await actorDe(application, 'asistente.legal');
  const prendas = new PrendaStore(dataSource);
  const pagares = (await manager.find(Pagare, { order: { id: 'ASC' } })).filter((uno) => uno.actualizadoEn !== null);
  const ahora = application.clock.now().getTime();
  let esperan = 0;
  let total = 0;
  for (const { id, estado, actualizadoEn } of pagares) {
    if (estado === 'P') esperan += 1;
    const fila = await prendas.byPagare(id);
    if (fila === null || fila.prendaId !== null || (estado === 'P' && esperan % SIN_PRENDA === 0)) continue;
    const guardadaEn = new Date(Math.min((actualizadoEn as Date).getTime() + HORA, ahora));
    const contexto = contextoDePrenda(fila, hoyEn(guardadaEn));
    const valores = valoresDeDemo(fila, contexto.hoy);
    await manager.insert(Prenda, {
      ...rowOf(formularioDePrenda, valores),
      pagareId: id,
      origenBien: origenDeBien(fila),
      escritos: escritosAMano(valores, contexto).join(',') || null,
      guardadaEn,
      guardadaPor: asistente.id,
      version: 1,
    });
    total += 1;
  }
  return total;
}
