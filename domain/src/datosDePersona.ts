import { estadosCiviles } from './codigos';
import { rangoDeEdad } from './fechas';
import { CLI, propios } from './mensajes';
import { soloLetras } from './piezas';
import { campo, enCodigo } from './registro';
import { LIMITES } from './texto';

const patron = soloLetras;
const requerido = propios.campoObligatorio;

/** Data of a person that an application declares too: label and bounds of each, wherever it is entered. */
export const datosDePersona = {
  nombres: campo.texto('Nombres', LIMITES.nombre, { patron, requerido, ejemplo: 'María Fernanda', de: 'titular' }),
  apellidoPaterno: campo.texto('Apellido paterno', 80, { patron, requerido, ejemplo: 'Loor', de: 'titular' }),
  apellidoMaterno: campo.texto('Apellido materno', 80, { patron, de: 'titular' }),
  fechaNacimiento: campo.fecha(
    'Fecha de nacimiento',
    ({ hoy }: { readonly hoy: string }) => rangoDeEdad(hoy),
    propios.edadPermitida,
    {
      requerido: CLI.fechaNacimientoRequerida,
      ayuda: 'De 18 a 105 años.',
    },
  ),
  estadoCivil: campo.opcion('Estado civil', estadosCiviles, { requerido }),
  correo: campo.correo('Correo electrónico', { requerido: CLI.correoRequerido, de: 'titular' }),
  celular: campo.telefono('Celular', [10, 10], {
    requerido: CLI.celularRequerido,
    columna: enCodigo(15),
    de: 'titular',
  }),
  telefono: campo.telefono('Teléfono de domicilio', [9, 9], { columna: enCodigo(15), de: 'titular' }),
  direccion: campo.texto('Dirección', LIMITES.direccion, { requerido: CLI.direccionRequerida, de: 'titular' }),
} as const;
