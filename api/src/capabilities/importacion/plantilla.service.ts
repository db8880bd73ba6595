import { Readable } from 'node:stream';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { workbook } from '../../excel';
import { exportarCsv } from './exportacion';
import { tipoValido } from './importacion.service';

export interface ArchivoListo {
  tipo: TipoDeImportacion;
  contenido: Readable;
}

/** Files that go out: templates to fill in, and exports that an import reads back. */
export class PlantillaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dataSource: DataSource,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Heading and one example row. @throws 422 unknown type. */
  plantilla(nombre: string): ArchivoListo {
    const tipo = tipoValido(nombre);
    const { titulo, columnas } = importaciones[tipo];
    const { ejemplo } = importaciones[tipo].plantilla();
    return {
      tipo,
      contenido: workbook(
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

  /** Who took all rows of a type away is written before the first byte leaves (invariant 39). @throws 422 unknown type. */
  async exportar(actor: Actor, nombre: string): Promise<ArchivoListo> {
    const tipo = tipoValido(nombre);
    await this.unitOfWork.run(actor, async (tx) => {
      await this.accesos.write(tx, { operacion: 'exportar', recurso: 'exportacion', recursoId: tipo });
    });
    return { tipo, contenido: Readable.from(exportarCsv(this.dataSource, tipo)) };
  }
}
