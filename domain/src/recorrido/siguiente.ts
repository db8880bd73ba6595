import { type Asunto, asuntoDe } from '../asuntos';
import { PRODUCTO_DE_VEHICULOS } from '../codigos';
import type { CodigoDeDocumentacion } from '../documento/tipos';
import type { EstadoDeMedio } from '../medio/ciclo';
import { propios } from '../mensajes';
import type { CodigoDepartamento, Rol } from '../roles';
import { type CodigoDeTarea, codigosDeTarea } from '../tarea/efectos';
import { type TipoDeEvento, tiposDeEvento } from './eventos';

/** Who has the next act, with its label. */
export const responsables = {
  ejecutivo: 'Ejecutivo',
  jefatura: 'Jefatura',
  riesgo: 'Riesgos',
  legal: 'Legal',
} as const;
export type Responsable = keyof typeof responsables;

const departamentoDelResponsable = {
  ejecutivo: '002',
  jefatura: '002',
  riesgo: '004',
  legal: '003',
} as const satisfies Record<Responsable, CodigoDepartamento>;
export type DepartamentoQueTiene = (typeof departamentoDelResponsable)[Responsable];

/** Departments that may hold an awarded plan, in the order of the journey. */
export const departamentosQueTienen = ['002', '004', '003'] as const satisfies readonly DepartamentoQueTiene[];

/** State of an awarded plan: the last record of each step, `null` where there is none. */
export interface HechosDeAvance {
  readonly producto: string;
  readonly cedula: string;
  readonly idCodigo: string;
  readonly solicitudGuardada: boolean;
  readonly documentos: { readonly estado: CodigoDeDocumentacion; readonly listos: number; readonly total: number };
  /** Department that holds the folder; null = it never left the executive. */
  readonly idDepartamento: string | null;
  /** Without those that risk rejected: another one replaces them. */
  readonly medio: { readonly id: number; readonly estado: Exclude<EstadoDeMedio, 'rechazado'> } | null;
  /** Without annulled ones. */
  readonly orden: { readonly id: number; readonly aprobada: boolean } | null;
  readonly pago: { readonly id: number; readonly aprobado: boolean } | null;
  readonly carta: 'pendiente' | 'generada' | 'realizada' | null;
}

/** Situation of a plan, one value for each fact: the conditions of the steps are checked against it, here and in the database (`pasosDelPlan`). */
export const situaciones = {
  bien: ['vehiculo', 'casa'],
  solicitud: ['falta', 'guardada'],
  documentos: ['sinLista', 'vacia', 'incompleta', 'completa'],
  /** Who has the folder; 'ejecutivo' = it never left him. */
  carpeta: ['ejecutivo', 'devuelta', 'riesgo', 'legal'],
  medio: ['ninguno', 'espera', 'enviado', 'aprobado'],
  orden: ['ninguna', 'pendiente', 'aprobada'],
  pago: ['ninguno', 'pendiente', 'aprobado'],
  carta: ['ninguna', 'pendiente', 'generada'],
} as const;
export type HechoDePlan = keyof typeof situaciones;
export type Situacion = { readonly [H in HechoDePlan]: (typeof situaciones)[H][number] };
/** Each named fact has one of these values. */
export type CondicionDePlan = { readonly [H in HechoDePlan]?: readonly Situacion[H][] };

/** The next act on a plan. */
export interface Siguiente {
  readonly texto: string;
  readonly de: Responsable;
  readonly idDepartamento: DepartamentoQueTiene;
  /** Record on which it is done. */
  readonly asunto: Asunto;
  /** Tasks that ask for the same act. */
  readonly tareas: readonly CodigoDeTarea[];
}

interface Paso {
  readonly si: CondicionDePlan;
  readonly de: Responsable;
  readonly texto: string | ((hechos: HechosDeAvance) => string);
  readonly donde: (hechos: HechosDeAvance) => Asunto;
  /** The last of these events brought the plan to its department; without one it is there since the award. */
  readonly llega: readonly TipoDeEvento[];
  /** Tasks that ask for the same act. */
  readonly tareas: readonly CodigoDeTarea[];
}

const TITULAR = 1;

