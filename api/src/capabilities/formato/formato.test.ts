import {
  bloquesDeContrato,
  camposDe,
  combinacionesDe,
  combinar,
  condicionesPosibles,
  describirCombinacion,
  type FormatoVigente,
  hoyEn,
  mensajes,
  revisarCampos,
  sinCondiciones,
  situacionDeFormato,
  sumarDias,
  textoPlano,
  valoresDeEjemplo,
} from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Formato } from '../../entities/formato.entity';
import { alternativasEntregadas, formatosEntregados } from '../../seed/formatos';
import { planAdjudicado } from '../../testing/solicitudes';
import { type Client, testApp } from '../../testing/test-app';
import { FormatosParaContratos } from './formato.eleccion';
import { FormatoStore } from './formato.store';

const { propios } = mensajes;

const t = testApp();
const legal = t.user('legal');
const legal2 = t.user('legal2');
const asistente = t.user('asistente.legal');

const hoy = () => hoyEn(t.clock.now());
const manager = () => t.application.dataSource.manager;
const filasDe = (donde: Pick<Partial<Formato>, 'id' | 'codigo' | 'numero' | 'estado' | 'bloque'>) =>
  manager().findBy(Formato, donde);
const eleccion = () => new FormatosParaContratos(new FormatoStore(t.application.dataSource));
const CASADO = {
  producto: '01',
  estadoCivil: 'C',
  separacionBienes: 'N',
  garantia: 'F',
  garante: 'S',
  estadoBien: 'Nuevo',
  saldo: 'S',
} as const;

const conSaldo = (pedidas: object) => ({ ...sinCondiciones(), saldo: ['S'], ...pedidas });

/** A draft of the one format for MotorPlan of a block, as it could be sent. */
const version = (cambio: object = {}) => ({
  bloque: 'obligaciones',
  codigo: '6-01',
  nombre: 'Vehículo',
  condiciones: conSaldo({ producto: ['01'] }),
  vigenteDesde: hoy(),
  texto: '<p>Obligaciones de [[cliente.nombre]]</p>',
  motivo: 'Reforma',
  ...cambio,
});
const crear = (cambio: object = {}, client = legal) => client.post('/formato', version(cambio));
const aprobar = (client: Client, { id, version: v }: { id: number; version: number }, cuerpo: object = {}) =>
  client.post(`/formato/${id}/aprobar`, { version: v, ...cuerpo });
/** Nothing written: what this test made is dropped. */
const descartar = async ({ body }: { body: { id: number; version: number } }) => {
  expect((await legal.post(`/formato/${body.id}/descartar`, { motivo: 'Prueba', version: body.version })).status).toBe(
    200,
  );
};

