import { Readable } from 'node:stream';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { readCsv } from '../../excel';
import { importar } from '../../testing/importaciones';
import { rawQuery } from '../../testing/sql';
import { testApp } from '../../testing/test-app';
import { exportarCsv } from './exportacion';
import { ImportacionStore } from './importacion.store';

/** A file is applied to the data that its reviewer saw, or not at all. */
const t = testApp();
const admin = t.user('admin');
beforeAll(async () => {
  await importar(
    t,
    'grupos',
    'producto;grupo;mesesPlan;monto;valorCuota\n01;V1;60;21000,00;412,50\n02;V1;120;60000,00;625,50\n',
  );
  await importar(
    t,
    'personas',
    'tipoId;identificacion;nombres;apellidoPaterno\nC;1710034065;Ana;Loor\nC;0926687856;Luis;Mena\nC;0102030400;Eva;Ruiz\n',
  );
  const planes = [1, 2, 3, 4, 5, 6].map((n) => `01-V1-${n};1710034065;21000,00;412,50;18000,00\n`).join('');
  await importar(t, 'planes', `idCodigo;identificacion;monto;valorCuota;saldo\n${planes}`);
  const asamblea = (n: number) => `01;V1;${n};05/01/2026;18:00;Quito;Notaria;C\n`;
  await importar(t, 'asambleas', `producto;grupo;numero;fecha;hora;lugar;notario;estado\n${asamblea(1)}${asamblea(2)}`);
  await importar(t, 'marcas-modelos', 'marca;modelo;clase\nVigente;Uno;SUV\nVigente;Dos;SUV\n');
});

async function revisado(tipo: TipoDeImportacion, csv: string): Promise<number> {
  const { importacion } = t.application;
  const id = await importacion.registrar(SISTEMA, tipo, `${tipo}.csv`, 'x'.repeat(64));
  expect(await importacion.revisar(SISTEMA, id, readCsv(Readable.from([Buffer.from(csv)])))).toMatchObject({
    estado: 'VALIDADA',
    acciones: ['aplicar'],
  });
  return id;
}
const aplicar = (id: number) => admin.post(`/importacion/${id}/aplicar`, { confirmaAvisos: true });
const vista = async (id: number) => (await admin.get(`/importacion/${id}`)).body;
async function deNuevo(id: number) {
  expect((await admin.post(`/importacion/${id}/revisar`)).status).toBe(200);
  await t.application.importacion.step();
  return vista(id);
}
async function todo(tipo: TipoDeImportacion): Promise<string> {
  let texto = '';
  for await (const parte of exportarCsv(t.application.dataSource, tipo)) texto += parte;
  return texto;
}

interface Caso {
  encabezado: string;
  /** One row of the key (first or second) with a value (first, second or third). */
  fila: (clave: 0 | 1, valor: 0 | 1 | 2) => string;
  /** Column of the value. */
  columna: string;
}
const uno = <T>(opciones: readonly T[], n: number): T => opciones[n] as T;

