import type { DatosDeSolicitud } from '@adjudica/domain';

/**
 * Todo lo que se declara en la solicitud (CLI-057…064); vacío = null. Fechas 'AAAA-MM-DD', montos en dólares con dos decimales, lugares y
 * países como códigos de catálogo. El límite de cada texto, su obligatoriedad y su mensaje los decide el formulario (422, un mensaje por
 * campo); aquí solo consta la forma.
 */
export interface DatosDeclarados {
  /** @maxLength 500 */
  estadoBien?: string | null;
  valorBien?: number | null;
  /** @maxLength 500 */
  nombres?: string | null;
  /** @maxLength 500 */
  apellidoPaterno?: string | null;
  /** @maxLength 500 */
  apellidoMaterno?: string | null;
  /** @maxLength 500 */
  genero?: string | null;
  /** @maxLength 500 */
  fechaNacimiento?: string | null;
  /** @maxLength 500 */
  estadoCivil?: string | null;
  /** @maxLength 500 */
  separacionBienes?: string | null;
  /** @maxLength 500 */
  nacionalidad?: string | null;
  anosResidencia?: number | null;
  /** @maxLength 500 */
  profesion?: string | null;
  /** @maxLength 500 */
  codigoDactilar?: string | null;
  /** @maxLength 500 */
  correo?: string | null;
  /** @maxLength 500 */
  celular?: string | null;
  /** @maxLength 500 */
  tipoDomicilio?: string | null;
  /** @maxLength 500 */
  nombrePropietario?: string | null;
  /** @maxLength 500 */
  telefonoPropietario?: string | null;
  /** @maxLength 500 */
  domicilioDesde?: string | null;
  /** @maxLength 500 */
  provinciaCodigo?: string | null;
  /** @maxLength 500 */
  cantonCodigo?: string | null;
  /** @maxLength 500 */
  parroquiaCodigo?: string | null;
  /** @maxLength 500 */
  direccion?: string | null;
  /** @maxLength 500 */
  referenciaDomicilio?: string | null;
  /** @maxLength 500 */
  telefonoDomicilio?: string | null;
  /** @maxLength 500 */
  situacionLaboral?: string | null;
  /** @maxLength 500 */
  pepExpuesto?: string | null;
  /** @maxLength 500 */
  pepVinculo?: string | null;
  /** @maxLength 500 */
  pepNombres?: string | null;
  /** @maxLength 500 */
  pepParentesco?: string | null;
  beneficiarioEsTitular?: boolean;
  /** @maxLength 500 */
  beneficiarioCedula?: string | null;
  /** @maxLength 500 */
  beneficiarioNombres?: string | null;
  /** @maxLength 500 */
  beneficiarioApellidoPaterno?: string | null;
  /** @maxLength 500 */
  beneficiarioApellidoMaterno?: string | null;
  /** @maxLength 500 */
  beneficiarioNacionalidad?: string | null;
  /** @maxLength 500 */
  beneficiarioGenero?: string | null;
  /** @maxLength 500 */
  beneficiarioActividad?: string | null;
  laboralInformal?: boolean;
  /** @maxLength 500 */
  laboralRuc?: string | null;
  /** @maxLength 500 */
  laboralNombre?: string | null;
  /** @maxLength 500 */
  laboralActividad?: string | null;
  /** @maxLength 500 */
  laboralActividadUafe?: string | null;
  /** @maxLength 500 */
  laboralCargo?: string | null;
  /** @maxLength 500 */
  laboralDireccion?: string | null;
  /** @maxLength 500 */
  laboralTelefono?: string | null;
  laboralAnos?: number | null;
  /** @maxLength 500 */
  laboralCorreo?: string | null;
  /** @maxLength 500 */
  jubilacionTipo?: string | null;
  /** @maxLength 500 */
  jubilacionInstitucion?: string | null;
  /** @maxLength 500 */
  jubilacionFecha?: string | null;
  /** @maxLength 500 */
  subsidioPersona?: string | null;
  /** @maxLength 500 */
  subsidioActividad?: string | null;
  /** @maxLength 500 */
  subsidioParentesco?: string | null;
  /** @maxLength 500 */
  subsidioDesde?: string | null;
}

/** Qué puede hacer este usuario con la solicitud ahora. */
export type AccionDeSolicitud = 'guardar' | 'generar';

/**
 * La solicitud de una clave '{idCodigo}-titular' o '{idCodigo}-garante'. Los datos del bien no aparecen para el departamento 003 ni en la
 * solicitud del garante.
 */
export interface SolicitudVista extends DatosDeclarados {
  /** La clave. */
  id: string;
  idCodigo: string;
  /** 'titular' o 'garante'. */
  rol: string;
  /** De la persona que declara; no se edita aquí. */
  identificacion: string;
  /** 0 = nunca guardada: los datos vienen de la persona. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  guardadaPor: string | null;
  /** Número de aprobación del plan: nace con el primer 'Guardar'. */
  numAprobacion: number | null;
  /** Vacío hasta 'Generar Solicitud'. */
  estadoSol: string | null;
  /** @format date-time */
  generadaEn: string | null;
  /** El último documento muestra lo guardado ahora, también cónyuge, finanzas y referencias. */
  documentoVigente: boolean;
  acciones: AccionDeSolicitud[];
}

export interface SolicitudCambio extends DatosDeclarados {
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  rol?: string;
  /** Solo lectura; se ignora. */
  identificacion?: string;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  numAprobacion?: number | null;
  /** Solo lectura; se ignora. */
  estadoSol?: string | null;
  /** Solo lectura; se ignora. */
  generadaEn?: string | null;
  /** Solo lectura; se ignora. */
  documentoVigente?: boolean;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}

type Assert<T extends true> = T;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** A field of the form that is missing here, or one that the form does not know, does not compile. */
export type CamposComoEnElFormulario = Assert<Same<Required<DatosDeclarados>, DatosDeSolicitud>>;
