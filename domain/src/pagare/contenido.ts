import { mensajes, propios } from '../mensajes';
import { cedulaEnteraOPasaporte } from '../piezas';
import type { DatosDePersonas } from './campos';
import { personasDePagare } from './personas';

/** Contents of the note that the law requires. */
export interface HechosDelContenido {
  /** Dollars. */
  readonly monto: number;
  readonly plazo: number;
  readonly fechaEmision: string;
  readonly fechaInicial: string;
  /** Name of the city; `null` = unknown. */
  readonly ciudad: string | null;
  /** The debtor. */
  readonly cedula: string;
  readonly nombre: string;
  /** `null` = not saved yet. */
  readonly personas: DatosDePersonas | null;
  /** Number of the attorney, who signs in the debtor's place. */
  readonly apoderado?: string | null;
  /** Numbers of who signs beside those of the note, or another paper of the case. */
  readonly otrosFirmantes?: readonly (string | null)[];
}

export type ContenidoDePagare =
  | 'denominacion'
  | 'promesa'
  | 'vencimiento'
  | 'lugarDePago'
  | 'beneficiario'
  | 'fechaYLugar'
  | 'firma';

/** One of the seven contents; `falta` = why it is missing, `null` = it is there. */
export interface LineaDelContenido {
  readonly contenido: ContenidoDePagare;
  readonly nombre: string;
  readonly falta: string | null;
}

/** A cédula with its ten digits, or a passport, as the form requires. */
const esPosible = (numero: string | null): boolean => numero === null || cedulaEnteraOPasaporte.expresion.test(numero);

const siFalla = (falla: boolean, texto: string): string | null => (falla ? texto : null);

/** A signer needs name and number, and a thumbprint a signer whose it is and a witness. */
function faltaEnFirmas(hechos: HechosDelContenido): string | null {
  const { cedula, nombre, personas, apoderado, otrosFirmantes = [] } = hechos;
  if (cedula === '' || nombre === '') return propios.pagareSinSuscriptor;
  if (personas === null) return propios.pagareSinPersonas;
  const aMedias = personasDePagare.find(
    (p) => p.rol !== 'representante' && (personas[p.cedula] === null) !== (personas[p.nombre] === null),
  );
  if (aMedias !== undefined) return propios.pagarePersonaAMedias(propios.pagarePersonas[aMedias.rol]);
  const imposible = personasDePagare.find((p) => !esPosible(personas[p.cedula]));
  if (imposible !== undefined) return propios.pagareCedulaImposible(propios.pagarePersonas[imposible.rol]);
  if (personas.huellaNombre === null) return null;
  const firman = [apoderado ?? cedula, ...FIRMAN.map((campo) => personas[campo]), ...otrosFirmantes];
  if (!firman.includes(personas.huellaCedula)) return propios.intervinienteHuellaAjena(personas.huellaNombre);
  return siFalla(personas.testigoNombre === null, propios.pagareHuellaSinTestigo);
}

const FIRMAN = ['conyugeCedula', 'garanteCedula', 'garanteConyugeCedula', 'segundoGaranteCedula'] as const;

function faltaEnVencimiento({ plazo, fechaInicial, fechaEmision }: HechosDelContenido): string | null {
  if (plazo <= 0) return propios.pagareSinCuotas;
  return siFalla(fechaInicial < fechaEmision, propios.pagareVenceAntes);
}

/**
 * The seven contents of a pagaré a la orden by the Código de Comercio of Ecuador (docs/textos-legales.md), in the order of the law. The printed text
 * itself brings the denomination and the promise.
 */
function faltasDe(hechos: HechosDelContenido): Readonly<Record<ContenidoDePagare, string | null>> {
  const sinCiudad = siFalla(hechos.ciudad === null, propios.pagareSinCiudad);
  return {
    denominacion: null,
    promesa: siFalla(hechos.monto <= 0, mensajes.LEG.montoCero),
    vencimiento: faltaEnVencimiento(hechos),
    lugarDePago: sinCiudad,
    beneficiario: siFalla((hechos.personas?.representanteNombre ?? null) === null, propios.pagareSinRepresentante),
    fechaYLugar: sinCiudad,
    firma: faltaEnFirmas(hechos),
  };
}

export function contenidosDePagare(hechos: HechosDelContenido): LineaDelContenido[] {
  const faltas = faltasDe(hechos);
  return (Object.keys(faltas) as ContenidoDePagare[]).map((contenido) => ({
    contenido,
    nombre: propios.pagareContenidos[contenido],
    falta: faltas[contenido],
  }));
}

/** Missing contents, each once, in the order of the law. */
export const faltantesDePagare = (hechos: HechosDelContenido): string[] => [
  ...new Set(Object.values(faltasDe(hechos)).filter((falta) => falta !== null)),
];
