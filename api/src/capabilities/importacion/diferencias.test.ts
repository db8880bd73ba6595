import { centavos, estadoDeCuenta, type TipoDeImportacion } from '@adjudica/domain';
import type { Grupo } from '../../entities/grupo.entity';
import { ImportacionFila } from '../../entities/importacion-fila.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { Random } from '../../random';
import { crearGrupo, crearMovimientos, crearPlan } from '../../testing/builders';
import { importar as importarEn } from '../../testing/importaciones';
import { testApp } from '../../testing/test-app';
import type { DiferenciaDePlan } from './importacion.dto';
import { ImportacionStore } from './importacion.store';

const t = testApp();
const admin = t.user('admin');
let grupo: Grupo;

beforeAll(async () => {
  grupo = await crearGrupo(t.application.dataSource.manager, { grupo: 'D001' });
});

const importar = (tipo: TipoDeImportacion, texto: string) => importarEn(t, tipo, texto);
const todas = async (): Promise<DiferenciaDePlan[]> =>
  (await admin.get('/importacion/diferencias?range=[0,99]').expect(200)).body;

test('imported movements that confirm balance and paid instalments report nothing; others are a line each, applied all the same', async () => {
  const { manager } = t.application.dataSource;
  // as imported: 12 of 60 paid, 18.264,00 owed
  const [bien, mal] = [
    await crearPlan(manager, grupo, { codigo: '1' }),
    await crearPlan(manager, grupo, { codigo: '2' }),
  ];
  await crearPlan(manager, grupo, { codigo: '3' });
  const cabecera = 'idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorDebito;valorCredito';
  const archivo = (idCodigo: string, pagado: string) =>
    `${cabecera}\n${idCodigo};CON;001;1;2024-01-01;CONTRATO;22830,00;\n${idCodigo};REC;001;2;2024-01-05;PAGO CUOTA;;${pagado}\n`;
  const primera = await importar('movimientos', archivo(bien.idCodigo, '4566,00'));
  expect([primera.creadas, primera.diferencias]).toEqual([2, []]);
  const segunda = await importar('movimientos', archivo(mal.idCodigo, '4565,99'));
  expect([segunda.creadas, segunda.diferencias]).toEqual([
    2,
    ['01-D001-2: saldo $ 18.264,00, según movimientos $ 18.264,01; cuotas pagadas 12, según movimientos 11'],
  ]);
  const planes = await importar(
    'planes',
    `idCodigo;identificacion;monto;valorCuota;cuotasPagadas;saldo\n${bien.idCodigo};${bien.titular?.identificacion};20000,00;380,50;13;18264,00\n`,
  );
  // of the plans of the file alone
  expect(planes.diferencias).toEqual(['01-D001-1: cuotas pagadas 13, según movimientos 12']);
});

test('the report holds exactly the plans that the rule of the domain calls different, with its figures', async () => {
  const { manager } = t.application.dataSource;
  const random = new Random(7);
  const otro = await crearGrupo(manager, { grupo: 'D002', mesesPlan: 12, valorCuota: 10_033 });
  const esperadas = new Map<string, { saldo: number; cuotasPagadas: number }>();
  for (let i = 1; i <= 80; i++) {
    const valorCuota = random.pick([1, 10_033, 10_033, 33_334]);
    const total = valorCuota * 12;
    const debitos = total + random.pick([0, 0, -5, 5_000, 500_000]);
    const pagadas = random.between(0, 13);
    const creditos = Math.max(0, valorCuota * pagadas + random.pick([0, 0, -1, 1, 7]));
    const saldo = debitos - creditos + random.pick([0, 0, 0, 1, -1]);
    const cuotasPagadas = Math.max(0, pagadas + random.pick([0, 0, 0, 1, -1]));
    const plan = await crearPlan(manager, otro, {
      codigo: String(i),
      titular: null,
      ...{ valorCuota, saldo, cuotasPagadas },
    });
    const linea = {
      planId: plan.id,
      fecha: '2024-01-01',
      tipoDocumento: 'X',
      serieDocumento: '1',
      tipoMovimiento: 'X',
    };
    await manager.insert(Movimiento, [
      { ...linea, numeroDocumento: '1', referencia: null, valorDebito: debitos, valorCredito: 0 },
      { ...linea, numeroDocumento: '2', referencia: null, valorDebito: 0, valorCredito: creditos },
    ]);
    const cuenta = estadoDeCuenta(
      { valorCuota: centavos(valorCuota), mesesPlan: 12, fechaInicio: null },
      { debitos: centavos(debitos), creditos: centavos(creditos) },
      { saldo: centavos(saldo), cuotasPagadas, cuotasVencidas: 0 },
      '2026-03-10',
    );
    if (cuenta.diferencias.length > 0)
      esperadas.set(plan.idCodigo, { saldo: cuenta.saldo / 100, cuotasPagadas: cuenta.cuotasPagadas });
  }
  const halladas = (await todas()).filter(({ idCodigo }) => idCodigo.startsWith('01-D002-'));
  expect(esperadas.size).toBeGreaterThan(20);
  expect(esperadas.size).toBeLessThan(75);
  expect(
    new Map(
      halladas.map((d) => [
        d.idCodigo,
        { saldo: d.saldoSegunMovimientos, cuotasPagadas: d.cuotasPagadasSegunMovimientos },
      ]),
    ),
  ).toEqual(esperadas);
});

