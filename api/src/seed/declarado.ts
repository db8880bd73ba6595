import { admiteConyuge, type DatosDeSolicitud } from '@adjudica/domain';
import { datosDeSolicitud, type SituacionLaboral } from './builders';
import { cedulaCon, generoDe } from './personas';
import type { Random } from './random';

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

/** Whose form it is. */
type Titular = { readonly identificacion: string } & {
  readonly [K in 'nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'estadoCivil' | 'genero']?:
    | DatosDeSolicitud[K]
    | undefined;
};

/** What somebody in that labour situation declares; what is known of the person (`conocido`) stands. */
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
