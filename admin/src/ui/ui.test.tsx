import { mensajes } from '@adjudica/domain';
import Card from '@mui/material/Card';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { administrador } from '../testing/api';
import { long } from '../testing/long';
import { mount } from '../testing/mount';
import { renderElement, withStyles } from '../testing/styles';
import { themeOf } from '../theme';
import { ActionButtons } from './ActionButtons';
import { ActDialog } from './act/ActDialog';
import { Codes } from './Codes';
import { CommentField } from './fields/CommentField';
import { dinero, dineroEnTexto, fecha, fechaHora } from './format';
import { ProductToggle } from './ProductToggle';
import { tituloDeActa } from './pdf/PdfPreviewDialog';
import { SearchBar } from './SearchBar';

const show = (element: ReactNode) => {
  const view = renderElement(<ThemeProvider theme={themeOf('light')}>{element}</ThemeProvider>);
  return { ...view, teclado: userEvent.setup({ delay: null }) };
};

test('a card holds nothing that sticks to the edge of the window: it is no box that scrolls', () => {
  withStyles();
  show(<Card>Filas seleccionadas</Card>);
  expect(getComputedStyle(screen.getByText('Filas seleccionadas')).overflow).toBe('clip');
});

test('plans within a sentence: each code stays on one line, the sentence may break between them', () => {
  withStyles();
  show(
    <p>
      Planes <Codes codes={['01-1003-120', '02-5001-083']} />
    </p>,
  );
  expect(screen.getByText(/^Planes/)).toHaveTextContent('Planes 01-1003-120, 02-5001-083');
  for (const codigo of ['01-1003-120', '02-5001-083'])
    expect(getComputedStyle(screen.getByText(codigo)).whiteSpace).toBe('nowrap');
});

describe('reason dialog', () => {
  const open = (tipo: 'motivo' | 'comentario') => {
    const accepted = jest.fn(async () => ({}));
    const cancelled = jest.fn();
    const requerido = tipo === 'motivo' ? mensajes.GEN.motivoVacio : mensajes.GEN.comentarioVacio;
    const campos = { reason: { etiqueta: 'Motivo', tipo: CommentField, requerido } };
    const anular = { recurso: 'acta', accion: 'anular', titulo: 'Anular', campos };
    return {
      ...mount(<ActDialog acto={anular} id={1} enviar={accepted} onClose={cancelled} />, administrador),
      accepted,
      cancelled,
    };
  };

  long.each([
    ['motivo', 'Motivo no puede estar vacío'],
    ['comentario', 'Comentario no puede estar vacío'],
  ] as const)('GEN-504 an empty or blank %s is refused', async (tipo, message) => {
    const { teclado, accepted } = open(tipo);
    await teclado.type(screen.getByRole('textbox'), '   ');
    await teclado.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(screen.getByText(message)).toBeVisible();
    expect(accepted).not.toHaveBeenCalled();
  });

  test('GEN-505 more than 500 characters are kept as they were pasted, and told at once', async () => {
    const { teclado } = open('motivo');
    await teclado.click(screen.getByRole('textbox'));
    await teclado.paste('ñ'.repeat(501));
    expect(screen.getByRole('textbox')).toHaveValue('ñ'.repeat(501));
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByText('Máximo 500 caracteres (501)')).toBeVisible();
  });

  test('GEN-503 GEN-506 accept hands over the trimmed reason, cancel hands over nothing', async () => {
    const { teclado, accepted, cancelled, unmount } = open('motivo');
    expect(screen.getByRole('textbox')).toHaveAttribute('name', 'reason');
    await teclado.type(screen.getByRole('textbox'), '  Error en el acta ');
    await teclado.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(accepted).toHaveBeenCalledWith({ reason: 'Error en el acta' }, expect.any(String));
    await waitFor(() => expect(cancelled).toHaveBeenCalledTimes(1));
    expect(accepted).toHaveBeenCalledTimes(1);
    unmount();
    const otra = open('motivo');
    await otra.teclado.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(otra.cancelled).toHaveBeenCalledTimes(1);
    expect(otra.accepted).not.toHaveBeenCalled();
  });
});

