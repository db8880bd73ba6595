import {
  ECUADOR,
  estadosCiviles,
  estadosDeVehiculo,
  generos,
  institucionesDeJubilacion,
  parentescos,
  respuestasSiNo,
  separacionDeBienes,
  situacionesLaborales,
  tiposDeJubilacion,
  tiposDeVivienda,
  vinculosPep,
} from '../codigos';
import { rangoDeEdad } from '../fechas';
import { type Campo, crearFormulario } from '../formulario';
import { mensajes } from '../mensajes';
import { soloLetras, ultimos105Anios } from '../piezas';
import { LIMITES } from '../texto';
import type { ContextoDeSolicitud, DatosDeSolicitud } from './tipos';

const { CLI, GEN, propios } = mensajes;
const obligatorio = propios.campoObligatorio;

export type SeccionDeSolicitud = 'bien' | 'personales' | 'beneficiario' | 'laboral';
type CampoDeSolicitud = Campo<DatosDeSolicitud, ContextoDeSolicitud>;
type V = DatosDeSolicitud;

const esTitular = (_: V, c: ContextoDeSolicitud): boolean => c.rol === 'titular';
/** CLI-032, CLI-033: departments 002 and 004, never on the guarantor's form. Management (no department) reads it too. */
const veElBien = (_: V, c: ContextoDeSolicitud): boolean => c.rol === 'titular' && c.idDepartamento !== '003';
const dependiente = (v: V): boolean => v.situacionLaboral === 'V' || v.situacionLaboral === 'B';
const independiente = (v: V): boolean => v.situacionLaboral === 'I';
const conNegocio = (v: V): boolean => dependiente(v) || independiente(v);
const jubilado = (v: V): boolean => v.situacionLaboral === 'H';
const conSubsidio = (v: V): boolean => v.situacionLaboral === 'A';
/** decisiones.md: owner of the house for C (rented) and D (with relatives) only. */
const conPropietario = (v: V): boolean => v.tipoDomicilio === 'C' || v.tipoDomicilio === 'D';
/** CLI-112: married or de facto union. */
export const admiteConyuge = (v: Pick<V, 'estadoCivil'>): boolean => v.estadoCivil === 'C' || v.estadoCivil === 'U';
/** CLI-071: the position of somebody without registered business. */
const INFORMAL = 'Informal';
const informal = (v: V): boolean => independiente(v) && v.laboralInformal;
const expuesto = (v: V): boolean => v.pepExpuesto === 'S';
const pepDeOtro = (v: V): boolean => expuesto(v) && v.pepVinculo !== 'titular';

const nombre = (etiqueta: string, seccion: string, requerido?: string, maximo = 80) =>
  ({ etiqueta, seccion, tipo: 'texto', maximo, patron: soloLetras, ...(requerido ? { requerido } : {}) }) as const;
const opcion = (
  etiqueta: string,
  seccion: string,
  opciones: readonly { codigo: string; nombre: string }[],
  requerido?: string,
) => ({ etiqueta, seccion, tipo: 'opcion', opciones, ...(requerido ? { requerido } : {}) }) as const;
const digitos = (etiqueta: string, seccion: string, minimo: number, maximo: number, mensaje: string) =>
  ({ etiqueta, seccion, tipo: 'digitos', minimo, maximo, mensaje }) as const;

const bien = {
  estadoBien: {
    ...opcion('Estado del bien', 'bien', estadosDeVehiculo, obligatorio),
    requeridoSi: escribeElBien,
    visible: veElBien,
    bloqueado: (v, c) => !escribeElBien(v, c),
  },
  valorBien: {
    etiqueta: 'Valor del bien (USD)',
    seccion: 'bien',
    tipo: 'monto',
    minimo: 0,
    mensaje: CLI.valorMinimo0,
    requerido: obligatorio,
    requeridoSi: escribeElBien,
    visible: veElBien,
    bloqueado: (v, c) => !escribeElBien(v, c),
  },
} as const satisfies Partial<Record<keyof V, CampoDeSolicitud>>;

/** CLI-055, CLI-056: only 002 writes the goods; nobody is asked for what he can't write. */
function escribeElBien(_: V, c: ContextoDeSolicitud): boolean {
  return c.idDepartamento === '002';
}

