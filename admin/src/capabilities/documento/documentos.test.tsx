import { propios, type Rol } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listAnswer, problemAnswer, userOf } from '../../testing/api';
import { plan12, zambrano } from '../../testing/clientes';
import {
  apiDeDocumentos,
  cedula,
  cedulaDeGarante,
  documentos,
  papeleta,
  planilla,
  prefijoDeUsuario,
} from '../../testing/documentos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { fakeUploads, fileOf } from '../../testing/uploads';

const usuario = (role: Rol, idDepartamento: '002' | '003' | '004' | null) => userOf(role, idDepartamento);
const ejecutivo = usuario('Ejecutivo Adjudicaciones', '002');
const riesgo = usuario('Riesgo', '004');
const legal = usuario('Legal', '003');
const gerente = usuario('Gerente General', null);

function abrirDocumentos(
  user = ejecutivo,
  filas = documentos,
  mas = '',
  cerrados: Parameters<typeof apiDeDocumentos>[1] = [],
) {
  const api = apiDeDocumentos(filas, cerrados);
  const direccion = `${prefijoDeUsuario(user)}/documentos-cliente/${zambrano.identificacion}?plan=${plan12.idCodigo}${mas}`;
  return { api, ...openApp(direccion, user) };
}
/** What 'Generar listado' would do. */
const previo = {
  id: plan12.idCodigo,
  cedula: zambrano.identificacion,
  carpetaAprobada: false,
  motivo: null,
  agregados: [{ nombre: 'Papeleta de votación', dueno: 1 }],
  vuelven: [],
  noAplican: [],
  reemplazados: [],
};
/** The rows of documents, without the head and those that name a person. */
const filas = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-label'));
const fila = (nombre: string) => screen.findByRole('row', { name: nombre });
const campo = (nombre: string) => screen.getByLabelText(`Archivo de ${nombre}`) as HTMLInputElement;
const pdf = (nombre = 'papeleta.pdf', bytes = 1200) => fileOf(nombre, 'application/pdf', bytes);

long(
  'a link to a document puts the focus on its button, turns to its page and opens the choice of the file',
  async () => {
    const otros = Array.from({ length: 12 }, (_, i) => ({ ...papeleta, id: 900 + i, orden: 90 + i }));
    const pedido = { ...papeleta, id: 990, orden: 999, tipo: { ...papeleta.tipo, nombre: 'Última página' } };
    const { router } = abrirDocumentos(ejecutivo, [...otros, pedido]);
    await screen.findByText('1-10 de 13');
    const abiertos: string[] = [];
    const clic = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      abiertos.push(this.getAttribute('aria-label') ?? '');
    });
    const { pathname, search } = router.state.location;
    await act(() => router.navigate(`${pathname}${search}`, { state: { documento: 990, subir: true } }));
    const boton = await screen.findByRole('button', { name: 'Subir Última página, Cliente' });
    await waitFor(() => expect(boton).toHaveFocus());
    expect(abiertos).toEqual(['Archivo de Última página, Cliente']);
    clic.mockRestore();
  },
);

