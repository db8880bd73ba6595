import type { PapelEmitido } from '../caso/tipos';
import type { Fecha } from '../fechas';
import type { LineaDeFirma } from '../firmas';
import { propios } from '../mensajes';
import type { Permiso } from '../roles';
import { normalizar } from '../texto';
import type { EstadoDePapel } from './ciclo';
import type { TipoDePapel } from './tipos';

interface ClaseDePapel {
  /** As people name it. `clave`: number of the record, or code of its plan; of an addendum 'plan/number'. */
  readonly nombre: (clave: string) => string;
  /** Needed to read it. */
  readonly lee: Permiso;
}

/** In the order of their signature. */
export const papelesQueSeFirman: Readonly<Record<TipoDePapel, ClaseDePapel>> = {
  pagare: { nombre: (numero) => `Pagaré No. ${numero}`, lee: 'pagare:leer' },
  prenda: { nombre: (numero) => `Prenda del pagaré No. ${numero}`, lee: 'prenda:leer' },
  contrato: { nombre: (plan) => `Contrato del plan ${plan}`, lee: 'contrato:leer' },
  adenda: {
    nombre: (clave) => {
      const [plan = '', numero = ''] = clave.split('/');
      return propios.adendaDe(numero, plan);
    },
    lee: 'contrato:leer',
  },
  'orden-de-compra': { nombre: (numero) => `Orden de compra No. ${numero}`, lee: 'orden:leer' },
  'solicitud-de-pago': { nombre: (numero) => `Orden de pago No. ${numero}`, lee: 'pago:leer' },
  'carta-salida': { nombre: (plan) => `Carta de salida del plan ${plan}`, lee: 'carta:leer' },
};
export const tiposDePapel = Object.keys(papelesQueSeFirman) as readonly TipoDePapel[];

/** Of these legal keeps the signed copies. */
export const papelesDeLegal: readonly TipoDePapel[] = ['pagare', 'prenda', 'contrato', 'adenda'];

/** The papers of a case that still lack their signed copy. */
export const sinCopiaFirmada = <P extends { readonly estado: EstadoDePapel }>(papeles: readonly P[]): P[] =>
  papeles.filter(({ estado }) => estado === 'emitido');

const EN_UNA_LINEA = 3;

/** What of a case is still to be signed, in one line; null = nothing. Papers of legal, and others that somebody signed already. */
export function firmasQueFaltan(papeles: readonly PapelEmitido[]): string | null {
  const nombres = sinCopiaFirmada(papeles)
    .filter(({ tipo, faltan = [] }) => papelesDeLegal.includes(tipo) || faltan.length > 0)
    .map(({ tipo, registro, faltan = [] }) => propios.papelQueFalta(papelesQueSeFirman[tipo].nombre(registro), faltan));
  return nombres.length === 0
    ? null
    : propios.papelesQueFaltan(nombres.slice(0, EN_UNA_LINEA), Math.max(0, nombres.length - EN_UNA_LINEA));
}

/** Why the day of signature is impossible; `null` = possible. `emitido`: day of issue. */
export const rechazoDeDiaDeFirma = (fecha: string, { emitido, hoy }: { emitido: Fecha; hoy: Fecha }): string | null =>
  fecha < emitido || fecha > hoy ? propios.papelDiaFuera : null;

/** Who signed, as his certificate says. */
export interface FirmanteElectronico {
  readonly nombre: string;
  /** Cédula or passport; `null` = the certificate does not say. */
  readonly identificacion: string | null;
}
type Linea = Pick<LineaDeFirma, 'nombre' | 'identificacion' | 'calidad'>;

const palabras = (nombre: string): string => normalizar(nombre).split(' ').sort().join();
/** By number, and by name where one of both has none. */
const esDe = ({ nombre, identificacion }: FirmanteElectronico, linea: Linea): boolean => {
  const numero = linea.identificacion.slice(linea.identificacion.lastIndexOf(' ') + 1);
  return identificacion === null || numero === ''
    ? palabras(nombre) === palabras(linea.nombre)
    : numero === identificacion || numero === `${identificacion}001`;
};

/** What the signer is in the paper; `null` = it has no line for him. */
export const calidadDeFirmante = (firmante: FirmanteElectronico, lineas: readonly Linea[]): string | null =>
  lineas.find((linea) => esDe(firmante, linea))?.calidad ?? null;

/** Names on the lines of a paper that nobody signed yet; a paper without lines lacks none. */
export const faltanPorFirmar = (lineas: readonly Linea[], firmantes: readonly FirmanteElectronico[]): string[] => [
  ...new Set(
    lineas.filter((linea) => !firmantes.some((firmante) => esDe(firmante, linea))).map(({ nombre }) => nombre),
  ),
];
