import { ErrorDeNegocio, hoyEn, mensajes } from '@adjudica/domain';
import { violatedUnique } from '../../db/engine/violated-unique';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { AdjudicacionStore, AsignacionStore } from '../adjudicacion';
import type { AsambleaRow, AsambleaStore } from '../asamblea';
import type { CarpetaStore } from '../carpeta';
import { tiposDeEvento } from '../evento';
import type { ParticipanteRow } from '../participante';
import type { AvisosDeActa } from './acta.avisos';
import { type AlmacenesDeEvidencia, EvidenciaDeActa } from './acta.evidencia';

/** The stores that issuing minutes reads and writes. */
interface AlmacenesDeActa extends AlmacenesDeEvidencia {
  readonly asambleas: AsambleaStore;
  readonly adjudicaciones: AdjudicacionStore;
  readonly asignaciones: AsignacionStore;
  readonly carpetas: CarpetaStore;
}

/** What issuing minutes writes, the same for the first issue and for a regeneration: always inside the caller's transaction. */
export class EmisionDeActa {
  readonly evidencia = new EvidenciaDeActa(this.almacenes);

  constructor(
    readonly almacenes: AlmacenesDeActa,
    readonly avisos: AvisosDeActa,
  ) {}

  /**
   * Awards with their folders. `reemplazos`: plan → the closed award that a correction replaces.
   * @throws 409 when a plan was awarded elsewhere in the meantime (its live award is unique).
   */
  async adjudicar(
    tx: Tx,
    asamblea: AsambleaRow,
    rows: readonly ParticipanteRow[],
    reemplazos: ReadonlyMap<number, number> = new Map(),
  ): Promise<void> {
    await this.almacenes.adjudicaciones
      .insert(
        tx.manager,
        rows.map((row) => ({
          planId: row.planId,
          personaId: row.personaId,
          asambleaId: asamblea.id,
          productoCodigo: asamblea.producto,
          viaIngreso: 'ASAMBLEA' as const,
          adjudicadoPor: row.adjudicadoPor,
          prioridad: row.prioridadOferta,
          cuotasOfertadas: row.cantidadOferta,
          valorCuota: Math.round(Number(row.valorCuota) * 100),
          fecha: asamblea.fecha,
          reemplazaA: reemplazos.get(row.planId) ?? null,
        })),
      )
      .catch((error: unknown) => {
        if (violatedUnique(error) === null) throw error;
        throw new ErrorDeNegocio('conflicto', 'adjudicado-entretanto', mensajes.propios.adjudicadoEntretanto);
      });
    await this.almacenes.asignaciones.inherit(tx.manager, [asamblea.id], hoyEn(tx.now).slice(0, 7));
    await this.almacenes.carpetas.open(tx, await this.almacenes.adjudicaciones.withoutFolder(tx.manager, asamblea.id));
    await this.almacenes.eventos.record(
      tx,
      rows.map(({ planId, personaId, adjudicadoPor }) => ({
        tipo: reemplazos.has(planId) ? tiposDeEvento.correccion : tiposDeEvento.adjudicacion,
        planId,
        personaId,
        observacion: `${mensajes.ASA.actaDeAsamblea(asamblea.numeroAsamblea)}: ${adjudicadoPor}`,
      })),
    );
  }
}
