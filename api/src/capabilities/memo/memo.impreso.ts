import { type Fecha, formatearFecha } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

/** Memo of the assemblies of a group up to a date (decisiones.md, AUT-026). */
interface MemoImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  /** Up to this date, 'YYYY-MM-DD'. */
  readonly hasta: Fecha;
  readonly emision: Fecha;
  /** Displayed name of the requester: 'Ana Pérez'. */
  readonly emitidoPor: string;
  readonly asambleas: readonly MemoRow[];
}

/** `fecha` 'YYYY-MM-DD', `hora` 'HH:MM', without empty witnesses, `estado` as displayed ('Abierta', 'Cerrada'). */
export interface MemoRow {
  readonly numeroAsamblea: number;
  readonly fecha: Fecha;
  readonly hora: string;
  readonly lugar: string;
  readonly notario: string;
  readonly testigos: readonly string[];
  readonly estado: string;
}

export const memoEnPapel: Papel<MemoImpreso> = {
  tipo: 'memo',
  titulo: (h) => `Memorando de asambleas · ${h.producto} · Grupo ${h.grupo} · hasta ${formatearFecha(h.hasta)}`,
  filas: 'asambleas',
};
