import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { esInformativo, esRegla, nombresDeReglas, queMira, UMBRAL_DE_RIESGO } from '@adjudica/domain';
import { testApp } from '../../testing/test-app';
import datos from './datos/parametros-riesgo.json';
import { RiesgoStore } from './riesgo.store';

const t = testApp();

const leido = (ruta: string) =>
  readFileSync(join(__dirname, '../../../../docs', ruta), 'utf8')
    .trimEnd()
    .split(/\r?\n/);

test('the list that the company is given to approve names the parameters as the demo loads them', () => {
  expect(leido('ejemplos/13-parametros-riesgo.csv').slice(1)).toEqual(
    datos.map(({ codigo, nombre, detalle, valor, orden, regla, garantia }) =>
      [codigo, nombre, detalle, valor, orden, regla, garantia ? 'SI' : 'NO', 'SI'].join(';'),
    ),
  );
});

test('the document lists every rule with what it looks at, and no other', () => {
  expect(leido('parametros-riesgo.md').filter((linea) => /^\| `[a-z]/.test(linea))).toEqual(
    nombresDeReglas.map((regla) => `| \`${regla}\` | ${queMira(regla)} |`),
  );
});

test('RIE-005 the example: twenty parameters of 1000 points and four informative ones', () => {
  expect(new Set(datos.map(({ codigo }) => codigo)).size).toBe(24);
  expect(new Set(datos.map(({ orden }) => orden)).size).toBe(24);
  const suman = datos.filter((p) => !esInformativo(p));
  expect(suman).toHaveLength(20);
  expect(suman.reduce((total, { valor }) => total + valor, 0)).toBe(1000);
  expect(1000).toBeGreaterThan(UMBRAL_DE_RIESGO);
  for (const { regla } of datos) expect([regla, regla === null || esRegla(regla)]).toEqual([regla, true]);
  expect(datos.filter(({ garantia }) => garantia).length).toBeGreaterThan(0);
  // some are for risk alone
  expect(datos.filter(({ regla }) => regla === null).length).toBeGreaterThan(0);
});

test('RIE-002 the store gives them in their order, with rule and guarantee', async () => {
  const filas = await new RiesgoStore(t.application.dataSource).listParametros({ id: null, vigente: false });
  expect(
    filas.map(({ codigo, nombre, detalle, valor, regla, garantia, activo, evaluacion, marca }) => ({
      codigo,
      nombre,
      detalle,
      valor,
      regla,
      garantia,
      activo,
      evaluacion,
      marca,
    })),
  ).toEqual(datos.map(({ orden: _, ...p }) => ({ ...p, activo: true, evaluacion: null, marca: null })));
});
