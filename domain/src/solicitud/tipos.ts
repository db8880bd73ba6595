import type { CodigoDepartamento } from '../roles';

/** One application per plan and role: of the holder, of the guarantor (modelo.md). */
export type RolDeSolicitud = 'titular' | 'garante';

/**
 * Everything declared in the application form (CLI-057…064). Empty = `null`. Dates 'AAAA-MM-DD', money in dollars with two decimals,
 * places and countries as catalogue codes.
 */
export interface DatosDeSolicitud {
  // Datos del bien (holder only; seen by 002 and 004)
  estadoBien: string | null;
  valorBien: number | null;
  // Datos personales
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
  genero: string | null;
  fechaNacimiento: string | null;
  estadoCivil: string | null;
  separacionBienes: string | null;
  nacionalidad: string | null;
  anosResidencia: number | null;
  profesion: string | null;
  codigoDactilar: string | null;
  correo: string | null;
  celular: string | null;
  tipoDomicilio: string | null;
  nombrePropietario: string | null;
  telefonoPropietario: string | null;
  domicilioDesde: string | null;
  provinciaCodigo: string | null;
  cantonCodigo: string | null;
  parroquiaCodigo: string | null;
  direccion: string | null;
  referenciaDomicilio: string | null;
  telefonoDomicilio: string | null;
  situacionLaboral: string | null;
  pepExpuesto: string | null;
  pepVinculo: string | null;
  pepNombres: string | null;
  pepParentesco: string | null;
  // Beneficiario final (holder only)
  beneficiarioEsTitular: boolean;
  beneficiarioCedula: string | null;
  beneficiarioNombres: string | null;
  beneficiarioApellidoPaterno: string | null;
  beneficiarioApellidoMaterno: string | null;
  beneficiarioNacionalidad: string | null;
  beneficiarioGenero: string | null;
  beneficiarioActividad: string | null;
  // Datos laborales (V, B) and Datos independiente (I)
  laboralInformal: boolean;
  laboralRuc: string | null;
  laboralNombre: string | null;
  laboralActividad: string | null;
  laboralActividadUafe: string | null;
  laboralCargo: string | null;
  laboralDireccion: string | null;
  laboralTelefono: string | null;
  laboralAnos: number | null;
  laboralCorreo: string | null;
  // Datos pensionista jubilado (H)
  jubilacionTipo: string | null;
  jubilacionInstitucion: string | null;
  jubilacionFecha: string | null;
  // Dependiente de subsidio familiar / Ama de casa (A)
  subsidioPersona: string | null;
  subsidioActividad: string | null;
  subsidioParentesco: string | null;
  subsidioDesde: string | null;
}

/** What the rules of the form need beside its values. */
export interface ContextoDeSolicitud {
  readonly rol: RolDeSolicitud;
  /** Today in Ecuador. */
  readonly hoy: string;
  /** Department of whoever looks; it decides who sees and edits the goods section (CLI-032, CLI-055, CLI-056). */
  readonly idDepartamento: CodigoDepartamento | null;
  /** Identification of the person of this form: 'ticking final beneficiary' copies it. */
  readonly identificacion: string;
}
