import { formularioDeSolicitud, mensajes } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problemAnswer, userOf } from '../../testing/api';
import { estado12 } from '../../testing/clientes';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import {
  apiDeSolicitud,
  CLAVE,
  datos,
  ejecutivo,
  gerente,
  legal,
  plan,
  registro,
  riesgo,
} from '../../testing/solicitudes';
import { Faltantes } from '../carpeta';
import { Avance } from '../cliente/Avance';
import SolicitudTab from './SolicitudTab';
import type { PlanDeSolicitud, SolicitudRecord } from './tipos';

type Usuario = ReturnType<typeof userOf>;

interface Apertura {
  readonly user?: Usuario;
  readonly inicial?: Partial<SolicitudRecord>;
  readonly conPlan?: Partial<PlanDeSolicitud>;
  readonly direccion?: string;
  readonly preparar?: (api: ReturnType<typeof apiDeSolicitud>) => void;
}

async function abrirSolicitud({ user = ejecutivo, inicial, conPlan, direccion, preparar }: Apertura = {}) {
  const api = apiDeSolicitud(inicial);
  preparar?.(api);
  const clave = inicial?.id ?? CLAVE;
  const vista = mount(<SolicitudTab clave={clave} estado={{ ...plan, ...conPlan }} />, user, direccion);
  await screen.findByRole('heading', { name: 'Datos personales' });
  return { api, ...vista };
}

async function abrirEditando(apertura: Apertura = {}) {
  const abierta = await abrirSolicitud(apertura);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toBeEnabled());
  await abierta.teclado.click(screen.getByRole('button', { name: 'Editar' }));
  return abierta;
}

const titulos = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const celda = (nombre: string) => document.querySelector<HTMLElement>(`[data-campo="${nombre}"]`);
// By their place: a search by role and name through a form of 60 fields takes seconds.
const entrada = (nombre: string) => celda(nombre)?.querySelector('input') as HTMLInputElement;
const lista = (nombre: string) => celda(nombre)?.querySelector('[role=combobox]') as HTMLElement;
const guardar = () => screen.getByRole('button', { name: 'Guardar' });

type Teclado = Awaited<ReturnType<typeof abrirSolicitud>>['teclado'];

async function elegir(teclado: Teclado, nombre: string, opcion: string) {
  await teclado.click(lista(nombre));
  await teclado.click(await screen.findByRole('option', { name: opcion }));
}

async function escribir(teclado: Teclado, nombre: string, texto: string) {
  await teclado.clear(entrada(nombre));
  await teclado.type(entrada(nombre), texto);
}

describe('reading', () => {
  test('CLI-042 CLI-043 without Editar there is nothing to type into and Guardar cannot be pressed', async () => {
    await abrirSolicitud();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(guardar()).toBeDisabled();
    expect(within(celda('nombres') as HTMLElement).getByText('María José')).toBeVisible();
    expect(within(celda('valorBien') as HTMLElement).getByText('$ 18.500,50')).toBeVisible();
    expect(within(celda('fechaNacimiento') as HTMLElement).getByText('15/03/1988')).toBeVisible();
    expect(await within(celda('parroquiaCodigo') as HTMLElement).findByText('Cotocollao')).toBeVisible();
  });

  long.each([
    ['V', 'Datos laborales'],
    ['B', 'Datos laborales'],
    ['I', 'Datos independiente'],
    ['H', 'Datos pensionista jubilado'],
    ['A', 'Dependiente de subsidio familiar / Ama de casa'],
  ])(
    'CLI-031 CLI-036 labour situation %s shows the sections in order, the last one %s',
    async (situacionLaboral, titulo) => {
      await abrirSolicitud({ inicial: { situacionLaboral } });
      expect(titulos()).toEqual(['Datos del bien', 'Datos personales', 'Beneficiario final', titulo]);
    },
  );

  test('CLI-031 no employment section while the situation is not chosen', async () => {
    await abrirSolicitud({ inicial: { situacionLaboral: null } });
    expect(titulos()).toEqual(['Datos del bien', 'Datos personales', 'Beneficiario final']);
  });

  long.each([
    ['Ejecutivo Adjudicaciones', ejecutivo, true],
    ['Riesgo', riesgo, true],
    ['Legal', legal, false],
  ])('CLI-032 %s: goods section shown: %#', async (_, user, visto) => {
    await abrirSolicitud({ user });
    expect(screen.queryByRole('heading', { name: 'Datos del bien' }) !== null).toBe(visto);
  });

  test('CLI-041 its buttons', async () => {
    await abrirSolicitud({ inicial: { numAprobacion: 7 } });
    for (const nombre of ['Editar', 'Guardar', 'Generar Solicitud', 'Enviar a Riesgo'])
      expect(screen.getByRole('button', { name: nombre })).toBeVisible();
  });

  test('CLI-033 CLI-035 CLI-050 the guarantor has neither goods nor beneficiary nor Enviar a Riesgo', async () => {
    const inicial = { id: '01-M001-12-garante', rol: 'garante' };
    await abrirSolicitud({ inicial });
    expect(titulos()).toEqual(['Datos personales', 'Datos laborales']);
    expect(screen.queryByRole('button', { name: 'Enviar a Riesgo' })).toBeNull();
  });

  test('CLI-049 without the server saying so there is no Editar and no draft is asked for', async () => {
    const { api } = await abrirSolicitud({ user: gerente, inicial: { acciones: [] } });
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    expect(api.llamadas.some(({ path }) => path.startsWith('/borrador'))).toBe(false);
  });

  long('CLI-053 Enviar a Riesgo is disabled and says why', async () => {
    const { teclado } = await abrirSolicitud({ conPlan: { motivoNoEnviar: 'Primero genere la solicitud' } });
    const boton = screen.getByRole('button', { name: 'Enviar a Riesgo' });
    expect(boton).toBeDisabled();
    await teclado.hover(boton.parentElement as HTMLElement);
    expect(await screen.findByRole('tooltip', { name: 'Primero genere la solicitud' })).toBeVisible();
  });
});

