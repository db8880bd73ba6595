import {
  admiteConyuge,
  ECUADOR,
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
import { datosDePersona } from '../datosDePersona';
import { CLI, propios } from '../mensajes';
import { soloLetras, ultimos105Anios } from '../piezas';
import { campo, type DatosDe, enCodigo, enSeccion, enTexto, registro } from '../registro';
import { DEPARTAMENTO_DE_ADJUDICACIONES, DEPARTAMENTO_LEGAL } from '../roles';
import { LIMITES } from '../texto';
import type { ContextoDeSolicitud } from './tipos';

const requerido = propios.campoObligatorio;

export type SeccionDeSolicitud = 'bien' | 'personales' | 'beneficiario' | 'laboral';

/** Other values that the rules of the table read. */
interface V {
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
  genero: string | null;
  estadoCivil: string | null;
  nacionalidad: string | null;
  profesion: string | null;
  tipoDomicilio: string | null;
  situacionLaboral: string | null;
  pepExpuesto: string | null;
  pepVinculo: string | null;
  beneficiarioEsTitular: boolean;
  laboralInformal: boolean;
  laboralActividad: string | null;
}
type C = ContextoDeSolicitud;

const esTitular = (_: V, c: Pick<C, 'rol'>): boolean => c.rol === 'titular';
/** CLI-032, CLI-033: for departments 002 and 004 and for management (no department), never on the guarantor's form. */
const veElBien = (_: object, c: Pick<C, 'rol' | 'idDepartamento'>): boolean =>
  c.rol === 'titular' && c.idDepartamento !== DEPARTAMENTO_LEGAL;
/** CLI-055, CLI-056: only 002 writes the goods, so that only 002 must fill them in. */
const escribeElBien = (_: V, c: Pick<C, 'idDepartamento'>): boolean =>
  c.idDepartamento === DEPARTAMENTO_DE_ADJUDICACIONES;
const dependiente = (v: V): boolean => v.situacionLaboral === 'V' || v.situacionLaboral === 'B';
const independiente = (v: V): boolean => v.situacionLaboral === 'I';
const conNegocio = (v: V): boolean => dependiente(v) || independiente(v);
const jubilado = (v: V): boolean => v.situacionLaboral === 'H';
const conSubsidio = (v: V): boolean => v.situacionLaboral === 'A';
/** decisiones.md: owner of the house for C (rented) and D (with relatives) only. */
const conPropietario = (v: V): boolean => v.tipoDomicilio === 'C' || v.tipoDomicilio === 'D';
/** CLI-071: position of a person without a registered business. */
const INFORMAL = 'Informal';
const informal = (v: V): boolean => independiente(v) && v.laboralInformal;
const expuesto = (v: V): boolean => v.pepExpuesto === 'S';
const pepDeOtro = (v: V): boolean => expuesto(v) && v.pepVinculo !== 'titular';

const patron = soloLetras;
const delBien = {
  requerido,
  requeridoSi: escribeElBien,
  visible: veElBien,
  bloqueado: (v: V, c: C) => !escribeElBien(v, c),
} as const;

const bien = enSeccion('bien', {
  estadoBien: campo.opcion('Estado del bien', estadosDeVehiculo, { ...delBien, columna: enCodigo(10) }),
  valorBien: campo.monto('Valor del bien (USD)', 0, { ...delBien, mensaje: CLI.valorMinimo0 }),
});

const personales = enSeccion('personales', {
  nombres: datosDePersona.nombres,
  apellidoPaterno: datosDePersona.apellidoPaterno,
  apellidoMaterno: datosDePersona.apellidoMaterno,
  genero: campo.opcion('Género', generos, { requerido: CLI.generoRequerido }),
  fechaNacimiento: datosDePersona.fechaNacimiento,
  estadoCivil: { ...datosDePersona.estadoCivil, alCambiar: () => ({ separacionBienes: null }) },
  separacionBienes: campo.opcion('Separación de bienes', separacionDeBienes, { requerido, visible: admiteConyuge }),
  nacionalidad: campo.catalogo('Nacionalidad', 'pais', 2, {
    requerido: CLI.nacionalidadRequerida,
    alCambiar: () => ({ anosResidencia: 0 }),
    ejemplo: ECUADOR,
  }),
  anosResidencia: campo.entero('Años de residencia', [0, 100], {
    mensaje: CLI.anosResidenciaReal,
    requerido: CLI.anosResidenciaRequerido,
    visible: (v: V) => v.nacionalidad !== null && v.nacionalidad !== ECUADOR,
  }),
  profesion: campo.texto('Profesión', 80, { requerido: CLI.profesionRequerida, de: 'titular' }),
  codigoDactilar: campo.texto('Código dactilar', 6, {
    mayusculas: true,
    requerido: CLI.codigoDactilarRequerido,
    ejemplo: 'V3343V',
    clase: 'identificacion',
    de: 'titular',
  }),
  correo: datosDePersona.correo,
  celular: datosDePersona.celular,
  tipoDomicilio: campo.opcion('Tipo de vivienda', tiposDeVivienda, {
    requerido,
    alCambiar: () => ({ nombrePropietario: null, telefonoPropietario: null }),
  }),
  nombrePropietario: campo.texto('Nombre del dueño de la casa', LIMITES.nombre, {
    patron,
    requerido: CLI.nombrePropietarioRequerido,
    visible: conPropietario,
  }),
  telefonoPropietario: campo.telefono('Teléfono del dueño de la casa', [9, 10], {
    requerido: CLI.telefonoPropietarioRequerido,
    visible: conPropietario,
    columna: enCodigo(15),
  }),
  domicilioDesde: campo.fecha('Vive en el domicilio desde', ultimos105Anios, propios.ultimos105),
  provinciaCodigo: campo.catalogo('Provincia', 'provincia', 2, {
    requerido: CLI.provinciaRequerida,
    alCambiar: () => ({ cantonCodigo: null, parroquiaCodigo: null }),
    ejemplo: '17',
  }),
  cantonCodigo: campo.catalogo('Ciudad', 'canton', 4, {
    requerido: CLI.ciudadRequerida,
    alCambiar: () => ({ parroquiaCodigo: null }),
    ejemplo: '1701',
  }),
  parroquiaCodigo: campo.catalogo('Parroquia', 'parroquia', 6, {
    requerido: CLI.parroquiaRequerida,
    ejemplo: '170150',
  }),
  direccion: datosDePersona.direccion,
  referenciaDomicilio: campo.texto('Referencias de la casa', 200, {
    requerido: CLI.referenciaDomicilioRequerida,
    de: 'titular',
  }),
  telefonoDomicilio: datosDePersona.telefono,
  situacionLaboral: campo.opcion('Situación laboral', situacionesLaborales, {
    requerido: CLI.situacionLaboralRequerida,
    ejemplo: 'H',
    alCambiar: (v: V) => ({
      pepExpuesto: null,
      pepVinculo: null,
      pepNombres: null,
      pepParentesco: null,
      // the flag and the locked text belong only to the independent section
      ...(v.laboralInformal ? { laboralInformal: false, laboralCargo: null } : {}),
    }),
  }),
  pepExpuesto: campo.opcion('¿Es persona expuesta políticamente?', respuestasSiNo, {
    requerido: CLI.seleccioneOpcion,
    requeridoSi: (v: V) => v.situacionLaboral === 'B',
    alCambiar: () => ({ pepVinculo: null, pepNombres: null, pepParentesco: null }),
  }),
  pepVinculo: campo.opcion('Vínculo con la persona expuesta', vinculosPep, {
    requerido: CLI.seleccioneOpcion,
    visible: expuesto,
    alCambiar: () => ({ pepNombres: null, pepParentesco: null }),
    columna: enCodigo(10),
  }),
  pepNombres: campo.texto('Nombres de la persona expuesta', LIMITES.nombre, { patron, requerido, visible: pepDeOtro }),
  pepParentesco: campo.opcion('Parentesco', parentescos, {
    requerido: CLI.seleccioneOpcion,
    visible: pepDeOtro,
    columna: enTexto(20),
  }),
});

const beneficiarioVacio = {
  beneficiarioCedula: null,
  beneficiarioNombres: null,
  beneficiarioApellidoPaterno: null,
  beneficiarioApellidoMaterno: null,
  beneficiarioNacionalidad: null,
  beneficiarioGenero: null,
  beneficiarioActividad: null,
} as const;
const deTitular = { visible: esTitular } as const;

const beneficiario = enSeccion('beneficiario', {
  beneficiarioEsTitular: campo.casilla('El cliente es el beneficiario final', {
    ...deTitular,
    /** CLI-069, CLI-070; the identification is no value of the form: `cambiarSolicitud` adds it. */
    alCambiar: (v: V) =>
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
  }),
  /** CLI-109: at most 10 characters. */
  beneficiarioCedula: campo.identificacion('Cédula', {
    ...deTitular,
    requerido: CLI.beneficiario.cedula,
    columna: enTexto(10),
    clase: 'identificacion',
  }),
  beneficiarioNombres: campo.texto('Nombres', LIMITES.nombre, {
    ...deTitular,
    patron,
    requerido: CLI.beneficiario.nombres,
  }),
  beneficiarioApellidoPaterno: campo.texto('Apellido paterno', 80, {
    ...deTitular,
    patron,
    requerido: CLI.beneficiario.apellidoPaterno,
  }),
  beneficiarioApellidoMaterno: campo.texto('Apellido materno', 80, {
    ...deTitular,
    patron,
    requerido: CLI.beneficiario.apellidoMaterno,
  }),
  beneficiarioNacionalidad: campo.catalogo('Nacionalidad', 'pais', 2, {
    ...deTitular,
    requerido: CLI.beneficiario.nacionalidad,
  }),
  beneficiarioGenero: campo.opcion('Género', generos, { ...deTitular, requerido: CLI.beneficiario.genero }),
  beneficiarioActividad: campo.texto('Actividad económica', 120, {
    ...deTitular,
    requerido: CLI.beneficiario.actividad,
  }),
});

const deNegocio = { requerido, visible: conNegocio } as const;
const deJubilado = { requerido, visible: jubilado } as const;
const deSubsidio = { requerido, visible: conSubsidio } as const;

const laboral = enSeccion('laboral', {
  laboralInformal: campo.casilla('Informal', {
    visible: independiente,
    /** CLI-071, CLI-072 */
    alCambiar: (v: V) => ({ laboralCargo: v.laboralInformal ? INFORMAL : null }),
  }),
  laboralRuc: campo.digitos('RUC', [10, 13], propios.rucLargo, { visible: conNegocio, de: 'titular' }),
  laboralNombre: campo.texto('Nombre de la empresa o negocio', 120, { ...deNegocio, de: 'titular' }),
  laboralActividad: campo.texto('Actividad económica', 120, { ...deNegocio, de: 'titular' }),
  laboralActividadUafe: campo.catalogo('Actividad UAFE', 'actividad-uafe', 12, { visible: conNegocio }),
  laboralCargo: campo.texto('Cargo u ocupación', 80, {
    ...deNegocio,
    bloqueado: informal,
    fijado: (v: V) => (informal(v) ? INFORMAL : undefined),
    de: 'titular',
  }),
  laboralDireccion: campo.texto('Dirección', LIMITES.direccion, { ...deNegocio, de: 'titular' }),
  laboralTelefono: campo.telefono('Teléfono', [9, 10], { ...deNegocio, columna: enCodigo(15), de: 'titular' }),
  laboralAnos: campo.entero('Años de antigüedad', [0, 100], { ...deNegocio, mensaje: CLI.anosResidenciaReal }),
  laboralCorreo: campo.correo('Correo de la empresa', { visible: dependiente, de: 'titular' }),
  jubilacionTipo: campo.opcion('Tipo de jubilación', tiposDeJubilacion, { ...deJubilado, columna: enCodigo(15) }),
  jubilacionInstitucion: campo.opcion('Institución', institucionesDeJubilacion, {
    ...deJubilado,
    columna: enCodigo(10),
  }),
  jubilacionFecha: campo.fecha('Jubilado desde', ultimos105Anios, propios.ultimos105, {
    ...deJubilado,
    requerido: CLI.jubilacionRequerida,
  }),
  subsidioPersona: campo.texto('Persona de la que depende', LIMITES.nombre, { ...deSubsidio, patron }),
  subsidioActividad: campo.texto('Actividad de esa persona', 120, deSubsidio),
  subsidioParentesco: campo.opcion('Parentesco', parentescos, { ...deSubsidio, columna: enTexto(20) }),
  subsidioDesde: campo.fecha('Depende desde', ultimos105Anios, propios.ultimos105, { visible: conSubsidio }),
});

/** The application form (CLI-031…119), in the order in which it is read. */
export const formularioDeSolicitud = registro('solicitud', { ...bien, ...personales, ...beneficiario, ...laboral });
export type TablaDeSolicitud = typeof formularioDeSolicitud.tabla;
/**
 * Everything declared in the application form (CLI-057…064). Empty = `null`. Dates 'YYYY-MM-DD', money in dollars with two decimals, places and
 * countries as catalogue codes.
 */
export type DatosDeSolicitud = DatosDe<TablaDeSolicitud>;

/** CLI-036…040: title of the employment section, `null` while no situation is chosen. */
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

/** Fields of the goods, which only some users may write (CLI-055, CLI-056). */
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

/** A change by hand, with what it resets and copies (CLI-065…072); ticking 'final beneficiary' also copies the identification. */
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
