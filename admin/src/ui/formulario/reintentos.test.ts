import { HttpError } from 'react-admin';
import {
  Autoguardado,
  ESPERA_MS,
  type EstadoDeBorrador,
  PAUSA_MAXIMA_MS,
  PRIMERA_PAUSA_MS,
  type PuertoDeBorrador,
} from './autoguardado';
import type { Copia, CopiasDeFormulario } from './copiaLocal';
import type { Valores } from './tabla';

/** What could not be sent: kept on this machine, said as it is, sent as soon as it can be. */

const GUARDADO_EN = '2026-11-21T14:05:00.000Z';
const sinRed = () => new HttpError('sin red', 0);

/** A server that keeps one draft a section, behind a line that fails as the test says. */
function escena({ conCopias = true } = {}) {
  const servidor = new Map<string, { valores: Valores; version: number }>();
  const equipo = new Map<string, Copia>();
  const intentos: string[] = [];
  const estados: EstadoDeBorrador[] = [];
  const linea = { fallo: null as Error | null, perderRespuesta: false, usuario: 7 };
  const puerto: PuertoDeBorrador = {
    async guardar(seccion, valores, versionBase, version) {
      intentos.push(`${seccion} ${JSON.stringify(valores)}`);
      if (linea.fallo !== null && !linea.perderRespuesta) throw linea.fallo;
      const actual = servidor.get(seccion);
      if ((actual?.version ?? 0) !== version)
        throw new HttpError('otra', 412, {
          code: 'version-vieja',
          detalle: { versionActual: actual?.version, cuando: GUARDADO_EN, actual: { valores: actual?.valores } },
        });
      servidor.set(seccion, { valores, version: version + 1 });
      if (linea.fallo !== null) throw linea.fallo;
      return { seccion, valores, versionBase, version: version + 1, guardadoEn: GUARDADO_EN };
    },
    async borrar(seccion) {
      intentos.push(`${seccion} borrar`);
      if (linea.fallo !== null) throw linea.fallo;
      servidor.delete(seccion);
    },
    vigente: () => linea.usuario === 7,
  };
  const copias: CopiasDeFormulario = {
    leer: async () => [...equipo.values()],
    escribir: async (copia) => {
      if (conCopias) equipo.set(copia.seccion, copia);
      return conCopias;
    },
    borrar: async (seccion) => void equipo.delete(seccion),
  };
  const guardador = new Autoguardado(puerto, (estado) => void estados.push(estado), copias);
  const valores = (seccion = 'personales') => servidor.get(seccion)?.valores;
  return { guardador, servidor, equipo, intentos, estados, linea, valores };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pasar = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('every change stands on this machine before it is sent, and goes from there once the server has it', async () => {
  const { guardador, equipo, intentos, valores } = escena();
  guardador.programar('personales', { nombres: 'M' }, 3);
  guardador.programar('personales', { nombres: 'María' }, 3);
  await pasar(0);
  expect(intentos).toEqual([]);
  expect(equipo.get('personales')).toMatchObject({ valores: { nombres: 'María' }, versionBase: 3, version: 0 });
  await pasar(ESPERA_MS);
  expect(valores()).toEqual({ nombres: 'María' });
  expect(equipo.size).toBe(0);
});

test('without connection: kept on this machine, and it says so; where it can’t be kept it says that', async () => {
  for (const conCopias of [true, false]) {
    const { guardador, estados, linea } = escena({ conCopias });
    linea.fallo = sinRed();
    guardador.programar('personales', { nombres: 'María' }, 3);
    await pasar(ESPERA_MS);
    expect(estados.at(-1)).toEqual({ tipo: conCopias ? 'equipo' : 'fallo', guardadoEn: null, sinConexion: true });
  }
});

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['the window comes or goes', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what could not be sent goes out when %s, without another change', async (_, senal) => {
  const { guardador, estados, equipo, linea, valores } = escena();
  const dejarDeOir = guardador.escuchar();
  linea.fallo = sinRed();
  guardador.programar('personales', { nombres: 'María' }, 3);
  await pasar(ESPERA_MS);
  expect(valores()).toBeUndefined();
  linea.fallo = null;
  senal();
  await pasar(0);
  expect(valores()).toEqual({ nombres: 'María' });
  expect(equipo.size).toBe(0);
  expect(estados.at(-1)).toEqual({ tipo: 'guardado', guardadoEn: GUARDADO_EN });
  dejarDeOir();
});

test('and by itself, after pauses that double up to five minutes; an arrival starts them anew', async () => {
  const { guardador, intentos, linea, valores } = escena();
  linea.fallo = new HttpError('caído', 503);
  guardador.programar('personales', { nombres: 'María' }, 3);
  guardador.programar('laboral', { laboralCargo: 'Jefa' }, 3);
  await pasar(ESPERA_MS);
  expect(intentos).toHaveLength(2);
  let pausa = PRIMERA_PAUSA_MS;
  for (let vez = 2; vez <= 9; vez++) {
    await pasar(pausa - 1);
    expect(intentos).toHaveLength(2 * (vez - 1));
    await pasar(1);
    expect(intentos).toHaveLength(2 * vez);
    pausa = Math.min(pausa * 2, PAUSA_MAXIMA_MS);
  }
  linea.fallo = null;
  await pasar(PAUSA_MAXIMA_MS);
  expect([valores(), valores('laboral')]).toEqual([{ nombres: 'María' }, { laboralCargo: 'Jefa' }]);
  const antes = intentos.length;
  await pasar(PAUSA_MAXIMA_MS * 2);
  expect(intentos).toHaveLength(antes);
  linea.fallo = sinRed();
  guardador.programar('personales', { nombres: 'María José' }, 3);
  await pasar(ESPERA_MS);
  linea.fallo = null;
  await pasar(PRIMERA_PAUSA_MS);
  expect(valores()).toEqual({ nombres: 'María José' });
});

