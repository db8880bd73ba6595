import { type EstadoParticipante, estadoInicialDe, sumarMeses } from '@adjudica/domain';
import type { Random } from '../random';
import type { AsambleaDemo, GuionDeGrupo } from './grupos';
import type { PersonaNueva } from './personas';

type Titular = PersonaNueva & { id: number };

/** One place of a group with its whole history; money in cents. */
export interface PuestoDemo {
  codigo: string;
  inicio: string;
  /** null = a free slot. */
  titular: Titular | null;
  titularDesde: string;
  /** Holder before a cession. */
  anterior: Titular | null;
  enCesion: boolean;
  monto: number;
  valorCuota: number;
  pagadas: number;
  vencidas: number;
  vendedor: string | null;
  supervisor: string | null;
  adjudicacion: AdjudicacionDemo | null;
}

interface AdjudicacionDemo {
  numero: number;
  fecha: string;
  por: 'Oferta' | 'Sorteo' | 'Entrega';
  prioridad: number;
  cuotas: number;
  cuotasPagadasPorOferta: number;
}

const vendedores = [
  'Luis Paredes',
  'Tatiana Espín',
  'Bolívar Recalde',
  'Nathalie Vivar',
  'Fausto Guamán',
  'Pamela Rivadeneira',
];
const supervisores = ['Ana Torres', 'Gonzalo Larrea'];

/** Assigns places, mostly to people without a plan, until all have one. */
interface Contexto {
  readonly hoy: string;
  readonly inicio: string;
  readonly personas: readonly Titular[];
  /** Persons without a plan so far, shared by the groups of a block. */
  readonly libres: Titular[];
}

export function puestosDe(
  random: Random,
  grupo: GuionDeGrupo,
  { hoy, inicio, personas, libres }: Contexto,
): PuestoDemo[] {
  const vencidasHastaHoy = cuotasVencidasDelPlazo(inicio, hoy, grupo.mesesPlan);
  const tomar = (): Titular =>
    libres.length > 0 && random.chance(0.82) ? (libres.pop() as Titular) : random.pick(personas);
  return Array.from({ length: grupo.puestos }, (_, i): PuestoDemo => {
    const nuevo = grupo.situacion === 'nuevo';
    const libre = random.chance(nuevo ? 0.55 : 0.06);
    const mayor = random.chance(0.15) ? 1.25 : 1;
    const atraso = nuevo || random.chance(0.81) ? 0 : random.pick([1, 1, 1, 2, 2, 3, 5]);
    const cedido = !nuevo && !libre && random.chance(0.03);
    const vencidas = libre ? 0 : Math.min(atraso, vencidasHastaHoy - 1);
    return {
      codigo: String(i + 1).padStart(3, '0'),
      inicio,
      titular: libre ? null : tomar(),
      titularDesde: cedido ? sumarMeses(inicio, random.between(2, Math.max(2, vencidasHastaHoy - 2))) : inicio,
      anterior: cedido ? tomar() : null,
      enCesion: !libre && !cedido && random.chance(0.02),
      monto: Math.round(grupo.monto * mayor) * 100,
      valorCuota: Math.round(grupo.valorCuota * mayor * 100),
      pagadas: libre ? 0 : vencidasHastaHoy - vencidas,
      vencidas,
      vendedor: libre ? null : random.pick(vendedores),
      supervisor: libre ? null : random.pick(supervisores),
      adjudicacion: null,
    };
  });
}

/** Instalments due until today: one a month from the first day on. */
function cuotasVencidasDelPlazo(inicio: string, hoy: string, mesesPlan: number): number {
  let n = 0;
  while (n < mesesPlan && sumarMeses(inicio, n) <= hoy) n++;
  return Math.max(1, n);
}

/** A place at an assembly some months ago; null without holder. */
export function situacionEn(
  p: PuestoDemo,
  asamblea: AsambleaDemo,
  mesesAtras: number,
): { titular: Titular; vencidas: number; estado: EstadoParticipante; estadoInicial: EstadoParticipante } | null {
  if (p.titular === null) return null;
  const vencidas = Math.max(0, p.vencidas - mesesAtras);
  const estadoInicial = estadoInicialDe({ cuotaVencidas: vencidas, enCesion: p.enCesion && mesesAtras < 2 });
  return {
    titular: p.anterior !== null && asamblea.fecha < p.titularDesde ? p.anterior : p.titular,
    vencidas,
    estado: p.adjudicacion?.numero === asamblea.numero ? 'participa' : estadoInicial,
    estadoInicial,
  };
}

/** Awards of one held assembly: one to three offers in order of instalments, one raffle, sometimes an 'Entrega'. */
export function adjudicar(random: Random, puestos: PuestoDemo[], asamblea: AsambleaDemo, hoy: string): void {
  const elegibles = random.shuffle(
    puestos.filter(
      (p) => p.titular !== null && p.anterior === null && !p.enCesion && p.vencidas === 0 && p.adjudicacion === null,
    ),
  );
  const ofertas = Array.from({ length: random.between(1, 3) }, () => random.between(8, 30)).sort((a, b) => b - a);
  const dar = (por: AdjudicacionDemo['por'], prioridad: number, cuotas: number): void => {
    const puesto = elegibles.pop();
    if (puesto === undefined) return;
    const pagada = cuotas > 0 && asamblea.fecha < hoy ? cuotas : 0;
    puesto.adjudicacion = {
      numero: asamblea.numero,
      fecha: asamblea.fecha,
      por,
      prioridad,
      cuotas,
      cuotasPagadasPorOferta: pagada,
    };
    puesto.pagadas += pagada;
  };
  for (const [i, cuotas] of ofertas.entries()) dar('Oferta', i + 1, cuotas);
  dar('Sorteo', 0, 0);
  if (random.chance(0.15)) dar('Entrega', 0, 0);
}
