import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { fakeApi, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { ActDialog } from '../act/ActDialog';
import { CommentField } from '../fields/CommentField';
import { ConfirmDialog } from './ConfirmDialog';
import { FormDialog } from './FormDialog';
import { ReadingDialog } from './ReadingDialog';

/** What every dialog does with the keyboard. They all stand on the pieces below; the first test finds one that does not. */

const FUENTES = join(__dirname, '..', '..');
const MODALES = /@mui\/material\/(Dialog|Drawer|Modal|Popover|SwipeableDrawer)'/;
/** Beside the pieces: what is no question and no form, and has tests of its own. */
const APARTE = [
  'capabilities/busqueda/Buscador.tsx',
  'capabilities/notificacion/NotificacionesDrawer.tsx',
  'capabilities/tablero/ComoSeCalcula.tsx',
  'ui/layout/Layout.tsx',
  'ui/viewer/ViewerPanel.tsx',
];
const PIEZAS = ['ui/dialogs/ConfirmDialog.tsx', 'ui/dialogs/DialogWindow.tsx', 'ui/dialogs/ReadingDialog.tsx'];

test('no dialog is drawn but by the pieces', () => {
  const fuentes = readdirSync(FUENTES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
  );
  const propios = fuentes.filter((name) => MODALES.test(readFileSync(join(FUENTES, name), 'utf8')));
  expect(propios.sort()).toEqual([...APARTE, ...PIEZAS].sort());
});

const acto = {
  path: '/carpeta/{idCodigo}/devolver',
  titulo: 'Un diálogo',
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
} as const;

interface Caso {
  readonly escribe: boolean;
  /** It asks for something: the cursor begins in its first field. */
  readonly pregunta: boolean;
  readonly dibujar: (onClose: () => void) => ReactNode;
}

function Lectura({ onClose }: { readonly onClose: () => void }) {
  const [texto, setTexto] = useState('');
  return (
    <ReadingDialog title="Un diálogo" dirty={texto !== ''} onClose={onClose}>
      <input aria-label="Motivo" value={texto} onChange={(event) => setTexto(event.target.value)} />
    </ReadingDialog>
  );
}

function Formulario({ onClose }: { readonly onClose: () => void }) {
  const [texto, setTexto] = useState('');
  return (
    <FormDialog title="Un diálogo" dirty={texto !== ''} onSubmit={() => {}} onClose={onClose}>
      <input aria-label="Motivo" value={texto} onChange={(event) => setTexto(event.target.value)} />
    </FormDialog>
  );
}

const casos: Readonly<Record<string, Caso>> = {
  ActDialog: {
    escribe: true,
    pregunta: true,
    dibujar: (onClose) => <ActDialog acto={acto} id={1} onClose={onClose} />,
  },
  'ActDialog without fields': {
    escribe: false,
    pregunta: false,
    dibujar: (onClose) => <ActDialog acto={{ ...acto, campos: {} }} id={1} onClose={onClose} />,
  },
  FormDialog: { escribe: true, pregunta: true, dibujar: (onClose) => <Formulario onClose={onClose} /> },
  ReadingDialog: { escribe: true, pregunta: false, dibujar: (onClose) => <Lectura onClose={onClose} /> },
  ConfirmDialog: {
    escribe: false,
    pregunta: false,
    dibujar: (onClose) => <ConfirmDialog open title="Un diálogo" onConfirm={onClose} onCancel={onClose} />,
  },
};

function Pagina({ dibujar, seVa = false }: { readonly dibujar: Caso['dibujar']; readonly seVa?: boolean }) {
  const [abierto, setAbierto] = useState(false);
  const [hay, setHay] = useState(true);
  return (
    <main id="contenido" tabIndex={-1}>
      {hay && (
        <button type="button" onClick={() => setAbierto(true)}>
          Abrir
        </button>
      )}
      {abierto &&
        dibujar(() => {
          setAbierto(false);
          if (seVa) setHay(false);
        })}
    </main>
  );
}

async function abrir(dibujar: Caso['dibujar'], seVa = false) {
  fakeApi();
  const { teclado } = mount(<Pagina dibujar={dibujar} seVa={seVa} />, userOf('Riesgo', '004'));
  screen.getByRole('button', { name: 'Abrir' }).focus();
  await teclado.keyboard('{Enter}');
  const dialogo = await screen.findByRole('dialog', { name: 'Un diálogo' });
  return { teclado, dialogo };
}
const cerrado = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const deVuelta = () => waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());

describe.each(Object.entries(casos))('%s', (_, { escribe, pregunta, dibujar }) => {
  long('the focus goes in, stays in, and returns to what opened it', async () => {
    const { teclado, dialogo } = await abrir(dibujar);
    expect(dialogo.closest('[role=presentation]')).toContainElement(document.activeElement as HTMLElement);
    for (const tecla of [
      ...Array.from({ length: 8 }, () => '{Tab}'),
      ...Array.from({ length: 8 }, () => '{Shift>}{Tab}{/Shift}'),
    ]) {
      await teclado.keyboard(tecla);
      expect(dialogo.closest('[role=presentation]')).toContainElement(document.activeElement as HTMLElement);
    }
    await teclado.keyboard('{Escape}');
    await cerrado();
    await deVuelta();
  });

  test('what is hidden has no turn of Tab, or the keyboard would leave the dialog there', async () => {
    const { dialogo } = await abrir(dibujar);
    const ocultos = [...dialogo.querySelectorAll<HTMLElement>('[hidden]')];
    expect(ocultos.filter(({ tabIndex }) => tabIndex !== -1)).toEqual([]);
  });

  if (pregunta)
    test('the cursor begins in its first field', async () => {
      await abrir(dibujar);
      expect(screen.getByLabelText(/Motivo/)).toHaveFocus();
    });

  test('what opened it is gone: the keyboard goes on in the page', async () => {
    const { teclado } = await abrir(dibujar, true);
    await teclado.keyboard('{Escape}');
    await cerrado();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  if (escribe)
    long('Escape asks before what was typed is lost', async () => {
      const { teclado } = await abrir(dibujar);
      await teclado.type(screen.getByLabelText(/Motivo/), 'Falta');
      await teclado.keyboard('{Escape}');
      await screen.findByRole('dialog', { name: '¿Descartar los cambios?' });
      // Escape answers the question, not what stands behind it
      await teclado.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Descartar los cambios?' })).toBeNull());
      expect(screen.getByLabelText(/Motivo/)).toHaveValue('Falta');
      await waitFor(() => expect(screen.getByLabelText(/Motivo/)).toHaveFocus());
      await teclado.keyboard('{Escape}');
      await teclado.click(await screen.findByRole('button', { name: 'Descartar' }));
      await cerrado();
      await deVuelta();
    });
});
