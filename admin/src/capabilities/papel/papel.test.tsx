import { propios } from '@adjudica/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import { fakeUploads, fileOf } from '../../testing/uploads';
import PapelesDelCaso from './PapelesDelCaso';
import type { Papel } from './tipos';

const legal = userOf('Legal', '003');
const copia: Papel['copias'][number] = {
  numero: 1,
  fecha: '2026-03-11',
  ciudad: 'Quito',
  nombreArchivo: 'pagare.pdf',
  motivo: null,
  subidaPor: 'Verónica Salazar',
  subidaEn: '2026-03-11T16:00:00.000Z',
  firmas: [],
  faltan: [],
};
const papel: Papel = {
  id: 12,
  tipo: 'pagare',
  nombre: 'Pagaré No. 7',
  registro: '7',
  idCodigo: '01-M001-12',
  emitidoEn: '2026-03-10T15:00:00.000Z',
  emitidoPor: 'Gabriela Muñoz',
  estado: 'emitido',
  etiquetaEstado: 'Emitido',
  modeloEntregadoEn: null,
  firmableDesde: null,
  copias: [],
  version: 0,
  acciones: ['firmar'],
  motivoSuspension: null,
};

function abrir(papeles: readonly Papel[], usuario = legal) {
  const api = fakeApi();
  api.on('GET /papeles-de-plan/01-M001-12', () => ({ body: papeles }));
  api.on('GET /ciudad', () => listAnswer('ciudad', [{ id: 1, codigo: '1701', nombre: 'Quito' }]));
  return { api, ...mount(<PapelesDelCaso idCodigo="01-M001-12" />, usuario) };
}

test('nothing issued yet: it says so', async () => {
  abrir([]);
  expect(await screen.findByText(propios.papelesSinEmitir)).toBeVisible();
});

test('signed ones say where, when and by whom their copy came, with what it replaced', async () => {
  const segunda = { ...copia, numero: 2, motivo: 'Estaba cortada' };
  abrir([
    {
      ...papel,
      estado: 'firmado',
      etiquetaEstado: 'Firmado',
      copias: [segunda, copia],
      version: 2,
      acciones: ['reemplazar'],
    },
  ]);
  expect(await screen.findByText('Quito, 11/03/2026', { exact: false })).toBeVisible();
  expect(screen.getByText(/Verónica Salazar.*Estaba cortada.*1 copia anterior/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver firmado: Pagaré No. 7' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reemplazar copia: Pagaré No. 7' })).toBeVisible();
});

test('one signed electronically says by whom, what is known of each certificate, and who is missing; the next file is added', async () => {
  const firma: Papel['copias'][number]['firmas'][number] = {
    nombre: 'ANA LOOR',
    identificacion: '1712345675',
    calidad: 'DEUDORA',
    emisor: 'Entidad de Prueba',
    firmadaEn: '2026-03-11T15:30:00.000Z',
    conSello: false,
    raiz: 'Raíz de Prueba',
    revocacionComprobada: true,
  };
  const otra = { ...firma, nombre: 'EVA RUIZ', calidad: null, raiz: null, revocacionComprobada: false };
  const { teclado } = abrir([
    {
      ...papel,
      copias: [{ ...copia, firmas: [firma, otra], faltan: ['Luis Mera'] }],
      version: 1,
      acciones: ['firmar'],
    },
  ]);
  expect(await screen.findByText('ANA LOOR (DEUDORA), 11/03/2026 10:30')).toBeVisible();
  expect(screen.getByText('Certificado de Raíz de Prueba, revocación comprobada')).toBeVisible();
  expect(screen.getByText('EVA RUIZ (no firma este documento), 11/03/2026 10:30')).toBeVisible();
  expect(screen.getByText(/Emisor del certificado no comprobado: Entidad de Prueba/)).toBeVisible();
  expect(screen.getByText('Falta la firma de Luis Mera')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Subir firmado: Pagaré No. 7' }));
  const dialogo = within(await screen.findByRole('dialog', { name: propios.papelSubirCopia }));
  expect(dialogo.queryByLabelText(/Motivo/)).toBeNull();
  expect(dialogo.getByText(propios.firmaAyuda)).toBeVisible();
});

test('a copy is sent with its day and city under the version that was read', async () => {
  const { teclado } = abrir([papel]);
  const subidas = fakeUploads();
  await teclado.click(await screen.findByRole('button', { name: 'Subir firmado: Pagaré No. 7' }));
  const dialogo = within(await screen.findByRole('dialog', { name: propios.papelSubirCopia }));
  expect(dialogo.getByRole('button', { name: 'Subir' })).toBeDisabled();
  await teclado.upload(dialogo.getByLabelText(propios.papelCopia), fileOf('pagare.pdf', 'application/pdf'));
  await teclado.click(dialogo.getByRole('button', { name: 'Subir' }));
  expect(await dialogo.findByText('Seleccione una ciudad')).toBeVisible();
  expect(subidas).toHaveLength(0);
  await teclado.click(dialogo.getAllByRole('spinbutton')[0] as HTMLElement);
  await teclado.keyboard('11032026');
  await teclado.type(dialogo.getByRole('combobox', { name: /^Ciudad/ }), 'Quito');
  await teclado.click(await screen.findByRole('option', { name: 'Quito' }));
  await teclado.click(dialogo.getByRole('button', { name: 'Subir' }));
  await waitFor(() => expect(subidas).toHaveLength(1));
  expect(subidas[0]?.url).toContain('/papel/12/firmar');
  expect(subidas[0]?.campos).toMatchObject({ fecha: '2026-03-11', ciudad: '1701', version: '0' });
});

test('a contract signed before the hours of its model asks for the reason, of who approves contracts alone', async () => {
  const contrato: Papel = {
    ...papel,
    tipo: 'contrato',
    nombre: 'Contrato del plan 01-M001-12',
    modeloEntregadoEn: '2026-03-11T15:00:00.000Z',
    firmableDesde: '2026-03-14T15:00:00.000Z',
  };
  const abierto = async (usuario = legal) => {
    const { teclado } = abrir([contrato], usuario);
    await teclado.click(await screen.findByRole('button', { name: `Subir firmado: ${contrato.nombre}` }));
    const dialogo = within(await screen.findByRole('dialog', { name: propios.papelSubirCopia }));
    expect(dialogo.getByText('Puede firmarse desde el 14/03/2026 10:00')).toBeVisible();
    expect(dialogo.queryByLabelText(/Por qué se firmó antes/)).toBeNull();
    await teclado.click(dialogo.getAllByRole('spinbutton')[0] as HTMLElement);
    await teclado.keyboard('12032026');
    return dialogo;
  };
  expect(await (await abierto()).findByLabelText(/Por qué se firmó antes/)).toBeVisible();
  cleanup();
  expect((await abierto(userOf('Asistente Legal', '003'))).queryByLabelText(/Por qué se firmó antes/)).toBeNull();
});
