import { SISTEMA } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { Mensaje } from '../../entities/mensaje.entity';
import { testAppOfEach } from '../../testing/test-app';

const t = testAppOfEach();
const admin = t.user('admin');
let sent: { id: string; to: string }[] = [];
let refuses = true;
beforeEach(async () => {
  [sent, refuses] = [[], true];
  const delivery = {
    async send({ id, to }: { id: string; to: string }) {
      if (refuses)
        throw Object.assign(new Error('x'), { permanent: true, answer: { code: '550', words: '550 No such user' } });
      sent.push({ id, to });
    },
  };
  Object.assign(t.application.outbox, { delivery });
});

/** Mails that the server refused for good, oldest first. */
async function fallidos(...claves: string[]): Promise<Mensaje[]> {
  const { outbox, unitOfWork, dataSource } = t.application;
  const nuevo = (clave: string) => ({ clave, destinatario: `${clave}@ejemplo.ec`, asunto: clave, cuerpo: 'Secreto' });
  await unitOfWork.run(SISTEMA, (tx) => outbox.encolar(tx, claves.map(nuevo)));
  await outbox.step();
  return dataSource.manager.find(Mensaje, { order: { id: 'ASC' } });
}
const auditadas = async () =>
  (await t.application.dataSource.manager.find(Auditoria, { where: { recurso: 'correo' }, order: { id: 'ASC' } })).map(
    ({ accion, recursoId, antes, despues }) => ({
      accion,
      recursoId,
      antes: JSON.parse(antes ?? 'null'),
      despues: JSON.parse(despues ?? 'null'),
    }),
  );

test('the list says cause, address and attempts, never the text; the notice of one leads to exactly that one', async () => {
  const [, otro] = await fallidos('ana', 'luis');
  const { body } = await admin.get('/correo').query({ filter: '{"estado":"fallido"}' });
  expect(body.map(({ asunto }: { asunto: string }) => asunto)).toEqual(['luis', 'ana']);
  expect(body[0]).toMatchObject({
    destinatario: 'luis@ejemplo.ec',
    intentos: 1,
    codigoError: '550',
    ultimoError: '550 No such user',
    acciones: ['reenviar', 'descartar'],
  });
  expect(JSON.stringify(body)).not.toContain('Secreto');
  const avisos: { texto: string; enlace: string }[] = (await admin.get('/notificacion')).body;
  const { enlace = '' } = avisos.find(({ texto }) => texto.includes('luis')) ?? {};
  const { pathname, searchParams } = new URL(enlace, 'http://x');
  expect(pathname).toBe('/correo');
  const { body: suyo } = await admin.get('/correo').query({ filter: searchParams.get('filter') });
  expect(suyo.map(({ id }: { id: number }) => id)).toEqual([otro?.id]);
});

test('sent again to the address that was corrected, under the same key; before and after are audited', async () => {
  const [uno] = await fallidos('ana');
  refuses = false;
  const { body } = await admin.post(`/correo/${uno?.id}/reenviar`, { version: 1, destinatario: 'Ana.B@ejemplo.ec' });
  expect(body).toMatchObject({ estado: 'pendiente', intentos: 0, version: 2, acciones: [] });
  await t.application.outbox.step();
  expect(sent).toEqual([{ id: 'ana', to: 'Ana.B@ejemplo.ec' }]);
  expect(await auditadas()).toMatchObject([
    {
      accion: 'reenviar',
      recursoId: String(uno?.id),
      antes: { estado: 'fallido', destinatario: 'ana@ejemplo.ec' },
      despues: { estado: 'pendiente', destinatario: 'Ana.B@ejemplo.ec' },
    },
  ]);
});

test('all at once: those that were left stay; a second time there is none', async () => {
  const [uno] = await fallidos('ana', 'luis', 'eva');
  await admin.post(`/correo/${uno?.id}/descartar`, { version: 1, motivo: 'Pidió que no se le escriba' }).expect(200);
  refuses = false;
  expect((await admin.post('/correo/reenviar-todos')).body).toEqual({ cantidad: 2 });
  await t.application.outbox.step();
  expect(sent.map(({ id }) => id).sort()).toEqual(['eva', 'luis']);
  expect((await admin.post('/correo/reenviar-todos')).body).toEqual({ cantidad: 0 });
  expect((await auditadas()).map(({ accion, despues }) => [accion, despues.motivo ?? despues.cantidad])).toEqual([
    ['descartar', 'Pidió que no se le escriba'],
    ['reenviar-todos', 2],
  ]);
});

test('one that fails again is a failed one again, and can be sent again', async () => {
  const [uno] = await fallidos('ana');
  await admin.post(`/correo/${uno?.id}/reenviar`, { version: 1 }).expect(200);
  await t.application.outbox.step();
  expect((await admin.get(`/correo/${uno?.id}`)).body).toMatchObject({
    estado: 'fallido',
    intentos: 1,
    version: 2,
    acciones: ['reenviar', 'descartar'],
  });
});
