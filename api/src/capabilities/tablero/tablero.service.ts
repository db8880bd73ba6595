import {
  exigirPeriodo,
  type Fecha,
  hoyEn,
  type Periodo,
  partesDe,
  productoDelTablero,
  type SeleccionDelTablero,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import type { FilaDelTableroVista, TableroVista } from './tablero.dto';
import type { EventosStore } from './tablero.eventos.store';
import type { RowsStore } from './tablero.filas.store';
import type { LecturaDelTablero, RowsRequest } from './tablero.lectura';
import type { Alcance } from './tablero.store';
import { type HechoElegido, vistaDeFila } from './tablero.view';

interface Pedido {
  readonly alcance: Alcance;
  readonly periodo: Periodo;
}

/** As it was asked. */
interface Preguntado {
  readonly producto?: string | undefined;
  readonly anio?: number | undefined;
  readonly mes?: number | undefined;
  readonly ejecutivo?: number | undefined;
}

/** Figures of deliveries and the rows behind them (TAB-500…527). Read-only. */
export class TableroService {
  constructor(
    private readonly lectura: LecturaDelTablero,
    private readonly filas: RowsStore,
    private readonly eventos: EventosStore,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** @throws 400 a period before 2020, or in the future. */
  async cifras(pedido: Preguntado): Promise<TableroVista> {
    const hoy = this.hoy();
    return this.lectura.cifras({ ...pedidoDe(pedido, hoy), hoy });
  }

  /** The rows of a figure. Clients are read for the page alone. Leaves an access row. @throws 400 a period before 2020, or in the future. */
  async list(actor: Actor, request: ListRequest): Promise<Page<FilaDelTableroVista>> {
    const { producto, anio, mes, ejecutivo, cifra = 'entregados', ...parte } = request.filter;
    const seleccion = { cifra, ...parte } as SeleccionDelTablero;
    const pedido = pedidoDe({ producto, anio, mes, ejecutivo } as Preguntado, this.hoy());
    const elegidas = await this.lectura.elegidas({
      ...pedido,
      seleccion,
      orden: request.order,
      cuales: cualesDe(request),
    });
    this.accesos.record(actor, { operacion: 'listar', recurso: 'tablero', recursoId: seleccion.cifra });
    if (request.keys !== undefined && 'into' in request.keys) request.keys.into.push(...elegidas.claves);
    return { rows: await this.vistas(elegidas.filas), total: elegidas.total };
  }

  private async vistas(pagina: readonly HechoElegido[]): Promise<FilaDelTableroVista[]> {
    const [rows, eventos] = await Promise.all([
      this.filas.findByIds(pagina.map(({ adjudicacionId }) => adjudicacionId)),
      this.eventos.listByPlanes(pagina.map(({ planId }) => planId)),
    ]);
    return pagina.flatMap((hecho) => {
      const row = rows.get(hecho.adjudicacionId);
      return row === undefined ? [] : [vistaDeFila(hecho, row, eventos.get(hecho.planId) ?? [])];
    });
  }

  private hoy(): Fecha {
    return hoyEn(this.clock.now());
  }
}

const cualesDe = ({ offset, limit, keys }: ListRequest): RowsRequest['cuales'] => {
  if (keys === undefined) return { desde: offset, cantidad: limit };
  return 'into' in keys ? 'claves' : { claves: keys.of };
};

/** The default is the present month, of Motorplan (TAB-504). */
function pedidoDe({ producto, anio, mes, ejecutivo }: Preguntado, hoy: Fecha): Pedido {
  const presente = partesDe(hoy);
  const periodo = anio === undefined ? { anio: presente.anio, mes: mes ?? presente.mes } : { anio, mes: mes ?? null };
  const alcance = { producto: productoDelTablero(producto), ejecutivo: ejecutivo ?? null };
  return { alcance, periodo: exigirPeriodo(periodo, hoy) };
}
