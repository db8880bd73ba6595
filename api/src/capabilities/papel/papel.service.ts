import { papelesQueSeFirman, puede } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import { notFound } from '../../request/version';
import type { ArchivoService } from '../archivo';
import type { PlanStore } from '../plan';
import type { PapelVista } from './papel.dto';
import type { PapelRow, PapelStore } from './papel.store';
import { nombreDePapel, vistaDePapel } from './papel.view';

/** What is read of issued papers and of their signed copies. */
export class PapelService {
  constructor(
    private readonly papeles: PapelStore,
    private readonly planes: PlanStore,
    private readonly archivos: Pick<ArchivoService, 'abrir'>,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly accesos: AccessLog,
  ) {}

  /** Those of the plan's live award that the user reads. Leaves an access row. @throws 404 no such plan. */
  async list(actor: Actor, idCodigo: string): Promise<PapelVista[]> {
    await this.planes.get(idCodigo);
    const rows = await this.papeles.listByPlan(idCodigo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'papel', recursoId: idCodigo });
    const context = this.acts.context(actor);
    return rows.filter((row) => lee(actor, row)).map((row) => vistaDePapel(row, context));
  }

  /** Leaves an access row. @throws 404. */
  async get(actor: Actor, id: number): Promise<PapelVista> {
    const row = await this.visible(actor, id);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'papel', recursoId: id });
    return vistaDePapel(row, this.acts.context(actor));
  }

  /** A signed copy, by default the one in force. Leaves an access row. @throws 404. */
  async copia(actor: Actor, id: number, numero?: number): Promise<FileAnswer> {
    const row = await this.visible(actor, id);
    const copia = numero === undefined ? row.copias[0] : row.copias.find((una) => una.numero === numero);
    if (copia === undefined) throw notFound();
    const { archivo, bytes } = await this.archivos.abrir(copia.archivoId);
    this.accesos.record(actor, { operacion: 'descargar', recurso: 'papel', recursoId: id });
    const { tipo, longitud, sha256 } = archivo;
    const extension = archivo.nombre.includes('.') ? archivo.nombre.slice(archivo.nombre.lastIndexOf('.')) : '';
    return { bytes, nombre: `${nombreDePapel(row)} firmado${extension}`, tipo, longitud, sha256, enLinea: true };
  }

  private async visible(actor: Actor, id: number): Promise<PapelRow> {
    const row = await this.papeles.byId(id);
    if (row === null || !lee(actor, row)) throw notFound();
    return row;
  }
}

const lee = (actor: Actor, { tipo }: PapelRow): boolean => puede(actor, papelesQueSeFirman[tipo].lee);
