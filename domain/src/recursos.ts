import { propios } from './mensajes';
import { type Permiso, puede, type Quien } from './roles';

export interface Recurso {
  /** Singular and plural; a resource without names has no list of its own. */
  readonly nombre?: string;
  readonly plural?: string;
  readonly femenino?: true;
  /** Text of its empty list. */
  readonly vacia?: string;
  /** Permission to read its records. */
  readonly lee?: Permiso;
  /** false: its changes are not in `GET /cambio`. */
  readonly cambios?: false;
  /** Users keep views of its list; this permission, or the one to read, shows those that others share. */
  readonly vistas?: true | Permiso;
}

const SIN_REGISTROS = 'No existen registros para mostrar.';

/**
 * Resources: their names, who reads them, whether their changes are published and whether their lists keep views. A test fails for a resource of the
 * audit without `lee`.
 */
export const recursos = {
  asamblea: { nombre: 'Asamblea', plural: 'Asambleas', vacia: 'No hay asambleas disponibles', lee: 'asamblea:leer' },
  participante: { nombre: 'Participante', plural: 'Participantes', lee: 'participante:leer' },
  acta: { nombre: 'Acta', plural: 'Actas', vacia: 'No hay asambleas disponibles', lee: 'acta:leer' },
  constancia: { lee: 'constancia:leer' },
  sorteo: { lee: 'sorteo:leer' },
  adjudicacion: { nombre: 'Adjudicación', plural: 'Adjudicaciones', lee: 'adjudicacion:leer' },
  persona: { lee: 'cliente:leer' },
  plan: { lee: 'cliente:leer' },
  evento: { lee: 'evento:leer' },
  solicitud: { lee: 'solicitud:leer' },
  conyuge: { lee: 'conyuge:leer' },
  garante: { lee: 'garante:leer' },
  depositario: { lee: 'depositario:leer' },
  finanzas: { lee: 'finanzas:leer' },
  referencia: { lee: 'referencia:leer' },
  documento: { lee: 'documento:leer' },
  carpeta: { nombre: 'Carpeta', plural: 'Carpetas', lee: 'carpeta:leer' },
  buro: { lee: 'buro:leer' },
  riesgo: { lee: 'riesgo:leer' },
  'medio-aprobacion': {
    nombre: 'Medio de aprobación',
    plural: 'Medios de aprobación',
    lee: 'medio:leer',
    vistas: true,
  },
  'ficha-bien': { lee: 'medio:leer' },
  interviniente: { nombre: 'Persona del caso', plural: 'Personas del caso', femenino: true, lee: 'interviniente:leer' },
  caso: { lee: 'caso:leer', cambios: false },
  unidad: { nombre: 'Unidad', plural: 'Unidades', femenino: true, lee: 'unidad:leer' },
  concesionario: {
    nombre: 'Concesionario',
    plural: 'Concesionarios',
    vacia: SIN_REGISTROS,
    lee: 'concesionario:leer',
    vistas: true,
  },
  'ejecutivo-concesionario': { nombre: 'Ejecutivo', plural: 'Ejecutivos', lee: 'concesionario:leer' },
  'dispositivo-concesionario': { lee: 'concesionario:leer' },
  'orden-de-compra': { nombre: 'Orden de compra', plural: 'Ordenes de compra', lee: 'orden:leer', vistas: true },
  'solicitud-de-pago': { nombre: 'Solicitud de pago', plural: 'Ordenes de pago', lee: 'pago:leer', vistas: true },
  'carta-salida': { nombre: 'Carta de salida', plural: 'Cartas de salida', lee: 'carta:leer', vistas: true },
  pagare: { nombre: 'Pagaré', plural: 'Pagarés', lee: 'pagare:leer', vistas: true },
  prenda: { nombre: 'Prenda', plural: 'Prendas', lee: 'prenda:leer', vistas: true },
  contrato: { nombre: 'Contrato', plural: 'Contratos', lee: 'contrato:leer', vistas: true },
  adenda: { nombre: 'Adenda', plural: 'Adendas', femenino: true, lee: 'contrato:leer' },
  papel: { nombre: 'Papel del caso', plural: 'Papeles del caso', lee: 'papel:leer' },
  formato: { nombre: 'Formato', plural: 'Formatos', lee: 'formato:leer', vistas: true },
  tarea: { nombre: 'Tarea', plural: 'Tareas', vacia: SIN_REGISTROS, lee: 'tarea:leer-todas', vistas: 'tarea:propia' },
  usuario: { nombre: 'Usuario', plural: 'Usuarios', vacia: SIN_REGISTROS, lee: 'usuario:administrar', vistas: true },
  'cuenta-servicio': {
    nombre: 'Cuenta de servicio',
    plural: 'Cuentas de servicio',
    vacia: SIN_REGISTROS,
    lee: 'cuenta:administrar',
  },
  suscripcion: { nombre: 'Suscripción', plural: 'Suscripciones', vacia: SIN_REGISTROS, lee: 'suscripcion:administrar' },
  'envio-evento': { nombre: 'Envío', plural: 'Envíos', vacia: SIN_REGISTROS, lee: 'suscripcion:administrar' },
  importacion: {
    nombre: 'Importación',
    plural: 'Importaciones',
    vacia: SIN_REGISTROS,
    lee: 'importacion:administrar',
    vistas: true,
  },
  correo: { nombre: 'Correo', plural: 'Correos', vacia: SIN_REGISTROS, lee: 'correo:administrar', vistas: true },
  coincidencia: {
    nombre: 'Coincidencia',
    plural: 'Coincidencias',
    femenino: true,
    vacia: SIN_REGISTROS,
    lee: 'lista-control:leer',
  },
  'formato-reporte': { nombre: 'Formato', plural: 'Formatos', vacia: SIN_REGISTROS, lee: 'ajuste:administrar' },
  'reporte-control': { nombre: 'Reporte', plural: 'Reportes', vacia: SIN_REGISTROS, lee: 'reporte-control:leer' },
  'operacion-inusual': {
    nombre: 'Operación inusual',
    plural: 'Operaciones inusuales',
    femenino: true,
    vacia: SIN_REGISTROS,
    lee: 'operacion-inusual:leer',
  },
  'derecho-titular': { nombre: 'Solicitud', plural: 'Solicitudes', vacia: SIN_REGISTROS, lee: 'derecho:atender' },
  plazo: { nombre: 'Plazo', plural: 'Plazos', lee: 'ajuste:administrar', vistas: true },
  limite: { nombre: 'Límite de aprobación', plural: 'Límites de aprobación', lee: 'ajuste:administrar' },
  ausencia: { nombre: 'Ausencia', plural: 'Ausencias', femenino: true, lee: 'ausencia:administrar' },
  colega: { nombre: 'Colega', plural: 'Colegas', lee: 'nota:escribir' },
  delegacion: { nombre: 'Delegación', plural: 'Delegaciones', femenino: true, lee: 'ajuste:administrar' },
  'regla-adjudicacion': {
    nombre: 'Regla de adjudicación',
    plural: 'Reglas de adjudicación',
    femenino: true,
    lee: 'ajuste:administrar',
  },
  'vista-guardada': { nombre: 'Vista guardada', plural: 'Vistas guardadas', lee: 'vista:administrar' },
  sesion: { lee: 'auditoria:leer' },
  'acceso-inusual': {
    nombre: 'Acceso inusual',
    plural: 'Accesos inusuales',
    vacia: SIN_REGISTROS,
    lee: 'auditoria:leer',
    vistas: true,
  },
  instalacion: { lee: 'auditoria:leer' },
  dispositivo: { nombre: 'Dispositivo', plural: 'Dispositivos' },
  acceso: { nombre: 'Acceso', plural: 'Accesos' },
  auditoria: {
    nombre: 'Auditoría',
    plural: 'Auditoría',
    vacia: SIN_REGISTROS,
    lee: 'auditoria:leer',
    cambios: false,
    vistas: true,
  },
  'importacion-error': { nombre: 'Error', plural: 'Errores' },
  decision: { nombre: 'Decisión por tomar', plural: 'Decisiones por tomar' },
  salvedad: { nombre: 'Excepción o confirmación', plural: 'Excepciones y confirmaciones' },
  'documentos-cliente': { nombre: 'Carpeta', plural: 'Carpetas', lee: 'documento:leer', cambios: false, vistas: true },
  'tramite-legal': { nombre: 'Trámite', plural: 'Trámites' },
  tablero: { nombre: 'Fila', plural: 'Filas' },
  notificacion: { nombre: 'Notificación', plural: 'Notificaciones' },
} as const satisfies Readonly<Record<string, Recurso>>;