/** One for each type of file: a new type does not compile without its own. */
const casos: Record<TipoDeImportacion, Caso> = {
  grupos: {
    encabezado: 'producto;grupo;mesesPlan;monto;valorCuota',
    fila: (k, v) => `01;${uno(['T1', 'T2'], k)};60;21000,00;41${v},50`,
    columna: 'valorCuota',
  },
  personas: {
    encabezado: 'tipoId;identificacion;nombres;apellidoPaterno',
    fila: (k, v) => `P;VIG${k};${uno(['José', 'Jose', 'Pepe'], v)};Loor`,
    columna: 'nombres',
  },
  planes: {
    encabezado: 'idCodigo;monto;valorCuota;saldo',
    fila: (k, v) => `01-V1-9${k};21000,00;412,50;1800${v},00`,
    columna: 'saldo',
  },
  usuarios: {
    encabezado: 'usuario;nombre;apellido;role',
    fila: (k, v) => `vigente${k};Eva;${uno(['Ruiz', 'Rúiz', 'Paz'], v)};Comercial`,
    columna: 'apellido',
  },
  asambleas: {
    encabezado: 'producto;grupo;numero;fecha;hora;lugar;notario',
    fila: (k, v) => `01;V1;${5 + k};05/02/2027;18:00;${uno(['Quito', 'Cuenca', 'Loja'], v)};Notaria`,
    columna: 'lugar',
  },
  adjudicaciones: {
    encabezado: 'idCodigo;numero;adjudicadoPor;cuotasOfertadas',
    fila: (k, v) => `01-V1-${1 + k};1;Oferta;${10 + v}`,
    columna: 'cuotasOfertadas',
  },
  'ejecutivos-asignados': {
    encabezado: 'idCodigo;mes;ejecutivo',
    fila: (k, v) => `01-V1-${3 + k};03/2026;${uno(['ejecutivo', 'ejecutivo2', 'jefatura'], v)}`,
    columna: 'ejecutivo',
  },
  movimientos: {
    encabezado: 'idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorDebito;valorCredito',
    fila: (k, v) => `01-V1-1;REC;001;${k};2024-01-05;PAGO CUOTA;;41${v},50`,
    columna: 'valorCredito',
  },
  notarios: {
    encabezado: 'nombre;tipo',
    fila: (k, v) => `Notaria ${k};${uno(['ASAMBLEA', 'CONTRATO', 'OTRO'], v)}`,
    columna: 'tipo',
  },
  'actividades-uafe': {
    encabezado: 'codigo;nombre',
    fila: (k, v) => `V000${k}.01;${uno(['Cría', 'Cria', 'Venta'], v)}`,
    columna: 'nombre',
  },
  feriados: {
    encabezado: 'fecha;nombre',
    fila: (k, v) => `0${6 + k}/12/2028;${uno(['Fiesta', 'Fiestas', 'Feria'], v)}`,
    columna: 'nombre',
  },
  'tipos-documento': {
    encabezado:
      'codigo;nombre;dueno;condicionLaboral;condicionCivil;producto;obligatorio;formato;orden;departamento;activo',
    fila: (k, v) => `vigente${k};Póliza;1;;;;${uno(['SI', 'NO', 'SI'], v)};pdf;1${v};002;SI`,
    columna: 'orden',
  },
  'parametros-riesgo': {
    encabezado: 'codigo;nombre;detalle;valor;orden',
    fila: (k, v) => `VIGENTE${k};Uno;;1${v};500`,
    columna: 'valor',
  },
  'marcas-modelos': {
    encabezado: 'marca;modelo;clase',
    fila: (k, v) => `Vigente;Modelo ${k};${uno(['SUV', 'Bus', 'Camioneta'], v)}`,
    columna: 'clase',
  },
  'precios-vehiculo': {
    encabezado: 'marca;modelo;anio;estadoBien;precio;concesionario',
    fila: (k, v) => `Vigente;${uno(['Uno', 'Dos'], k)};2026;Nuevo;2999${v},00;`,
    columna: 'precio',
  },
  concesionarios: {
    encabezado: 'nombreComercial;razonSocial;telefono',
    fila: (k, v) => `Vigente Autos ${k};Vigente S.A.;02234567${v}`,
    columna: 'telefono',
  },
  'ejecutivos-concesionario': {
    encabezado: 'concesionario;nombre;correo;departamento;telefono',
    fila: (k, v) => `Sierra Motors (ejemplo);Vigente ${k};vigente@correo.example;Vendedor;099123456${v}`,
    columna: 'telefono',
  },
  dispositivos: {
    encabezado: 'nombre;valor',
    fila: (k, v) => `Candado vigente ${k};1${v},00`,
    columna: 'valor',
  },
  'tipos-tarea': {
    encabezado: 'codigo;nombre;role;orden;accion;cierre',
    fila: (k, v) => `VIGENTE-${k};Vigente;Riesgo;1;${uno(['Hecha', 'Hécha', 'Lista'], v)};S`,
    columna: 'accion',
  },
  'listas-control': {
    encabezado: 'lista;tipo;nombre;detalle',
    fila: (k, v) => `Vigencia ${k};PEP;Loor Macías Rosa;${uno(['Asesora', 'Asésora', 'Jueza'], v)}`,
    columna: 'detalle',
  },
};
const tipos = Object.keys(importaciones) as TipoDeImportacion[];
const archivo = (tipo: TipoDeImportacion, clave: 0 | 1, valor: 0 | 1 | 2): string =>
  `${casos[tipo].encabezado}\n${casos[tipo].fila(clave, valor)}\n`;

