import {
  aNumero,
  camposIncorrectos,
  comoFecha,
  cuotasDePagare,
  type DatosDeFirma,
  type DatosDePagare,
  deNumero,
  ErrorDeNegocio,
  type Fecha,
  fechaFinalDePagare,
  formatearFecha,
  formatearMonto,
  formularioDeFirma,
  formularioDePagare,
  hoyEn,
  mensajes,
  montoDePagare,
  soloCampos,
  tiposDeEvento,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { rowOf } from '../../columns/record';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Pagare } from '../../entities/pagare.entity';
import type { CarpetaStore } from '../carpeta';
import type { CodigosDeCatalogo } from '../catalogo';
import { nombreDeCliente } from '../persona';
import { debeDe, type PlanConCuentaRow, type PlanStore } from '../plan';
import type { FirmaDePagare, PagareNuevo, PagareReemplazo } from './pagare.dto';
import type { ActoDePagare } from './pagare.en-acto';
import type { PagareRow, PagareStore } from './pagare.store';

const { LEG, propios } = mensajes;

interface AntesDeGenerar {
  readonly planes: PlanStore;
  readonly carpetas: Pick<CarpetaStore, 'lock'>;
  readonly codigos: CodigosDeCatalogo;
}

type Enviado = Omit<PagareNuevo, 'plan'> | PagareReemplazo;

/** 'Guardar' of the generator, and the replacement (LEG-544, LEG-545, LEG-555…559, LEG-598, LEG-605). */
export class GeneracionDePagares {
  constructor(
    private readonly acto: ActoDePagare,
    private readonly pagares: PagareStore,
    private readonly antes: AntesDeGenerar,
  ) {}

  /** @throws 404 no such plan; 409 it has a note: 'Ya existe Pagaré', with its number and version; 422 fields, no award, nothing owed. */
  readonly crear = this.acto.create({
    load: async ({ tx, body }: { tx: Tx; body: PagareNuevo }) => {
      await this.antes.carpetas.lock(tx.manager, body.plan);
      const plan = await this.antes.planes.getWithCuenta(body.plan, tx.manager);
      const vivo = await this.pagares.findByPlan(plan.planId, tx.manager);
      if (vivo !== null) throw yaExiste(vivo);
      const reemplazaA = await this.pagares.findAnulado(plan.adjudicacionId ?? 0, tx.manager);
      return { plan, reemplazaA, hecho: await this.hacer(tx, plan, body) };
    },
    insert: ({ tx, loaded: { plan, reemplazaA, hecho } }) =>
      this.pagares.insert(tx, { ...deQuien(plan), ...hecho.datos, reemplazaA }, hecho.cuotas),
    event: tiposDeEvento.pagareGenerado,
    eventNote: ({ after }) => numeroDe(after),
    duplicates: { 'pagare.planId': () => yaExiste(null) },
  });

  /**
   * Another schedule under the same number; the former one is kept. @throws 404; 409 approved (who, when); 412; 422 fields, no award, nothing owed.
   */
  readonly reemplazar = this.acto('reemplazar', {
    load: async ({ tx, before, body }: { tx: Tx; before: PagareRow; body: PagareReemplazo }) => {
      const plan = await this.antes.planes.getWithCuenta(before.idCodigo, tx.manager);
      const hecho = await this.hacer(tx, plan, body);
      const emision = before.emision + 1;
      return { plan, emision, hecho };
    },
    change: ({ loaded: { plan, emision, hecho } }) => ({
      ...deQuien(plan),
      ...hecho.datos,
      ...sinDecision,
      estado: 'P' as const,
      emision,
    }),
    effects: ({ tx, before, loaded: { emision, hecho } }) =>
      this.pagares.insertCuotas(tx, before.id, emision, hecho.cuotas),
    event: tiposDeEvento.pagareReemplazado,
    eventNote: ({ after }) => numeroDe(after),
  });

  /** Where and when note, pledge and contract are signed; what was sent is sent again. @throws 404; 409 approved (who, when); 412; 422 fields. */
  readonly fechar = this.acto('fechar', {
    load: async ({ tx, body }: { tx: Tx; body: FirmaDePagare }) => {
      const enviado = soloCampos<DatosDeFirma>(formularioDeFirma.nombres, body);
      const leidos = formularioDeFirma.revisar(enviado, { hoy: hoyEn(tx.now) });
      if ('errores' in leidos) throw camposIncorrectos(leidos.errores);
      await this.exigirCiudad(tx.manager, leidos.valores);
      return leidos.valores;
    },
    change: ({ loaded }) => ({ ...rowOf(formularioDeFirma, loaded), ...sinDecision, estado: 'P' as const }),
    event: tiposDeEvento.pagareActualizado,
    eventNote: ({ after: { id, ciudad, fechaEmision } }) =>
      propios.pagareFechadoEn(id, ciudad ?? '', formatearFecha(comoFecha(fechaEmision))),
    auditDetail: ({ loaded }) => loaded,
  });