describe('refused', () => {
  test.each([
    ['a field that there is not', '<p>a</p><p>[[cliente.edad]]</p>', 'Línea 2: El campo «cliente.edad» no existe'],
    ['a field that not all of its contracts have', '<p>[[inmueble.area]]</p>', 'en CasaPlan'],
    [
      'braces of a template engine',
      '<p>{{#each this}}{{lookup . "constructor"}}{{/each}}</p>',
      propios.formatoSignoSuelto,
    ],
    ['nothing but a script', '<script>alert(1)</script>', propios.formatoTextoVacio],
  ])('refused: %s', async (_, texto, razon) => {
    const { status, body } = await crear({ texto });
    expect([status, body.errors.texto]).toEqual([422, expect.stringContaining(razon)]);
    expect(await filasDe({ codigo: '6-01', estado: 'borrador' })).toEqual([]);
  });

  test('conditions that no contract meets; a day that has passed; a format of another block', async () => {
    const nadie = { ...sinCondiciones(), estadoCivil: ['S'], separacionBienes: ['S'] };
    expect((await crear({ condiciones: nadie })).body.errors).toEqual({ condiciones: propios.formatoSinCombinacion });
    expect((await crear({ vigenteDesde: sumarDias(hoy(), -1) })).body.errors).toEqual({
      vigenteDesde: propios.formatoDesdePasado,
    });
    expect((await crear({ bloque: 'precio' })).body.errors).toEqual({ codigo: propios.formatoOtroBloque });
  });

  test('a combination without a format, or with two, is named; who says that more drafts follow may save it', async () => {
    const sinGarante = conSaldo({ producto: ['01'], garante: ['N'] });
    const hueco = await crear({ condiciones: sinGarante });
    expect([hueco.status, hueco.body.code, hueco.body.errors.condiciones]).toEqual([
      422,
      'formato-cobertura',
      'Ningún formato para: MotorPlan · con garante · con saldo',
    ]);
    const doble = await crear({ codigo: undefined, nombre: 'Otro' });
    expect(doble.body.errors.condiciones).toBe('Más de un formato (6-01, 6-04) para: MotorPlan · con saldo');
    const guardado = await crear({ condiciones: sinGarante, seCompleta: true });
    expect([guardado.status, guardado.body.situacion, guardado.body.codigo, guardado.body.numero]).toEqual([
      201,
      'borrador',
      '6-01',
      2,
    ]);
    const { status, body } = await aprobar(legal2, guardado.body);
    expect([status, body.code]).toEqual([422, 'formato-cobertura']);
    await descartar(guardado);
  });

  test('a second draft of one format: 409', async () => {
    const uno = await crear();
    expect([(await crear()).status, (await crear({}, legal2)).body.code]).toEqual([409, 'ya-existe']);
    await descartar(uno);
  });

  test('who wrote a draft does not approve it, neither alone nor beside another', async () => {
    const { body } = await crear();
    expect((await aprobar(legal, body)).body.code).toBe('cuatro-ojos');
    const otro = (
      await crear({ codigo: '6-02', nombre: 'Inmueble', condiciones: conSaldo({ producto: ['02'] }) }, legal2)
    ).body;
    const ambos = await aprobar(legal2, body, { junto: [{ id: otro.id, version: otro.version }] });
    expect(ambos.body.code).toBe('cuatro-ojos');
    expect((await filasDe({ bloque: 'obligaciones', estado: 'aprobado' })).length).toBe(3);
    await descartar({ body });
    await descartar({ body: otro });
  });

  test('an approved version is neither edited nor dropped: who approved it, and when', async () => {
    const { body } = await crear({ bloque: 'precio', codigo: '4-01' });
    await aprobar(legal2, body);
    const { status, body: rechazo } = await legal.put(`/formato/${body.id}`, {
      ...version({ bloque: 'precio', codigo: '4-01' }),
      version: 2,
    });
    expect([status, rechazo.code]).toEqual([409, 'estado-cambiado']);
    expect(rechazo.title).toMatch(/^El formato ya fue aprobado por Esteban Quiroga el /);
    expect((await legal.post(`/formato/${body.id}/descartar`, { motivo: 'x', version: 2 })).status).toBe(409);
  });
});

test('saved or dropped, what its writer had typed of a version is no draft any more', async () => {
  const borrador = (clave: string, seccion: string) => `/borrador/formato/${clave}/${seccion}`;
  const escribir = (clave: string, seccion: string) =>
    legal.put(borrador(clave, seccion), { valores: { motivo: 'Reforma' }, versionBase: 1, version: 0 }).expect(200);
  const queda = async (clave: string, seccion: string) => (await legal.get(borrador(clave, seccion))).body.version;

  await escribir('6-01', 'nuevo');
  await escribir('nuevo', 'nuevo');
  expect((await crear({ texto: '<p>[[no.existe]]</p>' })).status).toBe(422);
  expect(await queda('6-01', 'nuevo')).toBe(1);
  const { body } = await crear();
  expect([await queda('6-01', 'nuevo'), await queda('nuevo', 'nuevo')]).toEqual([0, 1]);

  const suya = String(body.id);
  await escribir('6-01', suya);
  const editada = await legal.put(`/formato/${body.id}`, { ...version({ motivo: 'Otra' }), version: body.version });
  expect([editada.status, await queda('6-01', suya)]).toEqual([200, 0]);
  await escribir('6-01', suya);
  await descartar(editada);
  expect(await queda('6-01', suya)).toBe(0);
});

