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
/** Before any contract. */
const DESDE = '2020-01-01';
const MOTIVO = 'Texto entregado con el programa';

/** A format as it is delivered: its text is that of its parts, one after the other (`templates/clausulas/<bloque>/<parte>.html`). */
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

/** Line breaks between elements are for who reads the files. */
const leer = (bloque: string, parte: string): string =>
  readFileSync(join(CLAUSULAS, bloque, `${parte}.html`), 'utf8')
    .replace(/>\n+</g, '><')
    .trim();

/** All of them, in the order of their blocks. @throws where a file is no rich text. */
export function formatosEntregados(): FormatoEntregado[] {
  const lista: Entregado[] = JSON.parse(readFileSync(join(CLAUSULAS, 'catalogo.json'), 'utf8'));
  return [...Map.groupBy(lista, ({ bloque }) => bloque)].flatMap(([bloque, suyos]) =>
    suyos.map(({ nombre, condiciones, partes }, i) => {
      const texto = partes.map((parte) => leer(bloque, parte)).join('');
      const rechazo = rechazoDeTextoEnriquecido(texto, MAXIMO_ENRIQUECIDO);
      if (rechazo !== null) throw new Error(`${bloque}, ${nombre}: ${rechazo}`);
      const completas = { ...sinCondiciones(), ...condiciones };
      return { bloque, codigo: codigoDeFormato(bloque, i + 1), nombre, condiciones: completas, texto };
    }),
  );
}

/** Drafts of the clauses for the company's lawyers (docs/textos-legales.md), as rows without the instant of their writing. */
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
