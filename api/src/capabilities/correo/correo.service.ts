import type { ViewContext } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { notFound } from '../../request/version';
import type { CorreoVista } from './correo.dto';
import type { CorreoStore } from './correo.store';
import { vistaDeCorreo } from './correo.view';

/** Addresses and subjects name clients, so reading them is logged. */
export class CorreoService {
  constructor(
    private readonly store: CorreoStore,
    private readonly accesos: AccessLog,
    private readonly ajustes: Pick<ViewContext, 'soloPropios'>,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<CorreoVista>> {
    const page = await this.store.list(request);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'correo', recursoId: '*' });
    return { ...page, rows: page.rows.map((row) => vistaDeCorreo(row, { actor, ...this.ajustes })) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<CorreoVista> {
    const row = await this.store.byId(id);
    if (row === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'correo', recursoId: String(id) });
    return vistaDeCorreo(row, { actor, ...this.ajustes });
  }
}