const personales = {
  nombres: nombre('Nombres', 'personales', obligatorio, 120),
  apellidoPaterno: nombre('Apellido paterno', 'personales', obligatorio),
  apellidoMaterno: nombre('Apellido materno', 'personales'),
  genero: opcion('Género', 'personales', generos, CLI.generoRequerido),
  fechaNacimiento: {
    etiqueta: 'Fecha de nacimiento',
    seccion: 'personales',
    tipo: 'fecha',
    requerido: CLI.fechaNacimientoRequerida,
    rango: ({ hoy }) => rangoDeEdad(hoy),
    mensaje: propios.edadPermitida,
  },
  estadoCivil: {
    ...opcion('Estado civil', 'personales', estadosCiviles, obligatorio),
    alCambiar: () => ({ separacionBienes: null }),
  },
  separacionBienes: {
    ...opcion('Separación de bienes', 'personales', separacionDeBienes, obligatorio),
    visible: admiteConyuge,
  },
  nacionalidad: {
    etiqueta: 'Nacionalidad',
    seccion: 'personales',
    tipo: 'catalogo',
    recurso: 'pais',
    maximo: 2,
    requerido: CLI.nacionalidadRequerida,
    alCambiar: () => ({ anosResidencia: 0 }),
  },
  anosResidencia: {
    etiqueta: 'Años de residencia',
    seccion: 'personales',
    tipo: 'entero',
    minimo: 0,
    maximo: 100,
    mensaje: CLI.anosResidenciaReal,
    requerido: CLI.anosResidenciaRequerido,
    visible: (v) => v.nacionalidad !== null && v.nacionalidad !== ECUADOR,
  },
  profesion: {
    etiqueta: 'Profesión',
    seccion: 'personales',
    tipo: 'texto',
    maximo: 80,
    requerido: CLI.profesionRequerida,
  },
  codigoDactilar: {
    etiqueta: 'Código dactilar',
    seccion: 'personales',
    tipo: 'texto',
    maximo: 6,
    mayusculas: true,
    requerido: CLI.codigoDactilarRequerido,
  },
  correo: { etiqueta: 'Correo electrónico', seccion: 'personales', tipo: 'correo', requerido: CLI.correoRequerido },
  celular: {
    ...digitos('Celular', 'personales', 10, 10, GEN.telefonoInvalido),
    requerido: CLI.celularRequerido,
  },
  tipoDomicilio: {
    ...opcion('Tipo de vivienda', 'personales', tiposDeVivienda, obligatorio),
    alCambiar: () => ({ nombrePropietario: null, telefonoPropietario: null }),
  },
  nombrePropietario: {
    ...nombre('Nombre del dueño de la casa', 'personales', CLI.nombrePropietarioRequerido, 120),
    visible: conPropietario,
  },
  telefonoPropietario: {
    ...digitos('Teléfono del dueño de la casa', 'personales', 9, 10, GEN.telefonoInvalido),
    requerido: CLI.telefonoPropietarioRequerido,
    visible: conPropietario,
  },
  domicilioDesde: {
    etiqueta: 'Vive en el domicilio desde',
    seccion: 'personales',
    tipo: 'fecha',
    rango: ultimos105Anios,
    mensaje: propios.ultimos105,
  },
  provinciaCodigo: {
    etiqueta: 'Provincia',
    seccion: 'personales',
    tipo: 'catalogo',
    recurso: 'provincia',
    maximo: 2,
    requerido: CLI.provinciaRequerida,
    alCambiar: () => ({ cantonCodigo: null, parroquiaCodigo: null }),
  },
  cantonCodigo: {
    etiqueta: 'Ciudad',
    seccion: 'personales',
    tipo: 'catalogo',
    recurso: 'canton',
    maximo: 4,
    requerido: CLI.ciudadRequerida,
    alCambiar: () => ({ parroquiaCodigo: null }),
  },
  parroquiaCodigo: {
    etiqueta: 'Parroquia',
    seccion: 'personales',
    tipo: 'catalogo',
    recurso: 'parroquia',
    maximo: 6,
    requerido: CLI.parroquiaRequerida,
  },
  direccion: {
    etiqueta: 'Dirección',
    seccion: 'personales',
    tipo: 'texto',
    maximo: LIMITES.direccion,
    requerido: CLI.direccionRequerida,
  },
  referenciaDomicilio: {
    etiqueta: 'Referencias de la casa',
    seccion: 'personales',
    tipo: 'texto',
    maximo: 200,
    requerido: CLI.referenciaDomicilioRequerida,
  },
  telefonoDomicilio: digitos('Teléfono de domicilio', 'personales', 9, 9, GEN.telefonoInvalido),
  situacionLaboral: {
    ...opcion('Situación laboral', 'personales', situacionesLaborales, CLI.situacionLaboralRequerida),
    alCambiar: (v) => ({
      pepExpuesto: null,
      pepVinculo: null,
      pepNombres: null,
      pepParentesco: null,
      // the flag and the locked text belong to the independent section only
      ...(v.laboralInformal ? { laboralInformal: false, laboralCargo: null } : {}),
    }),
  },
  pepExpuesto: {
    ...opcion('¿Es persona expuesta políticamente?', 'personales', respuestasSiNo, CLI.seleccioneOpcion),
    requeridoSi: (v) => v.situacionLaboral === 'B',
    alCambiar: () => ({ pepVinculo: null, pepNombres: null, pepParentesco: null }),
  },
  pepVinculo: {
    ...opcion('Vínculo con la persona expuesta', 'personales', vinculosPep, CLI.seleccioneOpcion),
    visible: expuesto,
    alCambiar: () => ({ pepNombres: null, pepParentesco: null }),
  },
  pepNombres: { ...nombre('Nombres de la persona expuesta', 'personales', obligatorio, 120), visible: pepDeOtro },
  pepParentesco: { ...opcion('Parentesco', 'personales', parentescos, CLI.seleccioneOpcion), visible: pepDeOtro },
} as const satisfies Partial<Record<keyof V, CampoDeSolicitud>>;

