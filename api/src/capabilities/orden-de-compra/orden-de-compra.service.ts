import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { ownRows } from '../../http/own-rows';
import type { FileAnswer } from '../../http/send-file';
import { notFound } from '../../request/version';
import { type Espera, enEspera } from '../catalogo';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { ordenImpresa } from './orden-de-compra.documento';
import type { OrdenDeCompraVista, OrdenDeListaVista } from './orden-de-compra.dto';
import type { OrdenStore } from './orden-de-compra.store';
import { vistaDeLista, vistaDeOrden } from './orden-de-compra.view';

/** Reads orders. */
export class OrdenService {
  constructor(
    private readonly store: OrdenStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly accesos: AccessLog,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly espera: Espera,
  ) {}

  /** ORD-501, ORD-556, ORD-557. Two statements for any page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<OrdenDeListaVista>> {
    const { rows, ...page } = await this.store.list({ ...request, filter: ownRows(request.filter, actor) });
    this.accesos.record(actor, { operacion: 'listar', recurso: 'orden-de-compra', recursoId: 'lista' });
    const context = this.acts.context(actor);
    const dias = await this.espera.desde(enEspera(rows));
    return { ...page, rows: rows.map((row) => vistaDeLista(row, context, dias)) };
  }

  /** ORD-537. Two statements. Leaves an access row. @throws 404. */
  async get(actor: Actor, id: number): Promise<OrdenDeCompraVista> {
    const [row, planes] = await Promise.all([this.store.byId(id), this.store.listPlanes(id)]);
    if (row === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'orden-de-compra', recursoId: id });
    return vistaDeOrden(row, planes, this.acts.context(actor));
  }

  /** ORD-559: byte for byte as issued. Leaves an access row. @throws 404 none was issued. */
  async documento(actor: Actor, id: number): Promise<FileAnswer> {
    return this.emision.abrir(actor, ordenImpresa, id, { recursoId: id });
  }
}
