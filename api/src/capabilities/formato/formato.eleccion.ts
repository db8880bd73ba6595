import {
  type BloqueDeContrato,
  type Condiciones,
  describirCombinacion,
  ErrorDeNegocio,
  formatosQueAplican,
  idsDeBloque,
  mensajes,
  nombreDeBloque,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { FormatoRow, FormatoStore } from './formato.store';

const { propios } = mensajes;

/** The format selected for a block of a contract. */
export interface FormatoElegido extends Pick<FormatoRow, 'id' | 'bloque' | 'codigo' | 'numero' | 'nombre'> {
  readonly texto: string;
}

/** Formats for contracts: the one for each block, and the text of a version. */
export class FormatosParaContratos {
  constructor(private readonly formatos: FormatoStore) {}

  /**
   * The one format of each block for these conditions on that day. Two statements for any number of blocks; `manager` reads inside its transaction.
   * @throws 422 a block has none, or more than one: which block, for which combination.
   */
  async elegir(
    condiciones: Condiciones,
    fecha: string,
    bloques: readonly BloqueDeContrato[] = idsDeBloque,
    manager?: EntityManager,
  ): Promise<FormatoElegido[]> {
    const vigentes = await this.formatos.listVigentes(fecha, manager);
    const elegidos = bloques.map((bloque) => unico(vigentes, bloque, condiciones, fecha));
    const textos = await this.formatos.readTextos(
      elegidos.map(({ id }) => id),
      manager,
    );
    return elegidos.map(({ id, bloque, codigo, numero, nombre }) => ({
      ...{ id, bloque, codigo, numero, nombre },
      texto: textos.get(id) ?? '',
    }));
  }

  /** A version by its key, in any state: the source of a contract's block. */
  async porId(id: number): Promise<FormatoElegido | null> {
    const row = await this.formatos.get(id);
    if (row === null) return null;
    const { bloque, codigo, numero, nombre, texto = '' } = row;
    return { id, bloque, codigo, numero, nombre, texto };
  }
}

function unico(
  vigentes: readonly FormatoRow[],
  bloque: BloqueDeContrato,
  condiciones: Condiciones,
  fecha: string,
): FormatoRow {
  const [uno, ...mas] = formatosQueAplican(vigentes, condiciones, fecha).filter((row) => row.bloque === bloque);
  if (uno !== undefined && mas.length === 0) return uno;
  const nombre = nombreDeBloque(bloque);
  const caso = describirCombinacion(condiciones);
  const texto = uno === undefined ? propios.formatoSinNinguno(nombre, caso) : propios.formatoConVarios(nombre, caso);
  throw new ErrorDeNegocio('regla', uno === undefined ? 'sin-formato' : 'varios-formatos', texto, {
    detalle: { bloque, formatos: [uno, ...mas].flatMap((row) => (row === undefined ? [] : [row.codigo])) },
  });
}