  /** Schedule of the plan's present debt over the chosen dates. @throws 422. */
  private async hacer(tx: Tx, plan: PlanConCuentaRow, enviado: Enviado) {
    const hoy = hoyEn(tx.now);
    const rechazo = rechazoDePlan(plan);
    if (rechazo !== null) throw rechazo;
    const datos = await this.datosDe(tx.manager, enviado, hoy);
    const calculado = calculosDe(plan, datos.fechaInicial as string);
    exigirCalculos(calculado, enviado);
    return {
      datos: {
        lugarEmision: datos.lugarEmision as string,
        fechaEmision: datos.fechaEmision ?? hoy,
        fechaInicial: datos.fechaInicial as string,
        fechaFinal: calculado.fechaFinal,
        plazo: calculado.plazo,
        valorDividendo: deNumero(calculado.valorDividendo),
        monto: deNumero(calculado.monto),
        generadoPor: tx.actor.id || null,
        generadoEn: tx.now,
      } satisfies Partial<Pagare>,
      cuotas: calculado.cuotas,
    };
  }

  private async datosDe(manager: EntityManager, enviado: Enviado, hoy: Fecha): Promise<DatosDePagare> {
    const leidos = formularioDePagare.revisar(soloCampos<DatosDePagare>(formularioDePagare.nombres, enviado), { hoy });
    if ('errores' in leidos) throw camposIncorrectos(leidos.errores);
    await this.exigirCiudad(manager, leidos.valores);
    return leidos.valores;
  }

  private async exigirCiudad(manager: EntityManager, { lugarEmision, fechaEmision }: DatosDeFirma): Promise<void> {
    const errores = await this.antes.codigos.errores(formularioDeFirma.campos, { lugarEmision, fechaEmision }, manager);
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
  }
}

/** A new schedule cancels sending and decision. */
export const sinDecision = {
  enviadoPor: null,
  enviadoEn: null,
  decididoPor: null,
  decididoEn: null,
  motivo: null,
} as const satisfies Partial<Pagare>;

const deQuien = (plan: PlanConCuentaRow): Partial<Pagare> => ({
  planId: plan.planId,
  adjudicacionId: plan.adjudicacionId as number,
  personaId: plan.personaId,
  cedulaCliente: plan.identificacion,
  nombresCliente: nombreDeCliente(plan),
});

/** LEG-525, LEG-555: only for an awarded plan with a debt. */
export function rechazoDePlan(plan: PlanConCuentaRow): ErrorDeNegocio | null {
  if (plan.adjudicacionId === null)
    return new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.pagareSinAdjudicacion);
  return null;
}

/** The schedule of a plan from this date on; amounts in dollars. @throws 422 nothing is owed (LEG-555). */
export function calculosDe(plan: PlanConCuentaRow, fechaInicial: string) {
  const cuenta = debeDe(plan);
  const fechaFinal = fechaFinalDePagare(cuenta, fechaInicial);
  const monto = montoDePagare(cuenta);
  if (fechaFinal === null || monto <= 0) throw new ErrorDeNegocio('regla', 'monto-cero', LEG.montoCero);
  return {
    plazo: cuenta.plazo,
    valorDividendo: aNumero(cuenta.valorDividendo),
    monto: aNumero(monto),
    fechaFinal,
    cuotas: cuotasDePagare(cuenta, comoFecha(fechaInicial)),
  };
}

const CALCULADOS = ['plazo', 'valorDividendo', 'monto', 'fechaFinal'] as const;

/** The displayed figures are stale: a payment came in meanwhile. */
function exigirCalculos(nuestros: ReturnType<typeof calculosDe>, enviado: Enviado): void {
  const distintos = CALCULADOS.filter(
    (nombre) => enviado[nombre] !== undefined && enviado[nombre] !== null && enviado[nombre] !== nuestros[nombre],
  );
  if (distintos.length > 0)
    throw camposIncorrectos(Object.fromEntries(distintos.map((nombre) => [nombre, propios.pagareDatoDistinto])));
}

/** LEG-544: the screen offers to replace it. `null` = a concurrent request is creating one whose number is not known yet. */
const yaExiste = (pagare: { id: number; estado: string; version: number } | null): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'ya-existe-pagare', LEG.yaExiste, {
    detalle: pagare === null ? {} : { pagare: pagare.id, estado: pagare.estado, version: pagare.version },
  });

export const numeroDe = ({ id, monto }: Pick<PagareRow, 'id' | 'monto'>): string =>
  propios.pagareNumero(id, formatearMonto(deNumero(monto)));
