import { conceptoDePago, type ErrorDeNegocio, faltantesDelPago } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { ownRows } from '../../http/own-rows';
import type { FileAnswer } from '../../http/send-file';
import { notFound } from '../../request/version';
import { type Espera, enEspera } from '../catalogo';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { beneficiarioDeOrden } from '../orden-de-compra';
import { vistaDeLinea } from './solicitud-de-pago.checklist';
import { rechazoDeOrden, yaTiene } from './solicitud-de-pago.creacion';
import { pagoImpreso } from './solicitud-de-pago.documento';
import type { ChecklistDePago, PagoDeListaVista, PagoVista } from './solicitud-de-pago.dto';
import { documentosDe, type LecturaDePagos } from './solicitud-de-pago.en-acto';
import { montosDeOrden, planesDe, vehiculoDe, vistaDeLista, vistaDePago } from './solicitud-de-pago.view';

const RECURSO = 'solicitud-de-pago';

/** Reads payment orders. */
export class PagoService {
  constructor(
    private readonly lectura: LecturaDePagos,
    private readonly emision: EmisionDeDocumentos,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly accesos: AccessLog,
    private readonly espera: Espera,
  ) {}

  /** PAG-501, PAG-503, PAG-527. Two statements for any page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<PagoDeListaVista>> {
    const { rows, ...page } = await this.lectura.pagos.list({ ...request, filter: ownRows(request.filter, actor) });
    this.accesos.record(actor, { operacion: 'listar', recurso: RECURSO, recursoId: 'lista' });
    const context = this.acts.context(actor);
    const dias = await this.espera.desde(enEspera(rows));
    return { ...page, rows: rows.map((row) => vistaDeLista(row, context, dias)) };
  }

  /** PAG-507, PAG-508. Leaves an access row. @throws 404. */
  async get(actor: Actor, id: number): Promise<PagoVista> {
    const vista = await this.vista(actor, id);
    this.accesos.record(actor, { operacion: 'leer', recurso: RECURSO, recursoId: id });
    return vista;
  }

  /** As issued, byte for byte; before that, a draft marked as such. Leaves an access row. @throws 404. */
  async documento(actor: Actor, id: number): Promise<FileAnswer> {
    const pago = await this.vista(actor, id);
    if (pago.emitida !== null) return this.emision.abrir(actor, pagoImpreso, id, { recursoId: id });
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: RECURSO, recursoId: id });
    return this.emision.vistaPrevia(actor, pagoImpreso, pago);
  }

  private async vista(actor: Actor, id: number): Promise<PagoVista> {
    const row = await this.lectura.pagos.byId(id);
    if (row === null) throw notFound();
    return vistaDePago(row, await documentosDe(this.lectura, row), this.lectura.ajustes, this.acts.context(actor));
  }

  /** PAG-515…519, PAG-526: a possible payment of this order, and its missing items. Leaves an access row. @throws 404. */
  async checklist(actor: Actor, ordenId: number): Promise<ChecklistDePago> {
    const { ordenes, pagos, checklist, ajustes } = this.lectura;
    const [orden, vivo] = await Promise.all([ordenes.byId(ordenId), pagos.findLive(ordenId)]);
    if (orden === null) throw notFound();
    const planes = planesDe(orden);
    const lineas = await checklist.de({ planes, tipoCarta: orden.tipoCarta });
    const papeles = await checklist.papeles(planes);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'checklist-de-pago', recursoId: ordenId });
    const context = this.acts.context(actor);
    const sinPago = rechazoDeOrden(orden);
    const rechazo: ErrorDeNegocio | null = sinPago ?? (vivo === null ? null : yaTiene(Number(vivo.id)));
    return {
      id: orden.id,
      cliente: { cedula: orden.cedula, nombre: orden.nombreCliente },
      planes,
      vehiculo: vehiculoDe(orden),
      empresa: ajustes.empresa,
      solicitante: nombreDeActor(actor),
      ...montosDeOrden(orden),
      valor: orden.pagoConcesionario,
      ...beneficiarioDeOrden(orden),
      concepto: conceptoDePago(orden.nombreCliente, planes),
      documentos: lineas.map((linea) => vistaDeLinea(linea, context, rechazo === null)),
      papeles: papeles.map((linea) => vistaDeLinea(linea, context, sinPago === null)),
      faltan: faltantesDelPago(lineas).length,
      carpetaAprobada: Number(orden.sinCarpetaAprobada) === 0,
      motivo: rechazo?.title ?? null,
      solicitud: vivo === null ? null : Number(vivo.id),
    };
  }
}
