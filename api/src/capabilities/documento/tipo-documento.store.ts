import {
  type DuenoDeDocumento,
  esLegal,
  type FormatoDeDocumento,
  type TipoDeDocumento,
  tiposDePersona,
} from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { boolOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { TipoDocumento } from '../../entities/documento.entity';
import type { TipoDeDocumentoCatalogo } from './documento.dto';

export interface TipoGuardado extends TipoDeDocumento {
  readonly id: number;
}

const COLUMNS = [
  'id',
  'codigo',
  'nombre',
  'dueno',
  'condicionLaboral',
  'condicionCivil',
  'producto',
  'obligatorio',
  'formato',
  'orden',
  'departamento',
  'activo',
];

const codigosDe = (texto: unknown): string[] | null =>
  texto === null || texto === undefined || texto === '' ? null : String(texto).split(',');

/** The whole checklist: some dozens of rows. */
export class TipoDocumentoStore {
  constructor(private readonly dataSource: DataSource) {}

  async listAll(manager: EntityManager = this.dataSource.manager): Promise<TipoGuardado[]> {
    const query = manager.createQueryBuilder().from(TipoDocumento, 'tipoDocumento').select([]);
    for (const column of COLUMNS) query.addSelect(`tipoDocumento.${column}`, column);
    const rows = await readMany<Record<string, unknown>>(
      query.orderBy('tipoDocumento.orden', 'ASC').addOrderBy('tipoDocumento.id', 'ASC'),
    );
    return rows.map((row) => ({
      id: Number(row.id),
      codigo: String(row.codigo),
      nombre: String(row.nombre),
      dueno: Number(row.dueno) as DuenoDeDocumento,
      condicionLaboral: codigosDe(row.condicionLaboral),
      condicionCivil: codigosDe(row.condicionCivil),
      producto: (row.producto as string | null) ?? null,
      obligatorio: boolOf(row.obligatorio),
      formato: row.formato as FormatoDeDocumento,
      orden: Number(row.orden),
      departamento: String(row.departamento),
      activo: boolOf(row.activo),
    }));
  }
}

export const vistaDeTipo = (tipo: TipoGuardado): TipoDeDocumentoCatalogo => ({
  ...tipo,
  condicionLaboral: tipo.condicionLaboral === null ? null : [...tipo.condicionLaboral],
  condicionCivil: tipo.condicionCivil === null ? null : [...tipo.condicionCivil],
  tipoPersona: tiposDePersona[tipo.dueno],
  legal: esLegal(tipo),
});
