import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { MoreThan } from 'typeorm';
import { archivoDePrueba } from '../copies/between';
import { openDatabase } from '../db/data-source';
import { Archivo } from '../entities/archivo.entity';
import { openStorage } from '../storage';

const PAGE = 500;

/** Writes a file for each row of a test copy, under the row's key; existing ones are kept. Returns how many were written. */
export async function generarArchivos(url: string, almacen: string): Promise<number> {
  const dataSource = await openDatabase({ url });
  const storage = openStorage(almacen, tmpdir());
  try {
    let made = 0;
    for (let after = 0; ; ) {
      const rows = await dataSource.manager.find(Archivo, {
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PAGE,
      });
      const last = rows.at(-1);
      if (last === undefined) return made;
      for (const { id, clave, tipo } of rows) {
        if ((await storage.stat(clave)) !== null) continue;
        const { bytes, sha256 } = archivoDePrueba(id, tipo);
        await storage.adopt(clave, Readable.from([bytes]), { type: tipo, expected: { bytes: bytes.length, sha256 } });
        made += 1;
      }
      after = last.id;
    }
  } finally {
    await storage.close();
    await dataSource.destroy();
  }
}