type Tabla = typeof recursos;
const filas: Readonly<Record<string, Recurso>> = recursos;

/** Whether this reader may learn that a record of this resource changed. */
export function leeCambiosDe(quien: Quien, recurso: string): boolean {
  const lee = lectorDeCambios(recurso);
  return lee !== undefined && puede(quien, lee);
}

/** undefined = its changes are not published. */
export function lectorDeCambios(recurso: string): Permiso | undefined {
  const fila = Object.hasOwn(filas, recurso) ? filas[recurso] : undefined;
  return fila?.cambios === false ? undefined : fila?.lee;
}

/** Texts of the list and of the messages of a plain record. */
export function textosDeRegistro(recurso: string) {
  const { nombre = recurso, plural = recurso, femenino = false } = filas[recurso] ?? {};
  return {
    nombre,
    plural,
    nuevo: propios.registroNuevo(nombre, femenino),
    creado: propios.registroCreado(nombre, femenino),
    editado: propios.registroActualizado(nombre, femenino),
    eliminado: propios.registroEliminado(nombre, femenino),
    yaExiste: (campos: readonly string[]) => propios.registroYaExiste(nombre, femenino, campos),
  };
}

interface ListaConVistas {
  /** Resource of its rows. */
  readonly recurso: string;
  /** Permission to read them, and so the views that others share. */
  readonly permiso: Permiso;
}

