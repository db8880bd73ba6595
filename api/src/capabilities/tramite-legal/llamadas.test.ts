import { bloquesDeContrato, personasDePagare, tiposDeEvento } from '@adjudica/domain';
import { Contador } from '../../entities/contador.entity';
import { Evento } from '../../entities/evento.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Usuario } from '../../entities/usuario.entity';
import { TIPO_XLSX } from '../../http/send-file';
import { asBytes } from '../../testing/binary';
import { contratoConBloques, contratoDe } from '../../testing/contratos';
import { clienteConPlanes } from '../../testing/medios';
import {
  actuarEnPagare,
  EMISION,
  generarPagare,
  guardarPersonas,
  pagareDePrueba,
  REPRESENTANTE,
} from '../../testing/pagares';
import { guardarPrenda } from '../../testing/prendas';
import { testApp } from '../../testing/test-app';
import { PagareStore } from '../pagare';

/** The calls that the specification names for legal (docs/data/llamadas.tsv), as the API answers them. */
const t = testApp();
const asistente = t.user('asistente.legal');
const legal = t.user('legal');

const manager = () => t.application.dataSource.manager;
const decisiones = async (planId: number, tipo: string) => {
  const eventos = await manager().find(Evento, { where: { planId, tipo } });
  const { id } = await manager().findOneByOrFail(Usuario, { usuario: 'legal' });
  return eventos.map(({ observacion, usuarioId }) => [observacion, usuarioId === id]);
};

describe('what is refused', () => {
  test('LEG-582 a save of a note that fails is answered and leaves nothing, not even its number', async () => {
    const { planes } = await clienteConPlanes(t);
    const plan = planes[0] as (typeof planes)[number];
    const ultimo = async () => (await manager().findOneBy(Contador, { serie: 'pagare' }))?.valor ?? 0;
    const antes = await ultimo();
    const cuotas = jest.spyOn(PagareStore.prototype, 'insertCuotas').mockRejectedValue(new Error('disk full'));
    const { status, body } = await generarPagare(asistente, plan.idCodigo);
    cuotas.mockRestore();
    expect([status, body.code, typeof body.title]).toEqual([500, 'error-interno', 'string']);
    expect(body.title.length).toBeGreaterThan(10);
    expect([await ultimo(), await manager().countBy(Pagare, { planId: plan.id })]).toEqual([antes, 0]);
    expect((await generarPagare(asistente, plan.idCodigo)).status).toBe(201);
  });

  test("LEG-581 a contract that is whole and not approved: 'No existe documento generado'", async () => {
    const { idCodigo } = await contratoConBloques(t, asistente);
    const { status, body } = await legal.get(`/contrato/${idCodigo}/archivo`);
    expect([status, body.title]).toEqual([404, 'No existe documento generado']);
  });

  test('LEG-590 state, user and kind are no fields: an act that brings one is refused, a save does not read it', async () => {
    const { pagare } = await pagareDePrueba(t);
    const { idCodigo } = await contratoConBloques(t, asistente);
    const { version } = await contratoDe(legal, idCodigo);
    for (const ajeno of [{ estado: 'A' }, { usuario: 'asistente.legal' }, { tipo: 'P' }]) {
      expect((await actuarEnPagare(legal, 'aprobar', pagare, ajeno)).status).toBe(400);
      expect((await legal.post(`/contrato/${idCodigo}/aprobar`, { version, ...ajeno })).status).toBe(400);
    }
    expect((await legal.get(`/pagare/${pagare.id}`)).body).toMatchObject({ estado: 'P', version: pagare.version });
    expect(await contratoDe(legal, idCodigo)).toMatchObject({ estado: 'P', version });
    const { body } = await guardarPersonas(asistente, pagare, { estado: 'A' }).expect(200);
    expect([body.estado, body.acciones.includes('enviar')]).toEqual(['P', true]);
  });
});

