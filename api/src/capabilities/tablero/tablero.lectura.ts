import {
  adjudicacionesElegidas,
  type CifraConDetalle,
  compararFechas,
  diasDe,
  entregasElegidas,
  entregasPorBien,
  entregasPorRango,
  type Fecha,
  type HechosDePeriodo,
  mediaEnDias,
  mesesDeLaLinea,
  type Periodo,
  pasosElegidos,
  periodoAnterior,
  promedioDePlayers,
  type SeleccionDelTablero,
  tarjetasDelTablero,
} from '@adjudica/domain';
import type { Key, ListRequest } from '../../db/lists/page';
import type { TableroVista } from './tablero.dto';
import type { HechosDelTablero } from './tablero.hechos';
import type { Alcance } from './tablero.store';
import type { HechoElegido } from './tablero.view';

interface PedidoDeCifras {
  readonly alcance: Alcance;
  readonly periodo: Periodo;
  readonly hoy: Fecha;
}

/** Which rows behind a figure: a page, some keys, or the keys of all. */
export interface RowsRequest {
  readonly alcance: Alcance;
  readonly periodo: Periodo;
  readonly seleccion: SeleccionDelTablero;
  readonly orden: ListRequest['order'];
  readonly cuales:
    | { readonly desde: number; readonly cantidad: number }
    | { readonly claves: readonly Key[] }
    | 'claves';
}

interface SelectedRows {
  readonly total: number;
  readonly filas: readonly HechoElegido[];
  /** Keys of all rows in order, if requested. */
  readonly claves: readonly string[];
}

export class LecturaDelTablero {
  constructor(private readonly hechos: HechosDelTablero) {}

  async cifras({ alcance, periodo, hoy }: PedidoDeCifras): Promise<TableroVista> {
    const [deAhora, deAntes, linea] = await Promise.all([
      this.hechos.de(alcance, periodo),
      this.hechos.de(alcance, periodoAnterior(periodo)),
      this.hechos.linea(alcance, mesesDeLaLinea(periodo, hoy)),
    ]);
    const [ahora, antes] = [cifrasDe(deAhora), cifrasDe(deAntes)];
    return {
      producto: alcance.producto,
      ...periodo,
      tarjetas: tarjetasDelTablero.map((cifra) => ({ cifra, valor: ahora[cifra], anterior: antes[cifra] })),
      retiradas: ahora.retiradas,
      rangos: entregasPorRango(ahora.entregas),
      bienes: entregasPorBien(alcance.producto, ahora.entregas),
      media: { ...mediaEnDias(ahora.entregas), anterior: mediaEnDias(antes.entregas).dias },
      players: ahora.players.map((player, i) => ({ ...player, anterior: antes.players[i]?.dias ?? null })),
      linea: linea.map((punto) => ({ ...punto })),
    };
  }

  /** From the same facts as the figure, so that both agree. */
  async elegidas({ cuales, orden, ...pedido }: RowsRequest): Promise<SelectedRows> {
    const todas = ordenadas(await this.hechosDe(pedido), orden);
    const total = todas.length;
    if (cuales === 'claves') return { total, filas: [], claves: todas.map(({ id }) => id) };
    if (!('claves' in cuales))
      return { total, filas: todas.slice(cuales.desde, cuales.desde + cuales.cantidad), claves: [] };
    const de = new Set(cuales.claves);
    return { total, filas: todas.filter(({ id }) => de.has(id)), claves: [] };
  }

  private hechosDe({
    alcance,
    periodo,
    seleccion,
  }: Pick<RowsRequest, 'alcance' | 'periodo' | 'seleccion'>): Promise<HechoElegido[]> {
    const dias = diasDe(periodo);
    const deAdjudicaciones = (cifra: Exclude<CifraConDetalle, 'entregados' | 'players'>) => async () => {
      const adjudicaciones = await this.hechos.adjudicaciones(alcance, dias);
      return adjudicacionesElegidas(adjudicaciones, cifra).map(({ id, planId, fecha }) => ({
        ...nada,
        ...{ id: String(id), adjudicacionId: id, planId, fecha, fechaAdjudicacion: fecha },
      }));
    };
    const de: Readonly<Record<CifraConDetalle, () => Promise<HechoElegido[]>>> = {
      adjudicados: deAdjudicaciones('adjudicados'),
      sinBien: deAdjudicaciones('sinBien'),
      retiradas: deAdjudicaciones('retiradas'),
      entregados: async () =>
        entregasElegidas(await this.hechos.entregas(alcance, dias), seleccion).map(
          ({ id, planId, adjudicacion, fecha, dias: diasHabiles, bien }) => ({
            ...{ id: String(id), adjudicacionId: id, planId, fecha, fechaAdjudicacion: adjudicacion },
            ...{ diasHabiles, hito: null, bien },
          }),
        ),
      players: async () =>
        pasosElegidos(await this.hechos.pasos(alcance, dias), seleccion).map(
          ({ id, planId, paso, fecha, dias: diasHabiles }) => ({
            ...nada,
            ...{ id: `${id}-${paso.id}`, adjudicacionId: id, planId, fecha, diasHabiles, hito: paso.nombre },
          }),
        ),
    };
    return de[seleccion.cifra]();
  }
}

function cifrasDe({ adjudicaciones, entregas, pasos }: HechosDePeriodo) {
  const cuantas = (cifra: 'adjudicados' | 'sinBien' | 'retiradas') =>
    adjudicacionesElegidas(adjudicaciones, cifra).length;
  return {
    entregas,
    entregados: entregas.length,
    adjudicados: cuantas('adjudicados'),
    sinBien: cuantas('sinBien'),
    retiradas: cuantas('retiradas'),
    players: promedioDePlayers(pasos),
  };
}

const nada = { fechaAdjudicacion: null, diasHabiles: null, hito: null, bien: null } as const;

/** Rows without a sort value come last; ties have a stable order. */
function ordenadas(hechos: readonly HechoElegido[], { field, direction }: ListRequest['order']): HechoElegido[] {
  const signo = direction === 'ASC' ? 1 : -1;
  const clave = (hecho: HechoElegido) =>
    field === 'id' ? hecho.adjudicacionId : hecho[field as 'fecha' | 'fechaAdjudicacion' | 'diasHabiles'];
  return [...hechos].sort((a, b) => {
    const [x, y] = [clave(a), clave(b)];
    if (x === null || y === null) return x === y ? a.adjudicacionId - b.adjudicacionId : x === null ? 1 : -1;
    const orden = typeof x === 'number' && typeof y === 'number' ? x - y : compararFechas(String(x), String(y));
    return orden === 0 ? (a.adjudicacionId - b.adjudicacionId) * signo : orden * signo;
  });
}
