import type { DataSource } from 'typeorm';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Usuario } from '../../entities/usuario.entity';
import type { ColumnaDeRegistro } from '../documento-emitido';

/** An issued document, and the record that it is of. */
export interface Verificado extends Pick<DocumentoEmitido, 'id' | 'tipo' | 'hechos'> {
  readonly columna: ColumnaDeRegistro;
  readonly registroId: number;
  /** Office of who issued it. */
  readonly rol: string | null;
}

const COLUMNAS: readonly ColumnaDeRegistro[] = [
  'asambleaId',
  'solicitudId',
  'ordenId',
  'solicitudDePagoId',
  'cartaSalidaId',
  'pagareId',
  'contratoId',
  'adendaId',
  'prendaId',
  'carpetaId',
  'reporteId',
];

export class VerificacionStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Of two with the same facts the newest; `null` = none. Three statements at most. */
  async find(
    clave: { readonly codigo: string } | { readonly huella: string } | { readonly id: number },
  ): Promise<Verificado | null> {
    const { manager } = this.dataSource;
    const row = await manager.findOne(DocumentoEmitido, {
      where: 'huella' in clave ? [clave, { sha256: clave.huella }] : clave,
      order: { id: 'DESC' },
    });
    if (row === null) return null;
    const columna = COLUMNAS.find((una) => row[una] !== null) as ColumnaDeRegistro;
    const emisor = row.emitidoPor === null ? null : await manager.findOneBy(Usuario, { id: row.emitidoPor });
    const { id, tipo, hechos } = row;
    return { id, tipo, hechos, columna, registroId: Number(row[columna]), rol: emisor?.role ?? null };
  }
}
