import { screen, within } from '@testing-library/react';
import type { SorteoVista } from '../../generated/api';
import { userOf } from '../../testing/api';
import { apiDeAsambleas, comercial, con, delGrupo, sinSorteo } from '../../testing/asambleas';
import { openApp } from '../../testing/openApp';

const asistente = userOf('Asistente Asamblea', '002');
const vacia = {
  id: 33,
  numeroAsamblea: 3,
  acciones: ['instalar'],
  instaladaEn: null,
  instaladaPor: null,
  listaSha256: null,
  participantes: 0,
  planes: 0,
  enlace: null,
  copias: [],
  correcciones: [],
  actas: [],
  constancias: [],
  version: 0,
};
const instalada = {
  ...vacia,
  acciones: ['enlace', 'copia', 'emitir'],
  instaladaEn: '2026-11-20T23:32:00.000Z',
  instaladaPor: 'Eva Sosa',
  listaSha256: 'ab'.repeat(32),
  participantes: 2,
  planes: 4,
  version: 3,
};
const emitida = {
  numeroVersion: 1,
  huella: 'cd'.repeat(32),
  sha256: 'ef'.repeat(32),
  motivo: null,
  emitidaPor: 'Eva Sosa',
  emitidaEn: '2026-11-21T15:00:00.000Z',
};

