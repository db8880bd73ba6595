import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { sumarDias, sumarMeses } from '../fechas';
import { mensajes, propios } from '../mensajes';
import type { Rol } from '../roles';
import { esLibre, mismoTexto } from '../texto';
import { PRIMER_MES } from './meses';
import type {
  CandidatoAReasignar,
  CompromisosDelPlan,
  EstadoAdjudicacion,
  HechosDeAdjudicacion,
  ViaDeIngreso,
} from './tipos';

export interface ContextoDeAdjudicacion extends ContextoDeCiclo {
  readonly compromisos: CompromisosDelPlan;
}

/** A delivery, a live order, an accepted approval or a note prevents the withdrawal; the first found is named. */
export function rechazoPorCompromisos(c: CompromisosDelPlan): ErrorDeNegocio | null {
  if (c.entregada) return new ErrorDeNegocio('regla', 'con-entrega', propios.adjudicacionConEntrega);
  if (c.ordenVigente) return new ErrorDeNegocio('regla', 'con-orden', propios.adjudicacionConOrden);
  if (c.medioAprobado) return new ErrorDeNegocio('regla', 'con-medio', propios.adjudicacionConMedio);
  return c.pagare ? new ErrorDeNegocio('regla', 'con-pagare', propios.adjudicacionConPagare) : null;
}

/** Invariant 9: the 409 says who withdrew it, and when. */
const yaRetirada = ({ idCodigo, retiro }: HechosDeAdjudicacion): ErrorDeNegocio =>
  conflictoDeActo(
    'ya-retirada',
    { con: propios.adjudicacionRetiradaPor, sin: propios.adjudicacionYaRetirada },
    retiro,
    {
      idCodigo,
      estado: 'retirada',
    },
  );

export type AccionDeAdjudicacion = 'retirar' | 'reasignar' | 'asignar';

/** A withdrawal happens once (invariant 9); a withdrawn award may be reassigned once, by a new row that references it. */
export const cicloDeAdjudicacion = crearCiclo<
  EstadoAdjudicacion,
  AccionDeAdjudicacion,
  HechosDeAdjudicacion,
  ContextoDeAdjudicacion
>({
  nombre: 'adjudicacion',
  estados: ['vigente', 'retirada'],
  iniciales: ['vigente'],
  finales: ['retirada'],
  estadoDe: (a) => a.estado,
  acciones: {
    retirar: {
      desde: ['vigente'],
      hacia: 'retirada',
      permiso: 'adjudicacion:retirar',
      guarda: (_, ctx) => rechazoPorCompromisos(ctx.compromisos),
      conflicto: yaRetirada,
    },
    reasignar: {
      desde: ['retirada'],
      permiso: 'adjudicacion:reasignar',
      guarda: (a) =>
        a.reasignada ? new ErrorDeNegocio('conflicto', 'ya-reasignada', propios.adjudicacionYaReasignada) : null,
      conflicto: () => new ErrorDeNegocio('conflicto', 'no-retirada', propios.adjudicacionNoRetirada),
    },
    asignar: {
      desde: ['vigente'],
      permiso: 'adjudicacion:asignar',
      conflicto: yaRetirada,
    },
  },
});

/**
 * A withdrawn award goes to another plan of the same group, with a holder, 'participa' and without a live award (invariants 1, 2, 5); `null` = this
 * one may have it.
 */
export function rechazoDeCandidato(
  retirada: HechosDeAdjudicacion,
  candidato: CandidatoAReasignar,
): ErrorDeNegocio | null {
  const rechazo = (code: string, title: string): ErrorDeNegocio =>
    new ErrorDeNegocio('regla', code, title, { errors: { idCodigo: title } });
  if (candidato.idCodigo === retirada.idCodigo) return rechazo('mismo-plan', propios.reasignarMismoPlan);
  if (candidato.producto !== retirada.producto || candidato.grupo !== retirada.grupo) {
    return rechazo('otro-grupo', propios.reasignarOtroGrupo);
  }
  if (esLibre(candidato.nombreCliente)) return rechazo('puesto-libre', propios.puestoLibre);
  if (!mismoTexto(candidato.estado, 'participa')) return rechazo('no-participa', propios.noParticipa);
  return candidato.tieneAdjudicacionVigente ? rechazo('con-adjudicacion', propios.reasignarConAdjudicacion) : null;
}

/** The new row of a reassignment: same assembly and type as the withdrawn one, which stays as issued (invariant 3). */
export function adjudicacionReasignada(
  retirada: HechosDeAdjudicacion,
  candidato: CandidatoAReasignar,
): HechosDeAdjudicacion {
  const rechazo = rechazoDeCandidato(retirada, candidato);
  if (rechazo) throw rechazo;
  return { ...retirada, idCodigo: candidato.idCodigo, estado: 'vigente', reasignada: false, retiro: null };
}

/** Stored state of a live award; the database allows one per plan (invariant 1). */
export const VIGENTE = 'ADJ';
/** Closed by a 'Retiro' (ADJ-500). */
export const RETIRADA = 'RADJ';
export const estadosDeAdjudicacion = [VIGENTE, RETIRADA] as const;

/** ADJ-500: 'RADJ' → 'Retiro Adjudicacion', any other → 'Adjudicado'. */
export function etiquetaDeAdjudicacion(codigo: string): string {
  return mismoTexto(codigo, RETIRADA) ? mensajes.ADJ.retiroAdjudicacion : mensajes.ADJ.adjudicado;
}

/** ADJ-502 */
export function insigniaDeAdjudicacion(adjudicadoPor: string): string {
  if (mismoTexto(adjudicadoPor, 'Oferta')) return mensajes.ADJ.adjOferta;
  return mismoTexto(adjudicadoPor, 'Entrega') ? mensajes.ADJ.adjEntrega : mensajes.ADJ.adjSorteo;
}

/** ADJ-508: '1' for a draw, '0' for the other types, which the specification leaves open. */
export const sorteoDe = (adjudicadoPor: string): '0' | '1' => (mismoTexto(adjudicadoPor, 'Sorteo') ? '1' : '0');

/** Roles to which plans are assigned: Jefatura may do what an executive may. */
export const rolesDeEjecutivo = [
  'Ejecutivo Adjudicaciones',
  'Jefatura Adjudicaciones',
] as const satisfies readonly Rol[];

const vias: Readonly<Record<ViaDeIngreso, string>> = {
  ASAMBLEA: propios.porAsamblea,
  REASIGNACION: propios.porReasignacion,
  IMPORTACION: propios.porImportacion,
};

/** ADJ-010, via_ingreso. */
export const etiquetaDeVia = (via: ViaDeIngreso): string => vias[via];

/** ADJ-003…005: first and last day of a month 'YYYY-MM' from 2022 on up to the present one; `null` = none of those. */
export function rangoDelMes(mes: string, hoy: string): { desde: string; hasta: string } | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(mes) || mes < PRIMER_MES || mes > hoy.slice(0, 7)) return null;
  const desde = `${mes}-01`;
  return { desde, hasta: sumarDias(sumarMeses(desde, 1), -1) };
}
