import { ErrorDeNegocio } from './errores';

/** What an unmet rule does: 'avisa' asks for a confirmation that is kept, 'impide' refuses the act. */
export const modosDePolitica = ['avisa', 'impide'] as const;
export type ModoDePolitica = (typeof modosDePolitica)[number];

/** A rule as evaluated before one act. */
export interface ReglaRevisada<C extends string = string> {
  readonly codigo: C;
  /** The requirement in words. */
  readonly nombre: string;
  readonly cumple: boolean;
  readonly encontrado: string;
  readonly modo: ModoDePolitica;
}
type Juzgada = Pick<ReglaRevisada, 'cumple' | 'modo'>;

/** Unmet rules that only warn: whoever acts confirms each of them. */
export const porConfirmar = <R extends Juzgada>(reglas: readonly R[]): R[] =>
  reglas.filter(({ cumple, modo }) => !cumple && modo === 'avisa');

export const queImpiden = <R extends Juzgada>(reglas: readonly R[]): R[] =>
  reglas.filter(({ cumple, modo }) => !cumple && modo === 'impide');

/** A rule and what it found, in one sentence. */
export const textoDeRegla = ({ nombre, encontrado }: Pick<ReglaRevisada, 'nombre' | 'encontrado'>): string =>
  `${nombre}: ${encontrado}`;

/** Texts of the two refusals, from the rules in words. */
export interface TextosDePolitica {
  readonly impide: (reglas: readonly string[]) => string;
  readonly sinConfirmar: (reglas: readonly string[]) => string;
}

/** Why the act is refused; null = it isn't. `confirmadas`: unmet rules that whoever acts accepts. */
export function rechazoPorReglas<C extends string>(
  reglas: readonly ReglaRevisada<C>[],
  confirmadas: readonly C[],
  textos: TextosDePolitica,
): ErrorDeNegocio | null {
  const rechazo = (codigo: string, texto: TextosDePolitica['impide'], cuales: readonly ReglaRevisada<C>[]) =>
    cuales.length === 0
      ? null
      : new ErrorDeNegocio('regla', codigo, texto(cuales.map(textoDeRegla)), {
          detalle: { reglas: cuales.map((regla) => regla.codigo) },
        });
  const sinConfirmar = porConfirmar(reglas).filter(({ codigo }) => !confirmadas.includes(codigo));
  return (
    rechazo('politica-impide', textos.impide, queImpiden(reglas)) ??
    rechazo('politica-sin-confirmar', textos.sinConfirmar, sinConfirmar)
  );
}
