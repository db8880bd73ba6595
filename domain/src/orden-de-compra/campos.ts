import { camposDeCuenta } from '../concesionario/cuenta';
import { estaVacio } from '../formulario';
import {
  formatoDeIdentificacion,
  normalizarIdentificacion,
  type TipoIdentificacion,
  tiposDeIdentificacion,
} from '../identificacion';
import { type DefinicionDeLista, SOLO_PROPIAS } from '../lista';
import { CLI, ORD, propios } from '../mensajes';
import { cedulaOPasaporte } from '../piezas';
import { campo, type DatosDe, enCodigo, registro } from '../registro';
import { LIMITES } from '../texto';
import { estadosDeOrden } from './ciclo';

/** ORD-512: every order has the first; the list shows the other one for its annulment. */
const categoriasDeCarta = [
  { codigo: '001', nombre: 'Normal' },
  { codigo: '002', nombre: 'Cancelación' },
] as const;
export const CATEGORIA_DE_ORDEN = '001';

/** ORD-513 */
export const tiposDeCarta = [
  { codigo: '001', nombre: 'Carta vehiculo nuevo' },
  { codigo: '002', nombre: 'Carta vehiculo semi nuevo' },
  { codigo: '003', nombre: 'Carta vehiculo nuevo concesionaria incluye dispositivo' },
] as const;
export type TipoDeCarta = (typeof tiposDeCarta)[number]['codigo'];
export const nombreDeTipoDeCarta = (codigo: string): string =>
  tiposDeCarta.find((tipo) => tipo.codigo === codigo)?.nombre ?? codigo;
export const nombreDeCategoriaDeCarta = (codigo: string): string =>
  categoriasDeCarta.find((categoria) => categoria.codigo === codigo)?.nombre ?? codigo;

/** What the rules of a type of letter read. */
interface SegunTipo {
  readonly tipoCarta: string | null;
  readonly incluyeConcesionario: boolean;
}

const SEMI_NUEVO: TipoDeCarta = '002';
const CON_DISPOSITIVO: TipoDeCarta = '003';

/** ORD-518, ORD-519 */
const conDispositivo = ({ tipoCarta }: SegunTipo): boolean => tipoCarta === CON_DISPOSITIVO;
/** ORD-520, ORD-521 */
const semiNuevo = ({ tipoCarta }: SegunTipo): boolean => tipoCarta === SEMI_NUEVO;
/** ORD-522, decisiones.md, "ORD": all types but a used vehicle that no dealer sells. Until a type is chosen, a dealer may be. */
export const pideConcesionario = ({ tipoCarta, incluyeConcesionario }: SegunTipo): boolean =>
  tipoCarta !== SEMI_NUEVO || incluyeConcesionario;
/** A used vehicle that its owner sells: a private person is paid, of whom identification and account are asked. */
export const pagaAParticular = (valores: SegunTipo): boolean => !pideConcesionario(valores);

type Regla = (valores: SegunTipo) => boolean;
const negada =
  (regla: Regla): Regla =>
  (valores) =>
    !regla(valores);
/** Open and required under one condition, closed otherwise. */
const solo = <const R extends string>(regla: Regla, requerido: R) =>
  ({ requerido, requeridoSi: regla, bloqueado: negada(regla) }) as const;
/** The same for a field that may stay empty. */
const abierto = (regla: Regla) => ({ bloqueado: negada(regla) }) as const;

const requerido = propios.campoObligatorio;
const LLAVES = [1, 2_147_483_647] as const;
const llave = { mensaje: propios.opcionInvalida } as const;
/** Executives belong to the dealer that was chosen before. */
const SIN_EJECUTIVOS = { vendedorId: null, jefeVentasId: null, contableId: null } as const;
const SIN_PARTICULAR = {
  tipoIdentificacionTercero: null,
  identificacionTercero: null,
  bancoTercero: null,
  tipoCuentaTercero: null,
  numeroCuentaTercero: null,
} as const;
const deParticular = solo(pagaAParticular, requerido);
const SIN_CONCESIONARIO = { concesionarioId: null, ...SIN_EJECUTIVOS } as const;

/**
 * What is entered for an order (ORD-511…522, ORD-525, ORD-528): which type opens, requires and resets which field. Dealer, sales manager and
 * accountant stay when the new type also has a dealer.
 */
