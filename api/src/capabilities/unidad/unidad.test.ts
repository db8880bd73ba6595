import { type DatosDeUnidad, mensajes, tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaPlan } from '../../entities/medio-aprobacion.entity';
import { Plan } from '../../entities/plan.entity';
import { anotar, cartaDe } from '../../testing/cartas';
import { crearContrato } from '../../testing/contratos';
import { clienteConPlanes, cuerpoDeMedio, vehiculo } from '../../testing/medios';
import { medioAprobado, ordenAprobada } from '../../testing/ordenes';
import { conPagare, guardarPrenda } from '../../testing/prendas';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const legal = t.user('asistente.legal');
const riesgo = t.user('riesgo');

const etiquetas = { chasis: 'Chasis', serieMotor: 'Serie del motor', placa: 'Placa' };
const unidad: Partial<DatosDeUnidad> = {
  color: 'Plomo',
  chasis: '8LCJU5A2XTE000001',
  serieMotor: 'G4NAJU000001',
  placa: null,
};
let serie = 0;
/** No two cases have the same numbers. */
const otra = () => {
  serie += 1;
  return { ...unidad, chasis: `8LCJU5A2XTE1${serie}`, serieMotor: `G4NAJU1${serie}` };
};
const guardar = (quien: Client, plan: string, version: number, datos: object) =>
  quien.put(`/unidad/${plan}`, { ...datos, version });

async function caso(opciones: Parameters<typeof medioAprobado>[1] = {}) {
  const { planes, ...medio } = await medioAprobado(t, opciones);
  const idCodigo = String(planes[0]?.idCodigo);
  return { ...medio, planes, idCodigo, version: (await ejecutivo.get(`/unidad/${idCodigo}`)).body.version as number };
}

async function entregar(idCodigo: string): Promise<void> {
  const { manager } = t.application.dataSource;
  const { id: planId } = await manager.findOneByOrFail(Plan, { idCodigo });
  const { id: adjudicacionId } = await manager.findOneByOrFail(Adjudicacion, { planId });
  const { personaId } = await manager.findOneByOrFail(FichaPlan, { planId });
  const cuando = t.clock.now();
  const carta = { planId, adjudicacionId, personaId, productoCodigo: '01', estado: 'realizada' as const, version: 1 };
  await manager.insert(CartaSalida, { ...carta, creadaEn: cuando, entregadaEn: cuando });
}

