import { type Permiso, puede, type Quien } from '../roles';

/**
 * Whose changes leave in `GET /cambios`: of each resource that the audit names, the permission that its records are read with. One that is
 * missing here is told to nobody (a test goes over all of them).
 */
export const lectoresDeCambios = {
  asamblea: 'asamblea:leer',
  participante: 'participante:leer',
  acta: 'acta:leer',
  constancia: 'constancia:leer',
  sorteo: 'sorteo:leer',
  adjudicacion: 'adjudicacion:leer',
  persona: 'cliente:leer',
  plan: 'cliente:leer',
  evento: 'evento:leer',
  solicitud: 'solicitud:leer',
  conyuge: 'conyuge:leer',
  garante: 'garante:leer',
  depositario: 'depositario:leer',
  finanzas: 'finanzas:leer',
  referencia: 'referencia:leer',
  documento: 'documento:leer',
  carpeta: 'carpeta:leer',
  buro: 'buro:leer',
  riesgo: 'riesgo:leer',
  'medio-aprobacion': 'medio:leer',
  'ficha-bien': 'medio:leer',
  concesionario: 'concesionario:leer',
  'ejecutivo-concesionario': 'concesionario:leer',
  'dispositivo-concesionario': 'concesionario:leer',
  'orden-de-compra': 'orden:leer',
  'solicitud-de-pago': 'pago:leer',
  'carta-salida': 'carta:leer',
  pagare: 'pagare:leer',
  prenda: 'prenda:leer',
  contrato: 'contrato:leer',
  formato: 'formato:leer',
  tarea: 'tarea:leer-todas',
  // of the system
  usuario: 'usuario:administrar',
  'cuenta-servicio': 'cuenta:administrar',
  suscripcion: 'suscripcion:administrar',
  'envio-evento': 'suscripcion:administrar',
  importacion: 'importacion:administrar',
  correo: 'correo:administrar',
  'derecho-titular': 'derecho:atender',
  plazo: 'ajuste:administrar',
  limite: 'ajuste:administrar',
  delegacion: 'ajuste:administrar',
  'regla-adjudicacion': 'ajuste:administrar',
  'vista-guardada': 'vista:administrar',
  sesion: 'auditoria:leer',
  'acceso-inusual': 'auditoria:leer',
  instalacion: 'auditoria:leer',
} as const satisfies Readonly<Record<string, Permiso>>;

/** Whether somebody is told that a record of this resource changed. */
export function leeCambiosDe(quien: Quien, recurso: string): boolean {
  return (
    Object.hasOwn(lectoresDeCambios, recurso) &&
    puede(quien, lectoresDeCambios[recurso as keyof typeof lectoresDeCambios])
  );
}

/** Changes that one answer tells at most, and when nothing is said. */
export const CAMBIOS_POR_PAGINA = { maximo: 500, inicial: 100 } as const;