async function abrirConstancia(constancia: object, sorteo: SorteoVista = sinSorteo) {
  const api = apiDeAsambleas();
  api.on('GET /sorteo/33', () => ({ body: sorteo }));
  api.on('GET /constancia/33', () => ({ body: constancia }));
  const { teclado } = openApp(con('generar-acta', { ...delGrupo, asamblea: 3 }), asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Constancia' }));
  return {
    api,
    teclado,
    dialogo: within(await screen.findByRole('dialog', { name: 'Constancia de la asamblea No.3' })),
  };
}

test('comercial has no button for it', async () => {
  apiDeAsambleas();
  openApp(con('generar-acta', { ...delGrupo, asamblea: 3 }), comercial);
  expect(await screen.findByText('Ana Mora')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Constancia' })).toBeNull();
});

test('before the list is frozen only that is offered; it is sent with the participants that were seen', async () => {
  const { api, teclado, dialogo } = await abrirConstancia(vacia);
  expect(
    await dialogo.findByText('La asamblea no está instalada: su lista de participantes no se ha cerrado'),
  ).toBeVisible();
  expect(dialogo.queryByRole('button', { name: 'Emitir constancia' })).toBeNull();
  let enviado: unknown;
  api.on('POST /constancia/33/instalar', ({ body }) => {
    enviado = body;
    return { body: instalada };
  });
  await teclado.click(dialogo.getByRole('button', { name: 'Instalar la asamblea' }));
  const acto = within(await screen.findByRole('dialog', { name: 'Instalar la asamblea' }));
  await teclado.type(acto.getByLabelText('Enlace de la transmisión'), 'ejemplo.ec');
  await teclado.click(acto.getByRole('button', { name: 'Instalar' }));
  expect(await acto.findByText('Escriba una dirección que empiece con https://')).toBeVisible();
  expect(enviado).toBeUndefined();
  await teclado.clear(acto.getByLabelText('Enlace de la transmisión'));
  await teclado.click(acto.getByRole('button', { name: 'Instalar' }));
  expect(await screen.findByText('Asamblea instalada')).toBeVisible();
  expect(enviado).toEqual({ versionParticipantes: 4 });
});

test('a frozen list shows time, author, quorum and hash; a second certificate asks for its reason', async () => {
  const { api, teclado, dialogo } = await abrirConstancia({ ...instalada, constancias: [emitida] });
  expect(await dialogo.findByText(/20\/11\/2026 18:32, Eva Sosa\. Quórum 2 de 4 \(50,00 %\)\./)).toBeVisible();
  expect(dialogo.getByText(`Huella de la lista: ${'ab'.repeat(32)}`)).toBeVisible();
  expect(dialogo.getByText(`Huella: ${'cd'.repeat(32)}`)).toBeVisible();
  let enviado: unknown;
  api.on('POST /constancia/33/emitir', ({ body }) => {
    enviado = body;
    return { body: instalada };
  });
  await teclado.click(dialogo.getByRole('button', { name: 'Emitir constancia' }));
  const acto = within(await screen.findByRole('dialog', { name: 'Emitir constancia' }));
  await teclado.click(acto.getByRole('button', { name: 'Emitir' }));
  expect(enviado).toBeUndefined();
  await teclado.type(acto.getByLabelText(/Motivo de la nueva versión/), 'Se registró la copia');
  await teclado.click(acto.getByRole('button', { name: 'Emitir' }));
  expect(await screen.findByText('Constancia emitida')).toBeVisible();
  expect(enviado).toEqual({ motivo: 'Se registró la copia', version: 3 });
});

const publicado: SorteoVista = {
  ...sinSorteo,
  estado: 'publicado',
  fuente: 'bombo',
  fuenteNombre: 'Bombo de la notaría',
  fecha: '2026-11-20',
  version: 1,
};

test('of a draw that is not done the record says its source and what is left, of none nothing', async () => {
  const { dialogo } = await abrirConstancia(instalada, publicado);
  expect(await dialogo.findByText('Bombo de la notaría, 20/11/2026. Falta el número.')).toBeVisible();
});

test('a draw stands in the record with its number, who typed it, winner, substitutes and seed', async () => {
  const { dialogo } = await abrirConstancia(instalada, {
    ...publicado,
    estado: 'sorteado',
    numero: '04821',
    escritoPor: 'Eva Sosa',
    confirmadoPor: 'Luis Paz',
    semilla: 'cd'.repeat(32),
    orden: [
      { lugar: 1, idCodigo: '01-M001-2', codigo: '2', nombreCliente: 'Beto Vera' },
      { lugar: 2, idCodigo: '01-M001-1', codigo: '1', nombreCliente: 'Ana Mora' },
    ],
    version: 3,
  });
  expect(
    await dialogo.findByText(
      /Número 04821, escrito por Eva Sosa y otra vez por Luis Paz\. Ganador: 2 · Beto Vera, y 1 suplente\./,
    ),
  ).toBeVisible();
  expect(dialogo.getByText(`Semilla: ${'cd'.repeat(32)}`)).toBeVisible();
});

const acta = { numeroVersion: 2, sha256: 'ab'.repeat(32), motivo: 'Faltaba un testigo', emitidaPor: 'Eva Sosa' };
const conActa = { ...instalada, actas: [{ ...acta, emitidaEn: '2026-11-21T15:00:00.000Z' }], constancias: [emitida] };

test('a copy is handed over to who asks: a member the extract; by mail with the address, whole with the reason', async () => {
  const { api, teclado, dialogo } = await abrirConstancia(conActa);
  let enviado: unknown;
  api.on('POST /constancia/33/copia', ({ body }) => {
    enviado = body;
    return { body: instalada };
  });
  await teclado.click(await dialogo.findByRole('button', { name: 'Entregar copia' }));
  const acto = within(await screen.findByRole('dialog', { name: 'Entregar copia' }));
  await teclado.type(acto.getByLabelText(/Nombre de quien la pide/), 'Ana Mora');
  await teclado.type(acto.getByLabelText(/Cédula, RUC o pasaporte/), '171003406');
  expect(acto.queryByLabelText(/a quien representa/)).toBeNull();
  await teclado.click(acto.getByRole('button', { name: 'Registrar entrega' }));
  expect(await acto.findByText('No es una cédula, un RUC o un pasaporte')).toBeVisible();
  await teclado.type(acto.getByLabelText(/Cédula, RUC o pasaporte/), '5');
  await teclado.click(acto.getByRole('combobox', { name: /Cómo se entregó/ }));
  await teclado.click(await screen.findByRole('option', { name: 'Correo electrónico' }));
  await teclado.type(acto.getByLabelText(/Correo al que se envió/), 'ana@correo.example');
  await teclado.click(acto.getByRole('button', { name: 'Registrar entrega' }));
  expect(await screen.findByText('Entrega registrada')).toBeVisible();
  expect(enviado).toMatchObject({
    ...{ documento: 'extracto', numeroVersion: 2, entregadaA: 'Ana Mora', identificacion: '1710034065' },
    ...{ calidad: 'titular', medio: 'correo', correo: 'ana@correo.example', version: 3 },
  });
});

test('what was handed over says to whom, what he is, how and of which file, with its receipt and the extract', async () => {
  const copia = {
    ...{ id: 9, documento: 'Extracto del acta, versión 2', sha256: 'ef'.repeat(32), entregadaA: 'Ana Mora' },
    ...{ identificacion: '1710034065', calidad: 'Titular del plan 01-M001-1', idCodigo: '01-M001-1' },
    ...{ pedidaEl: '2026-11-22', fecha: '2026-11-23', medio: 'En persona', correo: null, nota: null },
    ...{ conExtracto: true, registradaPor: 'Eva Sosa', registradaEn: '2026-11-23T15:00:00.000Z' },
  };
  const { dialogo } = await abrirConstancia({ ...conActa, copias: [copia] });
  expect(
    await dialogo.findByText(/23\/11\/2026: Extracto del acta, versión 2, a Ana Mora \(1710034065\), Titular/),
  ).toHaveTextContent('En persona. Pedida el 22/11/2026');
  expect(dialogo.getByRole('button', { name: 'Ver constancia de entrega No. 9' })).toBeVisible();
  expect(dialogo.getByRole('button', { name: 'Ver extracto: Ana Mora' })).toBeVisible();
});