test('the report is paged in the order of the plans', async () => {
  const completa = (await todas()).map(({ idCodigo }) => idCodigo);
  expect(completa).toEqual([...completa].sort());
  const { body, headers } = await admin.get('/importacion/diferencias?range=[1,2]');
  expect(body.map((d: DiferenciaDePlan) => d.idCodigo)).toEqual(completa.slice(1, 3));
  expect(headers['content-range']).toBe(`diferencia 1-2/${completa.length}`);
  const alReves = (await admin.get('/importacion/diferencias?range=[0,0]&sort=["idCodigo","DESC"]')).body;
  expect(alReves[0].idCodigo).toBe(completa.at(-1));
});

const movimientosDe = (planes: readonly string[]): string =>
  ['idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorDebito;valorCredito']
    .concat(planes.map((idCodigo) => `${idCodigo};REC;001;9;2024-01-01;PAGO CUOTA;;1,00`))
    .join('\n');

test('more than twenty differences in one import are counted', async () => {
  const { manager } = t.application.dataSource;
  const otro = await crearGrupo(manager, { grupo: 'D003' });
  const planes: string[] = [];
  for (let i = 1; i <= 23; i++) {
    const plan = await crearPlan(manager, otro, { codigo: String(i), titular: null });
    await crearMovimientos(manager, plan, { meses: 60, pagos: 12 });
    planes.push(plan.idCodigo);
  }
  const { diferencias } = await importar('movimientos', movimientosDe(planes));
  expect(diferencias).toHaveLength(21);
  expect(diferencias.at(-1)).toBe('y 3 planes más');
});

test('past the last page the total is still said', async () => {
  const { headers } = await admin.get('/importacion/diferencias?range=[5000,5009]').expect(200);
  expect(headers['content-range']).toBe(`diferencia */${(await todas()).length}`);
});

test('a process that stops after the commit works the differences out when it starts again, and the staged rows go', async () => {
  const { importacion, dataSource } = t.application;
  const { manager } = dataSource;
  const plan = await crearPlan(manager, grupo, { codigo: '78' });
  await crearMovimientos(manager, plan, { meses: 60, pagos: 12 });
  const { slices } = ImportacionStore.prototype;
  let written = false;
  const stopped = jest.spyOn(ImportacionStore.prototype, 'slices').mockImplementation(function (
    this: ImportacionStore,
    ...asked
  ) {
    const [, , manager] = asked;
    if (manager === undefined && written) return Promise.reject(new Error('stopped'));
    written = manager !== undefined;
    return slices.apply(this, asked);
  });
  const { id, estado, diferencias } = await importar('movimientos', movimientosDe([plan.idCodigo]));
  stopped.mockRestore();
  expect([estado, diferencias]).toEqual([
    'APLICADA',
    ['Las diferencias con las cifras de control aún no están calculadas'],
  ]);
  expect(await manager.countBy(ImportacionFila, { importacionId: id })).toBe(1);
  importacion.start();
  await importacion.step();
  expect((await importacion.get(id)).diferencias).toEqual([
    '01-D001-78: saldo $ 18.264,00, según movimientos $ 18.263,00',
  ]);
  expect(await manager.countBy(ImportacionFila, { importacionId: id })).toBe(0);
});