export const formularioDeOrden = registro('orden-de-compra', {
  tipoCarta: campo.opcion('Tipo de carta', tiposDeCarta, {
    requerido,
    columna: enCodigo(3),
    alCambiar: ({ tipoCarta }: SegunTipo) => ({
      valorDispositivo: null,
      comisionDispositivo: null,
      atencionTercero: null,
      vendedorId: null,
      incluyeConcesionario: false,
      ...SIN_PARTICULAR,
      ...(tipoCarta === SEMI_NUEVO ? SIN_CONCESIONARIO : {}),
    }),
  }),
  incluyeConcesionario: campo.casilla('Incluir concesionario', {
    ...abierto(semiNuevo),
    alCambiar: ({ incluyeConcesionario }: SegunTipo) => (incluyeConcesionario ? SIN_PARTICULAR : SIN_CONCESIONARIO),
  }),
  concesionarioId: campo.entero('Concesionario', LLAVES, {
    ...llave,
    ...solo(pideConcesionario, requerido),
    alCambiar: () => SIN_EJECUTIVOS,
  }),
  vendedorId: campo.entero('Vendedor', LLAVES, { ...llave, ...abierto(pideConcesionario) }),
  jefeVentasId: campo.entero('Jefe de ventas', LLAVES, { ...llave, ...abierto(pideConcesionario) }),
  contableId: campo.entero('Contable', LLAVES, { ...llave, ...abierto(pideConcesionario) }),
  valorDispositivo: campo.monto('Valor dispositivo', 1, {
    mensaje: ORD.valorDispositivo,
    ...solo(conDispositivo, ORD.valorDispositivo),
  }),
  atencionTercero: campo.texto('Atención a tercero', LIMITES.nombre, solo(semiNuevo, requerido)),
  tipoIdentificacionTercero: campo.opcion('Tipo de identificación', tiposDeIdentificacion, {
    ...deParticular,
    columna: enCodigo(1),
  }),
  identificacionTercero: campo.texto('Identificación', 20, {
    ...deParticular,
    mayusculas: true,
    patron: cedulaOPasaporte(propios.particularPasaporte),
    columna: enCodigo(20),
    clase: 'identificacion',
  }),
  bancoTercero: { ...camposDeCuenta.banco, ...deParticular },
  tipoCuentaTercero: { ...camposDeCuenta.tipoCuenta, ...deParticular },
  numeroCuentaTercero: { ...camposDeCuenta.numeroCuenta, ...deParticular },
  porcentajeComision: campo.monto('% de comisión', 0, {
    maximo: 100,
    mensaje: CLI.valorMinimo0,
    unidad: '%',
    requerido,
  }),
  comisionDispositivo: campo.monto('Comisión dispositivo', 0, {
    mensaje: CLI.valorMinimo0,
    ...abierto(conDispositivo),
  }),
});
export type TablaDeOrden = typeof formularioDeOrden.tabla;
export type DatosDeOrden = DatosDe<TablaDeOrden>;
type Campo = keyof DatosDeOrden;

/** ORD-513: the type of letter must agree with the state in the sheet of the good; a sheet without a state is not compared. */
export function errorDeTipoDeCarta(
  tipoCarta: string | null | undefined,
  estadoBien: string | null,
): Pick<Record<Campo, string>, 'tipoCarta'> | undefined {
  if (estadoBien === null || !tiposDeCarta.some(({ codigo }) => codigo === tipoCarta)) return undefined;
  return (tipoCarta === SEMI_NUEVO) === (estadoBien === 'Usado')
    ? undefined
    : { tipoCarta: propios.tipoDeCartaSinBien(estadoBien) };
}

const FORMAS: Readonly<Record<TipoIdentificacion, string>> = {
  C: propios.particularCedula,
  R: propios.particularRuc,
  P: propios.particularPasaporte,
};

/** The identification of a private person has the form of its kind; its check digit only warns. */
export function errorDeParticular({
  tipoIdentificacionTercero,
  identificacionTercero,
}: Partial<DatosDeOrden>): Pick<Record<Campo, string>, 'identificacionTercero'> | undefined {
  const tipo = tiposDeIdentificacion.find(({ codigo }) => codigo === tipoIdentificacionTercero)?.codigo;
  if (tipo === undefined || typeof identificacionTercero !== 'string' || estaVacio(identificacionTercero))
    return undefined;
  return formatoDeIdentificacion(tipo, normalizarIdentificacion(identificacionTercero))
    ? undefined
    : { identificacionTercero: FORMAS[tipo] };
}

/** Labels of the calculated amounts (ORD-524, ORD-526). */
export const etiquetasDeCalculos = {
  valorPlan: 'Valor del plan',
  valorComision: 'Valor de comisión',
  diferenciaPrecio: 'Diferencia de precio',
  pagoConcesionario: 'Pago a concesionario',
} as const;

/** A value of a field that its type closes is refused and not dropped: the order would not be the one that was meant. */
export function camposCerrados(valores: DatosDeOrden): Record<string, string> {
  const cerrado = (nombre: Campo): boolean =>
    !estaVacio(valores[nombre]) &&
    valores[nombre] !== false &&
    formularioDeOrden.estaBloqueado(nombre, valores, undefined);
  return Object.fromEntries(
    formularioDeOrden.nombres.filter(cerrado).map((nombre) => [nombre, propios.noCorrespondeAlTipo]),
  );
}

/** ORD-502: newest first. `q`: words of the name, or the start of a cédula. */
export const listaDeOrdenes: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'cedula', 'nombreCliente', 'fecha', 'estado', 'pagoConcesionario'],
  filtros: {
    estado: estadosDeOrden,
    q: 'texto',
    cliente: 'texto',
    plan: 'texto',
    medio: 'entero',
    ejecutivo: SOLO_PROPIAS,
    actualizadoDesde: 'instante',
  },
};