test.each([429, 500, 503])(
  'a server that answers %d is left alone for as long as it asks, whatever happens',
  async (status) => {
    const { guardador, intentos, linea, valores } = escena();
    const dejarDeOir = guardador.escuchar();
    linea.fallo = Object.assign(new HttpError('ocupado', status), { esperaMs: 90_000 });
    guardador.programar('personales', { nombres: 'María' }, 3);
    await pasar(ESPERA_MS);
    expect(intentos).toHaveLength(1);
    linea.fallo = null;
    window.dispatchEvent(new Event('online'));
    await pasar(89_000);
    expect(intentos).toHaveLength(1);
    await pasar(1_000);
    expect([intentos.length, valores()]).toEqual([2, { nombres: 'María' }]);
    dejarDeOir();
  },
);

test.each([400, 403, 404, 413, 422])(
  'a refusal (%d) is not tried again by itself, stays on this machine, and is said',
  async (status) => {
    const { guardador, intentos, equipo, estados, linea } = escena();
    linea.fallo = new HttpError('no', status);
    guardador.programar('personales', { nombres: 'María' }, 3);
    await pasar(ESPERA_MS + PAUSA_MAXIMA_MS);
    expect(intentos).toHaveLength(1);
    expect(equipo.get('personales')?.valores).toEqual({ nombres: 'María' });
    expect(estados.at(-1)?.tipo).toBe('rechazado');
  },
);

test('a draft that arrived and whose answer was lost is no other tab: what was typed since goes out on top of it', async () => {
  const { guardador, estados, linea, valores, servidor } = escena();
  linea.fallo = sinRed();
  linea.perderRespuesta = true;
  guardador.programar('personales', { nombres: 'María' }, 3);
  await pasar(ESPERA_MS);
  linea.fallo = null;
  await pasar(PRIMERA_PAUSA_MS);
  expect(estados.map(({ tipo }) => tipo)).toEqual(['equipo', 'guardado']);
  linea.fallo = sinRed();
  guardador.programar('personales', { nombres: 'María J' }, 3);
  await pasar(ESPERA_MS);
  linea.fallo = null;
  guardador.programar('personales', { nombres: 'María José' }, 3);
  await pasar(ESPERA_MS);
  expect([valores(), servidor.get('personales')?.version]).toEqual([{ nombres: 'María José' }, 3]);
  expect(estados.at(-1)?.tipo).toBe('guardado');
});

test('after the form’s own save nothing is left on this machine; while it is under way the copy stays', async () => {
  const { guardador, equipo, linea } = escena();
  linea.fallo = sinRed();
  guardador.programar('personales', { nombres: 'María' }, 3);
  await pasar(ESPERA_MS);
  await guardador.callar();
  await pasar(PRIMERA_PAUSA_MS);
  expect(equipo.size).toBe(1);
  await guardador.olvidar();
  await pasar(0);
  expect(equipo.size).toBe(0);
});

test('a form that was left goes on sending, and a form opened again takes over what did not arrive', async () => {
  const primera = escena();
  primera.linea.fallo = sinRed();
  primera.guardador.programar('personales', { nombres: 'María' }, 3);
  let acabado = false;
  primera.guardador.cerrar(() => {
    acabado = true;
  });
  await pasar(ESPERA_MS);
  expect(acabado).toBe(false);
  primera.linea.fallo = null;
  await pasar(PAUSA_MAXIMA_MS);
  expect([acabado, primera.valores()]).toEqual([true, { nombres: 'María' }]);

  const segunda = escena({ conCopias: false });
  segunda.linea.fallo = sinRed();
  segunda.guardador.programar('personales', { nombres: 'María' }, 3);
  segunda.guardador.cerrar(() => {});
  await pasar(ESPERA_MS);
  const cedidas = await segunda.guardador.ceder();
  expect(cedidas).toMatchObject([{ seccion: 'personales', valores: { nombres: 'María' }, versionBase: 3, version: 0 }]);
  segunda.linea.fallo = null;
  await pasar(PAUSA_MAXIMA_MS);
  expect(segunda.valores()).toBeUndefined();
});

test('nothing of one user goes out under another’s session, nor is it handed to him', async () => {
  for (const ceder of [false, true]) {
    const { guardador, equipo, intentos, linea } = escena();
    linea.fallo = sinRed();
    guardador.programar('personales', { nombres: 'María' }, 3);
    await pasar(ESPERA_MS);
    linea.usuario = 8;
    linea.fallo = null;
    if (ceder) expect(await guardador.ceder()).toEqual([]);
    await pasar(PAUSA_MAXIMA_MS);
    await guardador.vaciar();
    expect(intentos).toHaveLength(1);
    expect(equipo.size).toBe(1);
  }
});
