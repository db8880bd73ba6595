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
import type { EntityManager } from 'typeorm';
import { columnasDeCondiciones } from '../capabilities/formato';
import { insertMany } from '../db/bulk';
import { Formato } from '../entities/formato.entity';

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

/** Drafts of the clauses for the company's lawyers (docs/textos-legales.md). Nothing where there are formats already. */
export async function seedFormatos(manager: EntityManager, ahora = new Date()): Promise<void> {
  if ((await manager.count(Formato, { take: 1 })) > 0) return;
  await insertMany(
    manager,
    Formato,
    formatosEntregados().map(({ condiciones, ...formato }) => ({
      ...formato,
      ...columnasDeCondiciones(condiciones),
      numero: 1,
      motivo: MOTIVO,
      estado: 'aprobado' as const,
      vigenteDesde: DESDE,
      vigenteHasta: null,
      reemplazoId: null,
      creadoPor: null,
      escritoPor: null,
      escritoEn: ahora,
      decididoPor: null,
      decididoEn: null,
      motivoDescarte: null,
      version: 1,
    })),
  );
}
