// One file, one process: node excel-child.mjs <api> <excel|csv> <rows> <file>. Prints its highest resident memory in MB.
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [apiDist, kind, count, file] = process.argv.slice(2);

function* rows() {
  for (let i = 0; i < Number(count); i++)
    yield {
      idCodigo: `01-M${String(i % 1000).padStart(3, '0')}-${i}`,
      nombre: `Zambrano Loor María Fernanda ${i}`,
      cedula: String(1_700_000_000 + i),
      cuotas: i % 84,
      valor: 38_055 + (i % 5000),
      fecha: `2026-0${1 + (i % 9)}-1${i % 10}`,
    };
}

if (kind === 'csv') {
  // CSV by hand: the least that a file of these rows can cost.
  function* lines() {
    yield 'plan;nombre;cédula;cuotas;valor;fecha\n';
    let text = '';
    for (const r of rows()) {
      text += `${r.idCodigo};"${r.nombre}";${r.cedula};${r.cuotas};${(r.valor / 100).toFixed(2)};${r.fecha}\n`;
      if (text.length > 65_536) {
        yield text;
        text = '';
      }
    }
    yield text;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
} else {
  const { workbook } = createRequire(join(apiDist, 'main.js'))('./excel/xlsx-writer.js');
  const columna = (titulo, tipo, valor) => ({ titulo, tipo, ancho: 20, valor });
  const columnas = [
    columna('plan', 'texto', (r) => r.idCodigo),
    columna('nombre', 'texto', (r) => r.nombre),
    columna('cédula', 'texto', (r) => r.cedula),
    columna('cuotas', 'entero', (r) => r.cuotas),
    columna('valor', 'monto', (r) => r.valor),
    columna('fecha', 'fecha', (r) => r.fecha),
  ];
  await pipeline(workbook({ nombre: 'Planes', columnas, filas: rows() }, new Date(0)), createWriteStream(file));
}
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
