import { Readable } from 'node:stream';
import { importaciones } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { workbook } from '../../excel';
import { type FileAnswer, TIPO_XLSX } from '../../http/send-file';
import { exportarCsv } from './exportacion';
import { tipoValido } from './importacion.service';

/** Templates to fill in, and exports that an import reads back. */
export class PlantillaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dataSource: DataSource,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Heading and one example row. @throws 422 unknown type. */
  plantilla(nombre: string): FileAnswer {
    const tipo = tipoValido(nombre);
    const { titulo, columnas } = importaciones[tipo];
    const { ejemplo } = importaciones[tipo].plantilla();
    return {
      nombre: `plantilla-${tipo}.xlsx`,
      tipo: TIPO_XLSX,
      bytes: workbook(
        {
          nombre: titulo,
          columnas: columnas.map((columna, i) => ({
            titulo: columna.nombre,
            tipo: 'texto' as const,
            ancho: Math.max(12, columna.nombre.length + 2, columna.ejemplo.length + 2),
            valor: (row: readonly string[]) => row[i] ?? '',
          })),
          filas: [ejemplo],
        },
        this.clock.now(),
      ),
    };
  }

  /** The access row is written before the first byte is sent (invariant 39). @throws 422 unknown type. */
  async exportar(actor: Actor, nombre: string): Promise<FileAnswer> {
    const tipo = tipoValido(nombre);
    await this.unitOfWork.run(actor, async (tx) => {
      await this.accesos.write(tx, { operacion: 'exportar', recurso: 'exportacion', recursoId: tipo });
    });
    const bytes = Readable.from(exportarCsv(this.dataSource, tipo));
    return { nombre: `${tipo}.csv`, tipo: 'text/csv; charset=utf-8', bytes };
  }
}