const beneficiarioVacio = {
  beneficiarioCedula: null,
  beneficiarioNombres: null,
  beneficiarioApellidoPaterno: null,
  beneficiarioApellidoMaterno: null,
  beneficiarioNacionalidad: null,
  beneficiarioGenero: null,
  beneficiarioActividad: null,
} as const satisfies Partial<V>;

const deBeneficiario = <C extends object>(campo: C) => ({ ...campo, visible: esTitular });

const beneficiario = {
  beneficiarioEsTitular: {
    etiqueta: 'El cliente es el beneficiario final',
    seccion: 'beneficiario',
    tipo: 'casilla',
    visible: esTitular,
    /** CLI-069, CLI-070; the identification is no value of the form: `copiarBeneficiario` adds it. */
    alCambiar: (v) =>
      v.beneficiarioEsTitular
        ? {
            beneficiarioNombres: v.nombres,
            beneficiarioApellidoPaterno: v.apellidoPaterno,
            beneficiarioApellidoMaterno: v.apellidoMaterno,
            beneficiarioNacionalidad: v.nacionalidad,
            beneficiarioGenero: v.genero,
            // an activity that is not shown belongs to another labour situation
            beneficiarioActividad: (conNegocio(v) ? v.laboralActividad : null) ?? v.profesion,
          }
        : beneficiarioVacio,
  },
  /** CLI-109: at most 10 characters. */
  beneficiarioCedula: deBeneficiario({
    etiqueta: 'Cédula',
    seccion: 'beneficiario',
    tipo: 'texto',
    maximo: 10,
    patron: { expresion: /^[\p{L}\p{N}]+$/u, mensaje: propios.identificacionLetrasYNumeros },
    requerido: CLI.beneficiario.cedula,
  } as const),
  beneficiarioNombres: deBeneficiario(nombre('Nombres', 'beneficiario', CLI.beneficiario.nombres, 120)),
  beneficiarioApellidoPaterno: deBeneficiario(
    nombre('Apellido paterno', 'beneficiario', CLI.beneficiario.apellidoPaterno),
  ),
  beneficiarioApellidoMaterno: deBeneficiario(
    nombre('Apellido materno', 'beneficiario', CLI.beneficiario.apellidoMaterno),
  ),
  beneficiarioNacionalidad: deBeneficiario({
    etiqueta: 'Nacionalidad',
    seccion: 'beneficiario',
    tipo: 'catalogo',
    recurso: 'pais',
    maximo: 2,
    requerido: CLI.beneficiario.nacionalidad,
  } as const),
  beneficiarioGenero: deBeneficiario(opcion('Género', 'beneficiario', generos, CLI.beneficiario.genero)),
  beneficiarioActividad: deBeneficiario({
    etiqueta: 'Actividad económica',
    seccion: 'beneficiario',
    tipo: 'texto',
    maximo: 120,
    requerido: CLI.beneficiario.actividad,
  } as const),
} as const satisfies Partial<Record<keyof V, CampoDeSolicitud>>;

