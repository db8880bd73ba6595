import {
  camposIncorrectos,
  filtroMalFormado,
  lineasDeComparacion,
  mensajes,
  rechazoDeActuar,
  tratamientoSuspendido,
  valorLejano,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { notFound } from '../../request/version';
import { hechosDeEscritura } from '../carpeta';
import type { PersonaStore } from '../persona';
import type { PlanConCuentaRow, PlanStore } from '../plan';
import type { FichaDelBienStore } from './ficha-bien.store';
import type { ComparacionDeMedios } from './medio-aprobacion.comparacion';
import type {
  ComparacionDeMedioVista,
  ConsultaDeSaldoDeudor,
  FichaDePlan,
  MedioDeListaVista,
  MedioVista,
  PlanParaMedio,
  SaldoDeudor,
  SeguroDePlan,
} from './medio-aprobacion.dto';
import type { MedioStore } from './medio-aprobacion.store';
import {
  dispositivoDe,
  medioDePlan,
  planDeMedio,
  planesDe,
  polizaDe,
  saldoDe,
  vistaDeFicha,
  vistaDeLista,
  vistaDeMedio,
} from './medio-aprobacion.view';

const { propios } = mensajes;

interface LecturaDeMedios {
  readonly medios: MedioStore;
  readonly fichas: FichaDelBienStore;
  readonly comparaciones: Pick<ComparacionDeMedios, 'de'>;
}

/** Reads approvals. */
export class MedioService {
  constructor(
    private readonly lectura: LecturaDeMedios,
    private readonly planes: PlanStore,
    private readonly personas: PersonaStore,
    private readonly accesos: AccessLog,
    private readonly ajustes: { readonly soloPropios: boolean; readonly desvioDeMedio: number },
    private readonly acts: Pick<Acts, 'context'>,
  ) {}

  /** MED-500, MED-542: risk sees sent ones only. Two statements for any page. @throws 400 an unknown state, a non-numeric executive. */
  async list(actor: Actor, request: ListRequest): Promise<Page<MedioDeListaVista>> {
    const filter = filtroDe(request.filter, actor);
    const { rows, ...page } = await this.lectura.medios.list({ ...request, filter }, soloEnviados(actor));
    this.accesos.record(actor, { operacion: 'listar', recurso: 'medio-aprobacion', recursoId: 'lista' });
    return { ...page, rows: rows.map((row) => vistaDeLista(row, this.acts.context(actor))) };
  }

  /** MED-543. Two statements. Leaves an access row. @throws 404, for risk also when not sent. */
  async get(actor: Actor, id: number): Promise<MedioVista> {
    const row = await this.lectura.medios.byId(id);
    if (row === null || (soloEnviados(actor) && row.enviadoEn === null)) throw notFound();
    const planes = await this.planes.listByCodigos(planesDe(row));
    this.accesos.record(actor, { operacion: 'leer', recurso: 'medio-aprobacion', recursoId: id });
    return vistaDeMedio(row, planes, this.acts.context(actor));
  }

  /** Values to compare it with. Four statements. Leaves an access row. @throws 404, for risk also when not sent. */
  async comparacion(actor: Actor, id: number): Promise<ComparacionDeMedioVista> {
    const row = await this.lectura.medios.byId(id);
    if (row === null || (soloEnviados(actor) && row.enviadoEn === null)) throw notFound();
    const comparacion = await this.lectura.comparaciones.de(row);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'medio-aprobacion', recursoId: id });
    return {
      id,
      datos: lineasDeComparacion(comparacion),
      aviso: valorLejano(comparacion, this.ajustes.desvioDeMedio),
    };
  }

  /** MED-516: all plans of a client, with the reason where one is ineligible. @throws 404. */
  async planesParaMedio(actor: Actor, cedula: string): Promise<PlanParaMedio[]> {
    const persona = await this.personas.client(cedula);
    if (persona === null) throw notFound();
    const rows = await this.planes.ofPersona(persona.id);
    const medioDe = new Map((await this.lectura.medios.listByTitular(persona.id)).map((m) => [m.idCodigo, m.medioId]));
    this.accesos.record(actor, { operacion: 'leer', recurso: 'planes-para-medio', recursoId: cedula });
    return rows.map((row) => {
      const medio = medioDe.get(row.idCodigo) ?? null;
      const razon = this.razon(actor, row, medio);
      return {
        ...planDeMedio(row),
        producto: row.producto,
        meses: row.mesesPlan,
        seleccionable: razon === null,
        razon,
        medio,
      };
    });
  }

  /** MED-540: values sent beside the plan must equal the registered ones. @throws 404; 422. */
  async saldoDeudor(actor: Actor, body: ConsultaDeSaldoDeudor): Promise<SaldoDeudor> {
    const row = await this.planes.getWithCuenta(body.plan);
    if (row.identificacion !== body.cedulaCliente)
      throw camposIncorrectos({ plan: propios.planDeOtroCliente(row.idCodigo) });
    const registrado = {
      meses: row.mesesPlan,
      vcuota: Number(row.valorCuota),
      fechaAdjudicacion: row.fechaAdjudicacion,
    };
    const distintos = (Object.keys(registrado) as (keyof typeof registrado)[]).filter(
      (nombre) => body[nombre] !== undefined && body[nombre] !== registrado[nombre],
    );
    if (distintos.length > 0)
      throw camposIncorrectos(Object.fromEntries(distintos.map((nombre) => [nombre, propios.saldoDatoDistinto])));
    this.accesos.record(actor, { operacion: 'leer', recurso: 'saldo-deudor', recursoId: row.idCodigo });
    return { saldo: saldoDe(row) };
  }

  /** MED-534 @throws 404. */
  async fichaDePlan(actor: Actor, idCodigo: string): Promise<FichaDePlan> {
    const { planId, personaId } = await this.planes.get(idCodigo);
    const [ficha, medio] = await Promise.all([
      this.lectura.fichas.findByPlan(planId, personaId),
      this.lectura.medios.findByPlan(planId),
    ]);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'ficha-bien', recursoId: idCodigo });
    return { ficha: ficha && vistaDeFicha(ficha), medio: medio && medioDePlan(medio) };
  }

  /** MED-536, EST-505 @throws 404. */
  async seguroDePlan(actor: Actor, idCodigo: string): Promise<SeguroDePlan> {
    const { planId } = await this.planes.get(idCodigo);
    const medio = await this.lectura.medios.findByPlan(planId);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'seguro', recursoId: idCodigo });
    if (medio === null) return { poliza: null, dispositivo: null, medio: null };
    return { poliza: polizaDe(medio), dispositivo: dispositivoDe(medio), medio: medioDePlan(medio) };
  }

  private razon(actor: Actor, row: PlanConCuentaRow, medio: number | null): string | null {
    if (row.fechaAdjudicacion === null) return propios.planSinFechaDeAdjudicacion;
    if (medio !== null) return propios.planEnElMedio(medio);
    const suspension = this.acts.context(actor).suspensiones?.de(() => [row]) ?? null;
    if (suspension !== null) return tratamientoSuspendido(suspension).title;
    return rechazoDeActuar(hechosDeEscritura(row), actor, this.ajustes.soloPropios)?.title ?? null;
  }
}

/** decisiones.md: risk lists and judges only sent ones. */
const soloEnviados = ({ role }: Actor): boolean => role === 'Riesgo';

/** The filter for the store: 'yo' and digits become an id. */
function filtroDe({ ejecutivo, ...filtro }: ListRequest['filter'], actor: Actor): ListRequest['filter'] {
  if (ejecutivo !== undefined && ejecutivo !== 'yo' && !/^\d{1,9}$/.test(String(ejecutivo)))
    throw filtroMalFormado('ejecutivo', ejecutivo, propios.filtroDeEjecutivo(['yo']));
  return {
    ...filtro,
    ...(ejecutivo === undefined ? {} : { ejecutivo: ejecutivo === 'yo' ? actor.id : Number(ejecutivo) }),
  };
}
