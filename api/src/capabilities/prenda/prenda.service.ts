import { ErrorDeNegocio, hoyEn, leerCodigoDeBarras, propios } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import type { FileAnswer } from '../../http/send-file';
import { notFound } from '../../request/version';
import type { EmisionDeDocumentos } from '../documento-emitido';
import type { ActosDePrenda } from './prenda.actos';
import { prendaImpresa } from './prenda.documento';
import type { PrendaDeListaVista, PrendaVista } from './prenda.dto';
import type { PrendaRow, PrendaStore } from './prenda.store';
import { vistaDeLista, vistaDePrenda } from './prenda.view';

/** Reads pledges. */
export class PrendaService {
  constructor(
    private readonly store: PrendaStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly impresion: Pick<ActosDePrenda, 'porImprimir'>,
  ) {}

  /** LEG-513…516, LEG-584. Two statements for any page. `q` may be a scanned code, of one pledge. */
  async list(actor: Actor, request: ListRequest): Promise<Page<PrendaDeListaVista>> {
    const { q, ...filter } = request.filter;
    const leido = leerCodigoDeBarras(String(q ?? ''));
    const buscado = leido?.documento === 'prenda' ? { ...filter, numero: leido.numero } : request.filter;
    const { rows, ...page } = await this.store.list({ ...request, filter: buscado });
    this.accesos.record(actor, { operacion: 'listar', recurso: 'prenda', recursoId: 'lista' });
    return { ...page, rows: rows.map(vistaDeLista) };
  }

  /** LEG-587: saved or initial values. One statement. Leaves an access row. @throws 404 no such note. */
  async get(actor: Actor, numero: number): Promise<PrendaVista> {
    const row = await this.fila(numero);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'prenda', recursoId: numero });
    return vistaDePrenda(row, hoyEn(this.clock.now()), this.acts.context(actor));
  }

  /** Byte for byte as issued. Leaves an access row. @throws 404 none was issued. */
  async documento(actor: Actor, numero: number): Promise<FileAnswer> {
    const { prendaId } = await this.fila(numero);
    if (prendaId === null) throw notFound();
    return this.emision.abrir(actor, prendaImpresa, Number(prendaId), { recursoId: numero });
  }

  /** As issued, else its draft; `null` = not saved yet, or annulled. Leaves an access row. @throws 404. */
  async paraFirmar(actor: Actor, numero: number): Promise<FileAnswer | null> {
    const row = await this.fila(numero);
    if (row.prendaId === null || row.estado === 'X') return null;
    if (Number(row.emitidas) > 0) return this.documento(actor, numero);
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: 'prenda', recursoId: numero });
    return this.emision.vistaPrevia(actor, prendaImpresa, await this.impresion.porImprimir(row));
  }

  /** For the notary: as issued, else the draft. Leaves an access row. @throws 404 no such note; 409 not saved yet. */
  async enWord(actor: Actor, numero: number): Promise<FileAnswer> {
    const row = await this.fila(numero);
    if (row.prendaId === null) throw new ErrorDeNegocio('conflicto', 'prenda-sin-datos', propios.prendaSinDatos);
    return this.emision.enWord(actor, prendaImpresa, await this.impresion.porImprimir(row), numero);
  }

  private async fila(numero: number): Promise<PrendaRow> {
    const row = await this.store.byPagare(numero);
    if (row === null) throw notFound();
    return row;
  }
}
