import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type BloqueDeContrato,
  type CondicionesDeFormato,
  codigoDeFormato,
  MAXIMO_ENRIQUECIDO,
  rechazoDeTextoEnriquecido,
  sinCondiciones,
} from '@adjudica/domain';
import { columnasDeCondiciones } from '../capabilities/formato';

/** Same depth from src/seed and from dist/seed. */
const CLAUSULAS = resolve(__dirname, '../../../templates/clausulas');
/** Earlier than any contract. */
const DESDE = '2020-01-01';
const MOTIVO = 'Texto entregado con el programa';
const MOTIVO_DE_ALTERNATIVA = 'Alternativa entregada con el programa, para que Legal decida';

/** Its text is the concatenation of its parts (`templates/clausulas/<bloque>/<parte>.html`). */
interface Dicho {
  readonly nombre: string;
  readonly partes: readonly string[];
}
/** A delivered format. */
interface Entregado extends Dicho {
  readonly bloque: BloqueDeContrato;
  readonly condiciones: Partial<CondicionesDeFormato>;
  /** Its next version as a draft: another answer to a question of `docs/textos-legales.md`. */
  readonly alternativa?: Dicho;
}

export interface FormatoEntregado {
  readonly bloque: BloqueDeContrato;
  readonly codigo: string;
  readonly nombre: string;
  readonly condiciones: CondicionesDeFormato;
  readonly texto: string;
}

/** Removes line breaks between elements. */
const leer = (bloque: string, parte: string): string =>
  readFileSync(join(CLAUSULAS, bloque, `${parte}.html`), 'utf8')
    .replace(/>\n+</g, '><')
    .trim();

/** Who owes nothing is no debtor: the parts that both kinds of contract share name the party as it is. */
const sinDeudor = (texto: string): string =>
  texto.replaceAll('PARTE DEUDORA', 'PARTE ADJUDICATARIA').replaceAll('parte deudora', 'parte adjudicataria');

const lista = (): Entregado[] => JSON.parse(readFileSync(join(CLAUSULAS, 'catalogo.json'), 'utf8'));

/** Coded in the order of their blocks. @throws where a file is no rich text. */
function entregados(queDice: (formato: Entregado) => Dicho | undefined): FormatoEntregado[] {
  return [...Map.groupBy(lista(), ({ bloque }) => bloque)].flatMap(([bloque, delBloque]) =>
    delBloque.flatMap(({ condiciones, ...formato }, i) => {
      const dicho = queDice({ condiciones, ...formato });
      if (dicho === undefined) return [];
      const escrito = dicho.partes.map((parte) => leer(bloque, parte)).join('');
      const texto = condiciones.saldo?.includes('N') ? sinDeudor(escrito) : escrito;
      const rechazo = rechazoDeTextoEnriquecido(texto, MAXIMO_ENRIQUECIDO);
      if (rechazo !== null) throw new Error(`${bloque}, ${dicho.nombre}: ${rechazo}`);
      const completas = { ...sinCondiciones(), ...condiciones };
      return [{ bloque, codigo: codigoDeFormato(bloque, i + 1), nombre: dicho.nombre, condiciones: completas, texto }];
    }),
  );
}

export const formatosEntregados = (): FormatoEntregado[] => entregados((formato) => formato);
/** What Legal may approve in the place of some of them. */
export const alternativasEntregadas = (): FormatoEntregado[] => entregados(({ alternativa }) => alternativa);

const fila = ({ condiciones, ...formato }: FormatoEntregado) => ({
  ...formato,
  ...columnasDeCondiciones(condiciones),
  vigenteDesde: DESDE,
  version: 1,
});

/** Drafts of the clauses for the company's lawyers (docs/textos-legales.md), as rows without their instant: in force, then the alternatives. */
export const filasDeFormatos = () => [
  ...formatosEntregados().map((formato) => ({ ...fila(formato), numero: 1, motivo: MOTIVO, estado: 'aprobado' })),
  ...alternativasEntregadas().map((formato) => ({
    ...fila(formato),
    numero: 2,
    motivo: MOTIVO_DE_ALTERNATIVA,
    estado: 'borrador',
  })),
];
