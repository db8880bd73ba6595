import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { exportarCsv } from '../capabilities/importacion/exportacion';
import { tipoValido } from '../capabilities/importacion/importacion.service';
import { readConfig } from '../config';
import { openDatabase } from '../db/data-source';
import { fail, run, say, takeValue } from './terminal';

const USAGE = `Uso: npm run db -- export --carpeta CARPETA [--tipo TIPO]
  Escribe un CSV por tipo (o solo el pedido), que otra instalación puede importar en este orden:
  ${Object.keys(importaciones).join(', ')}`;

run(USAGE, async (args) => {
  const folder = takeValue(args, '--carpeta');
  const named = takeValue(args, '--tipo');
  if (folder === undefined || args.length > 0) fail(USAGE, 2);
  const types = named === undefined ? (Object.keys(importaciones) as TipoDeImportacion[]) : [tipoValido(named)];
  const dataSource = await openDatabase({ url: readConfig().databaseUrl });
  try {
    await mkdir(folder, { recursive: true });
    for (const tipo of types) {
      const file = join(folder, `${tipo}.csv`);
      await pipeline(Readable.from(exportarCsv(dataSource, tipo)), createWriteStream(file, { mode: 0o600 }));
      say(`  ${file}`);
    }
  } finally {
    await dataSource.destroy();
  }
});
