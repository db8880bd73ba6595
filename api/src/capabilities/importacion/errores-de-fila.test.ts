import request from 'supertest';
import { API } from '../../app';
import { Acceso } from '../../entities/acceso.entity';
import { readXlsx } from '../../excel';
import { asBytes } from '../../testing/binary';
import { testApp } from '../../testing/test-app';
import type { ErrorDeImportacion } from './importacion.dto';

/** What a file tells of a row that is wrong: everything at once, with what was written and whose row it is. */
const t = testApp();
const admin = t.user('admin');

async function revisar(tipo: string, contenido: string): Promise<{ id: number; errores: ErrorDeImportacion[] }> {
  const subido = await request(t.app)
    .post(`${API}/importacion`)
    .set('Authorization', `Bearer ${admin.token}`)
    .field('tipo', tipo)
    .attach('archivo', Buffer.from(contenido), 'archivo.csv');
  expect(subido.status).toBe(201);
  await t.application.importacion.step();
  const { id } = subido.body;
  return { id, errores: (await admin.get(`/importacion/${id}/errores?range=[0,99]`)).body };
}
const citados = (errores: readonly ErrorDeImportacion[]) =>
  errores.map(({ linea, columna, valor, registro }) => [linea, columna, valor, registro]);

// Fails without: rules asked beside wrong cells, and staged rows with errors.
test('reading the errors is an access: they name clients', async () => {
  const { id } = await revisar('grupos', 'producto;grupo;mesesPlan;monto;valorCuota\n01;M3;0;1,00;1,00\n');
  await t.application.accessLog.step();
  const leido = { operacion: 'leer', recurso: 'importacion-error', recursoId: String(id) };
  expect(await t.application.dataSource.manager.countBy(Acceso, leido)).toBe(1);
});

test('a row with a wrong date and a wrong rule says both, with what was written and whose row it is', async () => {
  const { errores } = await revisar(
    'movimientos',
    [
      'idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorDebito;valorCredito;referencia',
      '01-NADA-7;FAC;001;55;31/02/2025;PAGO;10,00;20,00;x',
      '01-NADA-8;FAC;001;56;05/02/2025;PAGO;;1O,00;x',
    ].join('\n'),
  );
  expect(citados(errores)).toEqual([
    [2, 'fecha', '31/02/2025', '01-NADA-7 001 55'],
    [2, 'valorDebito', '10,00', '01-NADA-7 001 55'],
    [3, 'valorCredito', '1O,00', '01-NADA-8 001 56'],
  ]);
});

// Fails without: rows with errors staged beside the others.
test('a row with a wrong cell is asked of the data too: its plan is none, and that is said at once', async () => {
  const { errores } = await revisar(
    'movimientos',
    [
      'idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorDebito;valorCredito;referencia',
      '01-NADA-7;FAC;001;55;31/02/2025;PAGO;;20,00;x',
    ].join('\n'),
  );
  expect(citados(errores)).toEqual([
    [2, 'fecha', '31/02/2025', '01-NADA-7 001 55'],
    [2, 'idCodigo', '01-NADA-7', '01-NADA-7 001 55'],
  ]);
});

test('a person whose every cell is wrong is told each, by the words of the form', async () => {
  const { errores } = await revisar(
    'personas',
    [
      'tipoId;identificacion;nombres;apellidoPaterno;correo;celular;provincia',
      'C;17100;R0sa;Peña;rosa@;099;Nínguna',
      'C;1710034065;Rosa;Peña;rosa@ejemplo.ec;0991234567;Pichincha',
    ].join('\n'),
  );
  expect(errores.map(({ linea, columna }) => [linea, columna])).toEqual(
    expect.arrayContaining(['identificacion', 'nombres', 'correo', 'celular'].map((columna) => [2, columna])),
  );
  expect(new Set(errores.map(({ registro }) => registro))).toEqual(new Set(['17100 R0sa Peña']));
  expect(errores.find(({ columna }) => columna === 'nombres')).toMatchObject({ valor: 'R0sa', linea: 2 });
});

test('a row with a wrong cell contradicts no other, and is no second one of its key', async () => {
  const { errores } = await revisar(
    'grupos',
    ['producto;grupo;mesesPlan;monto;valorCuota', '01;M1;60;x;1,00', '01;M1;60;10,00;1,00'].join('\n'),
  );
  expect(citados(errores)).toEqual([[2, 'monto', 'x', '01 M1']]);
});

test('the report leaves as a workbook with every error, and who took it stays', async () => {
  const { id } = await revisar('grupos', 'producto;grupo;mesesPlan;monto;valorCuota\n01;M2;0;x;1,00\n');
  const { status, body } = await asBytes(
    admin
      .get(`/importacion/${id}/errores`)
      .set('Accept', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  );
  expect(status).toBe(200);
  const filas: string[][] = [];
  for await (const { celdas } of readXlsx(body)) filas.push(celdas.slice(0, 4));
  expect(filas).toEqual([
    ['Línea', 'Fila de', 'Columna', 'Escrito'],
    ['2', '01 M2', 'mesesPlan', '0'],
    ['2', '01 M2', 'monto', 'x'],
  ]);
});

test('a code with letters that its column of a server would change is refused, row and cell named', async () => {
  const { errores } = await revisar(
    'movimientos',
    'idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorCredito\n01-R001-1;REC;Ω01;7;2024-01-05;PAGO CUOTA;1,00\n',
  );
  expect(errores.map(({ linea, columna, mensaje }) => [linea, columna, mensaje])).toContainEqual([
    2,
    'serie',
    'El texto contiene caracteres no permitidos',
  ]);
});
