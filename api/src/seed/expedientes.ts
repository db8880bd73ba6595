import { admiteConyuge, diaDeLaSemana, hoyEn, PRODUCTO_DE_VEHICULOS, sumarDias } from '@adjudica/domain';
import type { Application } from '../compose';
import { Notificacion } from '../entities/notificacion.entity';
import type { RelojDeDemo } from './actas';
import { escribirFormatos } from './borradores-de-formato';
import { andar, enUnDia, type Marcha, tramosDe } from './camino';
import { Caso, type Destino, type Entorno, enEntorno, type Premio, sinEmpezar } from './caso';
import { anotarTareas } from './demo-tareas';
import { LIMITE, marchasDelPasado } from './pasado';

const HORA_MS = 3_600_000;
const SEMANA_MS = 168 * HORA_MS;

/** Complete, as risk approves it. */
const COMPLETA = {
  anexos: true,
  referencias: true,
  generada: true,
  papeles: { cuantos: 'todos' },
  enviada: true,
  juicio: { marcas: 'hastaElUmbral', garantias: true },
} as const satisfies Destino;
const SOCIO_PUNTUAL = 'Socio puntual en un plan anterior; se revisaron sus ingresos con el empleador.';
/** The case whose client should be married: his note names spouse and guarantor. */
const CON_CONYUGE = 16;

/** Folders in progress, vehicle and house alternating: one for each state of the screens. */
const EXPEDIENTES: readonly Destino[] = [
  { ...COMPLETA, papeles: { cuantos: 'todos', confirmados: 4, fotos: true }, medio: 'enviado' },
  { anexos: true, papeles: { cuantos: 4, confirmados: 2 }, medio: 'espera' },
  { medio: 'aprobado' },
  { anexos: true, papeles: { cuantos: 5, fotos: true }, medio: 'rechazado', juicio: { marcas: 0 } },
  { anexos: true, papeles: { cuantos: 3, rechazo: 'espera' }, medio: 'enviado' },
  {
    generada: true,
    papeles: { cuantos: 5, rechazo: 'espera' },
    medio: 'aprobado',
    enviada: true,
    juicio: { marcas: 1, excepcion: SOCIO_PUNTUAL },
  },
  { anexos: true, papeles: { cuantos: 2 }, medio: 'espera' },
  { anexos: true, papeles: { cuantos: 4, rechazo: 'reemplazado' }, medio: 'reemplazado' },
  { medio: 'aprobado', orden: 'anuladaAprobada' },
  { ...COMPLETA, medio: 'aprobado', resuelta: 'aprobada', pagare: 'aprobado', contrato: 'aprobado' },
  {
    anexos: true,
    generada: true,
    papeles: { cuantos: 'todos', confirmados: 3 },
    medio: 'aprobado',
    juicio: { marcas: 2 },
    orden: 'deJefatura',
    pagare: 'nuevo',
  },
  { medio: 'aprobado' },
  { anexos: true, papeles: { cuantos: 1 }, medio: 'aprobado', orden: 'anulada' },
  {
    anexos: true,
    generada: true,
    papeles: { cuantos: 5, confirmados: 3 },
    medio: 'rechazado',
    enviada: true,
    juicio: { marcas: 2 },
    resuelta: 'devuelta',
  },
  { medio: 'aprobado', orden: 'impresa', pago: 'pendiente' },
  { anexos: true, generada: true, papeles: { cuantos: 6, confirmados: 6 }, medio: 'aprobado' },
  {
    ...COMPLETA,
    papeles: { cuantos: 'todos', confirmados: 'todos' },
    medio: 'aprobado',
    resuelta: 'aprobada',
    orden: 'pendiente',
    pagare: 'porAnular',
    contrato: 'enviado',
  },
  { medio: 'aprobado' },
  {
    ...COMPLETA,
    papeles: { cuantos: 'todos', confirmados: 8 },
    usado: true,
    medio: 'aprobado',
    resuelta: 'aprobada',
    orden: 'aprobada',
    pago: 'anuladoYAprobado',
    pagare: 'enviado',
    contrato: 'rechazado',
  },
  { ...COMPLETA, medio: 'aprobado', resuelta: 'aprobada', pagare: 'rechazado', contrato: 'empezado' },
];

