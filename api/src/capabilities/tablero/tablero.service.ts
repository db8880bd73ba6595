import {
  adjudicacionesElegidas,
  type CifraConDetalle,
  compararFechas,
  cuantos,
  diasDe,
  entregasElegidas,
  entregasPorBien,
  entregasPorRango,
  exigirPeriodo,
  exigirSeleccion,
  type Fecha,
  type HechosContados,
  hoyEn,
  mediaEnDias,
  mesesDeLaLinea,
  type Periodo,
  partesDe,
  pasosElegidos,
  periodoAnterior,
  productoDelTablero,
  promedioDePlayers,
  type SeleccionDelTablero,
  tarjetasDelTablero,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/page';
import type { FilaDelTableroVista, TableroVista } from './tablero.dto';
import type { FilasStore } from './tablero.filas.store';
import type { HechosDelTablero } from './tablero.hechos';
import type { PlanesStore } from './tablero.planes.store';
import { type HechoElegido, vistaDeFila } from './tablero.view';

interface Pedido {
  readonly producto: string;
  readonly periodo: Periodo;
}

/** Figures of deliveries and the rows behind them (TAB-500…527); it changes nothing. */
export class TableroService {
  constructor(
    private readonly hechos: HechosDelTablero,
    private readonly filas: FilasStore,
    private readonly eventos: Pick<PlanesStore, 'eventosDe'>,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** @throws 400 a period before 2020, or one that has not begun. */
  async cifras(pedido: {
    producto?: string | undefined;
    anio?: number | undefined;
    mes?: number | undefined;
  }): Promise<TableroVista> {
    const hoy = this.hoy();
    const { producto, periodo } = pedidoDe(pedido, hoy);
    const { periodos, linea } = await this.hechos.cifras(
      producto,
      [periodo, periodoAnterior(periodo)],
      mesesDeLaLinea(periodo, hoy),
    );
    const [ahora, antes] = [cifrasDe(periodos[0]), cifrasDe(periodos[1])];
    return {
      producto,
      ...periodo,
      tarjetas: tarjetasDelTablero.map((cifra) => ({ cifra, valor: ahora[cifra], anterior: antes[cifra] })),
      retiradas: ahora.retiradas,
      rangos: entregasPorRango(ahora.entregas),
      bienes: entregasPorBien(ahora.entregas),
      media: { ...mediaEnDias(ahora.entregas), anterior: mediaEnDias(antes.entregas).dias },
      players: ahora.players.map((player, i) => ({ ...player, anterior: antes.players[i]?.dias ?? null })),
      linea: linea.map((punto) => ({ ...punto })),
    };
  }

  /**
   * The rows that a figure counts, from the same facts, so that they add up to it. Their clients are read for the rows of the page alone. Leaves an
   * access row. @throws 400 no figure, or no such part of it; a period before 2020, or one that has not begun.
   */
  async list(actor: Actor, { filter, order, offset, limit, keys }: ListRequest): Promise<Page<FilaDelTableroVista>> {
    const { producto, anio, mes, cifra = 'entregados', ...parte } = filter;
    const elegida = exigirSeleccion({ cifra, ...parte });
    const pedido = pedidoDe({ producto, anio, mes } as Parameters<TableroService['cifras']>[0], this.hoy());
    const elegidos = ordenados(await this.elegidos(pedido, elegida), order);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'tablero', recursoId: elegida.cifra });
    const total = elegidos.length;
    if (keys !== undefined && 'into' in keys) {
      keys.into.push(...elegidos.map(({ id }) => id));
      return { rows: [], total };
    }
    const de = keys === undefined ? undefined : new Set(keys.of);
    const pagina = de === undefined ? elegidos.slice(offset, offset + limit) : elegidos.filter(({ id }) => de.has(id));
    return { rows: await this.vistas(pagina), total };
  }

  private async elegidos({ producto, periodo }: Pedido, seleccion: SeleccionDelTablero): Promise<HechoElegido[]> {
    const dias = diasDe(periodo);
    const deAdjudicaciones = (cifra: Exclude<CifraConDetalle, 'entregados' | 'players'>) => async () => {
      const adjudicaciones = await this.hechos.adjudicaciones(producto, dias);
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
        entregasElegidas(await this.hechos.entregas(producto, dias), seleccion).map(
          ({ id, planId, adjudicacion, fecha, dias: diasHabiles, bien }) => ({
            ...{ id: String(id), adjudicacionId: id, planId, fecha, fechaAdjudicacion: adjudicacion },
            ...{ diasHabiles, hito: null, bien },
          }),
        ),
      players: async () =>
        pasosElegidos(await this.hechos.pasos(producto, dias), seleccion).map(
          ({ id, planId, paso, fecha, dias: diasHabiles }) => ({
            ...nada,
            ...{ id: `${id}-${paso.id}`, adjudicacionId: id, planId, fecha, diasHabiles, hito: paso.nombre },
          }),
        ),
    };
    return de[seleccion.cifra]();
  }

  private async vistas(pagina: readonly HechoElegido[]): Promise<FilaDelTableroVista[]> {
    const [filas, eventos] = await Promise.all([
      this.filas.de(pagina.map(({ adjudicacionId }) => adjudicacionId)),
      this.eventos.eventosDe(pagina.map(({ planId }) => planId)),
    ]);
    return pagina.flatMap((hecho) => {
      const fila = filas.get(hecho.adjudicacionId);
      return fila === undefined ? [] : [vistaDeFila(hecho, fila, eventos.get(hecho.planId) ?? [])];
    });
  }

  private hoy(): Fecha {
    return hoyEn(this.clock.now());
  }
}

function cifrasDe({ adjudicaciones, entregas, pasos }: HechosContados) {
  const cuantas = (cifra: 'adjudicados' | 'sinBien' | 'retiradas') =>
    cuantos(adjudicacionesElegidas(adjudicaciones, cifra));
  return {
    entregas,
    entregados: cuantos(entregas),
    adjudicados: cuantas('adjudicados'),
    sinBien: cuantas('sinBien'),
    retiradas: cuantas('retiradas'),
    players: promedioDePlayers(pasos),
  };
}

const nada = { fechaAdjudicacion: null, diasHabiles: null, hito: null, bien: null } as const;

/** Without a year it is the present month, of Motorplan (TAB-504). */
function pedidoDe(
  { producto, anio, mes }: { producto?: string | undefined; anio?: number | undefined; mes?: number | undefined },
  hoy: Fecha,
): Pedido {
  const presente = partesDe(hoy);
  const periodo = anio === undefined ? { anio: presente.anio, mes: mes ?? presente.mes } : { anio, mes: mes ?? null };
  return { producto: productoDelTablero(producto), periodo: exigirPeriodo(periodo, hoy) };
}

/** A row without what it is sorted by comes last; rows that tie keep one order. */
function ordenados(hechos: readonly HechoElegido[], { field, direction }: ListRequest['order']): HechoElegido[] {
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
