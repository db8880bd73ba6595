import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { instantOf } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import { wantedOf } from '../../http/list';
import type { Espera } from '../catalogo';
import type { DecisionVista, DineroPorAprobar, SalvedadVista } from './decision.dto';
import type { DecisionStore } from './decision.store';
import { vistaDeDinero, vistaDePendiente, vistaDeSalvedad } from './decision.view';
import type { SalvedadStore } from './salvedad.store';

/** Pending decisions, and decisions beyond the rules, of all areas. Two statements each, for any page. */
export class DecisionService {
  constructor(
    private readonly decisiones: DecisionStore,
    private readonly salvedades: SalvedadStore,
    private readonly espera: Espera,
    private readonly accesos: AccessLog,
  ) {}

  /** Leaves an access row. */
  async pendientes(actor: Actor, request: ListRequest): Promise<Page<DecisionVista>> {
    const { rows, ...page } = await this.decisiones.list(request, actor);
    this.accesos.record(actor, {
      operacion: 'listar',
      recurso: 'decision',
      recursoId: wantedOf(request.filter, 'lista'),
    });
    const dias = await this.espera.desde(rows.map(({ desde }) => instantOf(desde)));
    return { ...page, rows: rows.map((row) => vistaDePendiente(row, actor.role, dias)) };
  }

  async dinero(): Promise<DineroPorAprobar> {
    return vistaDeDinero(await this.decisiones.sums());
  }

  /** Leaves an access row. */
  async fueraDeRegla(actor: Actor, request: ListRequest): Promise<Page<SalvedadVista>> {
    const { rows, ...page } = await this.salvedades.list(request);
    this.accesos.record(actor, {
      operacion: 'listar',
      recurso: 'salvedad',
      recursoId: wantedOf(request.filter, 'lista'),
    });
    return { ...page, rows: rows.map((row) => vistaDeSalvedad(row, actor.role)) };
  }
}
