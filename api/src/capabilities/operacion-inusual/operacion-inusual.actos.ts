import {
  type AccionDeOperacionInusual,
  asuntoDe,
  campoIncorrecto,
  deNumero,
  type EstadoDeOperacionInusual,
  esquemaDecisionDeOperacion,
  esquemaOperacionInusual,
  hoyEn,
  propios,
  validar,
} from '@adjudica/domain';
import type { ActMaker, ActRecord, Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import { wantedOf } from '../../http/list';
import { notFound, staleVersion } from '../../request/version';
import type { OperacionInusualNueva, OperacionInusualVista } from './operacion-inusual.dto';
import type { CambioDeOperacion, OperacionInusualStore, OperacionRow } from './operacion-inusual.store';
import { operacionEnCiclo, vistaDeOperacion } from './operacion-inusual.view';

type ActoDeOperacion = ActMaker<
  number,
  OperacionRow,
  AccionDeOperacionInusual,
  CambioDeOperacion,
  OperacionInusualVista
>;

/** Operations that somebody found unusual. Without events: who reads the client's history must not learn of them. */
export class OperacionInusualService {
  private readonly acto: ActoDeOperacion = this.acts.on(this.enActo());

  constructor(
    private readonly acts: Acts,
    private readonly store: OperacionInusualStore,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  private enActo(): ActRecord<
    number,
    OperacionRow,
    AccionDeOperacionInusual,
    CambioDeOperacion,
    OperacionInusualVista
  > {
    return {
      resource: 'operacion-inusual',
      lifecycle: operacionEnCiclo,
      version: 'required',
      // the guarded write decides of two at once
      lock: async () => undefined,
      read: ({ manager }, id) => this.store.byId(id, manager),
      idOf: ({ id }) => id,
      versionOf: ({ version }) => version,
      stale: ({ version }) => staleVersion(version),
      write: (tx, row, cambio) => this.store.update(tx.manager, row, cambio),
      summaryOf: ({ estado, fecha }) => ({ estado, fecha }),
      subject: ({ id }) => asuntoDe('operacion-inusual', id),
      view: (row, { actor }) => vistaDeOperacion(row, this.acts.context(actor)),
    };
  }

  /** Leaves an access row: the list names persons. */
  async list(actor: Actor, request: ListRequest): Promise<Page<OperacionInusualVista>> {
    const page = await this.store.list(request);
    this.accesos.record(actor, {
      operacion: 'listar',
      recurso: 'operacion-inusual',
      recursoId: wantedOf(request.filter, 'lista'),
    });
    return { ...page, rows: page.rows.map((row) => vistaDeOperacion(row, this.acts.context(actor))) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<OperacionInusualVista> {
    const row = await this.store.byId(id);
    if (row === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'operacion-inusual', recursoId: id });
    return vistaDeOperacion(row, this.acts.context(actor));
  }

  /** @throws 422 invalid data, nobody has the identification. */
  readonly crear = this.acto.create({
    parseBody: (nueva: OperacionInusualNueva) => validar(esquemaOperacionInusual(hoyEn(this.clock.now())), nueva),
    load: async ({ tx: { manager }, body: { identificacion } }) => {
      const personaId = await this.store.personaOf(manager, identificacion);
      if (personaId === null) throw campoIncorrecto('identificacion', propios.operacionSinPersona);
      return personaId;
    },
    insert: ({ tx, body: { fecha, monto, motivo }, loaded: personaId }) =>
      this.store.insert(tx.manager, {
        ...{ personaId, fecha, motivo, monto: monto === null ? null : deNumero(monto) },
        ...{ creadaPor: tx.actor.id || null, creadaEn: tx.now },
      }),
  });

  /** The month's report tells it. @throws 404; 403; 409 decided so already; 412; 422 no reason; 428. */
  readonly reportar = this.decision('reportar', 'reportada');
  /** It does not. @throws as above. */
  readonly archivar = this.decision('archivar', 'archivada');

  private decision(accion: AccionDeOperacionInusual, estado: EstadoDeOperacionInusual) {
    return this.acto(accion, {
      schema: esquemaDecisionDeOperacion,
      change: ({ actor, now, body: { motivo } }) => ({
        ...{ estado, decision: motivo, decididaPor: actor.id, decididaEn: now },
      }),
      auditDetail: ({ body: { motivo } }) => ({ motivo }),
    });
  }
}
