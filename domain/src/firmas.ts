import type { ConGenero } from './concordancia';
import { type TipoIdentificacion, tipoProbable } from './identificacion';

/** A person as papers name one: given names first. */
export interface PersonaEnPapel extends Partial<ConGenero> {
  readonly nombre: string;
  readonly identificacion: string;
  /** 'C', 'R', 'P'; unknown follows from the number. */
  readonly tipoIdentificacion?: string | null;
  readonly estadoCivil?: string | null;
  readonly direccion?: string | null;
  readonly telefono?: string | null;
  readonly correo?: string | null;
}
export type RolEnPapel =
  | 'deudor'
  | 'conyuge'
  | 'apoderado'
  | 'garante'
  | 'garanteConyuge'
  | 'segundoGarante'
  | 'segundoGaranteConyuge'
  | 'depositario'
  | 'huella'
  | 'firmanteARuego'
  | 'testigo'
  | 'representante';
/** Persons that the papers of a case name; left out = nobody. */
export type PersonasEnPapel = { readonly [R in RolEnPapel]?: PersonaEnPapel };

export interface Firmante extends PersonaEnPapel {
  /** 'La deudora', 'Garante solidario' … */
  readonly calidad: string;
}

/** Somebody of the paper who can't sign leaves a fingerprint; another person signs for him before a witness. */
export interface FirmaARuego {
  /** Who leaves the fingerprint. */
  readonly huella: PersonaEnPapel;
  /** `null` = not said yet. */
  readonly firma: PersonaEnPapel | null;
  readonly testigo: PersonaEnPapel | null;
}

/** A line below a paper, or the place of a fingerprint. */
export interface LineaDeFirma {
  readonly nombre: string;
  /** 'C.I. 1712345678'; '' where none is known. */
  readonly identificacion: string;
  readonly calidad: string;
  readonly huella: boolean;
}

export const generoDe = ({ genero = null }: Partial<ConGenero>): ConGenero => ({ genero });

const DOCUMENTOS = {
  C: { enLinea: 'C.I.', enFrase: 'cédula' },
  R: { enLinea: 'RUC', enFrase: 'RUC' },
  P: { enLinea: 'Pasaporte', enFrase: 'pasaporte' },
} as const;
type Documento = Pick<PersonaEnPapel, 'identificacion' | 'tipoIdentificacion'>;
const documentoDe = ({ identificacion, tipoIdentificacion }: Documento) =>
  DOCUMENTOS[(tipoIdentificacion ?? tipoProbable(identificacion)) as TipoIdentificacion];

/** 'cédula', 'RUC', 'pasaporte'. */
export const documentoEnFrase = (persona: Documento): string => documentoDe(persona).enFrase;
/** 'C.I. 1712345678'; '' = unknown. */
export const documentoEnLinea = (persona: Documento): string =>
  persona.identificacion === '' ? '' : `${documentoDe(persona).enLinea} ${persona.identificacion}`;
/** 'Ana Loor, con cédula número 1712345678'. */
export const identificada = (persona: PersonaEnPapel): string =>
  persona.identificacion === ''
    ? persona.nombre
    : `${persona.nombre}, con ${documentoEnFrase(persona)} número ${persona.identificacion}`;

/** 'A, con cédula número 1, y B, con cédula número 2'. */
export const identificadas = (personas: readonly PersonaEnPapel[]): string => {
  const todas = personas.map(identificada);
  return [...todas.slice(0, -2), todas.slice(-2).join(', y ')].join(', ');
};

/** One person is one line, whatever the capacities. */
const claveDe = ({ identificacion, nombre }: PersonaEnPapel): string => identificacion || nombre;
const mismaPersona = (a: PersonaEnPapel, b: PersonaEnPapel): boolean => claveDe(a) === claveDe(b);

const minuscula = (texto: string): string => texto.charAt(0).toLocaleLowerCase('es') + texto.slice(1);

/** One entry for each person, whose capacities are named together: 'La deudora y depositaria'. */
function sinRepetir(firmantes: readonly Firmante[]): Firmante[] {
  const vistos = new Map<string, Firmante>();
  for (const firmante of firmantes) {
    const antes = vistos.get(claveDe(firmante));
    const calidad = antes === undefined ? firmante.calidad : `${antes.calidad} y ${minuscula(firmante.calidad)}`;
    vistos.set(claveDe(firmante), { ...(antes ?? firmante), calidad });
  }
  return [...vistos.values()];
}

const linea = ({ calidad, ...persona }: Firmante, huella = false): LineaDeFirma => ({
  nombre: persona.nombre,
  identificacion: documentoEnLinea(persona),
  calidad,
  huella,
});

/** What stands below a paper, in the order of its signers: one line a person; of one who can't sign, the fingerprint, who signs for him and the witness. */
export function lineasDeFirma(firmantes: readonly Firmante[], ruego: FirmaARuego | null): LineaDeFirma[] {
  return sinRepetir(firmantes).flatMap((firmante): LineaDeFirma[] => {
    if (ruego === null || !mismaPersona(firmante, ruego.huella)) return [linea(firmante)];
    const { firma, testigo } = ruego;
    return [
      linea(firmante, true),
      ...(firma === null ? [] : [linea({ ...firma, calidad: `A ruego de ${firmante.nombre}` })]),
      ...(testigo === null ? [] : [linea({ ...testigo, calidad: 'Testigo' })]),
    ];
  });
}

/** 'Por no poder firmar, Ana Loor, con cédula …, imprime su huella dactilar; a su ruego firma …, en presencia de …, testigo.' */
export const textoDeRuego = ({ huella, firma, testigo }: FirmaARuego): string =>
  [
    `Por no poder firmar, ${identificada(huella)}, imprime su huella dactilar`,
    ...(firma === null ? [] : [`a su ruego firma ${identificada(firma)}`]),
    ...(testigo === null ? [] : [`lo presencia como testigo ${identificada(testigo)}`]),
  ].join('; ');

/** Copies of a paper: one for the company and one for each other signer. */
export const ejemplaresDe = (firmantes: readonly Firmante[]): number => sinRepetir(firmantes).length;

/** Of the persons of a case; `null` = everybody signs. */
export const ruegoDe = ({ huella, ...personas }: PersonasEnPapel): FirmaARuego | null =>
  huella === undefined ? null : { huella, firma: personas.firmanteARuego ?? null, testigo: personas.testigo ?? null };

/** The same in a paper with these signers: the print of somebody else is not asked for there. */
export const ruegoEntre = (firmantes: readonly PersonaEnPapel[], ruego: FirmaARuego | null): FirmaARuego | null =>
  ruego !== null && firmantes.some((firmante) => mismaPersona(firmante, ruego.huella)) ? ruego : null;
