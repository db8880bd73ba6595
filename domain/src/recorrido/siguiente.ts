import { type Asunto, asuntoDe } from '../asuntos';
import type { CodigoDeDocumentacion } from '../documento/tipos';
import type { EstadoDeMedio } from '../medio/tipos';
import { propios } from '../mensajes';
import type { Rol } from '../roles';

/** Who has the next act; the values are how people call them. */
export const responsables = {
  ejecutivo: 'Ejecutivo',
  jefatura: 'Jefatura',
  riesgo: 'Riesgos',
  legal: 'Legal',
} as const;
export type Responsable = keyof typeof responsables;

/** What is known of an awarded plan: the last record of each step, `null` where there is none. */
export interface HechosDeAvance {
  readonly producto: string;
  readonly cedula: string;
  readonly idCodigo: string;
  readonly solicitudGuardada: boolean;
  readonly documentos: { readonly estado: CodigoDeDocumentacion; readonly listos: number; readonly total: number };
  /** Department that holds the folder; null = it never left the executive. */
  readonly idDepartamento: string | null;
  /** None that risk did not approve: another one takes its place. */
  readonly medio: { readonly id: number; readonly estado: Exclude<EstadoDeMedio, 'rechazado'> } | null;
  /** None that was annulled. */
  readonly orden: { readonly id: number; readonly aprobada: boolean } | null;
  readonly pago: { readonly id: number; readonly aprobado: boolean } | null;
  readonly carta: 'pendiente' | 'generada' | 'realizada' | null;
}

/** The one act that takes a plan further. */
export interface Siguiente {
  readonly texto: string;
  readonly de: Responsable;
  /** Where it is done. */
  readonly asunto: Asunto;
}

interface Paso {
  readonly toca: (hechos: HechosDeAvance) => boolean;
  readonly de: Responsable;
  readonly texto: string | ((hechos: HechosDeAvance) => string);
  readonly donde: (hechos: HechosDeAvance) => Asunto;
}

const VEHICULO = '01';
const EN_RIESGO = '004';
const EN_LEGAL = '003';
const DEVUELTA = '002';
const TITULAR = 1;

const plan = ({ cedula, idCodigo }: HechosDeAvance): Asunto => asuntoDe('plan', cedula, idCodigo);
const documentos = ({ cedula, idCodigo }: HechosDeAvance): Asunto => asuntoDe('documento', cedula, idCodigo, TITULAR);
const medio = ({ medio: suyo }: HechosDeAvance): Asunto => asuntoDe('medio-aprobacion', suyo?.id ?? 0);
const nuevoMedio = ({ cedula, idCodigo }: HechosDeAvance): Asunto => asuntoDe('medio-nuevo', cedula, idCodigo);
const orden = ({ orden: suya }: HechosDeAvance): Asunto => asuntoDe('orden-de-compra', suya?.id ?? 0);
const pago = ({ pago: suyo }: HechosDeAvance): Asunto => asuntoDe('solicitud-de-pago', suyo?.id ?? 0);
const carta = ({ idCodigo }: HechosDeAvance): Asunto => asuntoDe('carta-salida', idCodigo);

const conEjecutivo = ({ idDepartamento }: HechosDeAvance): boolean =>
  idDepartamento !== EN_RIESGO && idDepartamento !== EN_LEGAL;
const estadoDelMedio = ({ medio: suyo }: HechosDeAvance) => suyo?.estado ?? null;

/** From the keys back to the application: the first row that fits is the next act. What is in nobody's way comes before what somebody decides. */
const pasos: readonly Paso[] = [
  { toca: (h) => h.carta === 'generada', de: 'ejecutivo', texto: propios.entregar, donde: carta },
  // a house is handed over without a letter
  {
    toca: (h) => h.carta === 'pendiente' && h.producto !== VEHICULO,
    de: 'ejecutivo',
    texto: propios.entregar,
    donde: carta,
  },
  { toca: (h) => h.carta === 'pendiente', de: 'jefatura', texto: propios.generarCarta, donde: carta },
  { toca: (h) => h.pago?.aprobado === false, de: 'jefatura', texto: propios.aprobarPago, donde: pago },
  {
    toca: (h) => h.orden?.aprobada === true && h.pago === null,
    de: 'ejecutivo',
    texto: propios.solicitarPago,
    donde: (h) => asuntoDe('pago-nuevo', h.orden?.id ?? 0),
  },
  { toca: (h) => h.orden?.aprobada === false, de: 'jefatura', texto: propios.aprobarOrden, donde: orden },
  {
    toca: (h) => conEjecutivo(h) && !h.solicitudGuardada,
    de: 'ejecutivo',
    texto: propios.llenarSolicitud,
    donde: plan,
  },
  {
    toca: (h) => conEjecutivo(h) && h.documentos.estado === 'sinLista',
    de: 'ejecutivo',
    texto: propios.generarListado,
    donde: documentos,
  },
  {
    toca: (h) => conEjecutivo(h) && h.documentos.estado !== 'completa',
    de: 'ejecutivo',
    texto: ({ documentos: { listos, total } }) => propios.subirDocumentos(listos, total),
    donde: documentos,
  },
  { toca: (h) => h.idDepartamento === DEVUELTA, de: 'ejecutivo', texto: propios.corregirCarpeta, donde: plan },
  { toca: conEjecutivo, de: 'ejecutivo', texto: propios.enviarCarpeta, donde: plan },
  {
    toca: (h) => estadoDelMedio(h) === null,
    de: 'ejecutivo',
    texto: propios.registrarMedio,
    donde: nuevoMedio,
  },
  { toca: (h) => estadoDelMedio(h) === 'espera', de: 'ejecutivo', texto: propios.enviarMedio, donde: medio },
  { toca: (h) => h.idDepartamento === EN_RIESGO, de: 'riesgo', texto: propios.decidirCarpeta, donde: plan },
  { toca: (h) => estadoDelMedio(h) === 'enviado', de: 'riesgo', texto: propios.decidirMedio, donde: medio },
  {
    toca: (h) => h.producto === VEHICULO && h.orden === null,
    de: 'ejecutivo',
    texto: propios.emitirOrden,
    donde: (h) => asuntoDe('orden-nueva', h.medio?.id ?? 0),
  },
  { toca: () => true, de: 'legal', texto: propios.aprobarContrato, donde: plan },
];

/** The one next act of an awarded plan; `null` = delivered. Pure. */
export function siguienteDe(hechos: HechosDeAvance): Siguiente | null {
  if (hechos.carta === 'realizada') return null;
  const paso = pasos.find(({ toca }) => toca(hechos)) as Paso;
  const { texto, de, donde } = paso;
  return { texto: typeof texto === 'string' ? texto : texto(hechos), de, asunto: donde(hechos) };
}

const deRol: Readonly<Partial<Record<Rol, Responsable>>> = {
  'Ejecutivo Adjudicaciones': 'ejecutivo',
  'Jefatura Adjudicaciones': 'jefatura',
  Riesgo: 'riesgo',
  Legal: 'legal',
  'Asistente Legal': 'legal',
};

/** The act is this role's; the head does what executives do. */
export const leToca = (role: Rol, { de }: Pick<Siguiente, 'de'>): boolean =>
  deRol[role] === de || (role === 'Jefatura Adjudicaciones' && de === 'ejecutivo');
