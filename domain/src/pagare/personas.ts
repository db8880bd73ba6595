import { propios } from '../mensajes';
import { mismoTexto, tokensDeBusqueda } from '../texto';
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

/** Somebody whom note or pledge names, and as what. */
export interface PersonaNombrada {
  readonly calidad: string;
  readonly identificacion: string | null;
  readonly nombre: string | null;
}

/** Surnames first or last, with the second name or without it. */
function mismaPersona(a: string, b: string): boolean {
  const [unos, otros] = [tokensDeBusqueda(a), tokensDeBusqueda(b)];
  const [cortos, largos] = unos.length <= otros.length ? [unos, otros] : [otros, unos];
  return cortos.every((palabra) => largos.includes(palabra));
}

/** One number under two names is somebody's mistake: each is told, and nothing is refused. */
export function numerosConDosNombres(personas: readonly PersonaNombrada[]): string[] {
  const vistas = new Map<string, PersonaNombrada>();
  return personas.flatMap((persona) => {
    const { identificacion, nombre } = persona;
    if (identificacion === null || nombre === null) return [];
    const otra = vistas.get(identificacion);
    if (otra === undefined) vistas.set(identificacion, persona);
    if (otra === undefined || mismaPersona(otra.nombre ?? '', nombre)) return [];
    const como = ({ nombre: suyo, calidad }: PersonaNombrada): string => `${suyo} (${calidad})`;
    return [propios.unNumeroDosNombres(identificacion, como(otra), como(persona))];
  });
}

/** The debtor, the persons of the note and who keeps the good. */
export const personasNombradas = (
  deudor: Omit<PersonaNombrada, 'calidad'>,
  personas: DatosDePersonas,
  depositario: Omit<PersonaNombrada, 'calidad'>,
): PersonaNombrada[] => [
  { ...deudor, calidad: propios.pagareDeudor },
  ...personasDePagare.map(({ rol, cedula, nombre }) => ({
    calidad: propios.pagarePersonas[rol],
    identificacion: personas[cedula],
    nombre: personas[nombre],
  })),
  { ...depositario, calidad: propios.prendaDepositario },
];
