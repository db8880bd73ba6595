import {
  type CambiosDeLista,
  type DocumentoDeLista,
  type DuenoDeDocumento,
  ErrorDeNegocio,
  etiquetaDeEstado,
  mensajes,
  type ResumenDeDocumentos,
  sincronizar,
  tiposQueAplican,
} from '@adjudica/domain';
import { type EntityManager, In } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { insertMany } from '../../db/bulk';
import { boolOf } from '../../db/columns';
import { readMany } from '../../db/read';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { Documento, TipoDocumento } from '../../entities/documento.entity';
import { type CarpetaStore, type PlanParaEscribir, resumirDocumentos } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { ListadoGenerado } from './documento.dto';
import type { HechosDeDocumentosStore } from './documento.hechos';
import type { TipoDocumentoStore, TipoGuardado } from './tipo-documento.store';

type FilaDeLista = DocumentoDeLista & { readonly version: number };
type Cambios = CambiosDeLista<FilaDeLista, TipoGuardado>;

/** Fields of an application that the list follows. */
export const DECIDEN_DOCUMENTOS: readonly string[] = ['situacionLaboral', 'estadoCivil', 'separacionBienes'];

const OWN = ['id', 'dueno', 'personaId', 'identificacion', 'version'];

/**
 * The list of documents of a plan. It is made with the first form saved for it, or by 'Generar listado', and follows the people of the plan from
 * then on: whoever changes labour situation, marital status, spouse, guarantor or depositario calls `sincronizar` in the same transaction.
 */
export class ListaDeDocumentos {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly carpetas: CarpetaStore,
    private readonly hechos: HechosDeDocumentosStore,
    private readonly tipos: TipoDocumentoStore,
    private readonly eventos: EventoStore,
  ) {}

  /** DOC-038, DOC-039. @throws what writing a folder refuses; 422 'sin-solicitud' before any form was saved. */
  generar(actor: Actor, idCodigo: string): Promise<ListadoGenerado> {
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.carpetas.paraEscribir(tx, idCodigo);
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
   * Makes the list what the people of the plan now ask for, in the caller's transaction, which holds the folder. Nothing is removed. `null` = there
   * is no list and none is due yet.
   */
  async sincronizar(
    tx: Tx,
    { plan, carpeta }: Pick<PlanParaEscribir, 'plan' | 'carpeta'>,
  ): Promise<{ cambios: Cambios; resumen: ResumenDeDocumentos } | null> {
    const { planId, idCodigo } = plan;
    const hechos = await this.hechos.de(plan, tx.manager);
    const actuales = await this.actuales(tx.manager, planId);
    if (actuales.length === 0 && !hechos.guardada) return null;
    const queridos = tiposQueAplican(hechos, await this.tipos.todos(tx.manager));
    const cambios = sincronizar(actuales, queridos, hechos.duenos);
    await this.escribir(tx, planId, cambios);
    const resumen = await resumirDocumentos(tx.manager, carpeta.id, planId);
    const cuentas = {
      agregados: cambios.altas.length,
      vuelven: cambios.vuelven.length,
      noAplican: cambios.noAplica.length,
      reemplazados: cambios.reemplazadas.length,
    };
    if (Object.values(cuentas).some((cuenta) => cuenta > 0)) {
      await this.eventos.anotar(tx, [
        {
          tipo: tiposDeEvento.documentosGenerados,
          planId,
          personaId: plan.personaId,
          observacion: observacionDe(cuentas),
        },
      ]);
      await tx.audit({
        accion: 'generar',
        recurso: 'documento',
        recursoId: idCodigo,
        despues: {
          altas: cambios.altas.map(({ tipo }) => tipo.codigo),
          vuelven: cambios.vuelven.map(({ id }) => id),
          noAplica: cambios.noAplica.map(({ id }) => id),
          reemplazados: cambios.reemplazadas.map(({ id }) => id),
        },
      });
    }
    return { cambios, resumen };
  }

  /** Rows in force. */
  private async actuales(manager: EntityManager, planId: number): Promise<FilaDeLista[]> {
    const query = manager
      .createQueryBuilder()
      .from(Documento, 'd')
      .innerJoin(TipoDocumento, 't', 't.id = d.tipoId')
      .select('t.codigo', 'tipo')
      .addSelect('d.aplica', 'aplica')
      .addSelect('d.obligatorio', 'obligatorio')
      .where('d.planId = :planId AND d.reemplazadaEn IS NULL', { planId });
    for (const column of OWN) query.addSelect(`d.${column}`, column);
    const rows = await readMany<FilaDeLista>(query);
    return rows.map((row) => ({
      ...row,
      dueno: Number(row.dueno) as DuenoDeDocumento,
      aplica: boolOf(row.aplica),
      obligatorio: boolOf(row.obligatorio),
    }));
  }

  /** The folder is held, so that nobody else writes these rows meanwhile; their versions rise for whoever had read them. */
  private async escribir(tx: Tx, planId: number, cambios: Cambios): Promise<void> {
    const { manager, now } = tx;
    const raised = { version: () => `${manager.connection.driver.escape('version')} + 1` };
    const marcar = async (filas: readonly FilaDeLista[], columnas: object): Promise<void> => {
      if (filas.length > 0)
        await manager.update(Documento, { id: In(filas.map(({ id }) => id)) }, { ...columnas, ...raised });
    };
    await marcar(cambios.reemplazadas, { reemplazadaEn: now });
    await marcar(cambios.noAplica, { aplica: false });
    await marcar(cambios.vuelven, { aplica: true });
    for (const { documento, querido } of cambios.actualizadas)
      await marcar([documento], {
        obligatorio: querido.tipo.obligatorio,
        personaId: querido.personaId ?? documento.personaId,
        identificacion: querido.identificacion ?? documento.identificacion,
      });
    await insertMany(
      manager,
      Documento,
      cambios.altas.map(({ tipo, personaId, identificacion }) => ({
        planId,
        dueno: tipo.dueno,
        tipoId: tipo.id,
        personaId,
        identificacion,
        estado: null,
        aplica: true,
        obligatorio: tipo.obligatorio,
        archivoId: null,
        versionArchivo: 0,
        subidoPor: null,
        subidoEn: null,
        decididoPor: null,
        decididoEn: null,
        decididoDepartamento: null,
        observaciones: null,
        reemplazadaEn: null,
        version: 1,
      })),
    );
  }
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
