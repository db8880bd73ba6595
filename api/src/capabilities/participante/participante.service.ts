import { ofertasEnOrden, puede } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { notFound } from '../../request/version';
import type { OfertaVista, ParticipanteVista } from './participante.dto';
import type { ParticipanteStore } from './participante.store';
import { enCentavos, type FilaDeParticipante, vistaDeParticipante } from './participante.view';

const enOrdenables = (fila: FilaDeParticipante) => ({ ...fila, valorCuota: enCentavos(fila.valorCuota) });

const puedeMarcar = (actor: Actor): boolean => puede(actor, 'participante:marcar');

/** What is read of the participants. Marks are in participante.marcas.ts. */
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
    const fila = await this.store.byId(id);
    if (fila === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'participante', recursoId: id });
    return (await this.vistas(actor, [fila]))[0] as ParticipanteVista;
  }

  /** GEN-537: in the order of the assembly's rule of award, each with why it stands there. */
  async ofertas(actor: Actor, asambleaId: number): Promise<OfertaVista[]> {
    const [regla, filas] = await Promise.all([this.store.regla(asambleaId), this.store.offers(asambleaId)]);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'participante', recursoId: asambleaId });
    const vistas = new Map((await this.vistas(actor, filas)).map((vista) => [vista.id, vista]));
    return ofertasEnOrden(filas.map(enOrdenables), regla).map(({ oferta: { id }, lugar, razon }) => ({
      ...(vistas.get(id) as ParticipanteVista),
      lugar,
      razon,
    }));
  }

  /** A statement more where minutes were issued: their rows say what happened since. */
  private async vistas(actor: Actor, filas: readonly FilaDeParticipante[]): Promise<ParticipanteVista[]> {
    const ids = filas.filter(({ actaId }) => actaId !== null).map(({ id }) => id);
    const adjudicaciones = ids.length === 0 ? null : await this.store.adjudicaciones({ ids });
    return filas.map((fila) => vistaDeParticipante(fila, puedeMarcar(actor), adjudicaciones?.get(fila.id)));
  }
}
