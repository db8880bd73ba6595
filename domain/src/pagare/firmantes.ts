import { concordar, segunGenero } from '../concordancia';
import { type Firmante, generoDe, type PersonaEnPapel, type PersonasEnPapel } from '../firmas';
import { propios } from '../mensajes';

/** Who answers for the note as aval. The spouse of a guarantor authorises, and is none (decisiones.md). */
export const avalesDe = ({ garante, segundoGarante }: PersonasEnPapel): PersonaEnPapel[] =>
  [garante, segundoGarante].filter((persona) => persona !== undefined);

/** Spouses of guarantors, with whose aval each authorises. */
export const autorizanAval = ({
  garante,
  garanteConyuge,
  segundoGarante,
  segundoGaranteConyuge,
}: PersonasEnPapel): { readonly persona: PersonaEnPapel; readonly aval: PersonaEnPapel }[] =>
  [
    { persona: garanteConyuge, aval: garante },
    { persona: segundoGaranteConyuge, aval: segundoGarante },
  ].flatMap(({ persona, aval }) => (persona === undefined || aval === undefined ? [] : [{ persona, aval }]));

const VINCULOS: Readonly<Record<string, string>> = { C: 'cónyuge', U: 'conviviente' };
/** 'cónyuge', 'conviviente'; of a person whose state is unknown both. */
export const vinculoEnFrase = ({ estadoCivil }: PersonaEnPapel): string =>
  VINCULOS[estadoCivil ?? ''] ?? 'cónyuge o conviviente';

/** 'el deudor', 'la deudora', 'los deudores' … */
export const deudoresEnFrase = (deudores: readonly PersonaEnPapel[]): string =>
  concordar(['el deudor', 'la deudora', 'los deudores', 'las deudoras'], deudores.map(generoDe));

/** 'del deudor', 'de la deudora'. */
export const delDeudor = (elDeudor: string): string => `de ${elDeudor}`.replace(/^de el /, 'del ');

export const conMayuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase('es') + texto.slice(1);

/** The debtor, or his attorney. */
export const firmanteDeudor = ({ deudor, apoderado }: PersonasEnPapel): Firmante[] => {
  if (deudor === undefined) return [];
  return apoderado === undefined
    ? [{ ...deudor, calidad: segunGenero('El deudor', 'La deudora', generoDe(deudor)) }]
    : [{ ...apoderado, calidad: propios.firmaApoderado(deudor.nombre) }];
};
/** The spouse by what binds them. */
export const firmanteConyuge = ({ deudor, conyuge }: PersonasEnPapel): Firmante[] =>
  conyuge === undefined ? [] : [{ ...conyuge, calidad: conMayuscula(vinculoEnFrase(deudor ?? conyuge)) }];

/** Who signs a note, in order. */
export const firmantesDePagare = (personas: PersonasEnPapel): Firmante[] => [
  ...firmanteDeudor(personas),
  ...firmanteConyuge(personas),
  ...avalesDe(personas).map((persona) => ({ ...persona, calidad: propios.firmaAval })),
  ...autorizanAval(personas).map(({ persona, aval }) => ({
    ...persona,
    calidad: propios.firmaAutorizaAval(aval.nombre),
  })),
];
