import { type Permiso, puede, type Quien } from '../roles';

interface ListaConVistas {
  /** Whose rows it shows. */
  readonly recurso: string;
  /** Of reading them: who has it sees the views that others share. */
  readonly permiso: Permiso;
}

/** The lists that a user may keep views of, by the name that the screen gives each. One more list is one more row. */
export const listasConVistas = {
  'acceso-inusual': { recurso: 'acceso-inusual', permiso: 'auditoria:leer' },
  'adjudicados-del-mes': { recurso: 'adjudicacion', permiso: 'adjudicacion:leer' },
  atrasados: { recurso: 'adjudicacion', permiso: 'adjudicacion:leer' },
  auditoria: { recurso: 'auditoria', permiso: 'auditoria:leer' },
  'calendario-asambleas': { recurso: 'asamblea', permiso: 'asamblea:leer' },
  'carta-salida': { recurso: 'carta-salida', permiso: 'carta:leer' },
  concesionario: { recurso: 'concesionario', permiso: 'concesionario:leer' },
  contrato: { recurso: 'contrato', permiso: 'contrato:leer' },
  correo: { recurso: 'correo', permiso: 'correo:administrar' },
  'documentos-cliente': { recurso: 'documentos-cliente', permiso: 'documento:leer' },
  formato: { recurso: 'formato', permiso: 'formato:leer' },
  importacion: { recurso: 'importacion', permiso: 'importacion:administrar' },
  'listado-actas': { recurso: 'acta', permiso: 'acta:leer' },
  'medio-aprobacion': { recurso: 'medio-aprobacion', permiso: 'medio:leer' },
  'memo-asambleas': { recurso: 'asamblea', permiso: 'asamblea:leer' },
  'orden-de-compra': { recurso: 'orden-de-compra', permiso: 'orden:leer' },
  pagare: { recurso: 'pagare', permiso: 'pagare:leer' },
  pendientes: { recurso: 'adjudicacion', permiso: 'adjudicacion:leer' },
  plazo: { recurso: 'plazo', permiso: 'ajuste:administrar' },
  prenda: { recurso: 'prenda', permiso: 'prenda:leer' },
  'solicitud-de-pago': { recurso: 'solicitud-de-pago', permiso: 'pago:leer' },
  tarea: { recurso: 'tarea', permiso: 'tarea:propia' },
  usuario: { recurso: 'usuario', permiso: 'usuario:administrar' },
} as const satisfies Record<string, ListaConVistas>;
export type ClaveDeLista = keyof typeof listasConVistas;

export const esListaConVistas = (clave: unknown): clave is ClaveDeLista =>
  typeof clave === 'string' && Object.hasOwn(listasConVistas, clave);

/** Those that somebody may read. */
export const listasDe = (quien: Quien): ClaveDeLista[] =>
  (Object.keys(listasConVistas) as ClaveDeLista[]).filter((clave) => puede(quien, listasConVistas[clave].permiso));
