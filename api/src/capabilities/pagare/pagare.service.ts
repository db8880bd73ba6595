import { deNumero, ErrorDeNegocio, fechaInicialPorDefecto, hoyEn } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import type { FileAnswer } from '../../http/send-file';
import type { Renderer } from '../../pdf';
import { notFound } from '../../request/version';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import { cuentaDe, type PlanConCuentaRow, type PlanStore, planDeCliente } from '../plan';
import type { PlazosDelContrato } from '../plazo';
import { type FuenteDePagare, pagareImpreso } from './pagare.documento';
import type { BaseDePagareVista, PagareDeListaVista, PagareVista, TextoDePagare } from './pagare.dto';
import { calculosDe, rechazoDePlan } from './pagare.generacion';
import type { PagareStore } from './pagare.store';
import { vistaDeLista, vistaDePagare } from './pagare.view';

const RECURSO = 'pagare';

interface LecturaDePagares {
  readonly pagares: PagareStore;
  readonly planes: PlanStore;
  readonly clock: Clock;
  readonly impresora: Pick<Renderer, 'fragment'>;
  readonly plazos: Pick<PlazosDelContrato, 'listAll'>;
  /** Of the company. */
  readonly ciudad: string;
}

/** Reads notes. */
export class PagareService {
  constructor(
    private readonly lectura: LecturaDePagares,
    private readonly emision: EmisionDeDocumentos,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly accesos: AccessLog,
  ) {}

  /** LEG-510, LEG-584, LEG-585. Two statements for any page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<PagareDeListaVista>> {
    const { rows, ...page } = await this.lectura.pagares.list(request);
    this.accesos.record(actor, { operacion: 'listar', recurso: RECURSO, recursoId: 'lista' });
    const context = this.acts.context(actor);
    return { ...page, rows: rows.map((row) => vistaDeLista(row, context)) };
  }

  /** LEG-586. Leaves an access row. @throws 404. */
  async get(actor: Actor, id: number): Promise<PagareVista> {
    const { fila: row, cuotas } = await this.fuente(id);
    this.accesos.record(actor, { operacion: 'leer', recurso: RECURSO, recursoId: id });
    return vistaDePagare(row, cuotas, this.acts.context(actor));
  }

  /** LEG-532, LEG-604: the printed text, after the approval as it was issued. Leaves an access row. @throws 404. */
  async texto(actor: Actor, id: number): Promise<TextoDePagare> {
    const fuente = await this.fuente(id);
    this.accesos.record(actor, { operacion: 'leer', recurso: RECURSO, recursoId: id });
    const hechos = await this.emision.hechos(actor, pagareImpreso, fuente);
    return { id, texto: this.lectura.impresora.fragment('pagare-texto', hechos) };
  }

  /** LEG-536: as issued, byte for byte, annulled or not; before its approval, a draft marked as such. Leaves an access row. @throws 404. */
  async documento(actor: Actor, id: number): Promise<FileAnswer> {
    const fuente = await this.fuente(id);
    if (fuente.fila.estado === 'A' || fuente.fila.estado === 'X')
      return this.emision.abrir(actor, pagareImpreso, id, { recursoId: id });
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: RECURSO, recursoId: id });
    return this.emision.vistaPrevia(actor, pagareImpreso, fuente);
  }

  /** LEG-520…525, LEG-530, LEG-557…559: a possible note of this plan, and the existing one. Leaves an access row. @throws 404. */
  async base(actor: Actor, idCodigo: string): Promise<BaseDePagareVista> {
    const { planes, pagares, clock, ciudad } = this.lectura;
    const plan = await planes.getWithCuenta(idCodigo);
    const hoy = hoyEn(clock.now());
    const fechaInicial = fechaInicialPorDefecto(hoy);
    const { calculos, rechazo } = juzgado(plan, fechaInicial);
    const pagare = await pagares.findByPlan(plan.planId);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'base-de-pagare', recursoId: idCodigo });
    const { numCuota, saldo } = planDeCliente(plan, cuentaDe(plan, hoy));
    const abonado = (deNumero(calculos.monto) - deNumero(saldo)) / 100;
    return {
      id: plan.idCodigo,
      cedulaCliente: plan.identificacion,
      nombresCliente: nombreDeCliente(plan),
      producto: plan.producto,
      montoPlan: Number(plan.monto),
      numCuota,
      ...calculos,
      abonado: abonado > 0 && abonado < calculos.valorDividendo ? abonado : 0,
      fechaInicial,
      lugarEmision: pagare?.lugarEmision ?? (await pagares.ciudadDe(ciudad)),
      fechaEmision: hoy,
      rechazo: rechazo?.title ?? null,
      pagare: pagare === null ? null : { id: pagare.id, estado: pagare.estado, version: pagare.version },
    };
  }

  /** @throws 404. */
  private async fuente(id: number): Promise<FuenteDePagare> {
    const { pagares, plazos } = this.lectura;
    const row = await pagares.byId(id);
    if (row === null) throw notFound();
    return { fila: row, cuotas: await pagares.listCuotas(id, row.emision), plazos: await plazos.listAll() };
  }
}

/** Its figures, and why no note is possible; `null` = possible. */
function juzgado(plan: PlanConCuentaRow, fechaInicial: string) {
  try {
    const { plazo, valorDividendo, monto } = calculosDe(plan, fechaInicial);
    return { calculos: { plazo, valorDividendo, monto }, rechazo: rechazoDePlan(plan) };
  } catch (error) {
    if (!(error instanceof ErrorDeNegocio)) throw error;
    return {
      calculos: { plazo: 0, valorDividendo: Number(plan.valorCuota), monto: 0 },
      rechazo: rechazoDePlan(plan) ?? error,
    };
  }
}
