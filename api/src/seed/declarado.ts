import {
  admiteConyuge,
  type DatosDeSolicitud,
  formularioDeSolicitud,
  type RolDeSolicitud,
  type situacionesLaborales,
} from '@adjudica/domain';
import type { Random } from '../random';
import { cedulaCon, generoDe } from './personas';

export type SituacionLaboral = (typeof situacionesLaborales)[number]['codigo'];

export const SITUACIONES: readonly SituacionLaboral[] = ['V', 'I', 'B', 'H', 'V', 'A'];

export const OFICIOS = [
  { F: 'Contadora', M: 'Contador' },
  { F: 'Ingeniera civil', M: 'Ingeniero civil' },
  { F: 'Comerciante', M: 'Comerciante' },
  { F: 'Docente', M: 'Docente' },
  { F: 'Médica', M: 'Médico' },
  { F: 'Transportista', M: 'Transportista' },
  { F: 'Abogada', M: 'Abogado' },
];

const EMPRESAS = [
  { laboralNombre: 'Textiles del Valle', laboralActividad: 'Confección de prendas de vestir' },
  { laboralNombre: 'Distribuidora San Blas', laboralActividad: 'Venta al por mayor de alimentos' },
  { laboralNombre: 'Transportes Cotopaxi', laboralActividad: 'Transporte de carga por carretera' },
  { laboralNombre: 'Ferretería El Constructor', laboralActividad: 'Venta al por menor de materiales de construcción' },
];

/** Holder of the form. */
type Titular = { readonly identificacion: string } & {
  readonly [K in 'nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'estadoCivil' | 'genero']?:
    | DatosDeSolicitud[K]
    | undefined;
};

/** Declarations of somebody in that labour situation; known data of the person (`conocido`) stays. */
export function declarado(
  situacion: SituacionLaboral,
  titular: Titular,
  conocido: Partial<DatosDeSolicitud>,
  random: Random,
): DatosDeSolicitud {
  const casado = admiteConyuge({ estadoCivil: titular.estadoCivil ?? null });
  const genero = generoDe(titular.nombres ?? '');
  const conEmpresa = situacion === 'V' || situacion === 'B' || situacion === 'I';
  const empresa = {
    ...random.pick(EMPRESAS),
    laboralRuc: `${cedulaCon(`17${random.between(1_000_000, 1_999_999)}`)}001`,
    laboralAnos: random.between(1, 22),
  };
  return {
    ...datosDeSolicitud(situacion, { casado }),
    valorBien: random.between(12_000, 38_000),
    genero,
    profesion: random.pick(OFICIOS)[genero],
    tipoDomicilio: 'A',
    nombrePropietario: null,
    telefonoPropietario: null,
    pepExpuesto: 'N',
    pepVinculo: null,
    pepNombres: null,
    pepParentesco: null,
    ...(conEmpresa ? empresa : {}),
    ...conocido,
    beneficiarioEsTitular: true,
    beneficiarioCedula: titular.identificacion.slice(0, 10),
    beneficiarioNombres: titular.nombres ?? null,
    beneficiarioApellidoPaterno: titular.apellidoPaterno ?? null,
    beneficiarioApellidoMaterno: titular.apellidoMaterno || (titular.apellidoPaterno ?? null),
    beneficiarioNacionalidad: 'EC',
    beneficiarioGenero: titular.genero ?? genero,
    beneficiarioActividad: conEmpresa ? empresa.laboralActividad : 'Quehaceres del hogar y rentas propias',
  };
}

export interface OpcionesDeSolicitud {
  rol?: RolDeSolicitud;
  /** Married (no separation of goods) or single. */
  casado?: boolean;
}

/** A completed form for that labour situation: every required field, no hidden one. */
export function datosDeSolicitud(
  situacionLaboral: SituacionLaboral,
  { rol = 'titular', casado = false }: OpcionesDeSolicitud = {},
): DatosDeSolicitud {
  return {
    ...formularioDeSolicitud.vacio(),
    ...(rol === 'titular' ? { estadoBien: 'Nuevo', valorBien: 21_500.5, ...beneficiarioDePrueba } : {}),
    nombres: 'José Antonio',
    apellidoPaterno: 'Ñauñay',
    apellidoMaterno: 'Güillín',
    genero: 'M',
    fechaNacimiento: '1985-05-17',
    estadoCivil: casado ? 'C' : 'S',
    separacionBienes: casado ? 'N' : null,
    nacionalidad: 'EC',
    profesion: 'Ingeniero civil',
    codigoDactilar: 'V4343V',
    correo: 'jose.naunay@correo.example',
    celular: '0991234567',
    tipoDomicilio: 'C',
    nombrePropietario: 'Rosa Elena Mera',
    telefonoPropietario: '022345678',
    domicilioDesde: '2019-07-01',
    provinciaCodigo: '17',
    cantonCodigo: '1701',
    parroquiaCodigo: '170103',
    direccion: 'Av. Amazonas N34-120 y Núñez de Vela',
    referenciaDomicilio: 'Edificio azul, frente al parque',
    telefonoDomicilio: '022345679',
    situacionLaboral,
    pepExpuesto: 'S',
    pepVinculo: 'familiar',
    pepNombres: 'Lucía Güillín',
    pepParentesco: 'hermano',
    ...laboralDePrueba[situacionLaboral],
  };
}

const beneficiarioDePrueba: Partial<DatosDeSolicitud> = {
  beneficiarioCedula: '1718223348',
  beneficiarioNombres: 'Úrsula',
  beneficiarioApellidoPaterno: 'Loor',
  beneficiarioApellidoMaterno: 'Yépez',
  beneficiarioNacionalidad: 'EC',
  beneficiarioGenero: 'F',
  beneficiarioActividad: 'Comercio al por menor',
};

const negocioDePrueba: Partial<DatosDeSolicitud> = {
  laboralRuc: '1790012345001',
  laboralNombre: 'Constructora Los Andes',
  laboralActividad: 'Construcción de edificios',
  laboralActividadUafe: 'A0111.11',
  laboralCargo: 'Residente de obra',
  laboralDireccion: 'Av. 6 de Diciembre N21-45',
  laboralTelefono: '022987654',
  laboralAnos: 7,
};

const laboralDePrueba: Readonly<Record<SituacionLaboral, Partial<DatosDeSolicitud>>> = {
  V: { ...negocioDePrueba, laboralCorreo: 'rrhh@losandes.example' },
  B: { ...negocioDePrueba, laboralCorreo: 'talento@municipio.example' },
  I: negocioDePrueba,
  H: { jubilacionTipo: 'vejez', jubilacionInstitucion: 'iess', jubilacionFecha: '2020-01-31' },
  A: {
    subsidioPersona: 'María Fernanda Peña',
    subsidioActividad: 'Docente',
    subsidioParentesco: 'madre',
    subsidioDesde: '2015-03-01',
  },
};
