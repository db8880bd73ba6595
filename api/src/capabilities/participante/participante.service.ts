import { ofertasEnOrden, puede } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { notFound } from '../../request/version';
import type { OfertaVista, ParticipanteVista } from './participante.dto';
import type { ParticipanteStore } from './participante.store';
import { enCentavos, type ParticipanteRow, vistaDeParticipante } from './participante.view';

const enOrdenables = (row: ParticipanteRow) => ({ ...row, valorCuota: enCentavos(row.valorCuota) });

const puedeMarcar = (actor: Actor): boolean => puede(actor, 'participante:marcar');

/** Reads participants. Marks: participante.marcas.ts. */
export class ParticipanteService {
  constructor(
    private readonly store: ParticipanteStore,
    private readonly accesos: AccessLog,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<ParticipanteVista>> {
    const { asamblea } = request.filter;
    const page = await this.store.list(request);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'participante', recursoId: String(asamblea ?? 'ids') });
    return { ...page, rows: await this.vistas(actor, page.rows) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<ParticipanteVista> {
    const row = await this.store.byId(id);
    if (row === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'participante', recursoId: id });
    return (await this.vistas(actor, [row]))[0] as ParticipanteVista;
  }

  /** GEN-537: ordered by the assembly's rule of award, with the reason of each position. */
  async ofertas(actor: Actor, asambleaId: number): Promise<OfertaVista[]> {
    const [regla, rows] = await Promise.all([this.store.findRegla(asambleaId), this.store.offers(asambleaId)]);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'participante', recursoId: asambleaId });
    const vistas = new Map((await this.vistas(actor, rows)).map((vista) => [vista.id, vista]));
    return ofertasEnOrden(rows.map(enOrdenables), regla).map(({ oferta: { id }, lugar, razon }) => ({
      ...(vistas.get(id) as ParticipanteVista),
      lugar,
      razon,
    }));
  }

  /** One statement more after the minutes, for the changes since. */
  private async vistas(actor: Actor, rows: readonly ParticipanteRow[]): Promise<ParticipanteVista[]> {
    const ids = rows.filter(({ actaId }) => actaId !== null).map(({ id }) => id);
    const adjudicaciones = ids.length === 0 ? null : await this.store.listAdjudicaciones({ ids });
    return rows.map((row) => vistaDeParticipante(row, puedeMarcar(actor), adjudicaciones?.get(row.id)));
  }
}
