import { mensajes } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaBien } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Prenda } from '../../entities/prenda.entity';
import { crearConcesionario, cuerpoDeOrden, medioAprobado } from '../../testing/ordenes';
import { aprobarPagare, conPagare, cuerpoDePrenda, guardarPrenda, prendaIngresada } from '../../testing/prendas';
import { PaperlessRenderer } from '../../testing/renderers';
import { testApp } from '../../testing/test-app';

const papel = new PaperlessRenderer();

const t = testApp({ overrides: { renderer: papel.asRenderer() } });
const asistente = t.user('asistente.legal');
const legal = t.user('legal');

const errores = async (cambio: object, opciones: Parameters<typeof conPagare>[1] = {}): Promise<object> => {
  const { numero } = await conPagare(t, opciones);
  const { status, body } = await guardarPrenda(asistente, numero, 0, cambio);
  expect(status).toBe(422);
  return body.errors;
};

test('saved, what its writer had typed is no draft any more; refused, it is', async () => {
  const { numero, planes } = await conPagare(t);
  const borrador = `/borrador/prenda/${planes[0]?.idCodigo}/vehiculo`;
  await asistente.put(borrador, { valores: { vehiculoColor: 'Rojo' }, versionBase: 0, version: 0 }).expect(200);
  expect((await guardarPrenda(asistente, numero, 0, { vehiculoColor: '' })).status).toBe(422);
  expect((await asistente.get(borrador)).body.version).toBe(1);
  expect((await guardarPrenda(asistente, numero, 0)).status).toBe(200);
  expect((await asistente.get(borrador)).body.version).toBe(0);
});

test('sent as it stands, it keeps its version, and what its writer had typed is no draft any more', async () => {
  const { id, idCodigo } = await prendaIngresada(t);
  const borrador = `/borrador/prenda/${idCodigo}/vehiculo`;
  await asistente.put(borrador, { valores: { vehiculoColor: 'Rojo' }, versionBase: 1, version: 0 }).expect(200);
  expect((await guardarPrenda(asistente, id, 1)).body.version).toBe(1);
  expect((await asistente.get(borrador)).body.version).toBe(0);
});

