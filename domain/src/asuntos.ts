import { pestanaDeDueno } from './documento/pestana';
import type { DuenoDeDocumento } from './documento/tipos';
import { type Permiso, type Prefijo, prefijoDe, prefijos, puede, type Quien, type Rol, rolDe } from './roles';

/** Route under the user's own prefix, from the parts of the key. */
type Ruta = (...partes: string[]) => string;

interface Pantalla {
  /** Needed to open it. */
  readonly permiso: Permiso;
  /** How people name the record. */
  readonly nombre: (...partes: string[]) => string;
  /** The same screen for everybody, or one for each prefix that has one. */
  readonly ruta: Ruta | Readonly<Partial<Record<Prefijo, Ruta>>>;
}

const codificada = encodeURIComponent;
const enLista = (pantalla: string, filtro: object): string =>
  `${pantalla}?filter=${codificada(JSON.stringify(filtro))}`;
/** Parameter of the status page: the list of documents opens at the first that is missing. */
export const FALTA_DOCUMENTO = 'falta';
const rutaDePlan = (cedula: string, idCodigo: string): string =>
  `estado-cliente/${codificada(cedula)}?plan=${codificada(idCodigo)}`;
const contratoDelPlan: Ruta = (idCodigo = '') => `contrato/${codificada(idCodigo)}`;
const cartaEnLista: Ruta = (idCodigo = '') => enLista('carta-salida', { q: idCodigo });

const actaEnLista: Ruta = (producto, grupo, asamblea) =>
  enLista('listado-actas', { producto, grupo, numeroAsamblea: Number(asamblea) });

/**
 * THE table of what a task, a notice or a mail may be about: who may see such a record, what people call it, and the screen on which they find
 * exactly that one. One row makes all of them lead there.
 */
export const pantallasDeAsunto = {
  cliente: {
    permiso: 'cliente:leer',
    nombre: (cedula) => `Cliente ${cedula}`,
    ruta: (cedula = '') => `estado-cliente/${codificada(cedula)}`,
  },
  plan: {
    permiso: 'cliente:leer',
    nombre: (_, idCodigo) => `Plan ${idCodigo}`,
    ruta: rutaDePlan,
  },
  documento: {
    permiso: 'documento:leer',
    nombre: (_, idCodigo) => `Documentos del plan ${idCodigo}`,
    ruta: (cedula, idCodigo, dueno) =>
      `${rutaDePlan(cedula, idCodigo)}&tab=${pestanaDeDueno[Number(dueno) as DuenoDeDocumento]}&sub=documentos`,
  },
  // the status page knows whose the first one is that is missing, and opens its list there
  'documento-que-falta': {
    permiso: 'documento:leer',
    nombre: (_, idCodigo) => `Documentos del plan ${idCodigo}`,
    ruta: (cedula, idCodigo) =>
      `${rutaDePlan(cedula, idCodigo)}&tab=${pestanaDeDueno[1]}&sub=documentos&${FALTA_DOCUMENTO}=1`,
  },
  'medio-aprobacion': {
    permiso: 'medio:leer',
    nombre: (id) => `Medio de aprobación ${id}`,
    ruta: (id) => `medio-aprobacion/${id}`,
  },
  // forms that begin with another record, beside those of what exists
  'medio-nuevo': {
    permiso: 'medio:escribir',
    nombre: (_, idCodigo) => `Medio de aprobación del plan ${idCodigo}`,
    ruta: (cedula, idCodigo) => `medio-aprobacion/nuevo?cliente=${codificada(cedula)}&plan=${codificada(idCodigo)}`,
  },
  'orden-nueva': {
    permiso: 'orden:escribir',
    nombre: (medio) => `Orden de compra del medio ${medio}`,
    ruta: (medio) => `orden-de-compra/nuevo?medio=${medio}`,
  },
  'pago-nuevo': {
    permiso: 'pago:crear',
    nombre: (orden) => `Pago de la orden ${orden}`,
    ruta: (orden) => `solicitud-de-pago/nuevo?orden=${orden}`,
  },
  'orden-de-compra': {
    permiso: 'orden:leer',
    nombre: (id) => `Orden de compra ${id}`,
    ruta: (id) => `orden-de-compra/${id}`,
  },
  'solicitud-de-pago': {
    permiso: 'pago:leer',
    nombre: (id) => `Orden de pago ${id}`,
    ruta: (id) => `solicitud-de-pago/${id}`,
  },
  concesionario: {
    permiso: 'concesionario:leer',
    nombre: (id) => `Concesionario ${id}`,
    ruta: { '/jftadj': (id) => enLista('concesionario', { id: [Number(id)] }) },
  },
  // who is told to decide, and who does
  pagare: {
    permiso: 'pagare:leer',
    nombre: (id) => `Pagaré ${id}`,
    ruta: { '/legal': (id) => `pagare/${id}`, '/jftadj': (id) => `pagare/${id}` },
  },
  // CAR-506: the head writes the letter; an executive finds the delivery in its row
  'carta-salida': {
    permiso: 'carta:leer',
    nombre: (idCodigo) => `Carta de salida ${idCodigo}`,
    ruta: { '/jftadj': (idCodigo) => `carta-salida/nuevo?plan=${codificada(idCodigo)}`, '/ejecutivo': cartaEnLista },
  },
  // Legal's editor, and the same page to read for the head; the others are led to the plan
  contrato: {
    permiso: 'contrato:leer',
    nombre: (idCodigo) => `Contrato ${idCodigo}`,
    ruta: { '/legal': contratoDelPlan, '/jftadj': contratoDelPlan },
  },
  // legal alone has the texts of the clauses
  formato: {
    permiso: 'formato:leer',
    nombre: (_, codigo) => `Formato ${codigo}`,
    ruta: { '/legal': (id) => `formatos/${id}` },
  },
  'acceso-inusual': {
    permiso: 'auditoria:leer',
    nombre: (id) => `Acceso inusual ${id}`,
    ruta: (id) => enLista('acceso-inusual', { id: [Number(id)] }),
  },
  // one that was given up
  correo: {
    permiso: 'correo:administrar',
    nombre: (id) => `Correo ${id}`,
    ruta: (id) => enLista('correo', { id: [Number(id)] }),
  },
  // one whose receiver does not take them
  suscripcion: {
    permiso: 'suscripcion:administrar',
    nombre: (id) => `Suscripción ${id}`,
    ruta: (id) => enLista('suscripcion', { id: [Number(id)] }),
  },
  'envio-evento': {
    permiso: 'suscripcion:administrar',
    nombre: (id) => `Envío ${id}`,
    ruta: (id) => enLista('envio-evento', { id: [Number(id)] }),
  },
  'derecho-titular': {
    permiso: 'derecho:atender',
    nombre: (id) => `Solicitud ${id}`,
    ruta: (id) => enLista('derecho-titular', { id: [Number(id)] }),
  },
  tarea: {
    permiso: 'tarea:propia',
    nombre: (id) => `Tarea ${id}`,
    ruta: (id) => (id === '' ? 'lista-de-tareas' : `lista-de-tareas?tarea=${id}`),
  },
  asamblea: {
    permiso: 'participante:leer',
    nombre: (_producto, grupo, asamblea) => `Asamblea ${asamblea} del grupo ${grupo}`,
    ruta: {
      '/asistente': (producto, grupo, asamblea) =>
        enLista('generar-acta', { producto, grupo, asamblea: Number(asamblea) }),
    },
  },
  // of an assembly that is no more
  calendario: {
    permiso: 'asamblea:leer',
    nombre: (_producto, grupo) => `Calendario del grupo ${grupo}`,
    ruta: { '/asistente': (producto, grupo) => enLista('calendario-asambleas', { producto, grupo }) },
  },
  acta: {
    permiso: 'acta:leer',
    nombre: (_producto, grupo, asamblea) => `Acta ${grupo} No. ${asamblea}`,
    ruta: { '/asistente': actaEnLista, '/jftadj': actaEnLista },
  },
} as const satisfies Readonly<Record<string, Pantalla>>;

