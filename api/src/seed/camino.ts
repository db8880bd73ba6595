import {
  comoFecha,
  diaDeLaSemana,
  ErrorDeNegocio,
  type Fecha,
  HORAS_DE_MODELO,
  hoyEn,
  momentoEn,
  PRODUCTO_DE_VEHICULOS,
  sumarDias,
} from '@adjudica/domain';
import type { Random } from '../random';
import * as carpetas from './carpetas';
import type { Caso, Destino, Entorno } from './caso';
import * as compras from './compras';
import * as entregas from './entregas';
import * as legal from './legal';
import * as solicitudes from './solicitudes';

export type Quien = 'ejecutivo' | 'jefatura' | 'riesgo' | 'legal';

/** A step of a case: who is responsible, its usual duration, and its time where all happens in one day. */
export interface Tramo {
  readonly quien: Quien;
  readonly dias: number;
  readonly minutos: number;
  /** Skipped, with the following steps, where no document can be printed. */
  readonly imprime?: true;
  /** Hours after the step before it, at least. */
  readonly espera?: number;
  readonly hacer: (caso: Caso) => Promise<void>;
  readonly si: (destino: Destino) => unknown;
}

const tramo = (
  quien: Quien,
  [dias, minutos]: readonly [number, number],
  hacer: Tramo['hacer'],
  si: Tramo['si'],
  imprime?: true,
  espera?: number,
): Tramo => ({ quien, dias, minutos, hacer, si, ...(imprime && { imprime }), ...(espera && { espera }) });

const imprime = true;
const seDecide = (estado: string | undefined, ...abiertos: string[]): boolean =>
  estado !== undefined && !abiertos.includes(estado);

/** From the draft of a contract: more than the hours of its model. */
const DIAS_HASTA_LA_FIRMA = 4;

/** Steps of a plan between its award and its delivery, in order. */
const CAMINO: readonly Tramo[] = [
  tramo('ejecutivo', [4, 0], solicitudes.solicitar, () => true),
  tramo('ejecutivo', [2, 2], solicitudes.anexar, (d) => d.anexos),
  tramo('ejecutivo', [1, 5], solicitudes.imprimirSolicitud, (d) => d.generada, imprime),
  tramo(
    'ejecutivo',
    [2, 10],
    (caso) => carpetas.traerPapeles(caso, caso.destino.papeles ?? { cuantos: 0 }),
    (d) => d.papeles,
  ),
  tramo('ejecutivo', [3, 75], compras.generarMedio, (d) => d.medio),
  tramo('ejecutivo', [1, 80], compras.enviarMedio, (d) => seDecide(d.medio, 'espera')),
  tramo('ejecutivo', [6, 90], carpetas.enviarCarpeta, (d) => d.enviada),
  tramo('riesgo', [2, 100], carpetas.calificar, (d) => d.juicio),
  tramo('riesgo', [3, 110], compras.decidirMedio, (d) => seDecide(d.medio, 'espera', 'enviado')),
  tramo('ejecutivo', [1, 140], compras.reemplazarMedio, (d) => d.medio === 'reemplazado'),
  tramo('ejecutivo', [1, 145], compras.enviarMedio, (d) => d.medio === 'reemplazado'),
  tramo('riesgo', [3, 150], carpetas.resolverCarpeta, (d) => d.resuelta, imprime),
  tramo('ejecutivo', [2, 170], compras.emitirOrden, (d) => d.orden),
  tramo('jefatura', [1, 200], compras.aprobarOrden, (d) => seDecide(d.orden, 'pendiente', 'deJefatura', 'anulada')),
  tramo('ejecutivo', [1, 230], compras.imprimirOrden, (d) => d.orden === 'impresa', imprime),
  tramo('jefatura', [4, 240], compras.anularOrden, (d) => d.orden?.startsWith('anulada')),
  tramo('ejecutivo', [2, 250], compras.soltarMedio, (d) => d.retirada),
  tramo('jefatura', [2, 260], entregas.retirar, (d) => d.retirada),
  tramo('legal', [2, 270], legal.generarPagare, (d) => d.pagare),
  tramo('legal', [2, 285], legal.enviarPagare, (d) => seDecide(d.pagare, 'nuevo')),
  tramo('legal', [1, 300], legal.decidirPagare, (d) => seDecide(d.pagare, 'nuevo', 'enviado'), imprime),
  tramo('legal', [1, 305], legal.pedirAnulacion, (d) => d.pagare === 'porAnular'),
  tramo('legal', [3, 320], legal.redactarContrato, (d) => d.contrato),
  tramo('legal', [1, 345], legal.decidirContrato, (d) => seDecide(d.contrato, 'empezado', 'enviado'), imprime),
  tramo('legal', [2, 350], legal.guardarFirmados, (d) => d.entregada, imprime, HORAS_DE_MODELO),
  tramo('ejecutivo', [3, 360], compras.pedirPago, (d) => d.pago),
  tramo('jefatura', [1, 390], compras.anularPago, (d) => d.pago === 'anuladoYAprobado'),
  tramo('ejecutivo', [1, 400], compras.pedirPago, (d) => d.pago === 'anuladoYAprobado'),
  tramo('jefatura', [2, 410], compras.aprobarPago, (d) => seDecide(d.pago, 'pendiente')),
  tramo('ejecutivo', [1, 420], compras.imprimirPago, (d) => d.pago === 'anuladoYAprobado', imprime),
  tramo('jefatura', [2, 430], entregas.generarCarta, (d) => d.carta, imprime),
  tramo('jefatura', [1, 440], entregas.rechazarCarta, (d) => d.carta === 'rechazada'),
  tramo('ejecutivo', [3, 450], entregas.entregar, (d) => d.entregada, imprime),
];