describe('what is refused', () => {
  test('LEG-587 a note that does not exist has no pledge', async () => {
    expect((await asistente.get('/prenda/999999')).status).toBe(404);
    expect((await guardarPrenda(asistente, 999999, 0)).status).toBe(404);
    expect((await asistente.post('/prenda/999999/generar')).status).toBe(404);
  });

  test('LEG-600 an empty one is refused field by field', async () => {
    const vacia = Object.fromEntries(Object.keys(cuerpoDePrenda).map((campo) => [campo, null]));
    const obligatorio = 'El campo es obligatorio';
    expect(await errores(vacia)).toEqual({
      estadoCivil: obligatorio,
      estadoBien: obligatorio,
      vehiculoMarca: obligatorio,
      vehiculoModelo: obligatorio,
      vehiculoAnio: obligatorio,
      vehiculoColor: obligatorio,
      vehiculoMotor: obligatorio,
      vehiculoChasis: obligatorio,
      depositarioCedula: obligatorio,
      depositarioNombres: obligatorio,
      depositarioApellidos: 'Escriba nombres y apellidos completos',
      depositarioCorreo: 'Ingrese un correo válido.',
      representanteEmpresa: obligatorio,
      enCalidadEmpresa: obligatorio,
    });
  });

  test.each([
    [
      'LEG-551 a representative of two words',
      { representanteEmpresa: 'Lucía Güillín' },
      'representanteEmpresa',
      'Escriba nombres y apellidos completos',
    ],
    ['LEG-554 no representative', { representanteEmpresa: '' }, 'representanteEmpresa', 'El campo es obligatorio'],
    [
      'LEG-552 a depositario of one word',
      { depositarioApellidos: null },
      'depositarioApellidos',
      'Escriba nombres y apellidos completos',
    ],
    ['LEG-549 a depositario with a digit', { depositarioNombres: 'Íñigo 2' }, 'depositarioNombres', 'Use solo letras'],
    [
      'LEG-550 eleven digits',
      { depositarioCedula: '17123456789' },
      'depositarioCedula',
      mensajes.propios.cedulaOPasaporte,
    ],
    ['LEG-550 letters alone', { depositarioCedula: 'ABCDEF' }, 'depositarioCedula', mensajes.propios.cedulaOPasaporte],
    [
      'LEG-553 a mail without its at',
      { depositarioCorreo: 'inigo.correo.example' },
      'depositarioCorreo',
      'Ingrese un correo válido.',
    ],
    [
      'LEG-564 a married client without separation',
      { estadoCivil: 'C' },
      'separacionBienes',
      'El campo es obligatorio',
    ],
    ['LEG-564 a used vehicle without plate', { estadoBien: 'Usado' }, 'vehiculoPlaca', 'El campo es obligatorio'],
  ])('%s: refused', async (_, cambio, campo, mensaje) => {
    expect(await errores(cambio)).toEqual({ [campo]: mensaje });
  });

  test('LEG-564 without the decision of risk the guarantee is chosen here', async () => {
    expect(await errores({}, { garantia: null })).toEqual({ tipoGarantia: 'El campo es obligatorio' });
  });

  test('LEG-564 a property is asked for its own facts, and a vehicle is refused', async () => {
    const obligatorio = 'El campo es obligatorio';
    const sinVehiculo = Object.fromEntries(
      Object.keys(cuerpoDePrenda)
        .filter((campo) => campo.startsWith('vehiculo') || campo === 'estadoBien')
        .map((campo) => [campo, null]),
    );
    expect(await errores({ ...sinVehiculo, vehiculoMarca: 'Kia' }, { producto: '02' })).toEqual({
      vehiculoMarca: 'No corresponde al bien de este plan',
      inmuebleTipo: obligatorio,
      inmuebleCanton: obligatorio,
      inmuebleDireccion: obligatorio,
      inmuebleRegistro: obligatorio,
    });
  });

  test('LEG-600 from another version 412 with who was faster', async () => {
    const { id } = await prendaIngresada(t);
    const { status, body } = await guardarPrenda(legal, id, 0, { vehiculoColor: 'Rojo' });
    const { versionActual, campos, actual } = body.detalle;
    expect([status, versionActual, campos, actual]).toEqual([
      412,
      1,
      expect.arrayContaining(['vehiculoColor']),
      expect.objectContaining({ vehiculoColor: 'Gris' }),
    ]);
  });

  test('LEG-600 a plan without its award gets no pledge', async () => {
    const { numero, planes } = await conPagare(t);
    await t.application.dataSource.manager.update(
      Adjudicacion,
      { id: planes[0]?.adjudicacionId as number },
      { estado: 'RADJ' },
    );
    const { status, body } = await guardarPrenda(asistente, numero, 0);
    expect([status, body.code]).toEqual([422, 'plan-sin-adjudicar']);
  });

  test('LEG-600 once the note is approved nothing of the pledge changes, and who approved it is said', async () => {
    const { id, version } = await prendaIngresada(t);
    await aprobarPagare(t, id);
    const { status, body } = await guardarPrenda(asistente, id, version, { vehiculoColor: 'Rojo' });
    expect([status, body.code, body.title]).toEqual([
      409,
      'estado-cambiado',
      expect.stringMatching(
        /^El pagaré fue aprobado por .+ el 05\/03\/2026 10:00: los datos de la prenda ya no cambian$/,
      ),
    ]);
    expect((await asistente.get(`/prenda/${id}/vista-previa`)).status).toBe(409);
  });

  test('LEG-564 there is no document before the note is approved, nor of a pledge that nobody saved', async () => {
    const { id } = await prendaIngresada(t);
    const sin = await asistente.post(`/prenda/${id}/generar`);
    expect([sin.status, sin.body.code]).toEqual([409, 'pagare-sin-aprobar']);
    expect((await asistente.get(`/prenda/${id}/documento`)).status).toBe(404);
    const { numero } = await conPagare(t, { estado: 'A', decididoEn: new Date('2026-03-05T15:00:00.000Z') });
    const vacia = await asistente.post(`/prenda/${numero}/generar`);
    expect([vacia.status, vacia.body.code]).toEqual([422, 'prenda-sin-datos']);
    const borrador = await asistente.get(`/prenda/${(await conPagare(t)).numero}/vista-previa`);
    expect([borrador.status, borrador.body.code]).toEqual([409, 'prenda-sin-datos']);
  });
});