const plan = ({ cedula, idCodigo }: HechosDeAvance): Asunto => asuntoDe('plan', cedula, idCodigo);
const documentos = ({ cedula, idCodigo }: HechosDeAvance): Asunto => asuntoDe('documento', cedula, idCodigo, TITULAR);
const medio = (hechos: HechosDeAvance): Asunto => asuntoDe('medio-aprobacion', hechos.medio?.id ?? 0);
const nuevoMedio = ({ cedula, idCodigo }: HechosDeAvance): Asunto => asuntoDe('medio-nuevo', cedula, idCodigo);
const orden = (hechos: HechosDeAvance): Asunto => asuntoDe('orden-de-compra', hechos.orden?.id ?? 0);
const pago = (hechos: HechosDeAvance): Asunto => asuntoDe('solicitud-de-pago', hechos.pago?.id ?? 0);
const carta = ({ idCodigo }: HechosDeAvance): Asunto => asuntoDe('carta-salida', idCodigo);

const e = tiposDeEvento;
const t = codigosDeTarea;
const A_ADJUDICACIONES = [e.carpetaDevuelta, e.carpetaAprobada, e.medioAprobado, e.medioRechazado];
const A_RIESGO = [e.carpetaEnviada, e.carpetaReabierta, e.medioEnviado];
const A_LEGAL = [e.carpetaAprobada, e.medioAprobado, e.pagoAprobado];

/** The folder that the executive fills, for the first time or again. */
const DE_CARPETA = [t.completarCarpeta, t.corregirCarpeta];

const CON_EJECUTIVO = ['ejecutivo', 'devuelta'] as const;
const EN_OTRO = ['riesgo', 'legal'] as const;
const deEjecutivo = { de: 'ejecutivo', llega: A_ADJUDICACIONES } as const;
const deJefatura = { de: 'jefatura', llega: A_ADJUDICACIONES } as const;
const deRiesgo = { de: 'riesgo', llega: A_RIESGO } as const;

/**
 * From the delivery back to the application: the first row that fits is the next act. Acts that can be done now come before decisions that are waited
 * for.
 */
const pasos: readonly [...Paso[], Paso] = [
  {
    si: { carta: ['generada'] },
    ...deEjecutivo,
    texto: propios.entregar,
    donde: carta,
    tareas: [t.coordinarEntrega],
  },
  // a house is delivered without a letter, as soon as its contract is approved
  {
    si: { carta: ['pendiente'], bien: ['casa'] },
    ...deEjecutivo,
    llega: [e.contratoAprobado],
    texto: propios.entregar,
    donde: carta,
    tareas: [t.coordinarEntrega],
  },
  {
    si: { carta: ['pendiente'] },
    ...deJefatura,
    texto: propios.generarCarta,
    donde: carta,
    tareas: [t.generarCarta],
  },
  { si: { pago: ['pendiente'] }, ...deJefatura, texto: propios.aprobarPago, donde: pago, tareas: [t.aprobarPago] },
  {
    si: { orden: ['aprobada'], pago: ['ninguno'] },
    ...deEjecutivo,
    texto: propios.solicitarPago,
    donde: (h) => asuntoDe('pago-nuevo', h.orden?.id ?? 0),
    tareas: [t.solicitarPago],
  },
  {
    si: { orden: ['pendiente'] },
    ...deJefatura,
    texto: propios.aprobarOrden,
    donde: orden,
    tareas: [t.aprobarOrden],
  },
  {
    si: { carpeta: CON_EJECUTIVO, solicitud: ['falta'] },
    ...deEjecutivo,
    texto: propios.llenarSolicitud,
    donde: plan,
    tareas: DE_CARPETA,
  },
  {
    si: { carpeta: CON_EJECUTIVO, documentos: ['sinLista'] },
    ...deEjecutivo,
    texto: propios.generarListado,
    donde: documentos,
    tareas: DE_CARPETA,
  },
  {
    si: { carpeta: CON_EJECUTIVO, documentos: ['vacia', 'incompleta'] },
    ...deEjecutivo,
    texto: ({ documentos: { listos, total } }) => propios.subirDocumentos(listos, total),
    donde: ({ cedula, idCodigo }) => asuntoDe('documento-que-falta', cedula, idCodigo),
    tareas: DE_CARPETA,
  },
  { si: { carpeta: ['devuelta'] }, ...deEjecutivo, texto: propios.corregirCarpeta, donde: plan, tareas: DE_CARPETA },
  { si: { carpeta: ['ejecutivo'] }, ...deEjecutivo, texto: propios.enviarCarpeta, donde: plan, tareas: DE_CARPETA },
  {
    si: { medio: ['ninguno'] },
    ...deEjecutivo,
    texto: propios.registrarMedio,
    donde: nuevoMedio,
    tareas: [t.reemplazarMedio],
  },
  { si: { medio: ['espera'] }, ...deEjecutivo, texto: propios.enviarMedio, donde: medio, tareas: [] },
  {
    si: { carpeta: ['riesgo'] },
    ...deRiesgo,
    texto: propios.decidirCarpeta,
    donde: plan,
    tareas: [t.revisarCarpeta],
  },
  {
    si: { carpeta: EN_OTRO, medio: ['enviado'] },
    ...deRiesgo,
    texto: propios.decidirMedio,
    donde: medio,
    tareas: [t.revisarMedio],
  },
  {
    si: { bien: ['vehiculo'], orden: ['ninguna'] },
    ...deEjecutivo,
    texto: propios.emitirOrden,
    donde: (h) => asuntoDe('orden-nueva', h.medio?.id ?? 0),
    tareas: [t.emitirOrden],
  },
  {
    si: { carpeta: EN_OTRO },
    de: 'legal',
    llega: A_LEGAL,
    texto: propios.aprobarContrato,
    donde: plan,
    tareas: [t.elaborarPagare],
  },
];

