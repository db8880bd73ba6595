import {
  ErrorDeNegocio,
  estaAprobada,
  etiquetaDeEstado,
  type HechosDeLista,
  mensajes,
  type ResumenDeDocumentos,
  sincronizar,
  sincronizarAprobada,
  tiposQueAplican,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Tx, UnitOfWork } from '../../db/transaction/unit-of-work';
import { type CarpetaStore, type PlanParaEscribir, summarizeDocumentos } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { PlanRow } from '../plan';
import type { ListadoGenerado } from './documento.dto';
import type { HechosDeDocumentosStore } from './documento.hechos';
import { type Cambios, findInForce, writeLista } from './lista.store';
import type { TipoDocumentoStore, TipoGuardado } from './tipo-documento.store';

/** Fields of an application that decide the list. */
export const DECIDEN_DOCUMENTOS: readonly string[] = ['situacionLaboral', 'estadoCivil', 'separacionBienes'];

/**
 * The list of documents of a plan. Created with its first saved form, or by 'Generar listado', and kept in step with its people: acts that change
 * labour situation, marital status, spouse, guarantor or depositary call `sincronizar` in the same transaction.
 */
export class ListaDeDocumentos {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly carpetas: CarpetaStore,
    private readonly hechos: HechosDeDocumentosStore,
    private readonly tipos: TipoDocumentoStore,
    private readonly eventos: EventoStore,
  ) {}

  /** DOC-038, DOC-039. @throws as `lockForWrite`; 422 'sin-solicitud' before any form was saved. */
  generar(actor: Actor, idCodigo: string): Promise<ListadoGenerado> {
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.carpetas.lockForWrite(tx, idCodigo);
      const hecho = await this.sincronizar(tx, abierto);
      if (hecho === null) throw new ErrorDeNegocio('regla', 'sin-solicitud', mensajes.propios.sinSolicitud);
      const { cambios, resumen } = hecho;
      return {
        plan: idCodigo,
        mensaje: mensajes.DOC.listadoGenerado,
        agregados: cambios.altas.length,
        vuelven: cambios.vuelven.length,
        noAplican: cambios.noAplica.length,
        reemplazados: cambios.reemplazadas.length,
        documentosTotal: resumen.total,
        documentosListos: resumen.listos,
        estado: etiquetaDeEstado(resumen.estado),
      };
    });
  }

  /**
   * Adapts the list to the plan's present people, in the caller's transaction, which locks the folder. Nothing is removed. `null` = there is no list
   * and none is due yet.
   */
  async sincronizar(
    tx: Tx,
    { plan, carpeta }: Pick<PlanParaEscribir, 'plan' | 'carpeta'>,
  ): Promise<{ cambios: Cambios; resumen: ResumenDeDocumentos } | null> {
    const { planId, idCodigo } = plan;
    const hechos = await this.hechos.de(plan, tx.manager);
    const actuales = await findInForce(tx.manager, planId);
    if (actuales.length === 0 && !hechos.guardada) return null;
    const cambios = cambiosDe(plan, hechos, actuales, await this.tipos.listAll(tx.manager));
    await writeLista(tx, planId, cambios);
    const resumen = await summarizeDocumentos(tx.manager, carpeta.id, planId);
    const cuentas = {
      agregados: cambios.altas.length,
      vuelven: cambios.vuelven.length,
      noAplican: cambios.noAplica.length,
      reemplazados: cambios.reemplazadas.length,
    };
    if (Object.values(cuentas).some((cuenta) => cuenta > 0)) {
      await this.eventos.record(tx, [
        {
          tipo: tiposDeEvento.documentosGenerados,
          planId,
          personaId: plan.personaId,
          observacion: observacionDe(cuentas),
        },
      ]);
    }
    // owner and obligation may change without a document being added or dropped
    const { actualizadas } = cambios;
    if (actualizadas.length > 0 || Object.values(cuentas).some((cuenta) => cuenta > 0))
      await tx.audit({
        accion: 'generar',
        recurso: 'documento',
        recursoId: idCodigo,
        despues: {
          altas: cambios.altas.map(({ tipo }) => tipo.codigo),
          vuelven: cambios.vuelven.map(({ id }) => id),
          noAplica: cambios.noAplica.map(({ id }) => id),
          reemplazados: cambios.reemplazadas.map(({ id }) => id),
          actualizados: actualizadas.map(({ documento }) => documento.id),
        },
      });
    return { cambios, resumen };
  }
}

/** Changes from the list in force to the wanted one; an approved folder keeps what was approved. */
export function cambiosDe(
  plan: Pick<PlanRow, 'idDepartamento'>,
  hechos: HechosDeLista,
  actuales: Awaited<ReturnType<typeof findInForce>>,
  tipos: readonly TipoGuardado[],
): Cambios {
  const poner = estaAprobada(plan) ? sincronizarAprobada : sincronizar;
  return poner(actuales, tiposQueAplican(hechos, tipos), hechos.duenos);
}

function observacionDe(cuentas: {
  agregados: number;
  vuelven: number;
  noAplican: number;
  reemplazados: number;
}): string {
  const { listaAgregados, listaVuelven, listaNoAplican, listaReemplazados } = mensajes.propios;
  return [
    cuentas.agregados > 0 ? listaAgregados(cuentas.agregados) : '',
    cuentas.vuelven > 0 ? listaVuelven(cuentas.vuelven) : '',
    cuentas.noAplican > 0 ? listaNoAplican(cuentas.noAplican) : '',
    cuentas.reemplazados > 0 ? listaReemplazados(cuentas.reemplazados) : '',
  ]
    .filter((parte) => parte !== '')
    .join(', ');
}
