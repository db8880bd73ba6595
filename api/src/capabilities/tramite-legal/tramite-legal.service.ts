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
import { numberOrNull } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import { nombreDeCliente } from '../persona';
import type { PlanStore } from '../plan';
import { nombreUnido } from '../usuario';
import type { AvanceLegal, TramiteDeListaVista, TramiteVista } from './tramite-legal.dto';
import { type FilaDeTramite, type FilaLegal, hechosLegales, type TramiteStore } from './tramite-legal.store';

/** What legal has to do with the awards that it holds (LEG-500…508). */
export class TramiteService {
  constructor(
    private readonly store: TramiteStore,
    private readonly planes: PlanStore,
    private readonly accesos: AccessLog,
  ) {}

  /** Two statements whatever the page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<TramiteDeListaVista>> {
    const { rows, ...page } = await this.store.list(request);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'tramite-legal', recursoId: 'lista' });
    return { ...page, rows: rows.map(vistaDeLista) };
  }

  /** Of a plan, for its client's page. Two statements. Leaves an access row. @throws 404. */
  async get(actor: Actor, idCodigo: string): Promise<TramiteVista> {
    const { planId } = await this.planes.get(idCodigo);
    const fila = await this.store.dePlan(planId);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'tramite-legal', recursoId: idCodigo });
    return { id: idCodigo, ...avanceDe(fila) };
  }
}

function avanceDe(fila: FilaLegal | null): AvanceLegal {
  const hechos = hechosLegales(fila);
  const paso = pasoLegal(hechos);
  return {
    porHacer: porHacer(hechos),
    paso,
    nombrePaso: paso === null ? null : nombreDePaso[paso],
    terminado: estaTerminado(hechos),
    pagareId: numberOrNull(fila?.pagareId),
    estadoPagare: fila?.estadoPagare ?? null,
    versionPagare: numberOrNull(fila?.versionPagare),
    personas: hechos.pagare?.personas ?? false,
    prenda: hechos.pagare?.prenda ?? false,
    contratoId: numberOrNull(fila?.contratoId),
    estadoContrato: fila?.estadoContrato ?? null,
    versionContrato: numberOrNull(fila?.versionContrato),
    bloques: Number(fila?.bloques ?? 0),
    seApruebaPagare: seApruebaPagare(hechos),
    seApruebaContrato: seApruebaContrato(hechos),
  };
}

const etiquetaDeProducto = (codigo: string): string =>
  productos.find((producto) => producto.codigo === codigo)?.etiqueta ?? codigo;

const vistaDeLista = (fila: FilaDeTramite): TramiteDeListaVista => ({
  id: fila.idCodigo,
  cedula: fila.cedula,
  nombreCliente: nombreDeCliente(fila),
  producto: fila.producto,
  plan: `${etiquetaDeProducto(fila.producto)} ${formatearMonto(deNumero(Number(fila.monto)))}`,
  grupo: fila.grupo,
  fechaAdjudicacion: fila.fechaAdjudicacion,
  numeroAsamblea: Number(fila.numeroAsamblea),
  ejecutivo: nombreUnido({ ...fila }, 'ejecutivo'),
  ...avanceDe(fila),
});