describe('LEG-588 the format that a block begins with', () => {
  test('every combination of conditions has exactly one delivered format in each of the seven blocks', () => {
    const entregados: FormatoVigente[] = formatosEntregados().map((uno) => ({
      ...uno,
      vigenteDesde: '2020-01-01',
      vigenteHasta: null,
    }));
    const combinaciones = condicionesPosibles();
    expect(combinaciones.length * bloquesDeContrato.length).toBe(1568);
    const fuera = combinaciones.flatMap((combinacion) =>
      bloquesDeContrato.flatMap(({ id }) => {
        const suyos = entregados.filter(
          ({ bloque, condiciones }) =>
            bloque === id &&
            Object.entries(condiciones).every(([dimension, valores]) => {
              const admite = valores as readonly string[];
              return admite.length === 0 || admite.includes(Reflect.get(combinacion, dimension));
            }),
        );
        return suyos.length === 1
          ? []
          : [`${id}: ${describirCombinacion(combinacion)}: ${suyos.map(({ codigo }) => codigo)}`];
      }),
    );
    expect(fuera).toEqual([]);
  });

  test('delivered texts: a number is said in words before its figure, a registry is that of a canton', () => {
    for (const { codigo, texto } of [...formatosEntregados(), ...alternativasEntregadas()]) {
      expect([codigo, combinar(texto, valoresDeEjemplo()).texto.match(/\d+ \([a-zñáéíóú ]+ (meses|cuotas)\)/)]).toEqual(
        [codigo, null],
      );
      expect([codigo, texto.includes('Propiedad de [[inmueble.registro]]')]).toEqual([codigo, false]);
    }
  });

  test.each(
    [...formatosEntregados(), ...alternativasEntregadas()].map((formato) => [formato.codigo, formato] as const),
  )(
    '%s says a page at least, names only fields that all of its contracts have, and can be filled',
    (_, { condiciones, texto }) => {
      expect(revisarCampos(texto, combinacionesDe(condiciones))).toEqual([]);
      const { texto: lleno, faltan } = combinar(texto, valoresDeEjemplo());
      expect(faltan).toEqual([]);
      expect(camposDe(texto).length).toBeGreaterThan(0);
      expect(textoPlano(lleno).length).toBeGreaterThan(condiciones.saldo.includes('N') ? 150 : 2500);
    },
  );

  test('one for each block, as approved; none that is only a draft or begins later', async () => {
    const elegidos = await eleccion().elegir(CASADO, hoy());
    expect(elegidos.map(({ bloque }) => bloque)).toEqual(bloquesDeContrato.map(({ id }) => id));
    const { body } = await crear({ bloque: 'antecedentes', codigo: '2-01', vigenteDesde: sumarDias(hoy(), 5) });
    const numeroDe = async (fecha: string) => (await eleccion().elegir(CASADO, fecha, ['antecedentes']))[0]?.numero;
    expect(await numeroDe(hoy())).toBe(1);
    expect((await aprobar(legal2, body)).body.situacion).toBe('porRegir');
    expect(await numeroDe(sumarDias(hoy(), 4))).toBe(1);
    expect(await numeroDe(sumarDias(hoy(), 5))).toBe(2);
  });

  test('a day without formats says which block lacks one for which contract', async () => {
    await expect(eleccion().elegir(CASADO, '2019-12-31')).rejects.toMatchObject({
      code: 'sin-formato',
      title: expect.stringContaining(
        'MotorPlan, Casado, sin separación de bienes, Fideicomiso, con garante, Nuevo, con saldo',
      ),
    });
  });

  test('a version is read by its key whatever became of it', async () => {
    const [primera] = await filasDe({ codigo: '2-01', numero: 1 });
    expect(await eleccion().porId(primera?.id as number)).toMatchObject({ codigo: '2-01', numero: 1 });
    expect(await eleccion().porId(999_999)).toBeNull();
  });
});