const laboral = {
  laboralInformal: {
    etiqueta: 'Informal',
    seccion: 'laboral',
    tipo: 'casilla',
    visible: independiente,
    /** CLI-071, CLI-072 */
    alCambiar: (v) => ({ laboralCargo: v.laboralInformal ? INFORMAL : null }),
  },
  laboralRuc: { ...digitos('RUC', 'laboral', 10, 13, propios.rucLargo), visible: conNegocio },
  laboralNombre: {
    etiqueta: 'Nombre de la empresa o negocio',
    seccion: 'laboral',
    tipo: 'texto',
    maximo: 120,
    requerido: obligatorio,
    visible: conNegocio,
  },
  laboralActividad: {
    etiqueta: 'Actividad económica',
    seccion: 'laboral',
    tipo: 'texto',
    maximo: 120,
    requerido: obligatorio,
    visible: conNegocio,
  },
  laboralActividadUafe: {
    etiqueta: 'Actividad UAFE',
    seccion: 'laboral',
    tipo: 'catalogo',
    recurso: 'actividad-uafe',
    maximo: 12,
    visible: conNegocio,
  },
  laboralCargo: {
    etiqueta: 'Cargo u ocupación',
    seccion: 'laboral',
    tipo: 'texto',
    maximo: 80,
    requerido: obligatorio,
    visible: conNegocio,
    bloqueado: informal,
    fijado: (v) => (informal(v) ? INFORMAL : undefined),
  },
  laboralDireccion: {
    etiqueta: 'Dirección',
    seccion: 'laboral',
    tipo: 'texto',
    maximo: LIMITES.direccion,
    requerido: obligatorio,
    visible: conNegocio,
  },
  laboralTelefono: {
    ...digitos('Teléfono', 'laboral', 9, 10, GEN.telefonoInvalido),
    requerido: obligatorio,
    visible: conNegocio,
  },
  laboralAnos: {
    etiqueta: 'Años de antigüedad',
    seccion: 'laboral',
    tipo: 'entero',
    minimo: 0,
    maximo: 100,
    mensaje: CLI.anosResidenciaReal,
    requerido: obligatorio,
    visible: conNegocio,
  },
  laboralCorreo: { etiqueta: 'Correo de la empresa', seccion: 'laboral', tipo: 'correo', visible: dependiente },
  jubilacionTipo: { ...opcion('Tipo de jubilación', 'laboral', tiposDeJubilacion, obligatorio), visible: jubilado },
  jubilacionInstitucion: {
    ...opcion('Institución', 'laboral', institucionesDeJubilacion, obligatorio),
    visible: jubilado,
  },
  jubilacionFecha: {
    etiqueta: 'Jubilado desde',
    seccion: 'laboral',
    tipo: 'fecha',
    requerido: CLI.jubilacionRequerida,
    rango: ultimos105Anios,
    mensaje: propios.ultimos105,
    visible: jubilado,
  },
  subsidioPersona: { ...nombre('Persona de la que depende', 'laboral', obligatorio, 120), visible: conSubsidio },
  subsidioActividad: {
    etiqueta: 'Actividad de esa persona',
    seccion: 'laboral',
    tipo: 'texto',
    maximo: 120,
    requerido: obligatorio,
    visible: conSubsidio,
  },
  subsidioParentesco: { ...opcion('Parentesco', 'laboral', parentescos, obligatorio), visible: conSubsidio },
  subsidioDesde: {
    etiqueta: 'Depende desde',
    seccion: 'laboral',
    tipo: 'fecha',
    rango: ultimos105Anios,
    mensaje: propios.ultimos105,
    visible: conSubsidio,
  },
} as const satisfies Partial<Record<keyof V, CampoDeSolicitud>>;

/** THE table of the application form (CLI-031…119), in the order in which it is read. */
export const formularioDeSolicitud = crearFormulario<DatosDeSolicitud, ContextoDeSolicitud>({
  ...bien,
  ...personales,
  ...beneficiario,
  ...laboral,
});

/** CLI-036…040: title of the one employment section, `null` while no situation is chosen. */
export function tituloLaboral(situacionLaboral: string | null): string | null {
  switch (situacionLaboral) {
    case 'V':
    case 'B':
      return CLI.datosLaborales;
    case 'I':
      return CLI.datosIndependiente;
    case 'H':
      return CLI.datosJubilado;
    case 'A':
      return CLI.datosSubsidio;
    default:
      return null;
  }
}

/** The goods as this user may write them: what he can't write, he can't change (CLI-055, CLI-056). */
export const camposDelBien = Object.keys(bien) as (keyof typeof bien)[];

/** Sections in their order with titles (CLI-031). */
export function seccionesDeSolicitud(
  v: DatosDeSolicitud,
  c: ContextoDeSolicitud,
): { seccion: SeccionDeSolicitud; titulo: string }[] {
  const titulo = tituloLaboral(v.situacionLaboral);
  return [
    ...(veElBien(v, c) ? [{ seccion: 'bien' as const, titulo: CLI.datosDelBien }] : []),
    { seccion: 'personales' as const, titulo: CLI.datosPersonales },
    ...(esTitular(v, c) ? [{ seccion: 'beneficiario' as const, titulo: CLI.beneficiarioFinal }] : []),
    ...(titulo === null ? [] : [{ seccion: 'laboral' as const, titulo }]),
  ];
}

/** A change by hand, with what it resets and copies (CLI-065…072); ticking the final beneficiary also brings the identification. */
export function cambiarSolicitud<K extends keyof DatosDeSolicitud>(
  valores: DatosDeSolicitud,
  campo: K,
  valor: DatosDeSolicitud[K],
  identificacion: string,
): DatosDeSolicitud {
  const cambiados = formularioDeSolicitud.cambiar(valores, campo, valor);
  return campo === 'beneficiarioEsTitular' && cambiados.beneficiarioEsTitular
    ? { ...cambiados, beneficiarioCedula: identificacion.slice(0, 10) }
    : cambiados;
}
