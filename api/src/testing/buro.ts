import { Simulador } from '../buro/simulador';
import { type Client, startTestApp, type TestApp } from './test-app';

/** For a test file: the bureau's simulator, reset before each test, and applications that use it. */
export function buroDePrueba() {
  let simulador: Simulador;
  /** A new person of the simulator for each test: every cédula is queried for the first time. */
  let siguiente = 1_700_000_000;
  beforeAll(async () => {
    simulador = await Simulador.abrir();
  });
  afterAll(() => simulador.close());
  beforeEach(() => {
    simulador.preguntas.length = 0;
    simulador.falta = null;
    simulador.compuerta = Promise.resolve();
  });
  const pedido = (cedula: string, mas: object = {}) => ({ TipoDocumento: 'C', NumeroDocumento: cedula, ...mas });
  return {
    simulador: (): Simulador => simulador,
    cedulaNueva: (): string => String(++siguiente),
    pedido,
    consultar: (quien: Client, cedula: string, mas: object = {}) => quien.post('/buro/consulta', pedido(cedula, mas)),
    abrir: (
      env: Record<string, string> = {},
      mas: Partial<Parameters<typeof startTestApp>[0]> = {},
    ): Promise<TestApp> =>
      startTestApp({ env: { BUREAU_URL: simulador.url, BUREAU_TIMEOUT_MS: '5000', ...env }, ...mas }),
  };
}
