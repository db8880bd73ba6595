import { adendaAbierta, ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import { notFound } from '../../request/version';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { adendaImpresa } from './adenda.documento';
import type { AdendasDePlanVista, AdendaVista } from './adenda.dto';
import { type AdendaDeContrato, type LecturaDeAdendas, propuestoDe, rechazoDeNueva } from './adenda.lectura';
import { vistaDeAdenda, vistaDeCambio } from './adenda.view';

/** What is read of addenda. */
export class AdendaService {
  constructor(
    private readonly lectura: LecturaDeAdendas,
    private readonly emision: EmisionDeDocumentos,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly accesos: AccessLog,
  ) {}

  /** Leaves an access row. @throws 404 no contract. */
  async dePlan(actor: Actor, idCodigo: string): Promise<AdendasDePlanVista> {
    const caso = await this.lectura.dePlan(idCodigo);
    if (caso === null) throw new ErrorDeNegocio('noEncontrado', 'sin-contrato', mensajes.LEG.sinContrato);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'adenda', recursoId: idCodigo });
    return {
      id: idCodigo,
      impedimento: rechazoDeNueva(caso)?.title ?? null,
      diferencias: caso.diferencias.map(vistaDeCambio),
      lugarEmision: await this.lectura.store.findCiudad(caso.redaccion.hechos.empresa.ciudad),
      propuesto: propuestoDe(caso),
      adendas: caso.adendas.map((fila) => vistaDeAdenda({ ...fila, caso }, this.acts.context(actor))),
    };
  }

  /** Leaves an access row. @throws 404. */
  async get(actor: Actor, id: number): Promise<AdendaVista> {
    const row = await this.fila(id);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'adenda', recursoId: id });
    return vistaDeAdenda(row, this.acts.context(actor));
  }

  /** As approved, byte for byte. Leaves an access row. @throws 404 no such addendum, or not approved. */
  async archivo(actor: Actor, id: number): Promise<FileAnswer> {
    const row = await this.fila(id);
    if (row.estado !== 'A') throw notFound(mensajes.LEG.sinDocumento);
    return this.emision.abrir(actor, adendaImpresa, id, { recursoId: id });
  }

  /** As it would be printed now, with the draft mark. Leaves an access row. @throws 404. */
  async borrador(actor: Actor, id: number): Promise<FileAnswer> {
    return this.enBorrador(actor, await this.fila(id));
  }

  /** Of the plan's contract, without annulled ones: as approved, else as a draft. Leaves access rows. */
  async paraFirmar(actor: Actor, idCodigo: string): Promise<FileAnswer[]> {
    const caso = await this.lectura.dePlan(idCodigo);
    const files: FileAnswer[] = [];
    for (const fila of caso?.adendas ?? []) {
      if (fila.estado === 'A') files.push(await this.archivo(actor, fila.id));
      else if (caso !== null && adendaAbierta(fila)) files.push(await this.enBorrador(actor, { ...fila, caso }));
    }
    return files;
  }

  private enBorrador(actor: Actor, row: AdendaDeContrato): Promise<FileAnswer> {
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: 'adenda', recursoId: row.id });
    return this.emision.vistaPrevia(actor, adendaImpresa, row);
  }

  private async fila(id: number): Promise<AdendaDeContrato> {
    const row = await this.lectura.byId(id);
    if (row === null) throw notFound();
    return row;
  }
}
