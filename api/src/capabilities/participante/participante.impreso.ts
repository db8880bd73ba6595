import type { ActaHechos, Fecha, FilaDeActa } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

/** The participants list: heading and rows as in the minutes, also from `hechosDeActa`. */
export interface ListaImpresa
  extends Readonly<
    Pick<
      ActaHechos,
      | 'empresa'
      | 'producto'
      | 'grupo'
      | 'numeroAsamblea'
      | 'fechaLarga'
      | 'hora'
      | 'lugar'
      | 'notario'
      | 'testigos'
      | 'quorum'
    >
  > {
  readonly emisor: Emisor;
  /** Day of the list in Ecuador, 'YYYY-MM-DD'. */
  readonly emision: Fecha;
  readonly participantes: readonly FilaDeActa[];
}

export const listaEnPapel: Papel<ListaImpresa> = {
  tipo: 'participantes',
  titulo: (h) => `Lista de participantes · ${h.producto} · Grupo ${h.grupo} · Asamblea No.${h.numeroAsamblea}`,
  filas: 'participantes',
};
