import { pestanaDeDueno } from './documento/pestana';
import type { DuenoDeDocumento } from './documento/tipos';
import { propios } from './mensajes';
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
/** Query parameter of the status page: opens the list of documents at the first that is missing. */
export const FALTA_DOCUMENTO = 'falta';
const rutaDePlan = (cedula: string, idCodigo: string): string =>
  `estado-cliente/${codificada(cedula)}?plan=${codificada(idCodigo)}`;
const contratoDelPlan: Ruta = (idCodigo = '') => `contrato/${codificada(idCodigo)}`;
const cartaEnLista: Ruta = (idCodigo = '') => enLista('carta-salida', { q: idCodigo });

const actaEnLista: Ruta = (producto, grupo, asamblea) =>
  enLista('listado-actas', { producto, grupo, numeroAsamblea: Number(asamblea) });

/**
 * What a task, a notice or a mail may be about: who may see the record, its name, and the screen that shows exactly that one. Every link to a record
 * follows from its row.
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
  // where a person's plans are, for the roles without the pages of clients
  'consulta-cliente': {
    permiso: 'consulta:leer',
    nombre: () => propios.consultaDeCliente,
    ruta: { '/asistente': (id) => `consulta-cliente/${id}` },
  },
  // the award, among those that nobody looks after
  'sin-ejecutivo': {
    permiso: 'adjudicacion:asignar',
    nombre: (idCodigo) => `Plan ${idCodigo}`,
    // its row, with the dialog of the assignment open
    ruta: {
      '/jftadj': (idCodigo = '') =>
        `clientes-asignados?ejecutivo=ninguno&q=${codificada(idCodigo)}&asignar=${codificada(idCodigo)}`,
    },
  },
  documento: {
    permiso: 'documento:leer',
    nombre: (_, idCodigo) => `Documentos del plan ${idCodigo}`,
    ruta: (cedula, idCodigo, dueno) =>
      `${rutaDePlan(cedula, idCodigo)}&tab=${pestanaDeDueno[Number(dueno) as DuenoDeDocumento]}&sub=documentos`,
  },
  // the status page finds whose document is missing first, and opens that list
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
  // forms of a new record that start from another one
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
  // Legal approves it; Jefatura is notified
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
  // Legal's editor, which Jefatura may read; other roles are led to the plan
  contrato: {
    permiso: 'contrato:leer',
    nombre: (idCodigo) => `Contrato ${idCodigo}`,
    ruta: { '/legal': contratoDelPlan, '/jftadj': contratoDelPlan },
  },
  // only Legal has the texts of the clauses
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
  // a mail whose delivery was given up
  correo: {
    permiso: 'correo:administrar',
    nombre: (id) => `Correo ${id}`,
    ruta: (id) => enLista('correo', { id: [Number(id)] }),
  },
  // a subscription whose receiver does not accept events
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
  // a person who may be in a control list
  coincidencia: {
    permiso: 'lista-control:leer',
    nombre: (id) => `Coincidencia ${id}`,
    ruta: (id) => enLista('coincidencia', { id: [Number(id)] }),
  },
  'operacion-inusual': {
    permiso: 'operacion-inusual:leer',
    nombre: (id) => `Operación inusual ${id}`,
    ruta: (id) => enLista('operacion-inusual', { id: [Number(id)] }),
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
  // of an assembly that was removed
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

/** Keys under which a fact can be found, by resource. */
export type Claves = Readonly<Partial<Record<RecursoDeAsunto, string>>>;

/** Link to a record for one reader, and the record's name. */
export interface EnlaceDeAsunto {
  /** Without the prefix of the role. */
  readonly enlace: string;
  readonly nombre: string;
}

export const claveDe = (...partes: readonly (string | number)[]): string => partes.join('/');

export const asuntoDe = (recurso: RecursoDeAsunto, ...partes: readonly (string | number)[]): Asunto => ({
  recurso,
  clave: claveDe(...partes),
});

/** The stored reference; `null` = none was stored, or its resource is unknown. */
export function asuntoGuardado(recurso: string | null, clave: string | null): Asunto | null {
  if (recurso === null || clave === null || !Object.hasOwn(pantallasDeAsunto, recurso)) return null;
  return { recurso: recurso as RecursoDeAsunto, clave };
}

/** Link to the first of these records that this role may open. */
export function enlaceDeAsunto(quien: Quien, ...asuntos: readonly (Asunto | null)[]): EnlaceDeAsunto | null {
  for (const asunto of asuntos) {
    const ruta = asunto && rutaPara(quien, asunto.recurso);
    if (asunto && ruta) return { enlace: `/${ruta(...partesDe(asunto))}`, nombre: nombreDeAsunto(asunto) };
  }
  return null;
}

/** Whether this role may open such records on a screen. */
export const seAbre = (quien: Quien, recurso: RecursoDeAsunto): boolean => rutaPara(quien, recurso) !== null;

/** Name of a record, whatever the reader's role. */
export function nombreDeAsunto(asunto: Asunto): string {
  const { nombre }: Pantalla = pantallasDeAsunto[asunto.recurso];
  return nombre(...partesDe(asunto));
}

function rutaPara(quien: Quien, recurso: RecursoDeAsunto): Ruta | null {
  const { permiso, ruta }: Pantalla = pantallasDeAsunto[recurso];
  const rutaDelRol = typeof ruta === 'function' ? ruta : ruta[prefijoDe(rolDe(quien))];
  return rutaDelRol === undefined || !puede(quien, permiso) ? null : rutaDelRol;
}

const partesDe = ({ clave }: Asunto): string[] => clave.split('/');

/** The path under the user's own prefix, whatever prefix it was written with ('every link uses the user's own prefix'). */
export function rutaPropia(role: Rol, ruta: string): string {
  const sinBarra = ruta.replace(/^\/+/, '');
  const resto = prefijos.reduce(
    (texto, p) => (`/${texto}`.startsWith(`${p}/`) ? texto.slice(p.length) : texto),
    sinBarra,
  );
  return `${prefijoDe(role)}/${resto.replace(/^\/+/, '')}`;
}