describe.each(tipos)('%s', (tipo) => {
  test('a row that another file changed since the review: 409 with line, column and both values, nothing written; reviewed again it is applied', async () => {
    await importar(t, tipo, archivo(tipo, 0, 0));
    const id = await revisado(tipo, archivo(tipo, 0, 1));
    await importar(t, tipo, archivo(tipo, 0, 2));
    const antes = await todo(tipo);

    const { status, body } = await aplicar(id);
    expect([status, body.code, body.detalle.filas]).toEqual([409, 'datos-cambiados', 1]);
    const cambio = body.detalle.cambios.find(({ columna }: { columna: string }) => columna === casos[tipo].columna);
    expect(cambio).toMatchObject({ linea: 2, revisado: expect.any(String), actual: expect.any(String) });
    expect(cambio.revisado).not.toBe(cambio.actual);
    expect(await todo(tipo)).toBe(antes);
    expect(await vista(id)).toMatchObject({
      estado: 'VALIDADA',
      acciones: ['revisar'],
      filasCambiadas: 1,
      cambios: body.detalle.cambios,
    });

    expect(await deNuevo(id)).toMatchObject({ estado: 'VALIDADA', acciones: ['aplicar'], cambiadas: 1, cambios: [] });
    expect((await aplicar(id)).body).toMatchObject({ estado: 'APLICADA', cambiadas: 1 });
    expect(await todo(tipo)).not.toBe(antes);
  });

  test('a row that the review did not find and another file brought: 409', async () => {
    const id = await revisado(tipo, archivo(tipo, 1, 1));
    await importar(t, tipo, archivo(tipo, 1, 2));
    const antes = await todo(tipo);
    const { status, body } = await aplicar(id);
    expect([status, body.code]).toEqual([409, 'datos-cambiados']);
    expect(body.detalle.cambios).toContainEqual({ linea: 2, columna: null, revisado: 'no existe', actual: 'existe' });
    expect(await todo(tipo)).toBe(antes);
  });

  test('a row that was equal at the review is no licence to overwrite what came since', async () => {
    await importar(t, tipo, archivo(tipo, 1, 0));
    const id = await revisado(tipo, archivo(tipo, 1, 0));
    expect(await vista(id)).toMatchObject({ iguales: 1 });
    await importar(t, tipo, archivo(tipo, 1, 1));
    expect((await aplicar(id)).body.code).toBe('datos-cambiados');
  });
});

describe('cessions', () => {
  const planes = (...filas: string[]) =>
    `idCodigo;identificacion;monto;valorCuota\n${filas.map((f) => `${f};21000,00;412,50\n`).join('')}`;
  const titulares = () =>
    rawQuery(
      t.application.dataSource,
      "SELECT n.identificacion, h.hasta FROM plan_titular h JOIN persona n ON n.id = h.personaId JOIN plan_ahorro p ON p.id = h.planId WHERE p.idCodigo = '01-V1-5' ORDER BY h.id",
    );

  test('of two files that give a plan to different holders the second is refused, and says who holds it', async () => {
    const [aLuis, aEva] = [
      await revisado('planes', planes('01-V1-5;0926687856')),
      await revisado('planes', planes('01-V1-5;0102030400')),
    ];
    expect((await aplicar(aLuis)).status).toBe(200);
    const { status, body } = await aplicar(aEva);
    expect([status, body.code]).toEqual([409, 'datos-cambiados']);
    expect(body.detalle.cambios).toEqual([
      { linea: 2, columna: 'identificacion', revisado: 'C 1710034065', actual: 'C 0926687856' },
    ]);
    expect(await titulares()).toEqual([
      { identificacion: '1710034065', hasta: '2026-03-10' },
      { identificacion: '0926687856', hasta: null },
    ]);
  });

  test('two rows of one file that give a plan to different holders keep the file out', async () => {
    const { importacion } = t.application;
    const id = await importacion.registrar(SISTEMA, 'planes', 'a.csv', 'x'.repeat(64));
    const csv = planes('01-V1-6;0926687856', '01-v1-6;0102030400');
    const { estado } = await importacion.revisar(SISTEMA, id, readCsv(Readable.from([Buffer.from(csv)])));
    expect(estado).toBe('CON ERRORES');
    expect((await aplicar(id)).status).toBe(409);
  });

  test('an award is for who held the plan at its review: after a cession it is refused', async () => {
    const id = await revisado('adjudicaciones', 'idCodigo;numero;adjudicadoPor\n01-V1-6;2;Sorteo\n');
    await importar(t, 'planes', planes('01-V1-6;0926687856'));
    const { body } = await aplicar(id);
    expect(body.detalle.cambios).toEqual([
      { linea: 2, columna: 'titular', revisado: 'C 1710034065', actual: 'C 0926687856' },
    ]);
  });
});

test('a balance that came by another way is not overwritten; the refusal shows both amounts', async () => {
  const id = await revisado('planes', 'idCodigo;monto;valorCuota;saldo\n01-V1-4;21000,00;412,50;18000,00\n');
  await rawQuery(t.application.dataSource, "UPDATE plan_ahorro SET saldo = 17587.5 WHERE idCodigo = '01-V1-4'");
  const { body } = await aplicar(id);
  expect(body.detalle).toEqual({
    filas: 1,
    cambios: [{ linea: 2, columna: 'saldo', revisado: '$ 18.000,00', actual: '$ 17.587,50' }],
  });
  expect(body.title).toBe(
    'Los datos de la línea 2 cambiaron desde la revisión: no se aplicó nada. Revise el archivo de nuevo.',
  );
});