/** Lists that show the rows of a resource under a name of their own. */
const otrasListas = {
  'adjudicados-del-mes': 'adjudicacion',
  atrasados: 'adjudicacion',
  'calendario-asambleas': 'asamblea',
  'listado-actas': 'acta',
  'memo-asambleas': 'asamblea',
  pendientes: 'adjudicacion',
} as const satisfies Readonly<Record<string, keyof Tabla>>;

type ConVistas = { [K in keyof Tabla]: Tabla[K] extends { readonly vistas: true | Permiso } ? K : never }[keyof Tabla];
export type ClaveDeLista = ConVistas | keyof typeof otrasListas;

/** Lists of which a user may keep views, by the name that the screen gives each. */
export const listasConVistas = Object.fromEntries(
  [
    ...Object.entries(filas).flatMap(([recurso, { vistas, lee }]): [string, ListaConVistas][] => {
      const permiso = vistas === true ? lee : vistas;
      return permiso === undefined ? [] : [[recurso, { recurso, permiso }]];
    }),
    ...Object.entries(otrasListas).map(([clave, recurso]): [string, ListaConVistas] => [
      clave,
      { recurso, permiso: recursos[recurso].lee },
    ]),
  ].sort(([a], [b]) => a.localeCompare(b)),
) as Readonly<Record<ClaveDeLista, ListaConVistas>>;

export const esListaConVistas = (clave: unknown): clave is ClaveDeLista =>
  typeof clave === 'string' && Object.hasOwn(listasConVistas, clave);

/** Lists that this reader may read. */
export const listasDe = (quien: Quien): ClaveDeLista[] =>
  (Object.keys(listasConVistas) as ClaveDeLista[]).filter((clave) => puede(quien, listasConVistas[clave].permiso));
