import { mensajes } from '@adjudica/domain';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Pagare } from '../../entities/pagare.entity';
import { crearAsamblea, crearGrupo, crearPlan, marcar } from '../../testing/builders';
import { pdfDePrueba } from '../../testing/documentos';
import { actuarEnPagare, pagareDePrueba } from '../../testing/pagares';
import { testApp } from '../../testing/test-app';

const { propios } = mensajes;
const t = testApp();
const legal = t.user('legal');
const asistente = t.user('asistente');
const manager = () => t.application.dataSource.manager;
const verificar = (clave: string) => t.anonymous.get(`/verificacion/${encodeURIComponent(clave)}`);

/** An approved note, as it was issued. */
async function pagareEmitido() {
  const { pagare } = await pagareDePrueba(t);
  await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
  return {
    pagare,
    emitido: await manager().findOneByOrFail(DocumentoEmitido, { pagareId: pagare.id, tipo: 'pagare' }),
  };
}

describe('refusals', () => {
  test.each(['%', '1', '../pagare/1', 'x'.repeat(64), 'U'.repeat(28), '0'.repeat(27)])(
    '%p is neither a code nor a hash: 422, and nothing is searched for',
    async (mala) => {
      const { status, body } = await verificar(mala);
      expect([status, body.errors]).toEqual([422, { clave: propios.verificacionIncompleta }]);
    },
  );

  test('a code or a hash of nothing issued: 404, whatever comes close to it', async () => {
    const { emitido } = await pagareEmitido();
    const casi = (clave: string) => clave.slice(0, -1) + (clave.endsWith('0') ? '1' : '0');
    for (const otra of [casi(String(emitido.codigo)), casi(emitido.huella), casi(emitido.sha256), '0'.repeat(28)])
      expect((await verificar(otra)).body).toMatchObject({ status: 404, title: propios.verificacionNinguna });
  });

  test('no two documents have one code, and none follows from another', async () => {
    await pagareEmitido();
    const codigos = (await manager().find(DocumentoEmitido)).map(({ codigo }) => String(codigo));
    expect(codigos.length).toBeGreaterThan(1);
    for (const codigo of codigos) expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/);
    expect(new Set(codigos.map((codigo) => codigo.slice(0, 8))).size).toBe(codigos.length);
    const [{ id: _, ...fila }] = (await manager().find(DocumentoEmitido)) as [DocumentoEmitido];
    await expect(manager().insert(DocumentoEmitido, { ...fila, numeroVersion: 99 })).rejects.toThrow(/codigo/);
  });
});

test('of a note its kind, number, date and office, by its code, its printed hash and that of its file; of its persons nothing', async () => {
  const { pagare, emitido } = await pagareEmitido();
  const { codigo, huella, sha256 } = emitido;
  for (const clave of [String(codigo), String(codigo).toLowerCase(), huella, sha256]) {
    const { body, text } = await verificar(clave).expect(200);
    expect(body).toEqual({
      resultado: 'Documento auténtico y vigente',
      estado: 'vigente',
      documento: `Pagaré a la orden No. ${pagare.id} · Plan ${pagare.idCodigo}`,
      numeroVersion: 1,
      emitidaEn: emitido.emitidoEn.toISOString(),
      emitidaPor: expect.stringMatching(/^Legal, /),
      firmantes: [],
      faltan: 0,
      archivos: [{ sha256, longitud: expect.any(Number) }],
    });
    for (const dato of [pagare.nombresCliente, pagare.cedulaCliente, 'Gabriela', 'Muñoz', 'Güillín'])
      expect([dato, text.toLowerCase().includes(dato.toLowerCase())]).toEqual([dato, false]);
  }
});

test('a note with its signed copy is told as signed, with the hash of the copy; an annulled one as annulled', async () => {
  const { pagare, emitido } = await pagareEmitido();
  const [papel] = (await legal.get(`/papeles-de-plan/${pagare.idCodigo}`).expect(200)).body;
  const copia = legal.post(`/papel/${papel.id}/firmar`).field('version', '0').field('fecha', '2026-03-10');
  await copia
    .field('ciudad', '1701')
    .attach('file', await pdfDePrueba('Firmado'), 'firmado.pdf')
    .expect(200);
  const { body } = await verificar(String(emitido.codigo)).expect(200);
  expect(body).toMatchObject({ estado: 'firmado', resultado: 'Documento auténtico, vigente y firmado', firmantes: [] });
  expect(body.archivos).toHaveLength(2);
  await manager().update(Pagare, { id: pagare.id }, { estado: 'X' });
  expect((await verificar(String(emitido.codigo))).body).toMatchObject({
    estado: 'anulado',
    resultado: 'Documento auténtico, pero anulado',
  });
});

test('minutes that were issued again name the version that replaced them', async () => {
  const grupo = await crearGrupo(manager());
  await crearPlan(manager(), grupo, { codigo: '1' });
  const asamblea = await crearAsamblea(manager(), grupo, { fecha: '2026-03-01' });
  await marcar(manager(), asamblea, '1', 'Sorteo');
  const { id } = asamblea;
  await asistente.post(`/asamblea/${id}/generar-acta`, { versionParticipantes: 1 }).expect(200);
  const { versionParticipantes } = (await asistente.get(`/asamblea/${id}`)).body;
  await asistente.post(`/asamblea/${id}/regenerar-acta`, { versionParticipantes, motivo: 'Corrección.' }).expect(200);
  const [una, otra] = await manager().find(DocumentoEmitido, { where: { asambleaId: id }, order: { id: 'ASC' } });
  expect((await verificar(String(una?.codigo))).body).toMatchObject({
    estado: 'reemplazado',
    resultado: 'Documento auténtico, reemplazado por la versión 2',
    numeroVersion: 1,
    documento: expect.stringMatching(/^Acta de Asamblea No\.\s?1 · .* · Grupo /),
  });
  expect((await verificar(String(otra?.codigo))).body).toMatchObject({ estado: 'vigente', numeroVersion: 2 });
});

test('issued before there were codes, or with its facts not kept: found by its hashes', async () => {
  const { emitido } = await pagareEmitido();
  await manager().update(DocumentoEmitido, { id: emitido.id }, { codigo: null, hechos: null });
  expect((await verificar(emitido.huella).expect(200)).body.documento).toBe('Documento emitido');
});