describe('a pledge', () => {
  test('LEG-517 LEG-564 begins with what is known: client, note, guarantee of the folder, depositario, representative', async () => {
    const { numero, cedula, planes } = await conPagare(t, { garantia: 'F' });
    const depositario = {
      identificacion: '1710034065',
      nombres: 'Ana',
      apellidos: 'Paz',
      telefono: '022345678',
      correo: 'ana@correo.example',
      direccion: 'Av. Amazonas N34-120',
    };
    const saved = await (await t.as('legal')).put(`/depositario/${planes[0]?.idCodigo}`, {
      ...depositario,
      version: 0,
    });
    expect(saved.status).toBe(200);
    const { status, body } = await asistente.get(`/prenda/${numero}`);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        id: numero,
        version: 0,
        estado: 'porIngresar',
        etiquetaEstado: 'Por ingresar',
        codigoBarra: `PR${String(numero).padStart(8, '0')}`,
        tipoGarantia: 'F',
        garantiaDeCarpeta: 'F',
        depositarioCedula: '1710034065',
        depositarioNombres: 'Ana',
        depositarioApellidos: 'Paz',
        depositarioCorreo: 'ana@correo.example',
        representanteEmpresa: 'Lucía Fernanda Güillín Peña',
        origenBien: null,
        cliente: expect.objectContaining({ cedula }),
        pagare: expect.objectContaining({ numero, estado: 'P', monto: 18_264, plazo: 48, valorDividendo: 380.5 }),
        acciones: ['guardar'],
      }),
    ]);
  });

  test('LEG-564 without order or approval the vehicle is typed, and marked', async () => {
    const prenda = await prendaIngresada(t);
    expect(prenda).toMatchObject({
      ...cuerpoDePrenda,
      tipoGarantia: 'C',
      origenBien: null,
      version: 1,
      estado: 'ingresada',
      distintos: [],
      acciones: ['guardar', 'verBorrador'],
    });
    expect(prenda.escritos).toEqual([
      'estadoBien',
      'vehiculoMarca',
      'vehiculoModelo',
      'vehiculoAnio',
      'vehiculoColor',
      'vehiculoMotor',
      'vehiculoChasis',
    ]);
  });

  test('LEG-564 with an approval, and then an order, their facts stand whatever is sent; what is typed of the unit is the unit', async () => {
    const medio = await medioAprobado(t);
    const { manager } = t.application.dataSource;
    const { numero } = await conPagare(t, { cliente: await clienteDe(medio.cliente.cedula) });
    const antes = (await asistente.get(`/prenda/${numero}`)).body;
    expect(antes).toMatchObject({
      origenBien: 'medio',
      medioId: medio.id,
      vehiculoMarca: 'Kia',
      vehiculoColor: 'Blanco',
    });
    const orden = await (await t.as('ejecutivo')).post(
      '/orden-de-compra',
      cuerpoDeOrden(medio.id, await crearConcesionario(t)),
    );
    expect(orden.status).toBe(201);
    const unidad = { vehiculoMotor: 'G4NAPH000001', vehiculoChasis: 'KNAPB81ABT7000001' };
    const { body } = await guardarPrenda(asistente, numero, 0, { vehiculoMarca: 'Otra', tipoGarantia: 'F', ...unidad });
    expect(body).toMatchObject({
      origenBien: 'orden',
      ordenId: orden.body.id,
      vehiculoMarca: 'Kia',
      tipoGarantia: 'C',
      ...unidad,
      escritos: [],
    });
    expect(await manager.findOneByOrFail(Prenda, { pagareId: numero })).toMatchObject({
      origenBien: 'orden',
      escritos: null,
    });
  });

  test('LEG-507 LEG-564 an order or a unit that says otherwise since it was saved stops the approval of its note, field by field', async () => {
    const medio = await medioAprobado(t);
    const { manager } = t.application.dataSource;
    const { numero } = await conPagare(t, { cliente: await clienteDe(medio.cliente.cedula) });
    const orden = await (await t.as('ejecutivo')).post(
      '/orden-de-compra',
      cuerpoDeOrden(medio.id, await crearConcesionario(t)),
    );
    const { body: prenda } = await guardarPrenda(asistente, numero, 0, {
      vehiculoChasis: 'KNAPB81ABT7000002',
      vehiculoMotor: 'G4NAPH000002',
    }).expect(200);
    const aprobar = () => legal.post(`/pagare/${numero}/aprobar`, { version: 1 });
    const conChasis = (chasis: string) => manager.update(FichaBien, { id: medio.ficha.id }, { chasis });
    await conChasis('9BWZZZ377VT004251');
    expect((await aprobar().expect(422)).body).toMatchObject({
      code: 'politica-impide',
      detalle: { reglas: ['papeles'] },
      title: expect.stringContaining('9BWZZZ377VT004251'),
    });
    await conChasis('KNAPB81ABT7000002');
    await manager.update(OrdenDeCompra, { id: orden.body.id }, { modelo: 'Seltos' });
    expect((await aprobar().expect(422)).body).toMatchObject({
      code: 'politica-impide',
      title: expect.stringContaining('La prenda no dice lo mismo que la orden o el medio de aprobación (Modelo)'),
    });
    await guardarPrenda(asistente, numero, prenda.version, {}).expect(200);
    expect((await aprobar().expect(200)).body.estado).toBe('A');
  });

  test('LEG-600 LEG-607 it is saved, changed, noted and audited; sent as it stands it stays as it is', async () => {
    const { id } = await prendaIngresada(t);
    const { manager } = t.application.dataSource;
    const second = await guardarPrenda(legal, id, 1, { vehiculoColor: 'Rojo' });
    expect(second.body).toMatchObject({ version: 2, vehiculoColor: 'Rojo', guardadaPor: expect.any(String) });
    expect((await guardarPrenda(legal, id, 2, { vehiculoColor: 'Rojo' })).body).toMatchObject({ version: 2 });
    const rows = await manager.find(Auditoria, {
      where: { recurso: 'prenda', recursoId: String(id) },
      order: { id: 'ASC' },
    });
    expect(rows.map(({ accion, despues }) => [accion, JSON.parse(despues ?? '').vehiculoColor])).toEqual([
      ['guardar', 'Gris'],
      ['guardar', 'Rojo'],
    ]);
    expect(
      await manager.countBy(Evento, { tipo: 'PRENDA-INGRESADA', observacion: `Prenda del pagaré No. ${id}` }),
    ).toBe(2);
    await legal.get(`/prenda/${id}`);
    await t.application.accessLog.step();
    expect(await manager.countBy(Acceso, { recurso: 'prenda', recursoId: String(id), operacion: 'leer' })).toBe(1);
  });

  test('LEG-564 two first saves at once: one stands, the other is told', async () => {
    const { numero } = await conPagare(t);
    const answers = await Promise.all([
      guardarPrenda(asistente, numero, 0, { vehiculoColor: 'Rojo' }),
      guardarPrenda(legal, numero, 0, { vehiculoColor: 'Azul' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect((await legal.get(`/prenda/${numero}`)).body).toMatchObject({
      version: 1,
      vehiculoColor: kept.vehiculoColor,
    });
  });

  test('LEG-564 it says the terms of the contract of its award, as the company set them', async () => {
    const { id } = await prendaIngresada(t);
    const plazo = { codigo: 'cambioDeDatos', producto: '01', desde: '2020-01-01', dias: 10, clausula: 'Décima' };
    const impresos = async () => {
      papel.printed.length = 0;
      await asistente.get(`/prenda/${id}/vista-previa`).expect(200);
      return papel.printed.map(({ hechos }) => (hechos as { plazos: object }).plazos);
    };
    expect(await impresos()).toMatchObject([
      { siniestro: 'tres (3) días', aceleracion: 'tres (3) cuotas', cambioDeDatos: 'quince (15) días' },
    ]);
    const administrador = await t.as('admin');
    const { body } = await administrador.post('/plazo', plazo).expect(201);
    expect(await impresos()).toMatchObject([{ siniestro: 'tres (3) días', cambioDeDatos: 'diez (10) días' }]);
    await administrador.delete(`/plazo/${body.id}`, { 'If-Match': `"${body.version}"` });
  });

  test('LEG-564 a draft before, one document after the approval; asked for again it is the same', async () => {
    const { id } = await prendaIngresada(t, { conyugeCedula: '0102030405', conyugeNombre: 'Ana Paz Loor' });
    await guardarPrenda(asistente, id, 1, { estadoCivil: 'C', separacionBienes: 'N' });
    papel.printed.length = 0;
    expect((await asistente.get(`/prenda/${id}/vista-previa`)).status).toBe(200);
    await aprobarPagare(t, id);
    const issued = await asistente.post(`/prenda/${id}/generar`);
    expect([issued.status, issued.body.emitidas, issued.body.acciones]).toEqual([200, 1, ['generar']]);
    expect((await legal.post(`/prenda/${id}/generar`)).body.emitidas).toBe(1);
    expect(papel.printed.map(({ hechos }) => hechos)).toEqual([
      expect.objectContaining({ borrador: true, codigo: issued.body.codigoBarra }),
      expect.objectContaining({
        borrador: false,
        codigo: issued.body.codigoBarra,
        titulo: 'Contrato de prenda comercial',
        deudor: expect.objectContaining({ estadoCivil: 'casado, sin separación de bienes' }),
        conyuge: { identificada: 'Ana Paz Loor, con cédula número 0102030405', vinculo: 'cónyuge' },
      }),
    ]);
    const file = await (await t.as('jefatura')).get(`/prenda/${id}/documento`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { manager } = t.application.dataSource;
    await t.application.accessLog.step();
    const leidos = await manager.find(Acceso, { where: { recurso: 'prenda', recursoId: String(id) } });
    expect(leidos.map(({ operacion }) => operacion)).toEqual(expect.arrayContaining(['exportar-pdf', 'descargar']));
    const { id: prendaId } = await manager.findOneByOrFail(Prenda, { pagareId: id });
    expect(await manager.countBy(DocumentoEmitido, { prendaId, tipo: 'prenda' })).toBe(1);
  });

  test.each([
    ['S', null, false],
    ['C', 'S', false],
    ['C', 'N', true],
    ['U', 'N', true],
  ])('LEG-564 estado civil %s, separation %s: the spouse signs = %s', async (estadoCivil, separacionBienes, firma) => {
    const { id } = await prendaIngresada(t, { conyugeCedula: '0102030405', conyugeNombre: 'Ana Paz Loor' });
    await guardarPrenda(asistente, id, 1, { estadoCivil, separacionBienes });
    papel.printed.length = 0;
    await asistente.get(`/prenda/${id}/vista-previa`);
    const [{ hechos }] = papel.printed as unknown as [{ hechos: { conyuge: unknown; firmas: unknown[] } }];
    expect([hechos.conyuge !== null, hechos.firmas.length]).toEqual([firma, firma ? 4 : 3]);
  });
});

describe('the list', () => {
  const lista = async (filter: object) =>
    (
      await asistente.get(
        `/prenda?range=${encodeURIComponent('[0,49]')}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body as { id: number; estado: string }[];

  test('LEG-513 LEG-516 LEG-584 every note has its row, newest first, with its pledge or without', async () => {
    const sin = await conPagare(t);
    const con = await prendaIngresada(t);
    const rows = await lista({});
    expect(rows.slice(0, 2)).toEqual([
      expect.objectContaining({ id: con.id, estado: 'ingresada', tipoGarantia: 'C', fechaEmision: '2026-03-02' }),
      expect.objectContaining({
        id: sin.numero,
        estado: 'porIngresar',
        tipoGarantia: null,
        fechaEmision: '2026-03-02',
      }),
    ]);
  });

  test('LEG-513 it is found by ID, by name, by plan, and by what a scanner reads', async () => {
    const { numero, cedula, titular, planes } = await conPagare(t);
    for (const q of [cedula, titular.apellidoPaterno, planes[0]?.idCodigo, `PR${String(numero).padStart(8, '0')}`])
      expect([q, (await lista({ q })).map(({ id }) => id)]).toEqual([q, expect.arrayContaining([numero])]);
    expect(await lista({ q: 'PR99999999' })).toEqual([]);
    expect(await lista({ q: `PA${String(numero).padStart(8, '0')}` })).toEqual([]);
  });
});

async function clienteDe(cedula: string) {
  const { manager } = t.application.dataSource;
  const titular = await manager.findOneByOrFail(Persona, { identificacion: cedula });
  const awards = await manager.find(Adjudicacion, { where: { personaId: titular.id } });
  const planes = await Promise.all(
    awards.map(async ({ id: adjudicacionId, planId }) => {
      const { idCodigo } = await manager.findOneByOrFail(Plan, { id: planId });
      return { id: planId, idCodigo, adjudicacionId };
    }),
  );
  return { titular, cedula, planes };
}