describe('what may not be sent', () => {
  long('DOC-508 a wrong type is refused with its text and nothing is sent', async () => {
    const enviadas = fakeUploads();
    const { teclado } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    const entrada = campo('Papeleta de votación, Cliente');
    entrada.removeAttribute('accept');
    await teclado.upload(entrada, fileOf('foto.gif', 'image/gif'));
    expect(await screen.findByText('Tipo de archivo no es aceptado')).toBeVisible();
    expect(enviadas).toEqual([]);
  });

  long('DOC-035 DOC-509 DOC-510 one byte too many is refused with the limit, exactly ten million leave', async () => {
    const enviadas = fakeUploads();
    const { teclado } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    await teclado.upload(campo('Papeleta de votación, Cliente'), pdf('grande.pdf', 10_000_001));
    expect(await screen.findByText('Documento pesado, máximo 10 MB')).toBeVisible();
    expect(enviadas).toEqual([]);
    await teclado.upload(campo('Papeleta de votación, Cliente'), pdf('justo.pdf', 10_000_000));
    expect(enviadas).toHaveLength(1);
  });

  test('DOC-503 DOC-505 GEN-511 who may not upload has no button for it', async () => {
    abrirDocumentos(
      gerente,
      documentos.map((d) => ({ ...d, acciones: d.ruta === null ? [] : ['ver'] })),
    );
    await fila('Papeleta de votación, Cliente');
    expect(screen.queryByRole('button', { name: /^(Subir|Reemplazar|Aceptar|Rechazar)/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Generar listado' })).toBeNull();
  });
});

describe('what is no longer asked for', () => {
  const anterior = {
    ...cedulaDeGarante,
    id: 31,
    persona: 'Ordóñez Páez Rosa',
    identificacion: '0102030405',
    reemplazado: true,
  };
  const sobrante = { ...planilla, id: 32, aplica: false, acciones: ['ver'] as const };
  const chip = (n: number) => screen.findByRole('button', { name: propios.documentosQueYaNoSePiden(n) });

  long('DOC-021 stands behind a chip: files of a replaced person and those that the plan no longer needs', async () => {
    const { teclado, router } = abrirDocumentos(ejecutivo, [papeleta], '', [sobrante, anterior]);
    await teclado.click(await chip(2));
    expect(filas().map((row) => row.getAttribute('aria-label'))).toEqual([
      'Planilla de servicio básico, Cliente',
      'Cédula, Garante',
    ]);
    expect(screen.getByText('Ya no se requiere')).toBeVisible();
    expect(screen.getByText('De una persona que ya no consta en el plan')).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('cerrados')).toBe('1');
    // What is asked for is counted without them.
    expect(screen.getByText('0 de 1 obligatorios')).toBeVisible();
    await teclado.click(await chip(2));
    expect(filas().map((row) => row.getAttribute('aria-label'))).toEqual(['Papeleta de votación, Cliente']);
  });

  long('DOC-021 without any there is no chip', async () => {
    abrirDocumentos(ejecutivo, [papeleta]);
    await fila('Papeleta de votación, Cliente');
    expect(screen.queryByRole('button', { name: /ya no (es|son)/ })).toBeNull();
  });

  long('DOC-030 an address opens one of them', async () => {
    abrirDocumentos(ejecutivo, [papeleta], '&cerrados=1&doc=31', [anterior]);
    expect(await screen.findByRole('dialog', { name: 'Cédula' })).toBeVisible();
  });
});

describe('uploading', () => {
  long(
    'DOC-506 DOC-522 file and version go to the document of the row, with a key; the row shows what came of it',
    async () => {
      const enviadas = fakeUploads();
      const { api, teclado } = abrirDocumentos();
      await fila('Papeleta de votación, Cliente');
      await teclado.upload(campo('Papeleta de votación, Cliente'), pdf());
      const [subida] = enviadas;
      expect(subida?.url).toBe(`/api/v1/documento/${papeleta.id}/archivo`);
      expect(subida?.campos).toMatchObject({ version: '1' });
      expect(subida?.campos.file).toHaveProperty('name', 'papeleta.pdf');
      expect(subida?.cabeceras['Idempotency-Key']).toMatch(/^[\w-]{20,}$/);

      subida?.avanzar(400, 1000);
      const bandeja = within(await screen.findByRole('region', { name: 'Subidas' }));
      expect(bandeja.getByText('40 %')).toBeVisible();
      expect(bandeja.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      subida?.avanzar(1000, 1000);
      expect(bandeja.getByText('Revisando…')).toBeVisible();

      const nueva = {
        ...papeleta,
        ruta: 'documento/12/archivo?version=1',
        nombreArchivo: 'papeleta.pdf',
        versionArchivo: 1,
        version: 2,
      };
      api.cambiar(papeleta.id, nueva);
      subida?.responder(200, nueva);
      expect(await screen.findByText('Documento subido')).toBeVisible();
      expect(within(await fila('Papeleta de votación, Cliente')).getByText(/^papeleta\.pdf/)).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
    },
  );

  long('DOC-515 a cancelled upload is stopped and its row is as before', async () => {
    const enviadas = fakeUploads();
    const { teclado } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    await teclado.upload(campo('Papeleta de votación, Cliente'), pdf());
    await teclado.click(await screen.findByRole('button', { name: 'Cancelar Papeleta de votación, Cliente' }));
    expect(enviadas[0]?.cancelada).toBe(true);
    expect(within(await fila('Papeleta de votación, Cliente')).getByText(/^Sin archivo/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
  });

  long('DOC-515 without an answer the same effect is tried again under the same key', async () => {
    const enviadas = fakeUploads();
    const { teclado } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    await teclado.upload(campo('Papeleta de votación, Cliente'), pdf());
    enviadas[0]?.cortar();
    await teclado.click(await screen.findByRole('button', { name: 'Reintentar Papeleta de votación, Cliente' }));
    expect(enviadas).toHaveLength(2);
    expect(enviadas[1]?.cabeceras['Idempotency-Key']).toBe(enviadas[0]?.cabeceras['Idempotency-Key']);
  });

  long('DOC-515 somebody was faster: the file is kept, and the second try carries the version of now', async () => {
    const enviadas = fakeUploads();
    const { api, teclado } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    await teclado.upload(campo('Papeleta de votación, Cliente'), pdf());
    api.cambiar(papeleta.id, { version: 7 });
    const pedidas = () => api.llamadas.filter(({ path }) => path.startsWith('/documento?')).length;
    const antes = pedidas();
    enviadas[0]?.responder(412, {
      status: 412,
      code: 'version-vieja',
      title: 'Otra persona modificó el registro, actualice la página',
    });
    expect(await screen.findByText('Otra persona modificó el registro, actualice la página')).toBeVisible();
    await waitFor(() => expect(pedidas()).toBe(antes + 1));
    await teclado.click(screen.getByRole('button', { name: 'Reintentar Papeleta de votación, Cliente' }));
    await waitFor(() => expect(enviadas[1]?.campos).toMatchObject({ version: '7' }));
    expect(enviadas[1]?.cabeceras['Idempotency-Key']).not.toBe(enviadas[0]?.cabeceras['Idempotency-Key']);
  });

  long('an accepted document is replaced only after a question', async () => {
    const enviadas = fakeUploads();
    const { teclado } = abrirDocumentos();
    await fila('Planilla de servicio básico, Cliente');
    await teclado.upload(campo('Planilla de servicio básico, Cliente'), pdf('planilla.pdf'));
    const pregunta = within(await screen.findByRole('dialog', { name: '¿Reemplazar el documento aceptado?' }));
    expect(enviadas).toEqual([]);
    await teclado.click(pregunta.getByRole('button', { name: 'Reemplazar' }));
    expect(enviadas[0]?.url).toBe(`/api/v1/documento/${planilla.id}/archivo`);
  });

  long('GEN-542 leaving while files are on their way is asked about', async () => {
    const enviadas = fakeUploads();
    const { teclado, ruta } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    await teclado.upload(campo('Papeleta de votación, Cliente'), pdf());
    await teclado.click(screen.getByRole('link', { name: 'Inicio' }));
    const pregunta = within(await screen.findByRole('dialog', { name: 'Hay archivos que todavía se están subiendo' }));
    await teclado.click(pregunta.getByRole('button', { name: 'Seguir aquí' }));
    expect(enviadas[0]?.cancelada).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await teclado.click(screen.getByRole('link', { name: 'Inicio' }));
    await teclado.click(await screen.findByRole('button', { name: 'Salir y cancelar' }));
    await waitFor(() => expect(ruta()).toBe('/ejecutivo/inicio'));
    // The page that is left goes once the next one is loaded.
    await waitFor(() => expect(enviadas[0]?.cancelada).toBe(true));
  });

  long('DOC-515 several files are sent only once it is said what each is, one document a file', async () => {
    const enviadas = fakeUploads();
    const { teclado } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    await teclado.upload(screen.getByLabelText('Archivos de la carpeta'), [
      pdf('papeleta.pdf'),
      pdf('scan.pdf'),
      pdf('enorme.pdf', 10_000_001),
    ]);
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Qué documento es cada archivo?' }));
    expect(dialogo.getByText('enorme.pdf: Documento pesado, máximo 10 MB')).toBeVisible();
    expect(dialogo.getByRole('combobox', { name: 'Documento de papeleta.pdf' })).toHaveValue(
      'Papeleta de votación, Cliente',
    );
    expect(dialogo.getByRole('combobox', { name: 'Documento de scan.pdf' })).toHaveValue('');
    expect(enviadas).toEqual([]);

    await teclado.click(dialogo.getByRole('combobox', { name: 'Documento de scan.pdf' }));
    await teclado.click(screen.getByRole('option', { name: 'Papeleta de votación' }));
    expect(dialogo.getByRole('button', { name: 'Subir 2 archivos' })).toBeDisabled();
    expect(dialogo.getAllByText('Elegido para otro archivo')).toHaveLength(2);
    await teclado.click(dialogo.getByRole('combobox', { name: 'Documento de scan.pdf' }));
    await teclado.click(screen.getByRole('option', { name: 'Certificado 2' }));
    await teclado.click(dialogo.getByRole('button', { name: 'Subir 2 archivos' }));
    expect(enviadas.map(({ url }) => url)).toEqual(['/api/v1/documento/12/archivo', '/api/v1/documento/21/archivo']);
  });
});

describe('deciding', () => {
  long('DOC-032 rejecting without a reason is not sent; with one it carries version and Observaciones', async () => {
    const { api, teclado } = abrirDocumentos(riesgo);
    api.on(`POST /documento/${cedula.id}/rechazar`, () => ({ body: { ...cedula, estado: false } }));
    await teclado.click(await screen.findByRole('button', { name: 'Rechazar Cédula, Cliente' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Rechazar documento' }));
    await teclado.click(dialogo.getByRole('button', { name: 'Rechazar' }));
    expect(api.posts()).toEqual([]);
    await teclado.type(dialogo.getByRole('textbox'), 'Falta el reverso');
    await teclado.click(dialogo.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Documento rechazado')).toBeVisible();
    expect(api.posts().map(({ body }) => body)).toEqual([
      { version: cedula.version, observaciones: 'Falta el reverso' },
    ]);
  });

  long('DOC-032 a refusal leaves the reason as typed, and the next try goes with the version of now', async () => {
    const { api, teclado } = abrirDocumentos(riesgo);
    api.on(`POST /documento/${cedula.id}/rechazar`, () =>
      problemAnswer(412, 'version-vieja', 'Otra persona modificó el registro, actualice la página'),
    );
    await teclado.click(await screen.findByRole('button', { name: 'Rechazar Cédula, Cliente' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Rechazar documento' }));
    await teclado.type(dialogo.getByRole('textbox'), 'Borroso');
    api.cambiar(cedula.id, { version: 9 });
    const pedidas = () => api.llamadas.filter(({ path }) => path.startsWith('/documento?')).length;
    const antes = pedidas();
    await teclado.click(dialogo.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Otra persona modificó el registro, actualice la página')).toBeVisible();
    expect(dialogo.getByRole('textbox')).toHaveValue('Borroso');
    await waitFor(() => expect(pedidas()).toBe(antes + 1));
    api.on(`POST /documento/${cedula.id}/rechazar`, () => ({ body: cedula }));
    await waitFor(() => expect(dialogo.getByRole('button', { name: 'Rechazar' })).toBeEnabled());
    await teclado.click(dialogo.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Documento rechazado')).toBeVisible();
    expect(api.posts().at(-1)?.body).toEqual({ version: 9, observaciones: 'Borroso' });
  });

  long('DOC-031 DOC-033 accepting asks first and sends once', async () => {
    const { api, teclado } = abrirDocumentos(riesgo);
    api.on(`POST /documento/${cedula.id}/aceptar`, () => ({ body: { ...cedula, estado: true } }));
    await teclado.click(await screen.findByRole('button', { name: 'Aceptar Cédula, Cliente' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Aceptar el documento?' }));
    expect(api.posts()).toEqual([]);
    api.cambiar(cedula.id, { estado: true, decididoPor: 'Pablo Ruiz', acciones: ['ver', 'rechazar'] });
    await teclado.click(dialogo.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Documento aceptado')).toBeVisible();
    await waitFor(async () => expect(within(await fila('Cédula, Cliente')).getByText('Correcto')).toBeVisible());
    expect(api.posts()).toHaveLength(1);
  });

  long.each([
    [legal, false],
    [gerente, false],
    [ejecutivo, true],
    [riesgo, true],
  ])('DOC-502 DOC-504 the confirmation is for departments 002 and 004 only (%#)', async (user, seVe) => {
    abrirDocumentos(user, documentos, '&persona=3');
    const rechazada = within(await fila('Cédula, Garante'));
    expect(screen.queryByRole('columnheader', { name: 'Confirmación' }) !== null).toBe(seVe);
    expect(rechazada.queryByText('Incorrecto') !== null).toBe(seVe);
    expect(rechazada.queryByText('Ilegible en el reverso') !== null).toBe(seVe);
    if (seVe) expect(rechazada.getByText(/^Pablo Ruiz · 19\/11\/2026 09:05$/)).toBeVisible();
  });
});

describe('the list', () => {
  test('DOC-020 the client is read by the cédula of the address, and named', async () => {
    const { api } = abrirDocumentos();
    expect((await screen.findAllByText(zambrano.nombreCompleto))[0]).toBeVisible();
    expect(api.llamadas.filter(({ path }) => path.startsWith(`/cliente/${zambrano.identificacion}`))).toHaveLength(1);
  });

  test('DOC-511 DOC-038 DOC-039 without a list the specified text stands there, and 002 generates it', async () => {
    const { api, teclado } = abrirDocumentos(ejecutivo, []);
    expect(
      await screen.findByText(
        'No tiene listado de documentos creado, complete la información del cliente para continuar.',
      ),
    ).toBeVisible();
    api.on('GET /plan/01-M001-12/documentos/generar', () => ({ body: previo }));
    api.on('POST /plan/01-M001-12/documentos/generar', () => ({ body: {} }));
    api.on('GET /documento', ({ path }) =>
      listAnswer('documento', decodeURIComponent(path).includes('"noAplica":true') ? [] : documentos),
    );
    await teclado.click(screen.getByRole('button', { name: 'Generar listado' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Generar listado' }));
    expect(await dialogo.findByText('Papeleta de votación, Cliente')).toBeVisible();
    await teclado.click(dialogo.getByRole('button', { name: 'Generar listado' }));
    expect(await screen.findByText('Listado generado')).toBeVisible();
    expect(await fila('Papeleta de votación, Cliente')).toBeVisible();
  });

  long.each([
    ['nothing to add', { agregados: [] }, propios.listadoAlDia],
    ['no application', { agregados: [], motivo: propios.sinSolicitud }, /^Primero debe guardar la solicitud/],
  ])('DOC-038 %s is said, and nothing can be sent', async (_, cambio, texto) => {
    const { api, teclado } = abrirDocumentos(ejecutivo, []);
    api.on('GET /plan/01-M001-12/documentos/generar', () => ({ body: { ...previo, ...cambio } }));
    await teclado.click(await screen.findByRole('button', { name: 'Generar listado' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Generar listado' }));
    expect(await dialogo.findByText(texto)).toBeVisible();
    expect(dialogo.queryByRole('button', { name: 'Generar listado' })).toBeNull();
    if ('motivo' in cambio)
      expect(dialogo.getByRole('link')).toHaveAttribute(
        'href',
        `/ejecutivo/estado-cliente/${previo.cedula}?plan=01-M001-12`,
      );
  });

  long('DOC-038 of an approved folder the dialog says that its state stays', async () => {
    const { api, teclado } = abrirDocumentos(ejecutivo, []);
    api.on('GET /plan/01-M001-12/documentos/generar', () => ({ body: { ...previo, carpetaAprobada: true } }));
    await teclado.click(await screen.findByRole('button', { name: 'Generar listado' }));
    expect(await screen.findByText(propios.listadoJuntoALaCarpeta)).toBeVisible();
  });

  long('DOC-511 who may not generate sees the text alone', async () => {
    abrirDocumentos(gerente, []);
    await screen.findByText(/^No tiene listado de documentos creado/);
    expect(screen.queryByRole('button', { name: 'Generar listado' })).toBeNull();
  });

  long('DOC-021 DOC-025 DOC-026 DOC-027 ten a page; search and person narrow without asking again', async () => {
    const { api, teclado } = abrirDocumentos();
    await fila('Papeleta de votación, Cliente');
    expect(filas()).toHaveLength(10);
    expect(screen.getByText('1-10 de 13')).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(filas()).toHaveLength(3);

    await teclado.type(screen.getByRole('searchbox', { name: 'Buscar documento' }), 'naunay ced{Enter}');
    await waitFor(() => expect(filas()).toHaveLength(1));
    expect(await fila('Cédula, Garante')).toBeVisible();
    await teclado.clear(screen.getByRole('searchbox', { name: 'Buscar documento' }));
    await teclado.click(screen.getByRole('combobox', { name: 'Persona' }));
    await teclado.click(await screen.findByRole('option', { name: 'Garante' }));
    await waitFor(() => expect(filas()).toHaveLength(1));
    const pedidas = api.llamadas.filter(({ path }) => path.startsWith('/documento?'));
    const filtros = pedidas.map(({ path }) => JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? ''));
    expect(filtros).toEqual([
      { plan: '01-M001-12', noAplica: false },
      { plan: '01-M001-12', noAplica: true },
    ]);
  });

  test('DOC-023 DOC-024 the plan that the navigation carries is chosen; without one, the only awarded plan', async () => {
    const api = apiDeDocumentos();
    const { router } = openApp(`/ejecutivo/documentos-cliente/${zambrano.identificacion}`, ejecutivo);
    await fila('Papeleta de votación, Cliente');
    expect(router.state.location.search).toBe('?plan=01-M001-12');
    api.on('GET /documento', () => listAnswer('documento', []));
    await act(() =>
      router.navigate(`/ejecutivo/documentos-cliente/${zambrano.identificacion}`, { state: { plan: '02-C004-7' } }),
    );
    await screen.findByText(/^No tiene listado/);
    expect(router.state.location.search).toBe('?plan=02-C004-7');
  });

  long('EST-505 DOC-501 the sub-tab of a person has the documents of that person alone', async () => {
    apiDeDocumentos([cedula, cedulaDeGarante]);
    openApp(
      `/ejecutivo/estado-cliente/${zambrano.identificacion}?plan=01-M001-12&tab=cliente&sub=documentos`,
      ejecutivo,
    );
    expect(await fila('Cédula, Cliente')).toBeVisible();
    expect(filas()).toHaveLength(1);
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  long('EST-511 a person of whom nothing is asked has no empty search to look at', async () => {
    apiDeDocumentos();
    openApp(
      `/ejecutivo/estado-cliente/${zambrano.identificacion}?plan=01-M001-12&tab=depositario&sub=documentos`,
      ejecutivo,
    );
    expect(await screen.findByText('No se piden documentos de esta persona.')).toBeVisible();
  });

  long('DOC-505 legal is told that there are no legal documents, not that there is no list', async () => {
    abrirDocumentos(legal, []);
    expect(await screen.findByText('El plan no tiene documentos legales.')).toBeVisible();
  });

  long('the whole folder is one PDF; while it is made the button waits', async () => {
    const { api, teclado } = abrirDocumentos();
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    let llega = () => {};
    api.on(
      'GET /plan/01-M001-12/documentos/pdf',
      () =>
        new Promise((done) => {
          llega = () => done({ body: {} });
        }),
    );
    const boton = await screen.findByRole('button', { name: 'Descargar todo en un PDF' });
    await teclado.click(boton);
    await waitFor(() => expect(boton).toBeDisabled());
    llega();
    await waitFor(() => expect(boton).toBeEnabled());
    expect(api.pedidas('/plan/01-M001-12/documentos/pdf')).toHaveLength(1);
  });
});

describe('the viewer of a document', () => {
  long('DOC-030 a row without a file opens nothing and says so', async () => {
    const { teclado } = abrirDocumentos();
    await teclado.click(within(await fila('Papeleta de votación, Cliente')).getByText('Papeleta de votación'));
    expect(await screen.findByText('No existe documento generado')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  long('DOC-030 a file that is not there says so in the viewer too', async () => {
    const { api, teclado } = abrirDocumentos();
    api.on(`GET /documento/${cedula.id}/archivo`, () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
    await teclado.click(within(await fila('Cédula, Cliente')).getByRole('button', { name: 'Cédula' }));
    const visor = within(await screen.findByRole('dialog', { name: 'Cédula' }));
    expect(await visor.findByText('No existe documento generado')).toBeVisible();
    expect(visor.getByRole('button', { name: 'Descargar' })).toBeDisabled();
  });

  long(
    'DOC-512 one goes on and back by the arrow keys and the buttons, to the ends; Esc closes and the focus returns',
    async () => {
      const { teclado, router } = abrirDocumentos();
      const enlace = within(await fila('Cédula, Cliente')).getByRole('button', { name: 'Cédula' });
      await teclado.click(enlace);
      const visor = within(await screen.findByRole('dialog', { name: 'Cédula' }));
      expect(await visor.findByText('páginas del documento')).toBeVisible();
      expect(visor.getByText('Documento 1 de 3')).toBeVisible();
      expect(visor.getByRole('button', { name: 'Documento anterior' })).toBeDisabled();
      await teclado.keyboard('{ArrowLeft}');
      expect(router.state.location.search).toContain('doc=11');
      await teclado.keyboard('{ArrowRight}');
      expect(await screen.findByRole('dialog', { name: 'Planilla de servicio básico' })).toBeVisible();
      await teclado.click(screen.getByRole('button', { name: 'Documento siguiente' }));
      expect(await screen.findByText('Documento 3 de 3')).toBeVisible();
      await teclado.keyboard('{ArrowRight}');
      expect(router.state.location.search).toContain(`doc=${cedulaDeGarante.id}`);
      await teclado.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(router.state.location.search).not.toContain('doc=');
    },
  );

  long('DOC-512 arrows typed in a field stay in the field', async () => {
    const { teclado, router } = abrirDocumentos(ejecutivo, documentos, '&doc=11');
    await screen.findByRole('dialog', { name: 'Cédula' });
    await teclado.click(screen.getByRole('searchbox', { name: 'Buscar documento' }));
    await teclado.keyboard('{ArrowRight}');
    expect(router.state.location.search).toContain('doc=11');
  });

  long('earlier versions are looked at with what was decided about them, and decided upon no more', async () => {
    const { api, teclado } = abrirDocumentos(ejecutivo, documentos, '&doc=11');
    const visor = within(await screen.findByRole('dialog', { name: 'Cédula' }));
    expect(visor.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    await teclado.click(await visor.findByRole('combobox', { name: 'Versión' }));
    await teclado.click(await screen.findByRole('option', { name: /^Versión 1/ }));
    expect(await visor.findByText('Falta el reverso')).toBeVisible();
    expect(visor.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    await waitFor(() => expect(api.pedidas('/documento/11/archivo').at(-1)).toBe('/documento/11/archivo?version=1'));
  });

  long('DOC-512 the download has the name that the server gives, or the specified one', async () => {
    const nombres: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      nombres.push(this.download);
    });
    const descargada = async (fila: typeof cedula) => {
      const { teclado, api, unmount } = abrirDocumentos(ejecutivo, [fila], '&doc=11');
      api.on('GET /documento/11/versiones', () => ({ body: [] }));
      const visor = within(await screen.findByRole('dialog', { name: 'Cédula' }));
      await visor.findByText('páginas del documento');
      await teclado.click(visor.getByRole('button', { name: 'Descargar' }));
      unmount();
    };
    await descargada(cedula);
    await descargada({ ...cedula, nombreDescarga: null });
    expect(nombres).toEqual(['Documento_1710034065.pdf', 'Documento_1710034065_Cédula_01-M001-12.pdf']);
    jest.restoreAllMocks();
  });
});
