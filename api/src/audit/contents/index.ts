import type { Rol } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { Auditoria } from '../../entities/auditoria.entity';
import { Usuario } from '../../entities/usuario.entity';
import { awards, compareFrozen } from './frozen';
import { compareIssued, issuedRows, missingIssued, versionGaps } from './issued';
import { type Discrepancy, type Proven, provenOf, provenRow } from './proven';
import { compareTold, lastImport } from './told';

export { attestedFile, type Discrepancy, provenOf } from './proven';

/**
 * Compares records with the audit and the printed facts. Requires a whole chain, which counts as true. Reads in batches and keeps only discrepancies.
 */
export async function* discrepancies(dataSource: DataSource): AsyncIterable<Discrepancy> {
  const proven = await provenOf(dataSource);
  yield* compareTold(dataSource, proven);
  for await (const rows of issuedRows(dataSource, proven)) {
    yield* await compareIssued(dataSource, rows, proven);
    yield* await compareFrozen(dataSource, rows);
  }
  yield* missingIssued(dataSource, proven);
  yield* await versionGaps(dataSource);
  yield* awards(dataSource, proven);
  yield* await untoldAdministrators(dataSource, proven);
  yield* await counters(dataSource);
}

/** Gapless series → the records that bear their numbers. */
const SERIES = {
  'orden-de-compra': 'OrdenDeCompra',
  'solicitud-de-pago': 'SolicitudDePago',
  pagare: 'Pagare',
} as const;

async function counters(dataSource: DataSource): Promise<Discrepancy[]> {
  const found: Discrepancy[] = [];
  for (const [serie, tabla] of Object.entries(SERIES)) {
    // one statement, so that a number drawn concurrently is in both or in neither
    const { contado, ultimo } = (await dataSource.manager
      .createQueryBuilder()
      .from(tabla, 'registro')
      .select('MAX(registro.id)', 'ultimo')
      .addSelect(
        (query) =>
          query.select('contador.valor').from('Contador', 'contador').where('contador.serie = :serie', { serie }),
        'contado',
      )
      .getRawOne<{ contado: number | null; ultimo: number | null }>()) ?? { contado: null, ultimo: null };
    if (Number(contado ?? 0) !== Number(ultimo ?? 0))
      found.push({
        registro: `Contador ${serie}`,
        detalle: `va por ${contado ?? 0}, y el último número es ${ultimo ?? 0}`,
      });
  }
  return found;
}

const ADMINISTRADOR: Rol = 'Administrador del sistema';

/** Administrators without an act that made them one; those older than the key can't be proven. */
async function untoldAdministrators(dataSource: DataSource, proven: Proven): Promise<Discrepancy[]> {
  if (proven.since !== null || (await lastImport(dataSource, 'usuarios')) > 0) return [];
  const rows = await dataSource.manager
    .createQueryBuilder()
    .from(Usuario, 'usuario')
    .leftJoin(
      Auditoria,
      'auditoria',
      `auditoria.recurso = 'usuario' AND auditoria.recursoId = CAST(usuario.id AS varchar(20)) AND auditoria.despues LIKE '%"role"%' AND ${provenRow()}`,
      { afterPosition: proven.afterPosition },
    )
    .select('usuario.id', 'id')
    .where(`usuario.role = '${ADMINISTRADOR}' AND auditoria.id IS NULL`)
    .getRawMany<{ id: number }>();
  // users written outside the program from the beginning, as in a database older than their audit, are no change
  if (rows.length === 0 || !(await tellsOfUsers(dataSource, proven))) return [];
  return rows.map(({ id }) => ({
    registro: `Usuario ${id}`,
    detalle: 'es administrador, y la auditoría no dice quién lo hizo',
  }));
}

const tellsOfUsers = (dataSource: DataSource, { afterPosition }: Proven): Promise<boolean> =>
  dataSource.manager
    .createQueryBuilder(Auditoria, 'auditoria')
    .where(`auditoria.recurso = 'usuario' AND auditoria.despues LIKE '%"role"%'`)
    .andWhere(provenRow(), { afterPosition })
    .getExists();
