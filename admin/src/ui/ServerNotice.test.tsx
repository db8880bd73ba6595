import { mensajes } from '@adjudica/domain';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { administrador } from '../testing/api';
import { mount } from '../testing/mount';
import { lazy } from './lazy';
import { ServerNotice } from './ServerNotice';

const { propios } = mensajes;
const ENTRADA = '/assets/index-abc.js';
const FALLO = 'Failed to fetch dynamically imported module: http://localhost/assets/Pagina-abc.js';

/** What the server serves as its page; null = it does not answer. */
let pagina: string | null;
let respuesta: number;
let cargas: number;
let entrada: HTMLScriptElement;

beforeEach(() => {
  jest.useFakeTimers();
  pagina = null;
  respuesta = 200;
  cargas = 0;
  entrada = document.head.appendChild(document.createElement('script'));
  entrada.type = 'module';
  entrada.setAttribute('src', ENTRADA);
  globalThis.fetch = (async () => {
    if (pagina === null) throw new TypeError('Failed to fetch');
    return new Response(pagina, { status: respuesta });
  }) as typeof fetch;
});
afterEach(() => {
  entrada.remove();
  jest.useRealTimers();
});

const deEstaVersion = `<script type="module" src="${ENTRADA}"></script>`;

/** A page whose file is there when the server is, beside a field that somebody has typed in. */
function mostrar() {
  const Pagina = lazy(async () => {
    cargas += 1;
    if (pagina !== deEstaVersion || respuesta !== 200) throw new TypeError(FALLO);
    return { default: () => <p>La página pedida</p> };
  });
  return mount(
    <>
      <input aria-label="Motivo" defaultValue="lo escrito" />
      <Suspense fallback="…">
        <Pagina />
      </Suspense>
      <ServerNotice />
    </>,
    administrador,
  );
}

const pasan = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a page that can’t be loaded: a server that does not answer is called that, and the page comes by itself once it does', async () => {
  mostrar();
  await pasan(0);
  expect(screen.getByRole('alert')).toHaveTextContent(propios.servidorNoResponde);
  expect(screen.queryByText(/nueva versión/i)).toBeNull();
  respuesta = 502;
  pagina = 'Bad Gateway';
  await pasan(3000);
  expect(screen.getByRole('alert')).toHaveTextContent(propios.servidorNoResponde);
  respuesta = 200;
  pagina = deEstaVersion;
  await pasan(3000);
  expect(screen.getByText('La página pedida')).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveValue('lo escrito');
  expect([screen.queryByRole('alert'), cargas]).toEqual([null, 2]);
});

test('Reintentar asks at once', async () => {
  mostrar();
  await pasan(0);
  pagina = deEstaVersion;
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
  await pasan(0);
  expect(screen.getByText('La página pedida')).toBeVisible();
});

test('only a server that answers with another version offers to reload; what was typed stays until then', async () => {
  pagina = '<script type="module" src="/assets/index-def.js"></script>';
  mostrar();
  await pasan(0);
  expect(screen.getByRole('alert')).toHaveTextContent(propios.hayNuevaVersion);
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(screen.getByLabelText('Motivo')).toHaveValue('lo escrito');
});
