import {
  type AjustesDePolitica,
  type BaseDeDecision,
  type CodigoDePolitica,
  ErrorDeNegocio,
  lineasDeDecision,
  mensajes,
  rechazoPorPolitica,
  revisarPolitica,
  type TipoDeGarantia,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { AccessEntry } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { FileAnswer } from '../../http/send-file';
import { hashDeHechos } from '../../pdf';
import type { Platform } from '../../platform';
import { notFound } from '../../request/version';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import type { LimitesDeAprobacion } from '../limite';
import type { PlanRow, PlanStore } from '../plan';
import type { ConsultaDeBase } from './carpeta.consultas';
import type { BaseDeDecisionVista } from './carpeta.dto';
import { type FuenteDeHoja, hojaDeDecision, parametroDeDecision } from './carpeta.hoja';
import type { HojaDeDecisionImpresa } from './carpeta.hoja.impreso';

/** The approver's statement about the basis that he saw. */
interface VistoBueno {
  readonly tipoGarantia: TipoDeGarantia;
  readonly comentario: string;
  readonly confirma?: readonly CodigoDePolitica[] | undefined;
  /** Hash of the basis that was seen; left out = not compared. */
  readonly base?: string | undefined;
}

/** A sheet printed and stored before its act. */
export interface HojaImpresa {
  readonly preparado: Preparado<HojaDeDecisionImpresa, FuenteDeHoja>;
  readonly fuente: FuenteDeHoja;
}

const leido = (buroId: number): AccessEntry => ({ operacion: 'leer', recurso: 'buro', recursoId: buroId });

/** The basis on which a folder is approved: shown before, judged by the policy, and kept as 'Hoja de decisión'. */
export class DecisionDeCarpeta {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'accessLog'>,
    private readonly planes: PlanStore,
    private readonly bases: ConsultaDeBase,
    private readonly emision: EmisionDeDocumentos,
    private readonly politica: AjustesDePolitica,
    private readonly limites: Pick<LimitesDeAprobacion, 'rechazo'>,
  ) {}

  /** The basis shown before an approval. Leaves access rows; that of the bureau's answer in a transaction (invariant 39). @throws 404. */
  async base(actor: Actor, idCodigo: string): Promise<BaseDeDecisionVista> {
    const { unitOfWork, accessLog } = this.platform;
    const plan = await this.conCarpeta(idCodigo);
    const { base, buroId, autores } = await this.bases.de(plan);
    if (buroId !== null) await unitOfWork.run(actor, (tx) => accessLog.write(tx, leido(buroId)));
    accessLog.record(actor, { operacion: 'leer', recurso: 'carpeta', recursoId: idCodigo });
    const impedimento = (await this.limites.rechazo(actor, plan, autores))?.title ?? null;
    return { ...this.vista(plan, base), impedimento };
  }

  /** The sheet of an approval; without `version` the last one. @throws 404. */
  async hoja(actor: Actor, idCodigo: string, version?: number): Promise<FileAnswer> {
    const { carpetaId } = await this.conCarpeta(idCodigo);
    return this.emision.abrir(actor, hojaDeDecision, carpetaId, { version, recursoId: idCodigo });
  }

  /** Prints the sheet, then runs the act, which keeps it (`asentar`). @throws 403 four eyes; 412 another basis than seen; 422 the policy. */
  async imprimir<T>(
    actor: Actor,
    plan: PlanRow,
    vistoBueno: VistoBueno,
    acto: (impresa: HojaImpresa) => Promise<T>,
  ): Promise<T> {
    const { base, autores } = await this.bases.de(plan);
    await this.exigirLimite(actor, plan, autores);
    if (vistoBueno.base !== undefined && vistoBueno.base !== this.vista(plan, base).base) throw baseCambiada();
    const fuente = this.fuente(plan, base, vistoBueno);
    return this.emision.emitir(actor, hojaDeDecision, fuente, (preparado) => acto({ preparado, fuente }));
  }

  /** In the transaction of the act, with the folder locked: checks that the printed basis is unchanged. @throws 412, 422. */
  async releer(tx: Tx, plan: PlanRow, vistoBueno: VistoBueno, impresa: HojaImpresa): Promise<HojaImpresa> {
    const { base, buroId, autores } = await this.bases.de(plan, tx.manager);
    await this.exigirLimite(tx.actor, plan, autores, tx.manager);
    if (buroId !== null) await this.platform.accessLog.write(tx, leido(buroId));
    if (!this.emision.muestra(impresa.preparado, this.fuente(plan, base, vistoBueno))) throw baseCambiada();
    return impresa;
  }

  asentar(tx: Tx, { preparado }: HojaImpresa): Promise<number> {
    return this.emision.asentar(tx, preparado);
  }

  private fuente(
    plan: PlanRow,
    base: BaseDeDecision,
    { tipoGarantia, comentario, confirma }: VistoBueno,
  ): FuenteDeHoja {
    const reglas = revisarPolitica(base, this.politica);
    const rechazo = rechazoPorPolitica(reglas, confirma ?? []);
    if (rechazo !== null) throw rechazo;
    return { plan, base, reglas, tipoGarantia, comentario };
  }

  /** @throws 403 'limite-excedido'. */
  private async exigirLimite(
    actor: Actor,
    plan: PlanRow,
    autores: readonly number[],
    manager?: EntityManager,
  ): Promise<void> {
    const rechazo = await this.limites.rechazo(actor, plan, autores, manager);
    if (rechazo !== null) throw rechazo;
  }

  private vista({ idCodigo }: PlanRow, base: BaseDeDecision): Omit<BaseDeDecisionVista, 'impedimento'> {
    const vista = {
      id: idCodigo,
      datos: lineasDeDecision(base),
      reglas: revisarPolitica(base, this.politica),
      parametros: base.parametros.map(parametroDeDecision),
      faltantes: [...base.faltantes],
      sinRevisar: [...base.sinRevisar],
    };
    return { ...vista, base: hashDeHechos('base-de-decision', vista) };
  }

  private async conCarpeta(idCodigo: string): Promise<PlanRow & { carpetaId: number }> {
    const plan = await this.planes.get(idCodigo);
    if (plan.carpetaId === null) throw notFound();
    return { ...plan, carpetaId: plan.carpetaId };
  }
}

const baseCambiada = (): ErrorDeNegocio =>
  new ErrorDeNegocio('versionVieja', 'base-cambiada', mensajes.propios.baseCambiada, { detalle: { campos: ['base'] } });
