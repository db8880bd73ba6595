import { diaDeLaSemana, hoyEn, sumarDias, type TipoDeEvento, tiposDeEvento } from '@adjudica/domain';
import type { Random } from './random';

export type Quien = 'ejecutivo' | 'jefatura' | 'riesgo' | 'legal';

export interface PasoDeCamino {
  readonly tipo: TipoDeEvento;
  readonly quien: Quien;
  /** Days that it usually takes since the step before. */
  readonly dias: number;
  readonly soloVehiculo?: true;
}

const e = tiposDeEvento;
const soloVehiculo = true;

/** What happens to a plan between its award and its delivery, in this order. */
export const CAMINO: readonly PasoDeCamino[] = [
  { tipo: e.asignacion, quien: 'jefatura', dias: 1 },
  { tipo: e.solicitudGuardada, quien: 'ejecutivo', dias: 4 },
  { tipo: e.solicitudGenerada, quien: 'ejecutivo', dias: 3 },
  { tipo: e.documentosGenerados, quien: 'ejecutivo', dias: 1 },
  { tipo: e.medioGenerado, quien: 'ejecutivo', dias: 3 },
  { tipo: e.medioEnviado, quien: 'ejecutivo', dias: 1 },
  { tipo: e.carpetaEnviada, quien: 'ejecutivo', dias: 8 },
  { tipo: e.carpetaAprobada, quien: 'riesgo', dias: 5 },
  { tipo: e.medioAprobado, quien: 'riesgo', dias: 3 },
  { tipo: e.ordenGenerada, quien: 'ejecutivo', dias: 2, soloVehiculo },
  { tipo: e.ordenAprobada, quien: 'jefatura', dias: 1, soloVehiculo },
  { tipo: e.pagareAprobado, quien: 'legal', dias: 5 },
  { tipo: e.contratoAprobado, quien: 'legal', dias: 4 },
  { tipo: e.pagoGenerado, quien: 'ejecutivo', dias: 3, soloVehiculo },
  { tipo: e.pagoAprobado, quien: 'jefatura', dias: 2, soloVehiculo },
  { tipo: e.cartaGenerada, quien: 'jefatura', dias: 2, soloVehiculo },
  { tipo: e.entrega, quien: 'ejecutivo', dias: 3 },
];

export const caminoDe = (producto: string): PasoDeCamino[] =>
  CAMINO.filter(({ soloVehiculo: solo }) => solo !== true || producto === '01');

const MINUTO_MS = 60_000;
/** Acts of one plan are at least so far apart. */
const RESPIRO_MS = 7 * MINUTO_MS;
/** How much longer than usual the steps of who is late take. */
const TARDANZA = 6;

/** The next working day, itself where it is one. */
export function diaHabil(fecha: string): string {
  const semana = diaDeLaSemana(fecha);
  return semana < 6 ? fecha : sumarDias(fecha, 8 - semana);
}

/**
 * When each step was done: spread over the time between the two instants as long as such steps take, more or less, on working days in working
 * hours; the last one at the end itself.
 */
export function instantesDe(
  random: Random,
  pasos: readonly PasoDeCamino[],
  { desde, hasta, tarde }: { readonly desde: Date; readonly hasta: Date; readonly tarde: Quien | null },
): Date[] {
  const pesos = pasos.map(({ quien, dias }) => dias * (0.4 + 1.2 * random.next()) * (quien === tarde ? TARDANZA : 1));
  const todo = pesos.reduce((suma, peso) => suma + peso, 0);
  const [inicio, fin] = [desde.getTime(), hasta.getTime()];
  let hecho = 0;
  let anterior = inicio;
  return pesos.map((peso, i) => {
    hecho += peso;
    const instante = new Date(inicio + ((fin - inicio) * hecho) / todo);
    const dia = diaHabil(hoyEn(instante));
    const hora = `${String(random.between(9, 16)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`;
    const deTrabajo = new Date(`${dia}T${hora}:00-05:00`).getTime();
    // never before the one before, and what follows has room before the end
    const ultimo = fin - (pasos.length - 1 - i) * RESPIRO_MS;
    anterior = i === pasos.length - 1 ? fin : Math.min(Math.max(deTrabajo, anterior + RESPIRO_MS), ultimo);
    return new Date(anterior);
  });
}
