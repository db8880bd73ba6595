import { estadosCiviles, generos } from '../codigos';
import { tiposDeIdentificacion } from '../identificacion';
import { EST, propios } from '../mensajes';
import { cedulaOPasaporte, palabrasDe, soloLetras } from '../piezas';
import { campo, type DatosDe, enCodigo, LARGO_DE_CUALQUIERA, registro } from '../registro';
import { LIMITES } from '../texto';
import type { RolDeInterviniente } from './tipos';

export interface ContextoDePersona {
  readonly rol: RolDeInterviniente;
}
type Regla = (valores: object, contexto: ContextoDePersona) => boolean;

const deLaEmpresa: Regla = (_, { rol }) => rol === 'representante';
const deParte: Regla = (valores, contexto) => !deLaEmpresa(valores, contexto);
/** The debtor is the holder of the plan, whose name and number change by rectification alone. */
const delTitular: Regla = (_, { rol }) => rol === 'deudor';
const requerido = propios.campoObligatorio;

/** A person of a case: what any of its papers prints of somebody. */
export const formularioDeInterviniente = registro('interviniente', {
  tipoIdentificacion: campo.opcion('Tipo de identificación', tiposDeIdentificacion, {
    requerido,
    bloqueado: delTitular,
  }),
  identificacion: campo.texto('Identificación', LARGO_DE_CUALQUIERA, {
    mayusculas: true,
    patron: cedulaOPasaporte(propios.intervinienteIdentificacion),
    requerido,
    bloqueado: delTitular,
    columna: enCodigo(LARGO_DE_CUALQUIERA),
    clase: 'identificacion',
    ejemplo: '1712345678',
  }),
  nombres: campo.texto('Nombres', LIMITES.nombre, {
    patron: soloLetras,
    requerido,
    bloqueado: delTitular,
    ejemplo: 'María Fernanda',
  }),
  // LEG-552: two words in both fields together
  apellidos: campo.texto('Apellidos', LIMITES.nombre, {
    patron: soloLetras,
    requerido: EST.nombresCompletos,
    requeridoSi: ({ nombres }: { nombres: string | null }) => palabrasDe(nombres ?? '').length < 2,
    bloqueado: delTitular,
    ejemplo: 'Loor Macías',
  }),
  genero: campo.opcion('Género', generos),
  estadoCivil: campo.opcion('Estado civil', estadosCiviles, { visible: deParte }),
  nacionalidad: campo.catalogo('Nacionalidad', 'pais', 2, { visible: deParte, ejemplo: 'EC' }),
  ocupacion: campo.texto('Ocupación', 80, { visible: deParte }),
  direccion: campo.texto('Dirección', 200, { visible: deParte }),
  ciudad: campo.texto('Ciudad', 80, { visible: deParte, clase: 'igual' }),
  telefono: campo.telefono('Teléfono', [7, 10], { visible: deParte }),
  correo: campo.correo('Correo electrónico', { visible: deParte }),
  calidad: campo.texto('En calidad de', 80, { visible: deLaEmpresa, clase: 'igual' }),
});
/** LEG-594: who represents the company is chosen from its catalogue, which fills number and capacity. */
export const formularioDeRepresentante = registro('interviniente', {
  ...formularioDeInterviniente.tabla,
  nombres: {
    ...formularioDeInterviniente.tabla.nombres,
    sugerencias: 'representante',
    llena: { cedula: 'identificacion', calidad: 'calidad' },
  },
});
export type TablaDeInterviniente = typeof formularioDeInterviniente.tabla;
export type DatosDeInterviniente = DatosDe<TablaDeInterviniente>;
export type CampoDeInterviniente = keyof DatosDeInterviniente & string;