describe('refusals', () => {
  test('without an approved means there is no unit, and risk types none', async () => {
    const { planes } = await conPagare(t);
    const { status, body } = await ejecutivo.get(`/unidad/${planes[0]?.idCodigo}`);
    expect([status, body.title]).toEqual([404, 'La unidad se escribe cuando riesgo aprueba el medio de aprobación']);
    const { id, idCodigo, version } = await caso();
    const medioDe = async (plan?: string) => (await ejecutivo.get(`/plan/${plan}`)).body.medioAprobado;
    expect([await medioDe(planes[0]?.idCodigo), await medioDe(idCodigo)]).toEqual([null, id]);
    expect((await guardar(riesgo, idCodigo, version, otra())).status).toBe(403);
  });

  test('each field by its rule', async () => {
    const { idCodigo, version } = await caso();
    const { status, body } = await guardar(ejecutivo, idCodigo, version, {
      chasis: 'X'.repeat(31),
      kilometros: -1,
      facturaFecha: '2026-03-11',
      linderos: 'Al norte con la calle Sucre',
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        chasis: 'Máximo 30 caracteres',
        kilometros: 'Ingrese los kilómetros, de 0 a 2.000.000',
        facturaFecha: 'La fecha de la factura no puede ser futura ni de hace más de siete años',
        linderos: expect.any(String),
      },
    ]);
  });

  test.each(['chasis', 'serieMotor', 'placa'] as const)(
    'a %s that stands in another case that is still to be delivered is refused with its plan, in the sheet of a means too',
    async (campo) => {
      const datos = { ...otra(), placa: `PDB-${1000 + serie}` };
      const primero = await caso();
      expect((await guardar(ejecutivo, primero.idCodigo, primero.version, datos)).status).toBe(200);
      const segundo = await caso();
      const repetida = { ...otra(), [campo]: datos[campo] };
      const { status, body } = await guardar(legal, segundo.idCodigo, segundo.version, repetida);
      const texto = mensajes.propios.unidadRepetida(etiquetas[campo], String(datos[campo]), primero.idCodigo);
      expect([status, body.code, body.errors]).toEqual([422, 'unidad-repetida', { [campo]: texto }]);
      const ficha = { ...(await vehiculo(t)), [campo]: datos[campo] };
      const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
      const medio = await ejecutivo.post('/medio-aprobacion', await cuerpoDeMedio(t, cliente, { ficha }));
      expect([medio.status, medio.body.code]).toEqual([422, 'unidad-repetida']);

      await entregar(primero.idCodigo);
      expect((await guardar(legal, segundo.idCodigo, segundo.version, repetida)).status).toBe(200);
    },
  );

  test('of two saves of one chassis in two cases at the same time one is refused', async () => {
    const casos = [await caso(), await caso()];
    const datos = otra();
    const answers = await Promise.all(
      casos.map(({ idCodigo, version }) => guardar(ejecutivo, idCodigo, version, datos)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('after the delivery it does not change: by whom and when', async () => {
    const { idCodigo, version } = await caso();
    await entregar(idCodigo);
    const { status, body } = await guardar(ejecutivo, idCodigo, version, otra());
    expect([status, body.code]).toEqual([409, 'bien-entregado']);
    expect((await ejecutivo.get(`/unidad/${idCodigo}`)).body).toMatchObject({ estado: 'entregada', acciones: [] });
  });

  test('a stale version is refused with who saved it, and what it holds now', async () => {
    const { idCodigo, version } = await caso();
    const datos = otra();
    expect((await guardar(legal, idCodigo, version, datos)).status).toBe(200);
    const { status, body } = await guardar(ejecutivo, idCodigo, version, otra());
    expect(status).toBe(412);
    expect(body.detalle).toMatchObject({ actual: { chasis: datos.chasis, serieMotor: datos.serieMotor } });
  });
});

test('it begins with what the sheet says, says what is missing, and a save is read by everybody, told and audited', async () => {
  const { idCodigo, version } = await caso();
  const antes = (await legal.get(`/unidad/${idCodigo}`)).body;
  expect(antes).toMatchObject({ color: 'Blanco', chasis: null, estado: 'porEntregar', acciones: ['guardar'] });
  expect(antes.faltan).toEqual(['Chasis', 'Serie del motor']);
  const datos = otra();
  const guardada = await guardar(ejecutivo, idCodigo, version, { ...datos, kilometros: 12 });
  expect([guardada.status, guardada.body]).toEqual([
    200,
    expect.objectContaining({ ...datos, kilometros: 12, faltan: [], version: version + 1 }),
  ]);
  const { manager } = t.application.dataSource;
  const [evento] = await manager.find(Evento, { where: { tipo: 'UNIDAD' }, order: { id: 'DESC' }, take: 1 });
  expect(evento?.observacion).toBe(
    `Color: Blanco → Plomo; Chasis: vacío → ${datos.chasis}; Serie del motor: vacío → ${datos.serieMotor}; Kilometraje: vacío → 12`,
  );
  expect(await manager.countBy(Auditoria, { recurso: 'unidad', recursoId: idCodigo })).toBe(1);
  await t.application.accessLog.step();
  expect(await manager.countBy(Acceso, { recurso: 'unidad', recursoId: idCodigo })).toBe(2);
  expect((await guardar(ejecutivo, idCodigo, version + 1, { ...datos, kilometros: 12 })).body.version).toBe(
    version + 1,
  );
});

test('what the pledge says of it is the unit, which contract and letter read; the pledge begins with what is known', async () => {
  const { cedula, titular, planes } = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  await medioAprobado(t, { cliente: { cedula, titular, planes } });
  const { numero } = await conPagare(t, { cliente: { cedula, titular, planes } });
  const idCodigo = String(planes[0]?.idCodigo);
  const { chasis, serieMotor } = otra();
  const prenda = await guardarPrenda(legal, numero, 0, { vehiculoChasis: chasis, vehiculoMotor: serieMotor });
  expect([prenda.status, prenda.body]).toEqual([
    200,
    expect.objectContaining({ vehiculoChasis: chasis, vehiculoColor: 'Blanco', escritos: [] }),
  ]);
  const { body } = await ejecutivo.get(`/unidad/${idCodigo}`);
  expect(body).toMatchObject({ chasis, serieMotor, color: 'Blanco', faltan: [] });
  const contrato = await crearContrato(await t.as('legal'), idCodigo);
  expect(contrato.valores.find(({ campo }) => campo === 'vehiculo.chasis')).toMatchObject({ valor: chasis });
  await anotar(t, { planId: planes[0]?.id as number }, tiposDeEvento.pagoAprobado, 'jefatura');
  expect((await cartaDe(await t.as('jefatura'), idCodigo)).bien).toMatchObject({ chasis, motor: serieMotor });
  const corregido = otra().chasis;
  expect((await guardar(ejecutivo, idCodigo, body.version, { ...body, chasis: corregido })).status).toBe(200);
  const despues = (await legal.get(`/prenda/${numero}`)).body;
  expect([despues.bien.vehiculoChasis, despues.distintos]).toEqual([corregido, ['vehiculoChasis']]);
});

test('a pledge that is saved after the delivery changes nothing of the unit', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  await medioAprobado(t, { cliente });
  const { numero } = await conPagare(t, { cliente });
  const idCodigo = String(cliente.planes[0]?.idCodigo);
  await entregar(idCodigo);
  const { chasis, serieMotor } = otra();
  const prenda = await guardarPrenda(legal, numero, 0, { vehiculoChasis: chasis, vehiculoMotor: serieMotor });
  expect([prenda.status, prenda.body.vehiculoChasis]).toEqual([200, chasis]);
  expect((await ejecutivo.get(`/unidad/${idCodigo}`)).body).toMatchObject({ chasis: null, serieMotor: null });
});

test('ORD-539 an approved order shows and prints of the unit what nobody knew when it was made; what it says stays', async () => {
  const { id, planes } = await ordenAprobada(t);
  const idCodigo = String(planes[0]?.idCodigo);
  const { chasis, serieMotor } = otra();
  const { version } = (await ejecutivo.get(`/unidad/${idCodigo}`)).body;
  expect((await guardar(ejecutivo, idCodigo, version, { color: 'Rojo', chasis, serieMotor })).status).toBe(200);
  const { body } = await ejecutivo.get(`/orden-de-compra/${id}`);
  expect(body.vehiculo).toMatchObject({ color: 'Blanco', chasis, motor: serieMotor, placa: null });
});
