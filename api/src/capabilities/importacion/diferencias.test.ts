import { centavos, estadoDeCuenta, type TipoDeImportacion } from '@adjudica/domain';
import type { Grupo } from '../../entities/grupo.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { crearGrupo, crearMovimientos, crearPlan } from '../../seed/builders';
import { Random } from '../../seed/random';
import { importar as importarEn } from '../../testing/importaciones';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { DiferenciaDePlan } from './importacion.dto';

let t: TestApp;
let admin: Client;
let grupo: Grupo;

beforeAll(async () => {
  t = await startTestApp();
  admin = await t.as('admin');
  grupo = await crearGrupo(t.application.dataSource.manager, { grupo: 'D001' });
});
afterAll(() => t.close());

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
  expect(planes.diferencias).toHaveLength(2);
  expect(planes.diferencias[0]).toBe('01-D001-1: cuotas pagadas 13, según movimientos 12');
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

test('the report is paged in the order of the plans, and belongs to the administrator', async () => {
  const completa = (await todas()).map(({ idCodigo }) => idCodigo);
  expect(completa).toEqual([...completa].sort());
  const { body, headers } = await admin.get('/importacion/diferencias?range=[1,2]');
  expect(body.map((d: DiferenciaDePlan) => d.idCodigo)).toEqual(completa.slice(1, 3));
  expect(headers['content-range']).toBe(`diferencia 1-2/${completa.length}`);
  const alReves = (await admin.get('/importacion/diferencias?range=[0,0]&sort=["idCodigo","DESC"]')).body;
  expect(alReves[0].idCodigo).toBe(completa.at(-1));
  expect((await (await t.as('jefatura')).get('/importacion/diferencias')).status).toBe(403);
});

test('more than twenty differences in one import are counted', async () => {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, grupo, { codigo: '77' });
  await crearMovimientos(manager, plan, { meses: 60, pagos: 12 });
  const { diferencias } = await importar(
    'movimientos',
    `idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorDebito;valorCredito\n${plan.idCodigo};REC;001;9;2024-01-01;PAGO CUOTA;;1,00\n`,
  );
  expect(diferencias).toHaveLength(21);
  expect(diferencias.at(-1)).toBe(`y ${(await todas()).length - 20} planes más`);
});
