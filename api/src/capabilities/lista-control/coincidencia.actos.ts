import {
  type AccionDeCoincidencia,
  asuntoDe,
  type EstadoDeCoincidencia,
  esquemaDecisionDeCoincidencia,
  type TipoDeEvento,
  tiposDeEvento,
} from '@adjudica/domain';
import type { ActMaker, ActRecord, Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { wantedOf } from '../../http/list';
import { notFound, staleVersion } from '../../request/version';
import type { CoincidenciaVista } from './coincidencia.dto';
import type { CambioDeCoincidencia, CoincidenciaRow, CoincidenciaStore } from './coincidencia.store';
import { coincidenciaEnCiclo, resumenDeCoincidencia, vistaDeCoincidencia } from './coincidencia.view';

type ActoDeCoincidencia = ActMaker<
  number,
  CoincidenciaRow,
  AccionDeCoincidencia,
  CambioDeCoincidencia,
  CoincidenciaVista
>;

/** Persons found in control lists: read by whoever answers for it, decided by risk. */
export class CoincidenciaService {
  private readonly acto: ActoDeCoincidencia = this.acts.on(this.enActo());

  constructor(
    private readonly acts: Acts,
    private readonly store: CoincidenciaStore,
    private readonly accesos: AccessLog,
  ) {}

  private enActo(): ActRecord<number, CoincidenciaRow, AccionDeCoincidencia, CambioDeCoincidencia, CoincidenciaVista> {
    return {
      resource: 'coincidencia',
      lifecycle: coincidenciaEnCiclo,
      version: 'required',
      // the guarded write decides of two at once
      lock: async () => undefined,
      read: ({ manager }, id) => this.store.byId(id, manager),
      idOf: ({ id }) => id,
      versionOf: ({ version }) => version,
      stale: ({ version }) => staleVersion(version),
      write: (tx, row, cambio) => this.store.update(tx.manager, row, cambio),
      targets: (row, { manager }) => this.store.listPlanes(manager, row),
      summaryOf: resumenDeCoincidencia,
      subject: ({ id }) => asuntoDe('coincidencia', id),
      view: (row, { actor }) => vistaDeCoincidencia(row, this.acts.context(actor)),
    };
  }

  /** Leaves an access row: the list names persons. */
  async list(actor: Actor, request: ListRequest): Promise<Page<CoincidenciaVista>> {
    const page = await this.store.list(request);
    this.accesos.record(actor, {
      operacion: 'listar',
      recurso: 'coincidencia',
      recursoId: wantedOf(request.filter, 'lista'),
    });
    return { ...page, rows: page.rows.map((row) => vistaDeCoincidencia(row, this.acts.context(actor))) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<CoincidenciaVista> {
    const row = await this.store.byId(id);
    if (row === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'coincidencia', recursoId: id });
    return vistaDeCoincidencia(row, this.acts.context(actor));
  }

  /** He is not the person of the list. @throws 404; 403; 409 decided so already; 412; 422 no reason; 428. */
  readonly descartar = this.decision('descartar', 'descartada', tiposDeEvento.coincidenciaDescartada);
  /** He is. @throws as above. */
  readonly confirmar = this.decision('confirmar', 'confirmada', tiposDeEvento.coincidenciaConfirmada);

  private decision(accion: AccionDeCoincidencia, estado: EstadoDeCoincidencia, event: TipoDeEvento) {
    return this.acto(accion, {
      schema: esquemaDecisionDeCoincidencia,
      change: ({ actor, now, body: { motivo } }) => ({ estado, motivo, decididaPor: actor.id, decididaEn: now }),
      event,
      eventNote: ({ before: { lista }, body: { motivo } }) => `${lista}. ${motivo}`,
      auditDetail: ({ body: { motivo } }) => ({ motivo }),
    });
  }
}
