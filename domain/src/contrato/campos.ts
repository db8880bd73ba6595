import { admiteConyuge, estadosCiviles, estadosDeVehiculo, separacionDeBienes } from '../codigos';
import type { Formulario } from '../formulario';
import { EST, LEG, propios } from '../mensajes';
import { rangoDeFirma } from '../pagare/campos';
import { type ContextoDeFechas, nombreCompleto } from '../piezas';
import { campo, type DatosDe, enCodigo, registro } from '../registro';
import { LIMITES } from '../texto';

/** Values that the rules of the table read. */
interface V {
  estadoCivil: string | null;
  separacionBienes: string | null;
  aval: boolean;
}
/** What else the rules know of the plan. */
export interface ContextoDeCabecera extends ContextoDeFechas {
  /** New or used, from its sheet; `null` = without a sheet, or a house. */
  readonly estadoBien: string | null;
  /** A note says where and when it is signed. */
  readonly conPagare: boolean;
}

type Pareja = Pick<V, 'estadoCivil' | 'separacionBienes'>;
const conPareja = (v: Pick<V, 'estadoCivil'>): boolean => admiteConyuge(v);
const separada = (v: Pareja): boolean => admiteConyuge(v) && v.separacionBienes === 'S';
/** The good belongs to both spouses: both sign, in person or by power of attorney. */
export const firmaElConyuge = (v: Pareja): boolean => admiteConyuge(v) && v.separacionBienes === 'N';
const conAval = ({ aval }: Pick<V, 'aval'>): boolean => aval;
const requerido = propios.campoObligatorio;
const sinPagare = (_: object, { conPagare }: Pick<ContextoDeCabecera, 'conPagare'>): boolean => !conPagare;

/** Header of a contract (LEG-589). Guarantee and bar code are no fields: risk decides the one, the other follows from the contract. */
export const formularioDeContrato = registro('contrato', {
  estadoCivil: campo.opcion('Estado civil', estadosCiviles, { requerido, ejemplo: 'S' }),
  separacionBienes: campo.opcion('Separación de bienes', separacionDeBienes, { requerido, visible: conPareja }),
  disolucionConyugal: campo.parrafo('Disolución de la sociedad conyugal', LIMITES.comentario, {
    requerido,
    visible: separada,
    ayuda: 'Notaría o juzgado, fecha e inscripción en el Registro Civil.',
    de: 'titular',
  }),
  poderConyuge: campo.parrafo('Poder del cónyuge', LIMITES.comentario, {
    visible: firmaElConyuge,
    ayuda: 'Notaría y fecha, si el cónyuge no firma en persona.',
    de: 'titular',
  }),
  apoderado: campo.texto('Apoderado del cliente', LIMITES.nombre, {
    patron: nombreCompleto(2, EST.nombresCompletos),
    ayuda: 'Si no firma el cliente en persona.',
  }),
  estadoBien: campo.opcion('Estado del bien', estadosDeVehiculo, {
    requerido,
    fijado: (_: object, { estadoBien }: Pick<ContextoDeCabecera, 'estadoBien'>) => estadoBien ?? undefined,
    bloqueado: (_: object, { estadoBien }: Pick<ContextoDeCabecera, 'estadoBien'>) => estadoBien !== null,
    columna: enCodigo(5),
    ejemplo: 'Nuevo',
  }),
  aval: campo.casilla('Con garante'),
  avalConyuge: campo.casilla('Firma el cónyuge del garante', { visible: conAval }),
  lugarEmision: campo.catalogo('Ciudad', 'ciudad', 6, { requerido: LEG.seleccioneCiudad, visible: sinPagare }),
  fechaEmision: campo.fecha('Día de firma', rangoDeFirma, propios.firmaFueraDeRango, {
    requerido,
    visible: sinPagare,
  }),
});
export type TablaDeContrato = typeof formularioDeContrato.tabla;
export type DatosDeContrato = DatosDe<TablaDeContrato>;

/** The form for a screen that knows its plan: the context is bound to it. */
export const cabeceraDeContrato = (
  contexto: ContextoDeCabecera,
): Formulario<DatosDeContrato, unknown> & { readonly nombre: string } => ({
  ...formularioDeContrato,
  campos: formularioDeContrato.campos as Formulario<DatosDeContrato, unknown>['campos'],
  estaVisible: (campo, valores) => formularioDeContrato.estaVisible(campo, valores, contexto),
  esRequerido: (campo, valores) => formularioDeContrato.esRequerido(campo, valores, contexto),
  estaBloqueado: (campo, valores) => formularioDeContrato.estaBloqueado(campo, valores, contexto),
  revisar: (entrada) => formularioDeContrato.revisar(entrada, contexto),
  esquema: () => formularioDeContrato.esquema(contexto),
});
