import { formatearInstante, hoyEn, mensajes, tiposDeEvento } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { anotar, cartaDe, generarCarta, ponerPruebas, subirPruebas } from '../../testing/cartas';
import { documentoDe } from '../../testing/documentos';
import { actuar, type ClienteConPlanes, clienteConPlanes, cuerpoDeMedio, vehiculo } from '../../testing/medios';
import { medioAprobado } from '../../testing/ordenes';
import { aprobarCarpetas } from '../../testing/pagos';
import { testApp } from '../../testing/test-app';
import type { MedioVista } from './medio-aprobacion.dto';

const { propios } = mensajes;
const inmueble = {
  tipoInmueble: 'CASA',
  provinciaCodigo: '17',
  cantonCodigo: '1701',
  direccion: 'Av. Amazonas N34',
};

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');

const fichaDe = async (producto: string): Promise<object> => (producto === '02' ? inmueble : vehiculo(t));

/** A good with an accepted approval that was handed over; nothing but the delivery closes it: it has no order. */
async function entregado(producto: string): Promise<{ cliente: ClienteConPlanes; medio: MedioVista; aviso: string }> {
  const cliente = await clienteConPlanes(t, { producto, ejecutivo: 'ejecutivo' });
  const medio = await medioAprobado(t, { cliente, ficha: await fichaDe(producto) });
  const [{ id: planId, idCodigo }] = cliente.planes as [ClienteConPlanes['planes'][number]];
  await aprobarCarpetas(t, cliente);
  const entra = producto === '02' ? tiposDeEvento.contratoAprobado : tiposDeEvento.pagoAprobado;
  await anotar(t, { planId }, tiposDeEvento.pagareAprobado, 'legal');
  await anotar(t, { planId }, tiposDeEvento.contratoAprobado, 'legal');
  if (producto === '01') {
    await anotar(t, { planId }, entra, 'jefatura');
    await generarCarta(jefatura, idCodigo);
  }
  await subirPruebas(ejecutivo, idCodigo);
  const { version } = await cartaDe(jefatura, idCodigo);
  const cuerpo = { fecha: hoyEn(t.clock.now()), version };
  const { status, text } = await ejecutivo.post(`/carta-salida/${idCodigo}/entregar`, cuerpo);
  if (status !== 200) throw new Error(`not delivered: ${status} ${text}`);
  return { cliente, medio, aviso: propios.bienYaEntregado('Luis Chicaiza', formatearInstante(t.clock.now())) };
}

const guardado = async (): Promise<string> => {
  const { manager } = t.application.dataSource;
  const filas = [MedioAprobacion, FichaBien, FichaPlan].map((una) => manager.find(una, { order: { id: 'ASC' } }));
  return JSON.stringify([await Promise.all(filas), await manager.count(Auditoria)]);
};

test.each([
  ['a house', '02'],
  ['a car', '01'],
])(
  'MED-521 MED-538 the approval and the sheet of %s that was handed over are closed: who noted it, and when',
  async (_, producto) => {
    const { cliente, medio, aviso } = await entregado(producto);
    const ficha = await fichaDe(producto);
    const { cedula: __, ...cuerpo } = (await cuerpoDeMedio(t, cliente, { ficha, valor: 41_000 })) as { cedula: string };
    const { version } = medio;
    const actos: Readonly<Record<string, () => PromiseLike<{ status: number; body: Record<string, unknown> }>>> = {
      actualizar: () => ejecutivo.put(`/medio-aprobacion/${medio.id}`, { version, ...cuerpo }),
      asignar: () => actuar(jefatura, 'asignar', medio, { usuario: 1 }),
      ficha: () => ejecutivo.put(`/ficha-bien/${medio.ficha.id}`, { version: medio.ficha.version, ...ficha }),
      fichaNueva: async () =>
        ejecutivo.post('/ficha-bien', { cedula: cliente.cedula, planes: [cliente.planes[0]?.idCodigo], ...ficha }),
      medioNuevo: async () => ejecutivo.post('/medio-aprobacion', await cuerpoDeMedio(t, cliente, { ficha })),
    };
    const antes = await guardado();
    for (const [acto, hacer] of Object.entries(actos)) {
      const { status, body } = await hacer();
      expect([acto, status, body['code'], body['title']]).toEqual([acto, 409, 'bien-entregado', aviso]);
    }
    expect(await guardado()).toBe(antes);
    expect((await ejecutivo.get(`/medio-aprobacion/${medio.id}`)).body.acciones).toEqual([]);
    expect((await jefatura.get(`/medio-aprobacion/${medio.id}`)).body.acciones).toEqual([]);
  },
);

test('MED-538 a sheet of a delivered plan that no approval has is closed too', async () => {
  const cliente = await clienteConPlanes(t, { producto: '02', ejecutivo: 'ejecutivo' });
  const [{ id: planId, idCodigo }] = cliente.planes as [ClienteConPlanes['planes'][number]];
  const { body: ficha } = await ejecutivo.post('/ficha-bien', {
    cedula: cliente.cedula,
    planes: [idCodigo],
    ...inmueble,
  });
  await aprobarCarpetas(t, cliente);
  await anotar(t, { planId }, tiposDeEvento.pagareAprobado, 'legal');
  await anotar(t, { planId }, tiposDeEvento.contratoAprobado, 'legal');
  await ponerPruebas(t, { planId });
  const { version } = await cartaDe(jefatura, idCodigo);
  await ejecutivo.post(`/carta-salida/${idCodigo}/entregar`, { fecha: hoyEn(t.clock.now()), version }).expect(200);
  const { status, body } = await ejecutivo.put(`/ficha-bien/${ficha.id}`, { version: ficha.version, ...inmueble });
  expect([status, body.code]).toEqual([409, 'bien-entregado']);
});

test('CAR-524 the two files that a delivery stands on are neither replaced nor rejected afterwards', async () => {
  const { cliente } = await entregado('02');
  const idCodigo = cliente.planes[0]?.idCodigo as string;
  const { acciones, ...acta } = await documentoDe(ejecutivo, idCodigo, 'actaEntrega');
  expect(acciones).toEqual(['ver', 'aceptar']);
  const cuerpo = { version: acta.version, observaciones: 'Sin firma' };
  const { status, body } = await ejecutivo.post(`/documento/${acta.id}/rechazar`, cuerpo);
  expect([status, body.code]).toEqual([409, 'prueba-de-entrega']);
});
