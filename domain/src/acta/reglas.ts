import { ErrorDeNegocio } from '../errores';
import { compararFechas, type Fecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import type { AdjudicadoPor, HechosDeParticipante } from '../participante/tipos';
import { porCodigo } from '../regla-adjudicacion/reglas';
import { esLibre, mismoTexto } from '../texto';
import type { AdjudicacionEmitida, ImpedimentoDeActa } from './tipos';

/** Order of the types in minutes and totals. */
const ordenDeTipos = ['Oferta', 'Sorteo', 'Entrega'] as const;

/** Free slots are in neither minutes, PDF nor Excel (ASA-035, invariant 5). */
export function sinLibres<P extends { readonly nombreCliente: string }>(participantes: readonly P[]): P[] {
  return participantes.filter((p) => !esLibre(p.nombreCliente));
}

/** Rows awarded in this very assembly: the only ones its minutes record (invariant 3). */
export function adjudicadosDe<P extends { readonly adjudicadoPor: string; readonly asambleaAdjudica: number }>(
  participantes: readonly P[],
  numeroAsamblea: number,
): P[] {
  return participantes.filter((p) => p.adjudicadoPor !== '' && p.asambleaAdjudica === numeroAsamblea);
}

/** Awards by type (Oferta, Sorteo, Entrega); offers by sequence, the others by place in the group. Types without award are left out. */
export function adjudicadosPorTipo<P extends HechosDeParticipante>(
  participantes: readonly P[],
  numeroAsamblea: number,
): { readonly tipo: Exclude<AdjudicadoPor, ''>; readonly filas: P[] }[] {
  const adjudicados = adjudicadosDe(participantes, numeroAsamblea);
  return ordenDeTipos
    .map((tipo) => ({
      tipo,
      filas: adjudicados
        .filter((p) => p.adjudicadoPor === tipo)
        .sort((a, b) => (tipo === 'Oferta' && a.prioridadOferta - b.prioridadOferta) || porCodigo(a, b)),
    }))
    .filter((grupo) => grupo.filas.length > 0);
}

function nombrar(p: HechosDeParticipante): string {
  return `${p.codigo} ${p.nombreCliente}`;
}

/**
 * Reasons why the rows refuse the minutes, each naming its rows: an award of a free slot or of a plan that does not participate (imported or tampered
 * with), an offer of 0 instalments, offers that share a sequence (invariants 2, 4, 5).
 */
export function impedimentosDeActa(
  participantes: readonly HechosDeParticipante[],
  numeroAsamblea: number,
): ImpedimentoDeActa[] {
  const impedimentos: ImpedimentoDeActa[] = [];
  const porSecuencia = new Map<number, HechosDeParticipante[]>();
  for (const p of adjudicadosDe(participantes, numeroAsamblea).sort(porCodigo)) {
    if (esLibre(p.nombreCliente)) {
      impedimentos.push({ code: 'puesto-libre', mensaje: propios.puestoLibre, idCodigos: [p.idCodigo] });
    } else if (!mismoTexto(p.estado, 'participa')) {
      impedimentos.push({
        code: 'no-participa',
        mensaje: `${nombrar(p)}: ${propios.noParticipa}`,
        idCodigos: [p.idCodigo],
      });
    }
    if (p.adjudicadoPor !== 'Oferta') continue;
    if (p.cantidadOferta <= 0) {
      impedimentos.push({
        code: 'oferta-sin-cuotas',
        mensaje: propios.ofertaSinCuotas(nombrar(p)),
        idCodigos: [p.idCodigo],
      });
    }
    porSecuencia.set(p.prioridadOferta, [...(porSecuencia.get(p.prioridadOferta) ?? []), p]);
  }
  for (const [secuencia, filas] of [...porSecuencia].sort(([a], [b]) => a - b)) {
    if (filas.length < 2) continue;
    impedimentos.push({
      code: 'ofertas-misma-secuencia',
      mensaje: propios.ofertasMismaSecuencia(secuencia, filas.map(nombrar).join(', ')),
      idCodigos: filas.map((f) => f.idCodigo),
    });
  }
  return impedimentos;
}

/** The impediments as one refusal: title = the first, `errors` = idCodigo → message. `null` when the minutes may be generated. */
export function rechazoDeActa(
  participantes: readonly HechosDeParticipante[],
  numeroAsamblea: number,
): ErrorDeNegocio | null {
  const impedimentos = impedimentosDeActa(participantes, numeroAsamblea);
  const primero = impedimentos[0];
  if (!primero) return null;
  const errors: Record<string, string> = {};
  for (const i of impedimentos) for (const id of i.idCodigos) errors[id] ??= i.mensaje;
  return new ErrorDeNegocio('regla', primero.code, primero.mensaje, { errors });
}

/** Text of the confirmation (ASA-049): what will happen and, before the assembly's date, that the date is still to come. */
export function textoDeConfirmacion(
  asamblea: { readonly numeroAsamblea: number; readonly fecha: Fecha },
  hoy: string,
): string {
  const base = propios.actaConfirmar(asamblea.numeroAsamblea);
  return compararFechas(asamblea.fecha, hoy) > 0
    ? `${propios.actaFechaFutura(formatearFecha(asamblea.fecha))} ${base}`
    : base;
}

export interface CambiosDeAdjudicaciones<P> {
  /** Awards that the new version adds: recorded, folder opened, notified. */
  readonly nuevas: P[];
  /** Issued awards that the new version changes in type, sequence or instalments: the old row is closed, a new one written. */
  readonly cambiadas: P[];
  /** Issued awards that the new version no longer holds. */
  readonly quitadas: AdjudicacionEmitida[];
  readonly iguales: P[];
}

/**
 * Compares the rows with the awards issued before; withdrawn awards are ignored, because the minutes no longer change them. @throws 'regla' when a
 * changed or removed award has a folder that moved: that takes a 'Retiro' (decisiones.md).
 */
export function cambiosAlRegenerar<P extends HechosDeParticipante>(
  emitidas: readonly AdjudicacionEmitida[],
  participantes: readonly P[],
  numeroAsamblea: number,
): CambiosDeAdjudicaciones<P> {
  const porPlan = new Map(emitidas.map((e) => [e.idCodigo, e]));
  const actuales = adjudicadosDe(participantes, numeroAsamblea);
  const nuevas: P[] = [];
  const cambiadas: P[] = [];
  const iguales: P[] = [];
  for (const p of actuales) {
    const emitida = porPlan.get(p.idCodigo);
    if (!emitida) nuevas.push(p);
    else if (emitida.retirada) continue;
    else if (mismaAdjudicacion(emitida, p)) iguales.push(p);
    else cambiadas.push(p);
  }
  const presentes = new Set(actuales.map((p) => p.idCodigo));
  const quitadas = emitidas.filter((e) => !e.retirada && !presentes.has(e.idCodigo));
  const movidas = [...cambiadas, ...quitadas].filter((f) => porPlan.get(f.idCodigo)?.carpetaMovida);
  if (movidas.length > 0) {
    const errors = Object.fromEntries(movidas.map((f) => [f.idCodigo, propios.regenerarCarpetaMovida]));
    throw new ErrorDeNegocio('regla', 'carpeta-movida', propios.regenerarCarpetaMovida, { errors });
  }
  return { nuevas, cambiadas, quitadas, iguales };
}

function mismaAdjudicacion(emitida: AdjudicacionEmitida, p: HechosDeParticipante): boolean {
  return (
    emitida.adjudicadoPor === p.adjudicadoPor &&
    emitida.prioridadOferta === p.prioridadOferta &&
    emitida.cantidadOferta === p.cantidadOferta
  );
}