describe('marks, visibility and resets', () => {
  long('CLI-079 exactly the mandatory fields are marked with (*)', async () => {
    await abrirEditando();
    const contexto = {
      rol: 'titular',
      hoy: '2026-11-21',
      idDepartamento: '002',
      identificacion: registro.identificacion,
    } as const;
    for (const nombre of formularioDeSolicitud.nombres) {
      const mostrado = celda(nombre);
      expect([nombre, mostrado !== null]).toEqual([nombre, formularioDeSolicitud.estaVisible(nombre, datos, contexto)]);
      if (mostrado === null) continue;
      const requerido = formularioDeSolicitud.esRequerido(nombre, datos, contexto);
      expect([nombre, mostrado.textContent?.includes('(*)')]).toEqual([nombre, requerido]);
    }
  });

  test('CLI-079 while it is only read the marks are there too, and stay off paper', async () => {
    await abrirSolicitud();
    await waitFor(() => expect(celda('profesion')).not.toBeNull());
    const marca = celda('profesion')?.querySelector('dt > [data-sin-imprimir]');
    expect([celda('profesion')?.querySelector('dt')?.textContent, marca?.textContent]).toEqual([
      'Profesión (*)',
      ' (*)',
    ]);
  });

  long('CLI-065 another address type empties owner and phone, which are asked for rented housing', async () => {
    const inicial = { tipoDomicilio: 'C', nombrePropietario: 'Rosa Mena', telefonoPropietario: '0987654321' };
    const { teclado } = await abrirEditando({ inicial });
    expect(entrada('nombrePropietario')).toHaveValue('Rosa Mena');
    await elegir(teclado, 'tipoDomicilio', 'Vive con familiares');
    expect(entrada('nombrePropietario')).toHaveValue('');
    expect(entrada('telefonoPropietario')).toHaveValue('');
    await elegir(teclado, 'tipoDomicilio', 'Propia hipotecada');
    expect(celda('nombrePropietario')).toBeNull();
  });

  long('CLI-066 CLI-112 another marital status empties the separation of goods', async () => {
    const { teclado } = await abrirEditando({ inicial: { estadoCivil: 'C', separacionBienes: 'S' } });
    expect(lista('separacionBienes')).toHaveTextContent('Sí');
    await elegir(teclado, 'estadoCivil', 'Unión de hecho');
    expect(lista('separacionBienes')).not.toHaveTextContent('Sí');
    await elegir(teclado, 'estadoCivil', 'Viudo');
    expect(celda('separacionBienes')).toBeNull();
  });

  long('CLI-067 CLI-098 another nationality sets the years of residence to 0; Ecuador hides them', async () => {
    const { teclado } = await abrirEditando({ inicial: { nacionalidad: 'EC' } });
    expect(celda('anosResidencia')).toBeNull();
    await elegir(teclado, 'nacionalidad', 'Colombia');
    expect(entrada('anosResidencia')).toHaveValue('0');
  });

  long(
    'CLI-068 CLI-106 another labour situation empties the exposure, which public employees must answer',
    async () => {
      const { teclado } = await abrirEditando({
        inicial: { pepExpuesto: 'S', pepVinculo: 'familiar', pepNombres: 'Ana Paz', pepParentesco: 'madre' },
      });
      await elegir(teclado, 'situacionLaboral', 'Empleado público');
      expect(lista('pepExpuesto')).not.toHaveTextContent('Sí');
      expect(celda('pepVinculo')).toBeNull();
    },
  );

  long('CLI-069 CLI-070 the final beneficiary is copied from the client and cleared again', async () => {
    const { teclado } = await abrirEditando();
    const casilla = screen.getByRole('checkbox', { name: 'El cliente es el beneficiario final' });
    await teclado.click(casilla);
    const copiados = {
      beneficiarioCedula: '1712345675',
      beneficiarioNombres: 'María José',
      beneficiarioActividad: 'Confección',
    };
    for (const [nombre, valor] of Object.entries(copiados))
      expect(celda(nombre)?.querySelector('input')).toHaveValue(valor);
    await teclado.click(casilla);
    for (const nombre of Object.keys(copiados)) expect(celda(nombre)?.querySelector('input')).toHaveValue('');
  });

  long('CLI-071 CLI-072 informal writes and locks the position, without it the field is empty and free', async () => {
    const { teclado } = await abrirEditando({ inicial: { situacionLaboral: 'I' } });
    await teclado.click(screen.getByRole('checkbox', { name: 'Informal' }));
    expect(entrada('laboralCargo')).toHaveValue('Informal');
    expect(entrada('laboralCargo')).toHaveAttribute('readonly');
    await teclado.click(screen.getByRole('checkbox', { name: 'Informal' }));
    expect(entrada('laboralCargo')).toHaveValue('');
    expect(entrada('laboralCargo')).not.toHaveAttribute('readonly');
  });

  long(
    'CLI-073 CLI-074 a province loads its cities, a city its parishes, and both empty what hangs on them',
    async () => {
      const { teclado } = await abrirEditando();
      await elegir(teclado, 'provinciaCodigo', 'Azuay');
      expect(lista('cantonCodigo')).toHaveValue('');
      expect(lista('parroquiaCodigo')).toBeDisabled();
      await teclado.click(lista('cantonCodigo'));
      expect(await screen.findByRole('option', { name: 'Cuenca' })).toBeVisible();
      expect(screen.queryByRole('option', { name: 'Quito' })).toBeNull();
      await teclado.click(screen.getByRole('option', { name: 'Cuenca' }));
      await elegir(teclado, 'parroquiaCodigo', 'Bellavista');
      expect(lista('parroquiaCodigo')).toHaveValue('Bellavista');
    },
  );

  long('CLI-056 risk sees the goods locked while it edits the rest', async () => {
    const { api, teclado } = await abrirEditando({ user: riesgo });
    expect(entrada('valorBien')).toHaveAttribute('readonly');
    await escribir(teclado, 'profesion', 'Auditora');
    await teclado.click(guardar());
    await waitFor(() => expect(api.guardados()).toHaveLength(1));
    expect(api.guardados()[0]?.body).toMatchObject({ profesion: 'Auditora', valorBien: 18500.5 });
  });

  long('CLI-032 legal does not send the goods it does not see', async () => {
    const { estadoBien: _e, valorBien: _v, ...sinBien } = registro;
    const { api, teclado } = await abrirEditando({
      user: legal,
      inicial: { ...sinBien, estadoBien: undefined as never, valorBien: undefined as never },
    });
    await escribir(teclado, 'profesion', 'Auditora');
    await teclado.click(guardar());
    await waitFor(() => expect(api.guardados()).toHaveLength(1));
    expect(Object.keys(api.guardados()[0]?.body as object)).not.toContain('valorBien');
  });

  long(
    'CLI-091 the fingerprint code is upper case; more than 6 characters are kept as typed, and refused',
    async () => {
      const { teclado } = await abrirEditando();
      await escribir(teclado, 'codigoDactilar', 'v4343i99');
      expect(entrada('codigoDactilar')).toHaveValue('V4343I99');
      await teclado.tab();
      expect(await screen.findByText('Máximo 6 caracteres')).toBeVisible();
    },
  );
});

