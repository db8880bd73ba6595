import { ECUADOR, generos, situacionesLaborales } from '../codigos';
import { rangoDeEdad } from '../fechas';
import { crearFormulario } from '../formulario';
import { mensajes } from '../mensajes';
import { type ContextoDeFechas, soloAlfanumerico } from '../piezas';
import { LIMITES } from '../texto';
import type { DatosDeConyuge } from './tipos';

const { CLI, EST, GEN, propios } = mensajes;

export type SeccionDeConyuge = 'personales' | 'laboral';
type V = DatosDeConyuge;

/** Employees and the independent work somewhere; a pensioner and who lives of the family do not. */
const trabaja = (v: V): boolean => ['V', 'B', 'I'].includes(v.situacionLaboral ?? '');

const sinEmpresa = {
  laboralRuc: null,
  laboralNombre: null,
  laboralActividad: null,
  laboralCargo: null,
  laboralDireccion: null,
  laboralTelefono: null,
  laboralAnos: null,
  laboralCorreo: null,
} as const satisfies Partial<V>;

const empresa = (etiqueta: string, maximo: number) =>
  ({ etiqueta, seccion: 'laboral', tipo: 'texto', maximo, visible: trabaja }) as const;

/** THE table of the spouse's form (EST-524…530). Required is what the specification requires: identification, names, job. */
export const formularioDeConyuge = crearFormulario<DatosDeConyuge, ContextoDeFechas>({
  identificacion: {
    etiqueta: 'Cédula',
    seccion: 'personales',
    tipo: 'texto',
    maximo: 10,
    mayusculas: true,
    patron: soloAlfanumerico,
    requerido: EST.campoObligatorio,
  },
  nombreCompleto: {
    etiqueta: 'Nombres y apellidos completos',
    seccion: 'personales',
    tipo: 'texto',
    maximo: LIMITES.nombre,
    // letters only and three words, in one message for both
    patron: {
      expresion: /^[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+){2,}$/u,
      mensaje: EST.nombresCompletos,
    },
    requerido: EST.campoObligatorio,
  },
  fechaNacimiento: {
    etiqueta: 'Fecha de nacimiento',
    seccion: 'personales',
    tipo: 'fecha',
    rango: ({ hoy }) => rangoDeEdad(hoy),
    mensaje: propios.edadPermitida,
  },
  genero: { etiqueta: 'Género', seccion: 'personales', tipo: 'opcion', opciones: generos },
  nacionalidad: {
    etiqueta: 'Nacionalidad',
    seccion: 'personales',
    tipo: 'catalogo',
    recurso: 'pais',
    maximo: 2,
    alCambiar: () => ({ anosResidencia: null }),
  },
  anosResidencia: {
    etiqueta: 'Años de residencia en el país',
    seccion: 'personales',
    tipo: 'entero',
    minimo: 0,
    maximo: 100,
    mensaje: EST.anosCorrecto,
    visible: (v) => v.nacionalidad !== null && v.nacionalidad !== ECUADOR,
  },
  profesion: { etiqueta: 'Profesión', seccion: 'personales', tipo: 'texto', maximo: 80 },
  situacionLaboral: {
    etiqueta: 'Situación laboral',
    seccion: 'personales',
    tipo: 'opcion',
    opciones: situacionesLaborales,
    requerido: CLI.situacionLaboralRequerida,
    // another job is another company; between jobs that have one, what was typed stays
    alCambiar: (v) => (trabaja(v) ? {} : sinEmpresa),
  },
  laboralNombre: empresa('Nombre de la empresa o negocio', 120),
  laboralRuc: {
    etiqueta: 'RUC',
    seccion: 'laboral',
    tipo: 'digitos',
    minimo: 10,
    maximo: 13,
    mensaje: propios.rucLargo,
    visible: trabaja,
  },
  laboralActividad: empresa('Actividad económica', 120),
  laboralCargo: empresa('Cargo u ocupación', 80),
  laboralAnos: {
    etiqueta: 'Años de antigüedad',
    seccion: 'laboral',
    tipo: 'entero',
    minimo: 0,
    maximo: 100,
    mensaje: EST.anosCorrecto,
    visible: trabaja,
  },
  laboralTelefono: {
    etiqueta: 'Teléfono',
    seccion: 'laboral',
    tipo: 'digitos',
    minimo: 7,
    maximo: 10,
    mensaje: GEN.telefonoInvalido,
    visible: trabaja,
  },
  laboralCorreo: { etiqueta: 'Correo de la empresa', seccion: 'laboral', tipo: 'correo', visible: trabaja },
  laboralDireccion: empresa('Dirección', LIMITES.direccion),
});

/** Sections in their order with titles; the company only for jobs that have one. */
export function seccionesDeConyuge(v: DatosDeConyuge): { seccion: SeccionDeConyuge; titulo: string }[] {
  return [
    { seccion: 'personales', titulo: CLI.datosPersonales },
    ...(trabaja(v) ? [{ seccion: 'laboral' as const, titulo: CLI.datosLaborales }] : []),
  ];
}
