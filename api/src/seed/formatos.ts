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

/** A delivered format: its text is the concatenation of its parts (`templates/clausulas/<bloque>/<parte>.html`). */
interface Entregado {
  readonly bloque: BloqueDeContrato;
  readonly nombre: string;
  readonly condiciones: Partial<CondicionesDeFormato>;
  readonly partes: readonly string[];
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

/** In the order of their blocks. @throws where a file is no rich text. */
export function formatosEntregados(): FormatoEntregado[] {
  const lista: Entregado[] = JSON.parse(readFileSync(join(CLAUSULAS, 'catalogo.json'), 'utf8'));
  return [...Map.groupBy(lista, ({ bloque }) => bloque)].flatMap(([bloque, delBloque]) =>
    delBloque.map(({ nombre, condiciones, partes }, i) => {
      const escrito = partes.map((parte) => leer(bloque, parte)).join('');
      const texto = condiciones.saldo?.includes('N') ? sinDeudor(escrito) : escrito;
      const rechazo = rechazoDeTextoEnriquecido(texto, MAXIMO_ENRIQUECIDO);
      if (rechazo !== null) throw new Error(`${bloque}, ${nombre}: ${rechazo}`);
      const completas = { ...sinCondiciones(), ...condiciones };
      return { bloque, codigo: codigoDeFormato(bloque, i + 1), nombre, condiciones: completas, texto };
    }),
  );
}

/** Drafts of the clauses for the company's lawyers (docs/textos-legales.md), as rows without their instant. */
export const filasDeFormatos = () =>
  formatosEntregados().map(({ condiciones, ...formato }) => ({
    ...formato,
    ...columnasDeCondiciones(condiciones),
    numero: 1,
    motivo: MOTIVO,
    estado: 'aprobado',
    vigenteDesde: DESDE,
    version: 1,
  }));
