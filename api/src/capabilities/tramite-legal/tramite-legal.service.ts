import {
  deNumero,
  estaTerminado,
  formatearMonto,
  nombreDePaso,
  pasoLegal,
  porHacer,
  productos,
  seApruebaContrato,
  seApruebaPagare,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { isoOf, numberOrNull } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import { nombreDeCliente } from '../persona';
import type { PlanStore } from '../plan';
import { nombreUnido } from '../usuario';
import type { AvanceLegal, TramiteDeListaVista, TramiteVista } from './tramite-legal.dto';
import { hechosLegales, type LegalRow, type TramiteRow, type TramiteStore } from './tramite-legal.store';

/** Pending work of legal on the awards it holds (LEG-500…508). */
export class TramiteService {
  constructor(
    private readonly store: TramiteStore,
    private readonly planes: PlanStore,
    private readonly accesos: AccessLog,
  ) {}

  /** Two statements for any page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<TramiteDeListaVista>> {
    const { rows, ...page } = await this.store.list(request);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'tramite-legal', recursoId: 'lista' });
    return { ...page, rows: rows.map(vistaDeLista) };
  }

  /** Of a plan, for its client's page. Two statements. Leaves an access row. @throws 404. */
  async get(actor: Actor, idCodigo: string): Promise<TramiteVista> {
    const { planId } = await this.planes.get(idCodigo);
    const row = await this.store.findByPlan(planId);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'tramite-legal', recursoId: idCodigo });
    return { id: idCodigo, ...avanceDe(row) };
  }
}

function avanceDe(row: LegalRow | null): AvanceLegal {
  const hechos = hechosLegales(row);
  const paso = pasoLegal(hechos);
  return {
    porHacer: porHacer(hechos),
    paso,
    nombrePaso: paso === null ? null : nombreDePaso[paso],
    terminado: estaTerminado(hechos),
    pagareId: numberOrNull(row?.pagareId),
    estadoPagare: row?.estadoPagare ?? null,
    versionPagare: numberOrNull(row?.versionPagare),
    personas: hechos.pagare?.personas ?? false,
    prenda: hechos.pagare?.prenda ?? false,
    contratoId: numberOrNull(row?.contratoId),
    estadoContrato: row?.estadoContrato ?? null,
    versionContrato: numberOrNull(row?.versionContrato),
    bloques: Number(row?.bloques ?? 0),
    enviadoPor: row === null ? null : nombreUnido({ ...row }, 'envio'),
    enviadoEn: isoOf(row?.enviadoEn),
    seApruebaPagare: seApruebaPagare(hechos),
    seApruebaContrato: seApruebaContrato(hechos),
  };
}

const etiquetaDeProducto = (codigo: string): string =>
  productos.find((producto) => producto.codigo === codigo)?.etiqueta ?? codigo;

const vistaDeLista = (row: TramiteRow): TramiteDeListaVista => ({
  id: row.idCodigo,
  cedula: row.cedula,
  nombreCliente: nombreDeCliente(row),
  producto: row.producto,
  plan: `${etiquetaDeProducto(row.producto)} ${formatearMonto(deNumero(Number(row.monto)))}`,
  grupo: row.grupo,
  fechaAdjudicacion: row.fechaAdjudicacion,
  numeroAsamblea: Number(row.numeroAsamblea),
  ejecutivo: nombreUnido({ ...row }, 'ejecutivo'),
  ...avanceDe(row),
});
