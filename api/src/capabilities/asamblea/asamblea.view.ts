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
export interface FilaDeAsamblea {
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
  estado: string;
  version: number;
  versionParticipantes: number;
  /** First issue of the minutes; null = 'Sin Acta'. */
  actaId: number | null;
  actaGeneradaEn: unknown;
  actaGeneradaPor: string | null;
}

/** What of a group's assemblies the number rules read. */
export type ResumenDeAsamblea = Pick<
  FilaDeAsamblea,
  'id' | 'numeroAsamblea' | 'fecha' | 'estado' | 'actaId' | 'version'
>;

/** The number of an acta is the assembly's: its reference names it. */
export const referenciaDeActa = (fila: Pick<FilaDeAsamblea, 'actaId' | 'numeroAsamblea'>): string | null =>
  fila.actaId === null ? null : mensajes.ASA.actaDeAsamblea(fila.numeroAsamblea);

/** Facts as the rules of the domain want them; with issued minutes, who issued them and when (named to whoever lost the race). */
function hechosDeAsamblea(fila: FilaDeAsamblea): HechosDeAsamblea {
  const { producto, grupo, numeroAsamblea, mesesPlan, fecha, estado } = fila;
  const emision =
    fila.actaId === null ? undefined : { quien: emisorDe(fila), cuando: isoOf(fila.actaGeneradaEn) ?? '' };
  return {
    producto,
    grupo,
    numeroAsamblea,
    mesesPlan,
    fecha,
    estado,
    acta: referenciaDeActa(fila),
    ...(emision === undefined ? {} : { emision }),
  };
}

/** The name arrives as one text of two columns; minutes of the program itself (demo, import) have no user. */
const emisorDe = (fila: FilaDeAsamblea): string => fila.actaGeneradaPor?.trim() || 'Sistema';

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
  readonly asamblea: FilaDeAsamblea;
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

export function vistaDeAsamblea(fila: FilaDeAsamblea): AsambleaVista {
  const { actaId, actaGeneradaEn: _en, actaGeneradaPor: _por, ...resto } = fila;
  return {
    ...resto,
    productoNombre: nombreDeProducto({ nombre: fila.productoNombre }),
    estado: etiquetaDeAsamblea(fila.estado),
    acta: etiquetaDeActa(referenciaDeActa(fila)),
    tieneActa: actaId !== null,
  };
}

export function detalleDe(
  enGrupo: AsambleaEnGrupo,
  actor: Actor,
  quorum: AsambleaDetalle['quorum'],
  hoy: string,
): AsambleaDetalle {
  const fila = enGrupo.asamblea;
  return {
    ...vistaDeAsamblea(fila),
    acciones: asambleaEnCiclo.accionesFor(enGrupo, { actor, soloPropios: false }),
    regla: { ...enGrupo.regla, criterios: [...enGrupo.regla.criterios] },
    quorum,
    confirmacion: textoDeConfirmacion(fila, hoy),
    fechaFutura: compararFechas(fila.fecha, hoy) > 0,
    estadoImportado: estadoDeAsamblea(fila.estado) === 'otra' ? fila.estado : null,
    actaGeneradaPor: fila.actaId === null ? null : emisorDe(fila),
    actaGeneradaEn: isoOf(fila.actaGeneradaEn),
  };
}

export const SIN_FECHA = 'Sin fecha';

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