test('a column that the file lacks may change meanwhile: the file does not write it', async () => {
  const id = await revisado('planes', 'idCodigo;monto;valorCuota\n01-V1-4;21000,00;400,00\n');
  await rawQuery(
    t.application.dataSource,
    "UPDATE plan_ahorro SET vendedor = 'Otra persona' WHERE idCodigo = '01-V1-4'",
  );
  expect((await aplicar(id)).status).toBe(200);
});

test('a change of the brand that models share stops the file of their prices no more than the models need', async () => {
  const modelos = await revisado('marcas-modelos', 'marca;modelo;clase\nVIGENTE;Uno;SUV\n');
  await rawQuery(t.application.dataSource, "UPDATE marca_vehiculo SET nombre = 'vigente' WHERE codigo = 'VIGENTE'");
  expect((await aplicar(modelos)).body.detalle.cambios).toEqual([
    { linea: 2, columna: 'marca', revisado: 'Vigente', actual: 'vigente' },
  ]);
});

// Fails when a slice is compared after an earlier one was written: it would meet the brand's new spelling.
test('rows of many slices that change one brand are one file: it finds no change but its own', async () => {
  const filas = (marca: string) =>
    `marca;modelo;clase\n${Array.from({ length: 5100 }, (_, i) => `${marca};Modelo ${i};SUV\n`).join('')}`;
  await importar(t, 'marcas-modelos', filas('Grande'));
  const id = await revisado('marcas-modelos', filas('GRANDE'));
  expect((await aplicar(id)).body).toMatchObject({ estado: 'APLICADA', cambiadas: 5100 });
});

test('many changed rows are all counted and the first hundred shown', async () => {
  const filas = (valor: string) =>
    `codigo;nombre\n${Array.from({ length: 150 }, (_, i) => `M${String(i).padStart(3, '0')};${valor}\n`).join('')}`;
  await importar(t, 'actividades-uafe', filas('Uno'));
  const id = await revisado('actividades-uafe', filas('Dos'));
  await importar(t, 'actividades-uafe', filas('Tres'));
  const { detalle } = (await aplicar(id)).body;
  expect([detalle.filas, detalle.cambios.length]).toEqual([150, 100]);
});

test('a file that was reviewed before an upgrade must be reviewed again', async () => {
  const id = await revisado('actividades-uafe', 'codigo;nombre\nA777;Una\n');
  await rawQuery(t.application.dataSource, `UPDATE importacion_fila SET revisado = NULL WHERE importacionId = ${id}`);
  const { status, body } = await aplicar(id);
  expect([status, body.detalle.cambios[0].revisado]).toEqual([409, 'se revisó con una versión anterior del sistema']);
  await deNuevo(id);
  expect((await aplicar(id)).status).toBe(200);
});

describe('reviewing again', () => {
  test('is refused to others, for what is not there, applied or full of errors, and to the second of two clicks', async () => {
    expect((await (await t.as('jefatura')).post('/importacion/1/revisar')).status).toBe(403);
    expect((await admin.post('/importacion/999999/revisar')).status).toBe(404);
    const id = await revisado('feriados', 'fecha;nombre\n06/12/2029;Uno\n');
    // the review of the first click is not over before the second is answered
    const contestados = Promise.withResolvers<void>();
    jest
      .spyOn(ImportacionStore.prototype, 'duplicates')
      .mockImplementationOnce(() => contestados.promise.then(() => ({ lineas: [], total: 0 })));
    const clics = await Promise.allSettled([1, 2].map(() => t.application.importacion.revisarDeNuevo(SISTEMA, id)));
    contestados.resolve();
    expect(clics).toMatchObject([
      { status: 'fulfilled', value: { acciones: [] } },
      { status: 'rejected', reason: { code: 'importacion-no-revisable' } },
    ]);
    await t.application.importacion.step();
    expect((await aplicar(id)).status).toBe(200);
    const { status, body } = await admin.post(`/importacion/${id}/revisar`);
    expect([status, body.code]).toEqual([409, 'importacion-no-revisable']);
  });

  test('what the data refuse by now ends CON ERRORES with its line', async () => {
    const id = await revisado('ejecutivos-asignados', 'idCodigo;mes;ejecutivo\n01-V1-6;02/2026;ejecutivo2\n');
    await rawQuery(t.application.dataSource, "UPDATE usuario SET role = 'Comercial' WHERE usuario = 'ejecutivo2'");
    const { body } = await aplicar(id);
    expect(body.detalle.cambios).toEqual([
      {
        linea: 2,
        columna: 'ejecutivo',
        revisado: null,
        actual: 'El usuario no es ejecutivo ni jefatura de adjudicaciones',
      },
    ]);
    expect(await deNuevo(id)).toMatchObject({ estado: 'CON ERRORES', rechazadas: 1, acciones: [] });
    expect((await admin.get(`/importacion/${id}/errores`)).body).toMatchObject([{ linea: 2, columna: 'ejecutivo' }]);
  });
});
