import { ECUADOR, generos, situacionesLaborales } from '../codigos';
import { rangoDeEdad } from '../fechas';
import { CLI, EST, propios } from '../mensajes';
import { type ContextoDeFechas, nombreCompleto } from '../piezas';
import { campo, type DatosDe, enSeccion, registro } from '../registro';
import { LIMITES } from '../texto';

export type SeccionDeConyuge = 'personales' | 'laboral';
/** Values that the rules of the table read. */
interface V {
  situacionLaboral: string | null;
  nacionalidad: string | null;
}

/** Employees and the independent have a job; pensioners and dependants do not. */
const trabaja = (v: Pick<V, 'situacionLaboral'>): boolean => ['V', 'B', 'I'].includes(v.situacionLaboral ?? '');
const visible = trabaja;

const laboral = enSeccion('laboral', {
  laboralNombre: campo.texto('Nombre de la empresa o negocio', 120, { visible }),
  laboralRuc: campo.digitos('RUC', [10, 13], propios.rucLargo, { visible }),
  laboralActividad: campo.texto('Actividad económica', 120, { visible }),
  laboralCargo: campo.texto('Cargo u ocupación', 80, { visible }),
  laboralAnos: campo.entero('Años de antigüedad', [0, 100], { mensaje: EST.anosCorrecto, visible }),
  laboralTelefono: campo.telefono('Teléfono', [7, 10], { visible }),
  laboralCorreo: campo.correo('Correo de la empresa', { visible }),
  laboralDireccion: campo.texto('Dirección', LIMITES.direccion, { visible }),
});

const sinEmpresa = Object.fromEntries(Object.keys(laboral).map((nombre) => [nombre, null])) as Readonly<
  Record<keyof typeof laboral, null>
>;

/** The spouse's form (EST-524…530). Required is only what the specification requires: identification, names, job. */
export const formularioDeConyuge = registro('conyuge', {
  ...enSeccion('personales', {
    identificacion: campo.identificacion('Cédula', { requerido: EST.campoObligatorio, ejemplo: '1712345678' }),
    /** Names, then surnames in one input; stored in parts (`separarNombre`). */
    nombreCompleto: campo.texto('Nombres y apellidos completos', LIMITES.nombre, {
      // letters only and three words, in one message for both
      patron: nombreCompleto(3, EST.nombresCompletos),
      requerido: EST.campoObligatorio,
      columna: null,
      ejemplo: 'Lucía Güillín Peña',
    }),
    fechaNacimiento: campo.fecha(
      'Fecha de nacimiento',
      ({ hoy }: ContextoDeFechas) => rangoDeEdad(hoy),
      propios.edadPermitida,
      { ayuda: 'De 18 a 105 años.' },
    ),
    genero: campo.opcion('Género', generos),
    nacionalidad: campo.catalogo('Nacionalidad', 'pais', 2, { alCambiar: () => ({ anosResidencia: null }) }),
    anosResidencia: campo.entero('Años de residencia en el país', [0, 100], {
      mensaje: EST.anosCorrecto,
      visible: (v: Pick<V, 'nacionalidad'>) => v.nacionalidad !== null && v.nacionalidad !== ECUADOR,
      ayuda: 'Solo para extranjeros.',
    }),
    profesion: campo.texto('Profesión', 80),
    situacionLaboral: campo.opcion('Situación laboral', situacionesLaborales, {
      requerido: CLI.situacionLaboralRequerida,
      // a job without a company clears it; among jobs that have one, what was typed stays
      alCambiar: (v: V) => (trabaja(v) ? {} : sinEmpresa),
    }),
  }),
  ...laboral,
});
export type TablaDeConyuge = typeof formularioDeConyuge.tabla;
export type DatosDeConyuge = DatosDe<TablaDeConyuge>;

/** Sections in their order, with titles; the company only for jobs that have one. */
export function seccionesDeConyuge(
  v: Pick<DatosDeConyuge, 'situacionLaboral'>,
): { seccion: SeccionDeConyuge; titulo: string }[] {
  return [
    { seccion: 'personales', titulo: CLI.datosPersonales },
    ...(trabaja(v) ? [{ seccion: 'laboral' as const, titulo: CLI.datosLaborales }] : []),
  ];
}