describe('saving', () => {
  long('CLI-120 nothing is sent while a field is wrong; the first one gets the cursor', async () => {
    const { api, teclado } = await abrirEditando();
    await teclado.clear(entrada('profesion'));
    await escribir(teclado, 'celular', '099');
    await teclado.click(guardar());
    expect(await screen.findByText(mensajes.GEN.camposIncorrectos)).toBeVisible();
    expect(screen.getByText('Profesión del cliente es requerida.')).toBeVisible();
    expect(screen.getByText('Teléfono inválido')).toBeVisible();
    expect(entrada('profesion')).toHaveFocus();
    expect(api.guardados()).toEqual([]);
  });

  long('CLI-043 CLI-044 a save goes with version and key, ends edit mode and offers the document', async () => {
    const { api, teclado } = await abrirEditando({
      inicial: { version: 0, numAprobacion: null, acciones: ['guardar'] },
    });
    expect(screen.queryByRole('button', { name: 'Generar Solicitud' })).toBeNull();
    await escribir(teclado, 'profesion', '  Auditora  externa ');
    await teclado.click(guardar());
    expect(await screen.findByText('Información guardada exitosamente')).toBeVisible();
    const [llamada] = api.guardados();
    expect(llamada?.headers.get('If-Match')).toBe('"0"');
    expect(llamada?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(llamada?.body).toMatchObject({ profesion: 'Auditora externa' });
    expect(await screen.findByRole('button', { name: 'Generar Solicitud' })).toBeEnabled();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(guardar()).toBeDisabled();
  });

  long('a field that the server refuses keeps what was typed and says why', async () => {
    const { teclado } = await abrirEditando({
      preparar: (api) =>
        api.on(`PUT /solicitud/${CLAVE}`, () =>
          problemAnswer(422, 'campos-incorrectos', mensajes.GEN.camposIncorrectos, {
            parroquiaCodigo: 'Opción no permitida',
          }),
        ),
    });
    await escribir(teclado, 'profesion', 'Auditora');
    await teclado.click(guardar());
    expect(await screen.findByText('Opción no permitida')).toBeVisible();
    expect(entrada('profesion')).toHaveValue('Auditora');
    expect(lista('parroquiaCodigo')).toHaveFocus();
  });

  test('CLI-126 GEN-544 a failed save says so and keeps what was typed', async () => {
    const { teclado } = await abrirEditando({
      preparar: (api) => api.on(`PUT /solicitud/${CLAVE}`, () => ({ status: 500, body: {} })),
    });
    await escribir(teclado, 'profesion', 'Auditora');
    await teclado.click(guardar());
    expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
    expect(entrada('profesion')).toHaveValue('Auditora');
  });

  long('a business refusal says its reason', async () => {
    const { teclado } = await abrirEditando({
      preparar: (api) =>
        api.on(`PUT /solicitud/${CLAVE}`, () =>
          problemAnswer(409, 'carpeta-en-riesgo', mensajes.propios.carpetaEnRiesgo),
        ),
    });
    await escribir(teclado, 'profesion', 'Auditora');
    await teclado.click(guardar());
    expect(await screen.findByText(mensajes.propios.carpetaEnRiesgo)).toBeVisible();
  });

  /** Somebody else saves version 7 before this person's first save. */
  const otraPersonaGuarda = () => {
    let primera = true;
    return abrirEditando({
      preparar: (falsa) =>
        falsa.on(`PUT /solicitud/${CLAVE}`, ({ body }) => {
          if (!primera) return { body: { ...registro, ...(body as object), version: 8 } };
          primera = false;
          return {
            status: 412,
            body: {
              title: mensajes.propios.versionVieja,
              status: 412,
              code: 'version-vieja',
              detalle: {
                versionActual: 7,
                campos: ['profesion', 'direccion'],
                quien: 'Nora Salas',
                cuando: '2026-11-21T15:30:00.000Z',
                actual: { profesion: 'Economista', direccion: 'Calle Guayas 12' },
              },
            },
          };
        }),
    });
  };

  long(
    'going back to the form keeps what was typed and marks the fields that differ with what the other one stored',
    async () => {
      const { teclado } = await otraPersonaGuarda();
      await escribir(teclado, 'profesion', 'Auditora');
      await teclado.click(guardar());
      const dialogo = within(await screen.findByRole('dialog', { name: 'Nora Salas guardó antes que usted' }));
      await teclado.click(dialogo.getByRole('button', { name: 'Seguir editando' }));
      expect(await screen.findByText('Nora Salas guardó: Economista')).toBeVisible();
      expect(screen.getByText('Nora Salas guardó: Calle Guayas 12')).toBeVisible();
      expect(entrada('profesion')).toHaveValue('Auditora');
      await escribir(teclado, 'profesion', 'Economista');
      await waitFor(() => expect(screen.queryByText('Nora Salas guardó: Economista')).toBeNull());
    },
  );

  long(
    'somebody else was faster: who, when, both values of each field that differs, and the choice is saved on the new version',
    async () => {
      const { api, teclado } = await otraPersonaGuarda();
      await escribir(teclado, 'profesion', 'Auditora');
      await escribir(teclado, 'referenciaDomicilio', 'María');
      await teclado.click(guardar());
      const dialogo = within(await screen.findByRole('dialog', { name: 'Nora Salas guardó antes que usted' }));
      expect(dialogo.getByText(/^El 21\/11\/2026 10:30\./)).toBeVisible();
      const profesion = within(dialogo.getByRole('group', { name: 'Profesión' }));
      const direccion = within(dialogo.getByRole('group', { name: 'Dirección' }));
      // What one wrote oneself is proposed as one's own, what only the other one changed as stored.
      expect(profesion.getByRole('radio', { name: /Lo que usted escribió Auditora/ })).toBeChecked();
      expect(direccion.getByRole('radio', { name: /Lo que está guardado Calle Guayas 12/ })).toBeChecked();
      await teclado.click(profesion.getByRole('radio', { name: /Lo que está guardado Economista/ }));
      await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(api.guardados()).toHaveLength(2));
      expect(api.guardados()[1]?.headers.get('If-Match')).toBe('"7"');
      expect(api.guardados()[1]?.body).toMatchObject({
        referenciaDomicilio: 'María',
        profesion: 'Economista',
        direccion: 'Calle Guayas 12',
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  long('leaving with unsaved changes asks; staying keeps them', async () => {
    const { teclado, router } = await abrirEditando();
    await escribir(teclado, 'profesion', 'Auditora');
    await teclado.click(screen.getByRole('link', { name: 'otra página' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
    await teclado.click(dialogo.getByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/');
    expect(entrada('profesion')).toHaveValue('Auditora');
    const cierre = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(cierre);
    expect(cierre.defaultPrevented).toBe(true);
  });

  long('nothing is asked when nothing changed', async () => {
    const { teclado } = await abrirEditando();
    await teclado.click(screen.getByRole('link', { name: 'otra página' }));
    expect(await screen.findByText('Otra página')).toBeVisible();
  });
});

describe('drafts', () => {
  const borrador = (valores: object, versionBase = 3) => ({
    id: `solicitud/${CLAVE}/personales`,
    formulario: 'solicitud',
    clave: CLAVE,
    seccion: 'personales',
    valores,
    versionBase,
    version: 2,
    guardadoEn: '2026-11-21T14:05:00.000Z',
  });

  long('what is typed is kept per section after a pause, and only what changed', async () => {
    const { api, teclado } = await abrirEditando({
      preparar: (falsa) =>
        falsa.on(`PUT /borrador/solicitud/${CLAVE}/personales`, ({ body }) => ({
          body: { ...borrador({}), ...(body as object), version: 1 },
        })),
    });
    await escribir(teclado, 'profesion', 'Auditora');
    expect(api.borradores()).toEqual([]);
    expect(await screen.findByText('Borrador guardado 09:05')).toBeVisible();
    expect(api.borradores()).toHaveLength(1);
    expect(api.borradores()[0]?.body).toEqual({ valores: { profesion: 'Auditora' }, versionBase: 3, version: 0 });
  });

  long(
    'a draft of an earlier sitting is restored, said, and saved on the version from which it was typed',
    async () => {
      const { api, teclado } = await abrirSolicitud({
        inicial: { version: 4 },
        preparar: (falsa) =>
          falsa.on('GET /borrador', () => ({ body: [borrador({ profesion: 'Auditora', desconocido: 'x' })] })),
      });
      expect(await screen.findByText('Se restauró un borrador de 21/11/2026 09:05')).toBeVisible();
      expect(entrada('profesion')).toHaveValue('Auditora');
      await teclado.click(guardar());
      await waitFor(() => expect(api.guardados()).toHaveLength(1));
      expect(api.guardados()[0]?.headers.get('If-Match')).toBe('"3"');
      await waitFor(() => expect(screen.queryByText(/Se restauró un borrador/)).toBeNull());
    },
  );

  long('Descartar deletes the draft and shows what is stored', async () => {
    const { api, teclado } = await abrirSolicitud({
      preparar: (falsa) => {
        falsa.on('GET /borrador', () => ({ body: [borrador({ profesion: 'Auditora' })] }));
        falsa.on(`DELETE /borrador/solicitud/${CLAVE}/personales`, () => ({ status: 204 }));
      },
    });
    await teclado.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(within(celda('profesion') as HTMLElement).getByText('Contadora')).toBeVisible();
    await waitFor(() => expect(api.borradores().map(({ method }) => method)).toEqual(['DELETE']));
    expect(screen.queryByText(/Se restauró/)).toBeNull();
  });

  long('a draft that another tab wrote is not overwritten', async () => {
    const { api, teclado } = await abrirEditando({
      preparar: (falsa) =>
        falsa.on(`PUT /borrador/solicitud/${CLAVE}/personales`, () => problemAnswer(412, 'version-vieja', 'x')),
    });
    await escribir(teclado, 'profesion', 'Auditora');
    expect(await screen.findByText(/también se edita en otra pestaña/)).toBeVisible();
    await escribir(teclado, 'referenciaDomicilio', 'María');
    await act(() => new Promise((done) => setTimeout(done, 2_300)));
    expect(api.borradores()).toHaveLength(1);
  });
});

long(
  'EST-509 data of another application of the same person stand in the form, unsaved; the good is not taken',
  async () => {
    const api = apiDeSolicitud();
    api.on('GET /solicitud/01-M001-20-titular', () => ({
      body: {
        ...registro,
        id: '01-M001-20-titular',
        profesion: 'Agrónoma',
        situacionLaboral: 'V',
        laboralNombre: 'Hacienda Sur',
        valorBien: 99_000,
      },
    }));
    const { router } = mount(<SolicitudTab clave={CLAVE} estado={plan} />, ejecutivo, '/?plan=01-M001-12');
    await screen.findByRole('button', { name: 'Editar' });
    await act(() => router.navigate('/?plan=01-M001-12', { state: { tomarDe: '01-M001-20-titular' } }));
    expect(await screen.findByText('Datos tomados de la otra solicitud: revíselos y guarde.')).toBeVisible();
    await waitFor(() => expect(entrada('profesion')).toHaveValue('Agrónoma'));
    expect(entrada('laboralNombre')).toHaveValue('Hacienda Sur');
    expect(entrada('valorBien').value).not.toContain('99');
    expect(api.guardados()).toEqual([]);
    expect(router.state.location.state).toBeNull();
  },
);

describe('what is missing', () => {
  const faltantes = [
    { codigo: 'titular.documentos', texto: 'Documentos', pestana: 'cliente', subpestana: 'documentos' },
    {
      codigo: 'titular.profesion',
      texto: 'Profesión',
      pestana: 'cliente',
      subpestana: 'informacion',
      campo: 'profesion',
    },
  ];

  long('it counts, lists and leads to the field, in edit mode and with the cursor in it', async () => {
    apiDeSolicitud();
    const { teclado, router } = mount(
      <>
        <Faltantes faltantes={faltantes} />
        <SolicitudTab clave={CLAVE} estado={plan} />
      </>,
      ejecutivo,
      '/?plan=01-M001-12',
    );
    await teclado.click(screen.getByRole('button', { name: 'Faltan 2 requisitos para enviar a Riesgo' }));
    const requisitos = within(screen.getByRole('list', { name: 'Requisitos que faltan' }));
    expect(requisitos.getByRole('link', { name: 'Documentos' })).toHaveAttribute(
      'href',
      '/?plan=01-M001-12&tab=cliente&sub=documentos',
    );
    await teclado.click(requisitos.getByRole('link', { name: 'Profesión' }));
    await waitFor(() => expect(entrada('profesion')).toHaveFocus());
    expect(router.state.location.search).toBe('?plan=01-M001-12&tab=cliente&sub=informacion');
  });

  const deGarante = {
    codigo: 'garante.finanzas',
    texto: 'Datos financieros',
    pestana: 'garante',
    subpestana: 'datos-financieros',
  };
  const rechazado = {
    codigo: 'documento.31',
    texto: 'Documento rechazado: Papeleta (está borrosa)',
    pestana: 'cliente',
    subpestana: 'documentos',
  };
  const desactualizada = {
    codigo: 'titular.generar',
    texto: 'Solicitud desactualizada: generar de nuevo',
    pestana: 'cliente',
    subpestana: 'informacion',
    generar: 'titular',
  } as const;
  const plan12 = { idCodigo: '01-M001-12', puedeEditar: true };
  const abrirLista = async (puedeEditar: boolean) => {
    const api = apiDeSolicitud();
    const todos = [rechazado, desactualizada, deGarante];
    const vista = mount(
      <Faltantes faltantes={todos} plan={{ ...plan12, puedeEditar }} />,
      ejecutivo,
      '/?plan=01-M001-12&doc=7',
    );
    await vista.teclado.click(screen.getByRole('button', { name: 'Faltan 3 requisitos para enviar a Riesgo' }));
    return { ...vista, api };
  };

  test('who may not write the folder has no button on a line', async () => {
    await abrirLista(false);
    expect(screen.getByText(rechazado.texto)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Subir/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Generar/ })).toBeNull();
  });

  test('whose each line is, and what can be done on it', async () => {
    const { api, teclado, router } = await abrirLista(true);
    api.on(`POST /solicitud/${CLAVE}/generar`, () => ({ body: {} }));
    expect(within(screen.getByRole('list', { name: 'Garante' })).getAllByRole('listitem')).toHaveLength(1);
    const titular = within(screen.getByRole('list', { name: 'Titular' }));
    await teclado.click(titular.getByRole('button', { name: `Generar: ${desactualizada.texto}` }));
    expect(await screen.findByText('Solicitud generada.')).toBeVisible();
    await teclado.click(titular.getByRole('link', { name: `Subir: ${rechazado.texto}` }));
    const { search, state } = router.state.location;
    expect(search).toBe('?plan=01-M001-12&tab=cliente&sub=documentos');
    expect(state).toEqual({ documento: 31, subir: true });
  });

  long('what is typed counts, and is said to wait for the save; given up it is missing again', async () => {
    apiDeSolicitud({ profesion: null });
    const profesion = { ...faltantes[1], texto: 'Datos personales: Profesión' } as (typeof estado12.faltantes)[number];
    const estado = { ...estado12, faltantes: [profesion, deGarante], requisitos: 30 };
    const { teclado } = mount(
      <>
        <Avance estado={estado} conBotonAbajo />
        <SolicitudTab clave={CLAVE} estado={plan} />
      </>,
      ejecutivo,
      '/?plan=01-M001-12',
    );
    const editar = await screen.findByRole('button', { name: 'Editar' });
    await waitFor(() => expect(editar).toBeEnabled());
    await teclado.click(editar);
    expect(screen.getByText('28 de 30')).toBeVisible();
    await escribir(teclado, 'profesion', 'Auditora');
    expect(await screen.findByText('29 de 30')).toBeVisible();
    expect(screen.getByText('1 escrito, falta guardar')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Falta 1 requisito/ })).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: 'Cancelar' }));
    await teclado.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('28 de 30')).toBeVisible();
  });

  test('nothing missing is said as well', () => {
    mount(<Faltantes faltantes={[]} />, ejecutivo);
    expect(screen.getByText('No falta nada para enviar a Riesgo')).toBeVisible();
  });
});

test('CLI-045 Generar Solicitud makes the document and opens the viewer', async () => {
  const { api, teclado } = await abrirSolicitud({
    preparar: (falsa) => {
      falsa.on(`POST /solicitud/${CLAVE}/generar`, () => ({ body: { ...registro, estadoSol: 'GENERADA' } }));
      falsa.on(`GET /solicitud/${CLAVE}/documento`, () => problemAnswer(500, 'x', 'x'));
    },
  });
  await teclado.click(screen.getByRole('button', { name: 'Generar Solicitud' }));
  expect(await screen.findByRole('dialog', { name: 'Solicitud de compra' })).toBeVisible();
  expect(api.llamadas.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/solicitud/${CLAVE}/generar`,
  ]);
});
