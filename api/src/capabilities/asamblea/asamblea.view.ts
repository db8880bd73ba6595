import {
  type ContextoDeAsamblea,
  cicloDeAsamblea,
  compararFechas,
  estadoDeAsamblea,
  etiquetaDeActa,
  etiquetaDeAsamblea,
  type Fecha,
  formatearFecha,
  type HechosDeAsamblea,
  mensajes,
  nombreDeProducto,
  numerosSeleccionables,
  proximaAsamblea,
  puedeSeleccionarse,
  type ReglaAdjudicacion,
  textoDeConfirmacion,
  ultimaAsamblea,
} from '@adjudica/domain';
import { lifecycleOf } from '../../act';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../columns/columns';
import type { AsambleaDetalle, AsambleaVista, OpcionDeAsamblea } from './asamblea.dto';

/** One flat row: the assembly, its group and product, and the first issue of its minutes. */
export interface AsambleaRow {
  id: number;
  producto: string;
  productoNombre: string;
  grupoId: number;
  grupo: string;
  mesesPlan: number;
  numeroAsamblea: number;
  fecha: Fecha;
  hora: string;
  lugar: string;
  notario: string;
  testigo1: string | null;
  testigo2: string | null;
  testigo3: string | null;
  representante: string | null;
  notariaNumero: string | null;
  notariaCanton: string | null;
  convocatoria: string | null;
  ordenDelDia: string | null;
  estado: string;
  version: number;
  versionParticipantes: number;
  /** First issue of the minutes; null = 'Sin Acta'. */
  actaId: number | null;
  actaGeneradaEn: unknown;
  actaGeneradaPor: string | null;
}

/** The columns that the number rules read. */
export type ResumenDeAsamblea = Pick<AsambleaRow, 'id' | 'numeroAsamblea' | 'fecha' | 'estado' | 'actaId' | 'version'>;

/** The number of an acta is the assembly's: its reference names it. */
export const referenciaDeActa = (row: Pick<AsambleaRow, 'actaId' | 'numeroAsamblea'>): string | null =>
  row.actaId === null ? null : mensajes.ASA.actaDeAsamblea(row.numeroAsamblea);

/** Facts for the lifecycle; with issued minutes, who issued them and when (named in the 409). */
function hechosDeAsamblea(row: AsambleaRow): HechosDeAsamblea {
  const { producto, grupo, numeroAsamblea, mesesPlan, fecha, estado } = row;
  const emision = row.actaId === null ? undefined : { quien: emisorDe(row), cuando: isoOf(row.actaGeneradaEn) ?? '' };
  return {
    producto,
    grupo,
    numeroAsamblea,
    mesesPlan,
    fecha,
    estado,
    acta: referenciaDeActa(row),
    ...(emision === undefined ? {} : { emision }),
  };
}

/** The name arrives as one text of two columns; minutes of the program itself (demo, import) have no user. */
const emisorDe = (row: AsambleaRow): string => row.actaGeneradaPor?.trim() || 'Sistema';

const resumida = (a: ResumenDeAsamblea) => ({ ...a, acta: a.actaId === null ? null : String(a.actaId) });

/** Context of the lifecycle: the number rules look at the whole group (ASA-025, ASA-026). */
export function contextoDeAsamblea(
  actor: Pick<Actor, 'role'>,
  grupo: readonly ResumenDeAsamblea[],
): ContextoDeAsamblea {
  return {
    actor,
    numeroProxima: proximaAsamblea(grupo.map(resumida))?.numeroAsamblea ?? null,
    ultimoNumero: ultimaAsamblea(grupo)?.numeroAsamblea ?? 0,
  };
}

/** An assembly as it is judged: the number rules look at its whole group. */
export interface AsambleaEnGrupo {
  readonly asamblea: AsambleaRow;
  readonly grupo: readonly ResumenDeAsamblea[];
  /** Participants with a mark, and awards. */
  readonly marcados: number;
  /** Its list of participants is frozen. */
  readonly instalada: boolean;
  /** The rule of award that it is held under. */
  readonly regla: ReglaAdjudicacion;
}

export const asambleaEnCiclo = lifecycleOf(cicloDeAsamblea, {
  factsOf: ({ asamblea, marcados, instalada }: AsambleaEnGrupo) => ({
    ...hechosDeAsamblea(asamblea),
    marcados,
    instalada,
  }),
  contextOf: ({ grupo }, { actor }) => contextoDeAsamblea(actor, grupo),
});

export function vistaDeAsamblea(row: AsambleaRow): AsambleaVista {
  const { actaId, actaGeneradaEn: _en, actaGeneradaPor: _por, ...resto } = row;
  return {
    ...resto,
    productoNombre: nombreDeProducto({ nombre: row.productoNombre }),
    estado: etiquetaDeAsamblea(row.estado),
    acta: etiquetaDeActa(referenciaDeActa(row)),
    tieneActa: actaId !== null,
  };
}

export function detalleDe(
  enGrupo: AsambleaEnGrupo,
  actor: Actor,
  quorum: AsambleaDetalle['quorum'],
  hoy: string,
): AsambleaDetalle {
  const row = enGrupo.asamblea;
  return {
    ...vistaDeAsamblea(row),
    acciones: asambleaEnCiclo.accionesFor(enGrupo, { actor, soloPropios: false }),
    regla: { ...enGrupo.regla, criterios: [...enGrupo.regla.criterios] },
    quorum,
    confirmacion: textoDeConfirmacion(row, hoy),
    fechaFutura: compararFechas(row.fecha, hoy) > 0,
    estadoImportado: estadoDeAsamblea(row.estado) === 'otra' ? row.estado : null,
    actaGeneradaPor: row.actaId === null ? null : emisorDe(row),
    actaGeneradaEn: isoOf(row.actaGeneradaEn),
  };
}

const SIN_FECHA = 'Sin fecha';

/** modelo.md: selectors list 1 … last + 1; last + 1 is 'Sin fecha' and gives the warning of ASA-027. */
export function opcionesDe(grupo: readonly ResumenDeAsamblea[], mesesPlan: number): OpcionDeAsamblea[] {
  const porNumero = new Map(grupo.map((a) => [a.numeroAsamblea, a]));
  const limites = {
    numeroProxima: proximaAsamblea(grupo.map(resumida))?.numeroAsamblea ?? null,
    ultimoNumero: ultimaAsamblea(grupo)?.numeroAsamblea ?? 0,
    mesesPlan,
  };
  return numerosSeleccionables(grupo).map((numeroAsamblea) => {
    const asamblea = porNumero.get(numeroAsamblea);
    return {
      numeroAsamblea,
      id: asamblea?.id ?? null,
      fecha: asamblea?.fecha ?? null,
      estado: asamblea === undefined ? null : etiquetaDeAsamblea(asamblea.estado),
      acta: etiquetaDeActa(asamblea === undefined ? null : referenciaDeActa(asamblea)),
      etiqueta: `${numeroAsamblea} · ${asamblea === undefined ? SIN_FECHA : formatearFecha(asamblea.fecha)}`,
      seleccionable: asamblea !== undefined && puedeSeleccionarse(numeroAsamblea, limites),
    };
  });
}
