import { mismoTexto } from '../texto';
import type { DatosDePersonas, SeccionDePersonas } from './campos';

type Campo = keyof DatosDePersonas;

/** The persons of a note beside its debtor, in the order in which they sign: the field of the ID, that of the name. */
export const personasDePagare = [
  { rol: 'conyuge', seccion: 'deudor', cedula: 'conyugeCedula', nombre: 'conyugeNombre' },
  { rol: 'garante', seccion: 'garantes', cedula: 'garanteCedula', nombre: 'garanteNombre' },
  { rol: 'garanteConyuge', seccion: 'garantes', cedula: 'garanteConyugeCedula', nombre: 'garanteConyugeNombre' },
  { rol: 'segundoGarante', seccion: 'garantes', cedula: 'segundoGaranteCedula', nombre: 'segundoGaranteNombre' },
  { rol: 'testigo', seccion: 'firma', cedula: 'testigoCedula', nombre: 'testigoNombre' },
  { rol: 'huella', seccion: 'firma', cedula: 'huellaCedula', nombre: 'huellaNombre' },
  { rol: 'representante', seccion: 'empresa', cedula: 'representanteCedula', nombre: 'representanteNombre' },
] as const satisfies readonly {
  readonly rol: string;
  readonly seccion: SeccionDePersonas;
  readonly cedula: Campo;
  readonly nombre: Campo;
}[];
export type RolEnPagare = (typeof personasDePagare)[number]['rol'];

/** Those that the application knows. The others are typed. */
export const rolesDeLaSolicitud = ['conyuge', 'garante', 'garanteConyuge'] as const satisfies readonly RolEnPagare[];
export type PersonasDeSolicitud = Pick<
  DatosDePersonas,
  | 'conyugeCedula'
  | 'conyugeNombre'
  | 'garanteCedula'
  | 'garanteNombre'
  | 'garanteConyugeCedula'
  | 'garanteConyugeNombre'
>;

/** Fields that say otherwise than the application as it stands now: they are marked, not refused. */
export function distintosDeLaSolicitud(datos: DatosDePersonas, solicitud: PersonasDeSolicitud): Campo[] {
  const campos = Object.keys(solicitud) as (keyof PersonasDeSolicitud)[];
  return campos.filter((campo) => !mismoTexto(datos[campo] ?? '', solicitud[campo] ?? ''));
}