test('only the actions that the server allows are drawn, in its order', () => {
  const definitions = {
    aprobar: { label: 'Aprobar', onClick: () => {} },
    anular: { label: 'Anular', onClick: () => {}, danger: true },
    enviar: { label: 'Enviar', onClick: () => {} },
  };
  show(<ActionButtons acciones={['anular', 'desconocida', 'aprobar']} definitions={definitions} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Anular', 'Aprobar']);
});

test('GEN-507 the search field asks for name or cédula', () => {
  show(<SearchBar value="" onSearch={() => {}} />);
  expect(screen.getByPlaceholderText('Ingrese el nombre del cliente o cédula')).toBeVisible();
});

test('the search is sent once, trimmed, on Enter', async () => {
  const search = jest.fn();
  const { teclado } = show(<SearchBar value="" onSearch={search} />);
  await teclado.type(screen.getByRole('searchbox'), ' mora {Enter}');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(search.mock.calls).toEqual([['mora']]);
});

test('of a text that is longer than its list looks for, the beginning is looked for, and the field says so', async () => {
  const search = jest.fn();
  const { teclado } = show(<SearchBar value="" onSearch={search} maxLength={8} />);
  await teclado.click(screen.getByRole('searchbox'));
  await teclado.paste('1710034065');
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(search.mock.calls).toEqual([['17100340']]));
  expect(screen.getByRole('searchbox')).toHaveValue('1710034065');
  expect(screen.getByText('Se busca por los primeros 8 caracteres')).toBeVisible();
});

long('a filter chosen while the search still waits is not taken back by it', async () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const { teclado, rerender } = show(<SearchBar value="" onSearch={before} />);
  await teclado.type(screen.getByRole('searchbox'), 'mora');
  rerender(
    <ThemeProvider theme={themeOf('light')}>
      <SearchBar value="" onSearch={after} />
    </ThemeProvider>,
  );
  await waitFor(() => expect(after.mock.calls).toEqual([['mora']]));
  expect(before).not.toHaveBeenCalled();
});

test('the search of a list that was left for another page is not sent any more', () => {
  jest.useFakeTimers();
  const search = jest.fn();
  const { pathname } = window.location;
  show(<SearchBar value="" onSearch={search} />);
  const escribir = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  escribir('mora');
  window.history.pushState(null, '', '/otra');
  jest.advanceTimersByTime(300);
  expect(search).not.toHaveBeenCalled();
  window.history.pushState(null, '', pathname);
  escribir('vera');
  jest.advanceTimersByTime(300);
  expect(search.mock.calls).toEqual([['vera']]);
  jest.useRealTimers();
});

test('ASA-008 GEN-002 the product toggle keeps one product chosen', async () => {
  const change = jest.fn();
  const { teclado } = show(<ProductToggle value="01" onChange={change} />);
  await teclado.click(screen.getByRole('button', { name: 'MotorPlan' }));
  expect(change).not.toHaveBeenCalled();
  await teclado.click(screen.getByRole('button', { name: 'CasaPlan' }));
  expect(change).toHaveBeenCalledWith('02');
});

test('GEN-003 amounts, dates and instants as staff read them', () => {
  expect(dinero(1234.5)).toBe('$ 1.234,50');
  expect(dineroEnTexto(1234.5)).toBe('$\u00a01.234,50');
  expect(dinero(null)).toBe('—');
  expect(fecha('2025-01-05')).toBe('05/01/2025');
  expect(fechaHora('2026-11-21T03:05:00.000Z')).toBe('20/11/2026 22:05');
});

test('the title of the minutes preview is the specified one', () => {
  expect(tituloDeActa(12)).toBe('Previsualización: Acta de Asamblea No. 12');
});