/** The same rows for the database: the first whose condition holds tells who has the plan. */
export const pasosDelPlan = pasos.map(({ si, de, llega }) => ({
  si,
  llega,
  idDepartamento: departamentoDelResponsable[de],
}));

/** Where the folders can be of plans that this department holds; null = anywhere. */
export function carpetasDe(idDepartamento: DepartamentoQueTiene): readonly Situacion['carpeta'][] | null {
  const condiciones = pasosDelPlan
    .filter((paso) => paso.idDepartamento === idDepartamento)
    .map(({ si }) => si.carpeta ?? null);
  return condiciones.some((donde) => donde === null) ? null : [...new Set(condiciones.flatMap((donde) => donde ?? []))];
}

const carpetaPorDepartamento: Readonly<Record<string, Situacion['carpeta']>> = {
  '002': 'devuelta',
  '003': 'legal',
  '004': 'riesgo',
};

const situacionDe = (h: HechosDeAvance): Situacion => ({
  bien: h.producto === PRODUCTO_DE_VEHICULOS ? 'vehiculo' : 'casa',
  solicitud: h.solicitudGuardada ? 'guardada' : 'falta',
  documentos: h.documentos.estado,
  carpeta: carpetaPorDepartamento[h.idDepartamento ?? ''] ?? 'ejecutivo',
  medio: h.medio?.estado ?? 'ninguno',
  orden: h.orden === null ? 'ninguna' : h.orden.aprobada ? 'aprobada' : 'pendiente',
  pago: h.pago === null ? 'ninguno' : h.pago.aprobado ? 'aprobado' : 'pendiente',
  carta: h.carta === 'pendiente' || h.carta === 'generada' ? h.carta : 'ninguna',
});

const cumple = (si: CondicionDePlan, situacion: Situacion): boolean =>
  (Object.keys(si) as HechoDePlan[]).every((hecho) => {
    const valores: readonly string[] | undefined = si[hecho];
    return valores === undefined || valores.includes(situacion[hecho]);
  });

/** The next act of an awarded plan; `null` = delivered. */
export function siguienteDe(hechos: HechosDeAvance): Siguiente | null {
  if (hechos.carta === 'realizada') return null;
  const situacion = situacionDe(hechos);
  const { texto, de, donde, tareas } = pasos.find(({ si }) => cumple(si, situacion)) as Paso;
  return {
    texto: typeof texto === 'string' ? texto : texto(hechos),
    de,
    idDepartamento: departamentoDelResponsable[de],
    asunto: donde(hechos),
    tareas,
  };
}

const deRol: Readonly<Partial<Record<Rol, Responsable>>> = {
  'Ejecutivo Adjudicaciones': 'ejecutivo',
  'Jefatura Adjudicaciones': 'jefatura',
  Riesgo: 'riesgo',
  Legal: 'legal',
  'Asistente Legal': 'legal',
};

/** Whether the act belongs to this role; Jefatura may do what executives do. */
export const leToca = (role: Rol, { de }: Pick<Siguiente, 'de'>): boolean =>
  deRol[role] === de || (role === 'Jefatura Adjudicaciones' && de === 'ejecutivo');
