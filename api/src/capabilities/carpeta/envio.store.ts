import type { ResolucionDeEnvio, ResultadoDeEnvio } from '@adjudica/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readOne } from '../../db/engine/read';
import { updateWhere } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Usuario } from '../../entities/usuario.entity';

/** The last sending of a folder, with sender and decider. */
export interface EnvioRow {
  enviadaPor: string | null;
  enviadaEn: string;
  /** null = undecided. */
  resolucion: (ResolucionDeEnvio & { tipoGarantia: 'F' | 'C' | null; comentario: string | null }) | null;
}

interface Cruda extends Record<string, unknown> {
  enviaNombre: string | null;
  enviaApellido: string | null;
  resuelveNombre: string | null;
  resuelveApellido: string | null;
}

const nombre = (de: string | null, apellido: string | null): string | null =>
  de === null ? null : `${de} ${apellido ?? ''}`.trim();

/** Sendings of folders to risk: one row each, its outcome written once. Always inside the transaction that locks the folder. */
export class EnvioStore {
  async open(tx: Tx, carpetaId: number, faltantes: number): Promise<void> {
    await tx.manager.insert(CarpetaEnvio, {
      carpetaId,
      enviadaEn: tx.now,
      enviadaPor: tx.actor.id || null,
      completa: faltantes === 0,
      faltantes,
    });
  }

  async findLast(manager: EntityManager, carpetaId: number): Promise<EnvioRow | null> {
    const row = await readOne<Cruda>(
      manager
        .createQueryBuilder()
        .from(CarpetaEnvio, 'envio')
        .leftJoin(Usuario, 'enviadaPor', 'enviadaPor.id = envio.enviadaPor')
        .leftJoin(Usuario, 'resueltaPor', 'resueltaPor.id = envio.resueltaPor')
        .select(['enviadaEn', 'resultado', 'tipoGarantia', 'comentario', 'resueltaEn'].map((c) => `envio.${c} AS ${c}`))
        .addSelect('enviadaPor.nombre', 'enviaNombre')
        .addSelect('enviadaPor.apellido', 'enviaApellido')
        .addSelect('resueltaPor.nombre', 'resuelveNombre')
        .addSelect('resueltaPor.apellido', 'resuelveApellido')
        .where('envio.carpetaId = :carpetaId', { carpetaId })
        .orderBy('envio.id', 'DESC')
        .limit(1),
    );
    if (row === null) return null;
    return {
      enviadaPor: nombre(row.enviaNombre, row.enviaApellido),
      enviadaEn: isoOf(row['enviadaEn']) as string,
      resolucion:
        row['resultado'] === null
          ? null
          : {
              resultado: row['resultado'] as ResultadoDeEnvio,
              quien: nombre(row.resuelveNombre, row.resuelveApellido),
              cuando: new Date(isoOf(row['resueltaEn']) as string),
              tipoGarantia: row['tipoGarantia'] as 'F' | 'C' | null,
              comentario: row['comentario'] as string | null,
            },
    };
  }

  /** Closes the open sending of a folder. 0 = none is open. */
  resolve(
    tx: Tx,
    carpetaId: number,
    { resultado, tipoGarantia, comentario }: Pick<CarpetaEnvio, 'resultado' | 'tipoGarantia' | 'comentario'>,
  ): Promise<number> {
    return updateWhere(
      tx.manager,
      CarpetaEnvio,
      { carpetaId, resultado: IsNull() },
      { resultado, tipoGarantia, comentario, resueltaPor: tx.actor.id || null, resueltaEn: tx.now },
    );
  }
}