describe('a version from draft to replaced', () => {
  test('its approval tells the others of legal what rules from when on, and leads them to it; a refused one tells nobody', async () => {
    const avisos = async (client: Client) =>
      ((await client.get('/notificacion')).body as { titulo: string; texto: string; enlace: string }[]).filter(
        ({ titulo }) => titulo === propios.formatoAprobado,
      );
    const clientes = [legal, legal2, asistente];
    const antes = await Promise.all(clientes.map(async (client) => (await avisos(client)).length));
    const { body } = await crear();
    const rechazado = await aprobar(legal2, { ...body, version: 9 });
    expect(rechazado.status).toBe(412);
    const cuantos = async () => Promise.all(clientes.map(async (client) => (await avisos(client)).length));
    expect(await cuantos()).toEqual(antes);
    expect((await aprobar(legal2, body)).status).toBe(200);
    // who approves is not told what he did
    expect(await cuantos()).toEqual(antes.map((n, i) => (i === 1 ? n : n + 1)));
    for (const client of [legal, asistente]) {
      const [aviso] = await avisos(client);
      expect(aviso).toMatchObject({ enlace: `/formatos/${body.id}` });
      expect(aviso?.texto).toContain(`6-01, versión ${body.numero}, desde el 10/03/2026`);
    }
  });

  test('is cleaned and kept; edited under its version; approved by somebody else it ends the one before, which stays as it was', async () => {
    const codigo = '3-01';
    const [antes] = await filasDe({ codigo, numero: 1 });
    const base = {
      bloque: 'objeto',
      codigo,
      nombre: 'Vehículo nuevo',
      condiciones: conSaldo({ producto: ['01'], estadoBien: ['Nuevo'] }),
    };
    const sucio = '<h1>Objeto</h1><p onclick="x">De <b>[[cliente.nombre]]</b><script>alert(1)</script></p>';
    const { status, body } = await crear({ ...base, texto: sucio });
    expect([status, body.acciones]).toEqual([201, ['editar', 'descartar']]);
    expect((await legal.get(`/formato/${body.id}`)).body.texto).toBe(
      '<p>Objeto</p><p>De <strong>[[cliente.nombre]]</strong></p>',
    );
    const cambio = { ...version({ ...base, texto: '<p>De [[vehiculo.placa]]</p>' }) };
    expect((await legal.put(`/formato/${body.id}`, { ...cambio, version: 7 })).status).toBe(412);
    const editado = await legal.put(`/formato/${body.id}`, { ...cambio, version: body.version });
    expect([editado.status, editado.body.version]).toEqual([200, 2]);

    const aprobado = await aprobar(legal2, editado.body);
    expect([aprobado.status, aprobado.body.situacion, aprobado.body.decididoPor]).toEqual([
      200,
      'vigente',
      'Esteban Quiroga',
    ]);
    const [despues] = await filasDe({ codigo, numero: 1 });
    expect(despues).toEqual({
      ...antes,
      vigenteHasta: sumarDias(hoy(), -1),
      reemplazoId: body.id,
      version: (antes?.version ?? 0) + 1,
    });
    const { body: detalle } = await asistente.get(`/formato/${body.id}`);
    expect(
      detalle.versiones.map(({ numero, situacion }: { numero: number; situacion: string }) => [numero, situacion]),
    ).toEqual([
      [2, 'vigente'],
      [1, 'reemplazado'],
    ]);
    const audit = await manager().findBy(Auditoria, { recurso: 'formato' });
    const de = (id: number) => audit.filter(({ recursoId }) => recursoId === String(id)).map(({ accion }) => accion);
    expect([de(body.id), de(antes?.id as number)]).toEqual([['crear', 'editar', 'aprobar'], ['reemplazar']]);
  });

  test('a format is split in two and joined again, each in one act, with no contract without one in between', async () => {
    const [comun] = await filasDe({ codigo: '6-02', numero: 1 });
    const deCasa = (garante: string[]) => conSaldo({ producto: ['02'], garante });
    const sin = (await crear({ codigo: '6-02', nombre: 'Inmueble', condiciones: deCasa(['N']), seCompleta: true }))
      .body;
    // the second one makes the block whole
    const con = (await crear({ codigo: undefined, nombre: 'Inmueble, con garante', condiciones: deCasa(['S']) })).body;
    expect((await aprobar(legal2, sin)).status).toBe(422);
    const ambos = await aprobar(legal2, sin, { junto: [{ id: con.id, version: con.version }] });
    expect(ambos.status).toBe(200);
    const casa = { ...CASADO, producto: '02' } as const;
    const codigos = async () =>
      Promise.all(
        (['S', 'N'] as const).map(
          async (garante) => (await eleccion().elegir({ ...casa, garante }, hoy(), ['obligaciones']))[0]?.codigo,
        ),
      );
    expect(await codigos()).toEqual([con.codigo, '6-02']);
    expect((await filasDe({ id: comun?.id as number }))[0]?.vigenteHasta).toBe(sumarDias(hoy(), -1));

    const uno = (await crear({ codigo: '6-02', nombre: 'Inmueble', condiciones: deCasa([]), seCompleta: true })).body;
    expect((await aprobar(legal2, uno)).status).toBe(422);
    const [ahora] = await filasDe({ id: con.id });
    const junto = await aprobar(legal2, uno, { retira: [{ id: con.id, version: ahora?.version }] });
    expect(junto.status).toBe(200);
    expect(await codigos()).toEqual(['6-02', '6-02']);
  });

  test('two overlapping drafts approved at once: one of them, and no combination has two', async () => {
    const doble = conSaldo({ producto: ['01'], garantia: ['C'], garante: ['S'] });
    const texto = '<p>[[vehiculo.chasis]]</p>';
    const base = { bloque: 'garantia', texto, seCompleta: true };
    const prenda = (
      await legal.get(`/formato?filter=${encodeURIComponent('{"bloque":"garantia","situacion":"vigente"}')}`)
    ).body.find(({ nombre }: { nombre: string }) => nombre === 'Prenda de vehículo, con garante');
    const borradores = await Promise.all(
      ['Uno', 'Otro'].map(
        async (nombre) => (await crear({ ...base, codigo: undefined, nombre, condiciones: doble })).body,
      ),
    );
    const retira = [{ id: prenda.id, version: prenda.version }];
    const respuestas = await Promise.all(borradores.map((borrador) => aprobar(legal2, borrador, { retira })));
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await legal.get('/formato/cobertura');
    expect(body.flatMap(({ problemas }: { problemas: unknown[] }) => problemas)).toEqual([]);
  });
});