/**
 * Fills past and present through the services, each step by its responsible user at its own time: folders in every state, and something to do today
 * for everybody. Returns how many of each.
 */
export async function llenarDemo(
  application: Application,
  clock: RelojDeDemo,
  imprimir: boolean,
): Promise<Record<string, number>> {
  const ahora = clock.now();
  return enEntorno(application, clock, async (entorno) => {
    const libres = await sinEmpezar(application);
    const pasado = marchasDelPasado(entorno, libres, hoyEn(ahora));
    const expedientes = marchasDeHoy(entorno, libres, ahora);
    const marchas = [...Object.values(pasado).flat(), ...expedientes];
    const enteras = await andar(entorno, marchas, imprimir);
    clock.moveTo(ahora);
    await application.cotejo.step();
    await leerAvisos(application, ahora);
    return {
      ...Object.fromEntries(Object.entries(pasado).map(([cuales, delDestino]) => [cuales, delDestino.length])),
      expedientes: expedientes.length,
      detenidos: marchas.length - enteras,
      formatos: await escribirFormatos(application, clock),
      tareas: await anotarTareas(
        application,
        clock,
        expedientes.map(({ caso: { premio }, instantes }) => ({ ...premio, instante: instantes[0] as Date })),
      ),
    };
  });
}

/** Marks notices older than a week as read. */
async function leerAvisos({ dataSource }: Application, ahora: Date): Promise<void> {
  const leidaEn = new Date(ahora.getTime() - SEMANA_MS);
  await dataSource
    .createQueryBuilder()
    .update(Notificacion)
    .set({ leidaEn })
    .where('creadaEn < :leidaEn', { leidaEn })
    .execute();
}

/** The newest awards of each product in turn, as worked on in the last days. */
function marchasDeHoy(entorno: Entorno, libres: readonly Premio[], ahora: Date): Marcha[] {
  const nuevos = libres.toReversed();
  const deCadaUno = [true, false].map((vehiculo) =>
    nuevos
      .filter(({ producto, monto }) => (producto === PRODUCTO_DE_VEHICULOS) === vehiculo && monto <= LIMITE)
      .slice(0, Math.ceil(EXPEDIENTES.length / 2)),
  );
  const premios = EXPEDIENTES.map((_, i) => deCadaUno[i % 2]?.[Math.floor(i / 2)]);
  const casado = premios.findIndex((premio, i) => i % 2 === 0 && premio && admiteConyuge(premio));
  if (casado >= 0) [premios[casado], premios[CON_CONYUGE]] = [premios[CON_CONYUGE], premios[casado]];
  return premios.flatMap((premio, i) => {
    if (premio === undefined) return [];
    const caso = new Caso(entorno, premio, i, EXPEDIENTES[i] as Destino);
    const tramos = tramosDe(caso.destino, premio.producto);
    return [{ caso, tramos, instantes: enUnDia(tramos, mananaDeTrabajo(ahora, i, premio.abiertaEn), ahora) }];
  });
}

/** A working morning of the last days, after the award opened the folder, and early enough for the following steps. */
function mananaDeTrabajo(ahora: Date, indice: number, abiertaEn: Date): Date {
  let fecha = sumarDias(hoyEn(ahora), -1 - (indice % 6));
  while (diaDeLaSemana(fecha) > 5) fecha = sumarDias(fecha, -1);
  const manana = new Date(`${fecha}T${14 + (indice % 4)}:${10 + indice}:00.000Z`).getTime();
  return new Date(Math.min(Math.max(manana, abiertaEn.getTime() + HORA_MS), ahora.getTime() - 3 * HORA_MS));
}
