import { join } from 'node:path';
import { ArchivoStore } from '../capabilities/archivo/archivo.store';
import { comprobarContraFilas, sinFila } from '../capabilities/archivo/comprobacion';
import { openStorage } from '../storage';
import { dataDir, storageUrl, withDatabase } from './base';
import { fail, noMore, say } from './terminal';

/**
 * Compares every file of the store with its row and the reverse, on either engine, for a folder or S3. Exit code 1 when any is missing or altered;
 * files without a row are reported and left to the sweep.
 */
export async function comprobarArchivos(args: string[]): Promise<void> {
  noMore(args);
  const storage = openStorage(storageUrl(), join(dataDir, 'partes'));
  try {
    await withDatabase(async (dataSource) => {
      const store = new ArchivoStore(dataSource);
      let [rows, mal] = [0, 0];
      for await (const { archivo, falta } of comprobarContraFilas(store, storage)) {
        rows += 1;
        if (falta === null) continue;
        mal += 1;
        say(`  ${falta.padEnd(8)}  ${archivo.clave}  (archivo ${archivo.id})`);
      }
      let sobran = 0;
      for await (const clave of sinFila(store, storage)) {
        sobran += 1;
        say(`  sobra     ${clave}`);
      }
      if (sobran > 0)
        say(`Archivos que ninguna fila nombra: ${sobran} (el barrido los aparta; npm run db -- barrido).`);
      if (mal > 0) fail(`${mal} de ${rows} archivos faltan o no son los de su fila.`);
      say(`Archivos íntegros: ${rows}, cada uno con la huella de su fila.`);
    });
  } finally {
    await storage.close();
  }
}
