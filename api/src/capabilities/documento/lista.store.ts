import type { CambiosDeLista, DocumentoDeLista, DuenoDeDocumento } from '@adjudica/domain';
import { type EntityManager } from 'typeorm';
import { boolOf } from '../../columns/columns';
import { among, readMany } from '../../db/engine/read';
import { insertMany } from '../../db/transaction/bulk';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Documento, TipoDocumento } from '../../entities/documento.entity';
import type { TipoGuardado } from './tipo-documento.store';

type ListaRow = DocumentoDeLista & { readonly version: number };
export type Cambios = CambiosDeLista<ListaRow, TipoGuardado>;

const OWN = ['id', 'dueno', 'personaId', 'identificacion', 'version'];

/** Rows in force of a plan's list. */
export async function findInForce(manager: EntityManager, planId: number): Promise<ListaRow[]> {
  const query = manager
    .createQueryBuilder()
    .from(Documento, 'documento')
    .innerJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.id = documento.tipoId')
    .select('tipoDocumento.codigo', 'tipo')
    .addSelect('documento.aplica', 'aplica')
    .addSelect('documento.obligatorio', 'obligatorio')
    .where('documento.planId = :planId AND documento.reemplazadaEn IS NULL', { planId });
  for (const column of OWN) query.addSelect(`documento.${column}`, column);
  const rows = await readMany<ListaRow>(query);
  return rows.map((row) => ({
    ...row,
    dueno: Number(row.dueno) as DuenoDeDocumento,
    aplica: boolOf(row.aplica),
    obligatorio: boolOf(row.obligatorio),
  }));
}

/** The folder is locked, so that no one else writes these rows; their versions rise for those who have read them. */
export async function writeLista(tx: Tx, planId: number, cambios: Cambios): Promise<void> {
  const { manager, now } = tx;
  const raised = { version: () => `${manager.connection.driver.escape('version')} + 1` };
  const marcar = async (rows: readonly ListaRow[], columnas: object): Promise<void> => {
    if (rows.length > 0)
      await manager.update(Documento, { id: among(rows.map(({ id }) => id)) }, { ...columnas, ...raised });
  };
  await marcar(cambios.reemplazadas, { reemplazadaEn: now });
  await marcar(cambios.noAplica, { aplica: false });
  await marcar(cambios.vuelven, { aplica: true });
  for (const { documento, esperado } of cambios.actualizadas)
    await marcar([documento], {
      obligatorio: esperado.tipo.obligatorio,
      personaId: esperado.personaId ?? documento.personaId,
      identificacion: esperado.identificacion ?? documento.identificacion,
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
