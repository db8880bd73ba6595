import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Codigo,
  DUENOS,
  type DuenoDeDocumento,
  estadosCiviles,
  mensajes,
  productos,
  situacionesLaborales,
  tiposQueAplican,
} from '@adjudica/domain';
import { startTestApp, type TestApp } from '../../testing/test-app';
import datos from './datos/tipos-documento.json';
import { TipoDocumentoStore } from './tipo-documento.store';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const nombres = (codigos: string | null, de: readonly Codigo[]): string =>
  codigos === null
    ? ''
    : codigos
        .split(',')
        .map((codigo) => de.find((c) => c.codigo === codigo)?.nombre ?? `¿${codigo}?`)
        .join(', ');
const formatos: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  imagen: 'Foto (JPEG, PNG, WebP)',
  'pdf-jpeg': 'PDF o JPEG',
};

test('the draft for the company lists the types as they are loaded, row by row', () => {
  const filas = readFileSync(join(__dirname, '../../../../docs/tipos-documento.md'), 'utf8')
    .split('\n')
    .filter((linea) => /^\| \d/.test(linea));
  expect(filas).toEqual(
    datos.map((tipo) => {
      const celdas = [
        tipo.orden,
        `\`${tipo.codigo}\``,
        tipo.nombre,
        mensajes.propios.duenosDeDocumento[tipo.dueno as DuenoDeDocumento],
        nombres(tipo.condicionLaboral, situacionesLaborales),
        nombres(tipo.condicionCivil, estadosCiviles),
        productos.find(({ codigo }) => codigo === tipo.producto)?.etiqueta ?? '',
        tipo.obligatorio ? 'sí' : 'no',
        formatos[tipo.formato],
        tipo.departamento === '003' ? 'Legal' : 'Adjudicaciones',
      ];
      return `| ${celdas.join(' | ')} |`;
    }),
  );
});

test('DOC-036 DOC-037 DOC-505 the types: one place each in the merged PDF, photos for the two photos only, legal ones of 003', () => {
  expect(new Set(datos.map(({ orden }) => orden)).size).toBe(datos.length);
  expect(new Set(datos.map(({ codigo }) => codigo.toLowerCase())).size).toBe(datos.length);
  const de = (formato: string) => datos.filter((tipo) => tipo.formato === formato).map(({ codigo }) => codigo);
  expect(de('imagen')).toEqual(['fotoEntrega', 'fotoEB']);
  expect(de('pdf')).toHaveLength(datos.length - 2);
  const legales = datos.filter(({ departamento }) => departamento === '003').map(({ codigo }) => codigo);
  expect(legales).toEqual(['pagare', 'prenda', 'hipoteca']);
  // what comes after the approval of the folder does not hold it back
  for (const codigo of [...legales, 'fotoEntrega', 'fotoEB'])
    expect(datos.find((tipo) => tipo.codigo === codigo)?.obligatorio).toBe(false);
});

test('DOC-501 every owner, labour situation, marital status and product has its documents, and no type is asked of nobody', async () => {
  const tipos = await new TipoDocumentoStore(t.application.dataSource).todos();
  const pedidos = new Set<string>();
  for (const { codigo: producto } of productos)
    for (const { codigo: situacionLaboral } of situacionesLaborales)
      for (const { codigo: estadoCivil } of estadosCiviles) {
        const dueno = { personaId: 1, identificacion: '1710034065', situacionLaboral, estadoCivil };
        const duenos = { 1: dueno, 2: dueno, 3: dueno, 4: dueno, 5: dueno };
        const queridos = tiposQueAplican({ producto, duenos }, tipos);
        for (const { tipo } of queridos) pedidos.add(tipo.codigo);
        for (const d of DUENOS) expect(queridos.some(({ tipo }) => tipo.dueno === d && tipo.obligatorio)).toBe(true);
      }
  expect([...pedidos].sort()).toEqual(datos.map(({ codigo }) => codigo).sort());
});