export type RecursoDeAsunto = keyof typeof pantallasDeAsunto;

/** A record by its resource and key. */
export interface Asunto {
  readonly recurso: RecursoDeAsunto;
  readonly clave: string;
}

/** Keys by which what happened can be found, each under its resource. */
export type Claves = Readonly<Partial<Record<RecursoDeAsunto, string>>>;

/** Where somebody finds it, and what it is called there. */
export interface Senal {
  /** Without the prefix of the role. */
  readonly enlace: string;
  readonly nombre: string;
}

export const claveDe = (...partes: readonly (string | number)[]): string => partes.join('/');

export const asuntoDe = (recurso: RecursoDeAsunto, ...partes: readonly (string | number)[]): Asunto => ({
  recurso,
  clave: claveDe(...partes),
});

/** As it was stored: `null` where nothing was, or what this version does not know. */
export function asuntoGuardado(recurso: string | null, clave: string | null): Asunto | null {
  if (recurso === null || clave === null || !Object.hasOwn(pantallasDeAsunto, recurso)) return null;
  return { recurso: recurso as RecursoDeAsunto, clave };
}

/** The first of these that this role may open. */
export function senalDe(quien: Quien, ...asuntos: readonly (Asunto | null)[]): Senal | null {
  for (const asunto of asuntos) {
    const senal = asunto && senalDeUno(quien, asunto);
    if (senal !== null) return senal;
  }
  return null;
}

function senalDeUno(quien: Quien, asunto: Asunto): Senal | null {
  const ruta = rutaPara(quien, asunto.recurso);
  return ruta === null ? null : { enlace: `/${ruta(...partesDe(asunto))}`, nombre: nombreDeAsunto(asunto) };
}

/** Whether this role has a screen for such records, and may open it. */
export const seAbre = (quien: Quien, recurso: RecursoDeAsunto): boolean => rutaPara(quien, recurso) !== null;

/** What people call it, wherever they are led. */
export function nombreDeAsunto(asunto: Asunto): string {
  const { nombre }: Pantalla = pantallasDeAsunto[asunto.recurso];
  return nombre(...partesDe(asunto));
}

function rutaPara(quien: Quien, recurso: RecursoDeAsunto): Ruta | null {
  const { permiso, ruta }: Pantalla = pantallasDeAsunto[recurso];
  const suya = typeof ruta === 'function' ? ruta : ruta[prefijoDe(rolDe(quien))];
  return suya === undefined || !puede(quien, permiso) ? null : suya;
}

const partesDe = ({ clave }: Asunto): string[] => clave.split('/');

/** The user's own address of a path that was written with some prefix or with none ('every link uses the user's own prefix'). */
export function rutaPropia(role: Rol, ruta: string): string {
  const sinBarra = ruta.replace(/^\/+/, '');
  const resto = prefijos.reduce(
    (texto, p) => (`/${texto}`.startsWith(`${p}/`) ? texto.slice(p.length) : texto),
    sinBarra,
  );
  return `${prefijoDe(role)}/${resto.replace(/^\/+/, '')}`;
}