describe('read', () => {
  const listar = (filter: object) => legal.get(`/formato?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  test('by block, situation, code and words; an unknown one is 400', async () => {
    expect((await listar({ bloque: 'precios' })).status).toBe(400);
    expect((await listar({ situacion: 'constructor' })).status).toBe(400);
    const { body } = await listar({ q: 'hipoteca' });
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'Hipoteca de inmueble, sin garante',
      'Hipoteca cerrada de inmueble, sin garante',
      'Hipoteca de inmueble, con garante',
      'Hipoteca cerrada de inmueble, con garante',
    ]);
    expect(body[0]).toMatchObject({ entregado: true, situacion: 'vigente', decididoPor: null, acciones: [] });
    expect((await listar({ codigo: '1-01' })).body).toHaveLength(1);
  });

  test('each situation of the filter is what the rules call it', async () => {
    for (const situacion of ['borrador', 'porRegir', 'vigente', 'reemplazado', 'descartado'] as const) {
      const { body } = await listar({ situacion });
      const filas = await manager().find(Formato, { order: { id: 'ASC' } });
      const esperados = filas.filter((fila) => situacionDeFormato(fila, hoy()) === situacion).map(({ id }) => id);
      expect([situacion, body.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)]).toEqual([
        situacion,
        esperados,
      ]);
    }
  });

  test('coverage says which combinations have no format, and how it would be with all drafts', async () => {
    const { body: borrador } = await crear({
      condiciones: conSaldo({ producto: ['01'], garante: ['N'] }),
      seCompleta: true,
    });
    const { body } = await asistente.get('/formato/cobertura');
    expect(body).toHaveLength(7);
    const bloque = body.find(({ bloque: id }: { bloque: string }) => id === 'obligaciones');
    expect(bloque).toMatchObject({ problemas: [], borradores: 1 });
    expect(bloque.conBorradores).toEqual([
      {
        fecha: hoy(),
        codigos: [],
        combinaciones: 28,
        texto: 'Ningún formato para: MotorPlan · con garante · con saldo',
      },
    ]);
    await descartar({ body: borrador });
  });

  test('a preview of a plan is filled as its contract would be, and says whether the plan is one of the format; an unknown plan is 404', async () => {
    const { idCodigo } = await planAdjudicado(t);
    const ver = (producto: string, plan = idCodigo) =>
      asistente.post('/formato/vista-previa', {
        texto: '<p>Plan [[plan.codigo]]</p>',
        condiciones: conSaldo({ producto: [producto] }),
        idCodigo: plan,
      });
    expect((await ver('01', 'NO-EXISTE')).status).toBe(404);
    const { status, body } = await ver('01');
    expect([status, body.texto]).toEqual([200, `<p>Plan ${idCodigo}</p>`]);
  });

  test('a preview fills the examples, names what is wrong, and says nothing of markup that is foreign', async () => {
    const ver = (texto: string) => asistente.post('/formato/vista-previa', { texto, condiciones: sinCondiciones() });
    expect((await ver('<p>Yo, [[cliente.nombre]]<script>x</script></p>')).body).toEqual({
      texto: '<p>Yo, Íñigo Sebastián Muñoz Yépez</p>',
      faltan: [],
      rechazos: [],
      encaja: null,
    });
    const { body } = await ver('<p>[[cliente.edad]]</p>');
    expect([body.texto, body.rechazos[0].nombre, body.rechazos[0].linea]).toEqual(['', 'cliente.edad', 1]);
  });
});