/** Dealer, payment and exit letter do not apply to houses. */
const sinCompra = ({ orden: _o, pago: _p, carta: _c, ...destino }: Destino): Destino => destino;

export const tramosDe = (destino: Destino, producto: string): Tramo[] => {
  const destinoDelCaso = producto === PRODUCTO_DE_VEHICULOS ? destino : sinCompra(destino);
  return CAMINO.filter(({ si }) => Boolean(si(destinoDelCaso)));
};

/** The day on which the papers are signed: that of their signed copies, or after the client has had the contract's model for its hours. */
function diaDeFirma(tramos: readonly Tramo[], instantes: readonly Date[]): Fecha | undefined {
  const cuando = (hacer: Tramo['hacer']): Date | undefined => instantes[tramos.findIndex((uno) => uno.hacer === hacer)];
  const firmado = cuando(legal.guardarFirmados);
  if (firmado !== undefined) return hoyEn(firmado);
  const redactado = cuando(legal.redactarContrato);
  return redactado === undefined ? undefined : comoFecha(diaHabil(sumarDias(hoyEn(redactado), DIAS_HASTA_LA_FIRMA)));
}

/** Steps with their instants. */
export interface Marcha {
  readonly caso: Caso;
  readonly tramos: readonly Tramo[];
  readonly instantes: readonly Date[];
}

/**
 * Runs all cases together in order of time, so that numbers, keys and audit rows are assigned as in reality. A case refused by a rule stays where it
 * is. Returns how many were completed.
 */
export async function andar(
  { application, clock }: Entorno,
  marchas: readonly Marcha[],
  imprimir: boolean,
): Promise<number> {
  for (const { caso, tramos, instantes } of marchas) caso.firma = diaDeFirma(tramos, instantes);
  const pasos = marchas.flatMap(({ caso, tramos, instantes }) =>
    tramos.map((tramo, i) => ({ caso, tramo, instante: instantes[i] as Date })),
  );
  const parados = new Set<Caso>();
  for (const { caso, tramo, instante } of pasos.sort((a, b) => a.instante.getTime() - b.instante.getTime())) {
    if (parados.has(caso)) continue;
    if (tramo.imprime === true && !imprimir) {
      parados.add(caso);
      continue;
    }
    clock.moveTo(instante);
    try {
      await tramo.hacer(caso);
    } catch (error) {
      if (!(error instanceof ErrorDeNegocio)) throw error;
      parados.add(caso);
      application.log.warn({ err: error, plan: caso.premio.idCodigo }, 'a case of the demo could not go on');
    }
  }
  return marchas.length - parados.size;
}

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
/** Minimum distance between acts of one plan, enough for the papers of a folder. */
const RESPIRO_MS = 7 * MINUTO_MS;
/** Factor of duration for a late step. */
const TARDANZA = 6;

/** The same day if it is a working day, else the next one. */
export function diaHabil(fecha: string): string {
  const semana = diaDeLaSemana(fecha);
  return semana < 6 ? fecha : sumarDias(fecha, 8 - semana);
}

/** All in one day, from the instant on, before now. */
export const enUnDia = (tramos: readonly Tramo[], desde: Date, ahora: Date): Date[] =>
  tramos.map(({ minutos }, i) => {
    const ultimo = ahora.getTime() - (tramos.length - i) * MINUTO_MS;
    return new Date(Math.min(desde.getTime() + minutos * MINUTO_MS, ultimo));
  });

/**
 * Instants of the steps: spread over the time between both in proportion to their usual durations, on working days and hours; the last one at the end
 * itself.
 */
export function repartidos(
  random: Random,
  tramos: readonly Tramo[],
  { desde, hasta, tarde }: { readonly desde: Date; readonly hasta: Date; readonly tarde: Quien | null },
): Date[] {
  const pesos = tramos.map(({ quien, dias }) => dias * (0.4 + 1.2 * random.next()) * (quien === tarde ? TARDANZA : 1));
  const todo = pesos.reduce((suma, peso) => suma + peso, 0);
  const [inicio, fin] = [desde.getTime(), hasta.getTime()];
  let hecho = 0;
  let anterior = inicio;
  return pesos.map((peso, i) => {
    hecho += peso;
    const instante = new Date(inicio + ((fin - inicio) * hecho) / todo);
    const dia = diaHabil(hoyEn(instante));
    const hora = `${String(random.between(9, 16)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`;
    const deTrabajo = momentoEn(dia, hora).getTime();
    // never before the previous one, and with room for the following ones
    const ultimo = fin - (tramos.length - 1 - i) * RESPIRO_MS;
    const espera = (tramos[i]?.espera ?? 0) * HORA_MS + RESPIRO_MS;
    anterior = i === tramos.length - 1 ? fin : Math.min(Math.max(deTrabajo, anterior + espera), ultimo);
    return new Date(anterior);
  });
}
