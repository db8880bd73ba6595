import { propios } from '../mensajes';
import { mismoTexto, tokensDeBusqueda } from '../texto';
import type { DatosDePersonas, SeccionDePersonas } from './campos';

type Campo = keyof DatosDePersonas;

/** The persons of a note beside its debtor, in the order in which they sign: the fields of their ID and name. */
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

/** Persons that the application knows; the others are typed. */
export const rolesDeLaSolicitud = ['conyuge', 'garante', 'garanteConyuge'] as const satisfies readonly RolEnPagare[];
const camposDeLaSolicitud = personasDePagare
  .filter(({ rol }) => rolesDeLaSolicitud.some((suyo) => suyo === rol))
  .flatMap(({ cedula, nombre }): readonly Campo[] => [cedula, nombre]);

/** Fields that differ from the present application: they are marked, not refused. */
export const distintosDeLaSolicitud = (datos: DatosDePersonas, solicitud: DatosDePersonas): Campo[] =>
  camposDeLaSolicitud.filter((campo) => !mismoTexto(datos[campo] ?? '', solicitud[campo] ?? ''));

/** A person whom note or pledge names, and in which capacity. */
export interface PersonaNombrada {
  readonly calidad: string;
  readonly identificacion: string | null;
  readonly nombre: string | null;
}

/** Names of one person: surnames first or last, with the second name or without it. */
function mismoNombre(a: string, b: string): boolean {
  const [deA, deB] = [tokensDeBusqueda(a), tokensDeBusqueda(b)];
  const [cortos, largos] = deA.length <= deB.length ? [deA, deB] : [deB, deA];
  return cortos.every((palabra) => largos.includes(palabra));
}

const conCalidad = ({ nombre, calidad }: PersonaNombrada): string => `${nombre} (${calidad})`;

/** Numbers that appear under two names, as a warning: nothing is refused. */
export function numerosConDosNombres(personas: readonly PersonaNombrada[]): string[] {
  const vistas = new Map<string, PersonaNombrada>();
  return personas.flatMap((persona) => {
    const { identificacion, nombre } = persona;
    if (identificacion === null || nombre === null) return [];
    const anterior = vistas.get(identificacion);
    if (anterior === undefined) vistas.set(identificacion, persona);
    if (anterior === undefined || mismoNombre(anterior.nombre ?? '', nombre)) return [];
    return [propios.unNumeroDosNombres(identificacion, conCalidad(anterior), conCalidad(persona))];
  });
}