describe('notes and pledges', () => {
  test('LEG-583 both are read with GET and saved with PUT', async () => {
    const { pagare } = await pagareDePrueba(t, { prenda: false });
    for (const recurso of ['pagare', 'prenda'])
      for (const path of [`/${recurso}`, `/${recurso}/${pagare.id}`])
        expect([path, (await legal.get(path)).status]).toEqual([path, 200]);
    expect((await guardarPersonas(asistente, pagare)).status).toBe(200);
    expect((await guardarPrenda(asistente, pagare.id, 0, { tipoGarantia: 'C' })).status).toBe(200);
  });

  test('LEG-561 LEG-563 LEG-586 LEG-592 a note is read by its number: state, mode, what it lacks of the law, and its instalments', async () => {
    const { pagare, cliente } = await pagareDePrueba(t, { completo: false });
    expect((await legal.get(`/pagare/${pagare.id + 1000}`)).status).toBe(404);
    const { body } = await legal.get(`/pagare/${pagare.id}`).expect(200);
    expect(body).toMatchObject({
      id: pagare.id,
      idCodigo: cliente.planes[0]?.idCodigo,
      cedulaCliente: cliente.cedula,
      codigoLocalidad: '002',
      estado: 'P',
      modo: 'N',
    });
    expect(body.contenidos).toHaveLength(7);
    expect(body.cuotas).toHaveLength(body.plazo);
    expect(body.cuotas[0]).toEqual({ numero: 1, fechaVencimiento: EMISION.fechaInicial, valor: body.valorDividendo });
  });

  test('LEG-527 LEG-599 LEG-609 each person is saved with ID and name, and is read as it was saved', async () => {
    const { pagare } = await pagareDePrueba(t, { completo: false });
    const personas = Object.fromEntries(
      personasDePagare.flatMap(({ cedula, nombre }, i) => [
        [cedula, `171234567${i}`],
        [nombre, `Persona Número ${'ABCDEFG'.charAt(i)}`],
      ]),
    );
    expect(Object.keys(personas)).toHaveLength(14);
    const { body } = await guardarPersonas(asistente, pagare, personas).expect(200);
    expect(body).toMatchObject({ ...personas, modo: 'E' });
    expect((await legal.get(`/pagare/${pagare.id}`)).body).toMatchObject(personas);
  });

  test('LEG-593 LEG-594 cities and representatives of the form are catalogues, and a note takes what they say', async () => {
    const paginas = await Promise.all(
      ['[0,99]', '[100,199]'].map((range) => asistente.get(`/ciudad?range=${range}`).expect(200)),
    );
    const ciudades = paginas.flatMap(({ body }) => body);
    expect(ciudades).toContainEqual(expect.objectContaining({ codigo: EMISION.lugarEmision, nombre: 'Quito' }));
    const representantes = (await asistente.get('/representante').expect(200)).body;
    const [uno] = representantes;
    expect(uno).toEqual(expect.objectContaining({ nombre: expect.any(String), cedula: expect.any(String) }));
    const { pagare } = await pagareDePrueba(t, { completo: false });
    const suyo = { representanteNombre: uno.nombre, representanteCedula: uno.cedula };
    expect((await guardarPersonas(asistente, pagare, suyo)).body).toMatchObject({ ciudad: 'Quito', ...suyo });
  });

  test('LEG-590 the operation says the state of a note, the body the observation, the session who', async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const rechazo = { motivo: 'La cédula no es legible' };
    const { body } = await actuarEnPagare(legal, 'rechazar', pagare, rechazo).expect(200);
    expect(body.estado).toBe('R');
    const planId = cliente.planes[0]?.id as number;
    expect(await decisiones(planId, tiposDeEvento.pagareRechazado)).toEqual([['La cédula no es legible', true]]);
    const { body: otra } = await guardarPersonas(asistente, body, REPRESENTANTE).expect(200);
    expect((await actuarEnPagare(legal, 'aprobar', otra).expect(200)).body.estado).toBe('A');
    expect(await decisiones(planId, tiposDeEvento.pagareAprobado)).toEqual([['Pagare aprobado', true]]);
  });
});

describe('contracts', () => {
  test('LEG-566 LEG-601 the seven blocks are read by their plan, those that are there and those that are not', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 2);
    const { bloques, ...contrato } = await contratoDe(legal, idCodigo);
    expect(contrato).toMatchObject({ idCodigo, estado: 'P', generados: 2, estadoCivil: 'S', estadoBien: 'Nuevo' });
    expect(bloques.map(({ bloque, existe, estado }) => [bloque, existe, estado])).toEqual(
      bloquesDeContrato.map(({ id }, i) => (i < 2 ? [id, 'S', 'P'] : [id, 'N', null])),
    );
    for (const { existe, texto, formatoNumero, version } of bloques)
      expect([texto !== null, formatoNumero, version]).toEqual(existe === 'S' ? [true, 1, 1] : [false, null, null]);
  });

  test('LEG-590 the operation says the state of a contract, the body the observation, the session who', async () => {
    const { idCodigo, planId } = await contratoConBloques(t, asistente);
    const decidir = async (accion: string, cuerpo: object = {}) => {
      const { version } = await contratoDe(legal, idCodigo);
      return (await legal.post(`/contrato/${idCodigo}/${accion}`, { version, ...cuerpo }).expect(200)).body;
    };
    const rechazado = await decidir('rechazar', { motivo: 'Falta la notaría', bloques: ['objeto'] });
    expect(rechazado.estado).toBe('R');
    expect(await decisiones(planId, tiposDeEvento.contratoRechazado)).toEqual([['Falta la notaría', true]]);
    const { bloques } = await contratoDe(legal, idCodigo);
    const version = bloques.find(({ bloque }) => bloque === 'objeto')?.version;
    await asistente.put(`/contrato/${idCodigo}/bloque/objeto`, { texto: '<p>Otro.</p>', version }).expect(200);
    expect((await decidir('aprobar')).estado).toBe('A');
    expect(await decisiones(planId, tiposDeEvento.contratoAprobado)).toEqual([['Contrato aprobado', true]]);
  });

  test('LEG-597 the list leaves as a workbook', async () => {
    await contratoConBloques(t, asistente, 1);
    const { status, headers, body } = await asBytes(legal.get('/contrato').set('Accept', TIPO_XLSX));
    expect([status, headers['content-type'], body.subarray(0, 2).toString()]).toEqual([200, TIPO_XLSX, 'PK']);
    expect(headers['content-disposition']).toMatch(/contrato-\d{4}-\d{2}-\d{2}\.xlsx/);
  });
});
