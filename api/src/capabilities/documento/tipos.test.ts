import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DUENOS,
  esBajoPedido,
  estadosCiviles,
  productos,
  situacionesLaborales,
  tiposQueAplican,
} from '@adjudica/domain';
import { testApp } from '../../testing/test-app';
import datos from './datos/tipos-documento.json';
import { TipoDocumentoStore } from './tipo-documento.store';

const t = testApp();

test('the list that the company is given to approve names the types as they are loaded', () => {
  const lista = readFileSync(join(__dirname, '../../../../docs/ejemplos/12-tipos-documento.csv'), 'utf8');
  const filas = lista.trimEnd().split(/\r?\n/).slice(1);
  expect(filas).toEqual(
    datos.map(
      ({
        codigo,
        nombre,
        dueno,
        condicionLaboral,
        condicionCivil,
        producto,
        obligatorio,
        formato,
        orden,
        departamento,
      }) =>
        [
          codigo,
          nombre,
          dueno,
          condicionLaboral,
          condicionCivil,
          producto,
          obligatorio ? 'SI' : 'NO',
          formato,
          orden,
          departamento,
          'SI',
        ].join(';'),
    ),
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

test('DOC-501 every owner, labour situation, marital status and product has its documents, and no type is asked of nobody but by an act', async () => {
  const tipos = await new TipoDocumentoStore(t.application.dataSource).listAll();
  const pedidos = new Set<string>();
  for (const { codigo: producto } of productos)
    for (const { codigo: situacionLaboral } of situacionesLaborales)
      for (const { codigo: estadoCivil } of estadosCiviles) {
        const dueno = { personaId: 1, identificacion: '1710034065', situacionLaboral, estadoCivil };
        const duenos = { 1: dueno, 2: dueno, 3: dueno, 4: dueno, 5: dueno };
        const esperados = tiposQueAplican({ producto, duenos }, tipos);
        for (const { tipo } of esperados) pedidos.add(tipo.codigo);
        for (const d of DUENOS) expect(esperados.some(({ tipo }) => tipo.dueno === d && tipo.obligatorio)).toBe(true);
      }
  const delListado = datos.map(({ codigo }) => codigo).filter((codigo) => !esBajoPedido(codigo));
  expect([...pedidos].sort()).toEqual(delListado.sort());
});
