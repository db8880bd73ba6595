import {
  type AccionDeEnvio,
  asuntoDe,
  type EstadoDeEnvio,
  esquemaDescarteDeEnvio,
  esquemaReenvioDeEnvio,
} from '@adjudica/domain';
import type { ActMaker, ActRecord, Acts, ViewContext } from '../../act';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { notFound, staleVersion } from '../../request/version';
import type { EnvioEventoStore, EnvioRow } from './envio-evento.store';
import type { EnvioEventoVista } from './suscripcion.dto';
import type { EnviosDeEventos } from './suscripcion.eventos';
import { envioEnCiclo, vistaDeEnvio } from './suscripcion.view';

interface Cambio {
  readonly estado: EstadoDeEnvio;
}
type ActoDeEnvio = ActMaker<number, EnvioRow, AccionDeEnvio, Cambio, EnvioEventoVista>;

/** Messages for their acts. Without a lock: the guarded write decides. */
const enviosEnActo = (
  store: EnvioEventoStore,
  ajustes: Pick<ViewContext, 'soloPropios'>,
): ActRecord<number, EnvioRow, AccionDeEnvio, Cambio, EnvioEventoVista> => ({
  resource: 'envio-evento',
  lifecycle: envioEnCiclo,
  version: 'required',
  lock: async () => undefined,
  read: ({ manager }, id) => store.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: ({ version }) => staleVersion(version),
  write: (tx, row, { estado }) => store.updateEstado(tx, row, estado),
  summaryOf: ({ estado, codigo }) => ({ estado, codigo }),
  subject: ({ id }) => asuntoDe('envio-evento', id),
  view: (row, { actor }) => vistaDeEnvio(row, { actor, ...ajustes }),
});

/** Messages for an administrator: they have no client's data. */
export class EnvioEventoService {
  private readonly acto: ActoDeEnvio = this.acts.on(enviosEnActo(this.store, this.ajustes));

  constructor(
    private readonly acts: Acts,
    private readonly store: EnvioEventoStore,
    private readonly enviosDeEventos: EnviosDeEventos,
    private readonly ajustes: Pick<ViewContext, 'soloPropios'>,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<EnvioEventoVista>> {
    const page = await this.store.list(request);
    return { ...page, rows: page.rows.map((row) => vistaDeEnvio(row, { actor, ...this.ajustes })) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<EnvioEventoVista> {
    const row = await this.store.byId(id);
    if (row === null) throw notFound();
    return vistaDeEnvio(row, { actor, ...this.ajustes });
  }

  /** Requeues it under its id, even after a delivery. @throws 404; 403; 409 pending; 412. */
  readonly reenviar = this.acto('reenviar', {
    schema: esquemaReenvioDeEnvio,
    change: () => ({ estado: 'pendiente' }),
    effects: async ({ tx }) => this.enviosDeEventos.despertar(tx),
  });

  /** Later messages of its plan can proceed. @throws 404; 403; 409 delivered; 412; 422 no reason. */
  readonly descartar = this.acto('descartar', {
    schema: esquemaDescarteDeEnvio,
    change: () => ({ estado: 'descartado' }),
    auditDetail: ({ body: { motivo } }) => ({ motivo }),
  });
}
