import { lugaresDeAsamblea, sumarMeses } from '@adjudica/domain';

/** Script of one demo group; `--scale 100` writes a hundred times the twelve of them. */
export interface GuionDeGrupo {
  producto: '01' | '02';
  mesesPlan: number;
  puestos: number;
  /** In US dollars. */
  monto: number;
  valorCuota: number;
  /** Months since the group started. */
  antiguedad: number;
  /** Day of the month of its assemblies. */
  dia: number;
  /**
   * normal: past ones held, the next one called · hoy: the next one is today · sinFecha: the next one not called yet · sinActa: the last one held,
   * without minutes · nuevo: no assembly yet.
   */
  situacion: 'normal' | 'hoy' | 'sinFecha' | 'sinActa' | 'nuevo';
}

const motor = (
  mesesPlan: 72 | 84,
  monto: number,
  antiguedad: number,
  dia: number,
  situacion: GuionDeGrupo['situacion'],
) =>
  ({
    producto: '01',
    mesesPlan,
    puestos: mesesPlan * 2,
    monto,
    valorCuota: Math.round((monto / mesesPlan) * 1.224 * 100) / 100,
    antiguedad,
    dia,
    situacion,
  }) satisfies GuionDeGrupo;

const casa = (monto: number, antiguedad: number, dia: number, situacion: GuionDeGrupo['situacion']) =>
  ({
    producto: '02',
    mesesPlan: 120,
    puestos: 188,
    monto,
    valorCuota: Math.round((monto / 120) * 1.251 * 100) / 100,
    antiguedad,
    dia,
    situacion,
  }) satisfies GuionDeGrupo;

/** 2,000 places: 8 groups of MotorPlan, 4 of CasaPlan. */
export const guion: readonly GuionDeGrupo[] = [
  motor(72, 18_500, 13, 12, 'normal'),
  motor(72, 21_000, 11, 5, 'hoy'),
  motor(72, 16_900, 9, 19, 'normal'),
  motor(72, 24_500, 8, 26, 'sinFecha'),
  motor(84, 28_000, 12, 8, 'normal'),
  motor(84, 32_000, 10, 22, 'sinActa'),
  motor(84, 22_750, 30, 15, 'normal'),
  motor(84, 19_990, 0, 10, 'nuevo'),
  casa(45_000, 14, 7, 'normal'),
  casa(60_000, 10, 24, 'hoy'),
  casa(75_000, 9, 17, 'normal'),
  casa(95_000, 29, 20, 'normal'),
];

export interface AsambleaDemo {
  numero: number;
  fecha: string;
  hora: string;
  lugar: string;
  celebrada: boolean;
}

export const codigoDeGrupo = (indice: number): string => String(indice < 8 ? 1001 + indice : 5001 + (indice - 8));

/** First day of the group, when the first instalment is due; then the same day every month. */
export const inicioDe = (grupo: GuionDeGrupo, hoy: string): string =>
  `${sumarMeses(`${hoy.slice(0, 7)}-01`, -grupo.antiguedad).slice(0, 7)}-0${1 + (grupo.dia % 5)}`;

/** One assembly a month from the month after the start, as 'Nueva fecha' would have created them. */
export function asambleasDe(grupo: GuionDeGrupo, hoy: string): AsambleaDemo[] {
  if (grupo.situacion === 'nuevo') return [];
  const inicio = inicioDe(grupo, hoy);
  const asambleas: AsambleaDemo[] = [];
  for (let numero = 1; numero <= grupo.mesesPlan; numero++) {
    const mes = sumarMeses(inicio, numero).slice(0, 7);
    const deHoy = grupo.situacion === 'hoy' && mes === hoy.slice(0, 7);
    const fecha = deHoy ? hoy : `${mes}-${String(grupo.dia).padStart(2, '0')}`;
    const celebrada = fecha < hoy;
    if (!celebrada && (grupo.situacion === 'sinFecha' || grupo.situacion === 'sinActa')) break;
    asambleas.push({
      numero,
      fecha,
      hora: ['18:00', '18:30', '19:00', '17:30'][grupo.dia % 4] as string,
      lugar: lugaresDeAsamblea[grupo.producto === '01' ? (numero + grupo.dia) % 2 : 0] as string,
      celebrada,
    });
    if (!celebrada) break;
  }
  return asambleas;
}
