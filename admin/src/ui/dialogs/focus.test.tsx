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
  /** Where the cursor begins, if it must: in the first field, or away from the button that does it. */
  readonly empieza: 'Motivo' | 'Cancelar' | null;
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
    empieza: 'Motivo',
    dibujar: (onClose) => <ActDialog acto={acto} id={1} onClose={onClose} />,
  },
  'ActDialog without fields': {
    escribe: false,
    empieza: 'Cancelar',
    dibujar: (onClose) => <ActDialog acto={{ ...acto, campos: {} }} id={1} onClose={onClose} />,
  },
  FormDialog: { escribe: true, empieza: 'Motivo', dibujar: (onClose) => <Formulario onClose={onClose} /> },
  ReadingDialog: { escribe: true, empieza: null, dibujar: (onClose) => <Lectura onClose={onClose} /> },
  ConfirmDialog: {
    escribe: false,
    empieza: 'Cancelar',
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

describe.each(Object.entries(casos))('%s', (_, { escribe, empieza, dibujar }) => {
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

  if (empieza !== null)
    test(`the cursor begins on ${empieza}, never on the button that does it`, async () => {
      await abrir(dibujar);
      const donde =
        empieza === 'Motivo' ? screen.getByLabelText(/Motivo/) : screen.getByRole('button', { name: 'Cancelar' });
      await waitFor(() => expect(donde).toHaveFocus());
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

const acciones = (onAbrir: (id: number) => void, ids: readonly number[]) => (
  <main id="contenido" tabIndex={-1}>
    <h1>Órdenes</h1>
    <table>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <td>
              <button type="button" onClick={() => onAbrir(id)}>{`Aprobar ${id}`}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </main>
);

/** A list whose row goes some time after its dialog, as it does once the list was read again. */
function Lista({ tras }: { readonly tras: number }) {
  const [ids, setIds] = useState([1, 2]);
  const [abierto, setAbierto] = useState<number | null>(null);
  const cerrar = () => {
    const hecho = abierto;
    setAbierto(null);
    setTimeout(() => setIds((antes) => antes.filter((id) => id !== hecho)), tras);
  };
  return (
    <>
      {acciones(setAbierto, ids)}
      {abierto !== null && <ConfirmDialog open title="Un diálogo" onConfirm={cerrar} onCancel={cerrar} />}
    </>
  );
}

test.each([0, 40])(
  'a row that is gone %d ms after its act: the next one has the focus, and after the last the list',
  async (tras) => {
    fakeApi();
    const { teclado } = mount(<Lista tras={tras} />, userOf('Riesgo', '004'));
    screen.getByRole('button', { name: 'Aprobar 1' }).focus();
    await teclado.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await teclado.keyboard('{Tab}{Enter}');
    await cerrado();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aprobar 1' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aprobar 2' })).toHaveFocus());
    await teclado.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await teclado.keyboard('{Tab}{Enter}');
    await cerrado();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aprobar 2' })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);

test('an act that takes its own button from the page leaves the focus on the heading', async () => {
  function Registro() {
    const [estado, setEstado] = useState<'pendiente' | 'pregunta' | 'hecho'>('pendiente');
    return (
      <main id="contenido" tabIndex={-1}>
        <h1>Orden 12</h1>
        {estado !== 'hecho' && (
          <button type="button" onClick={() => setEstado('pregunta')}>
            Aprobar
          </button>
        )}
        <ConfirmDialog
          open={estado === 'pregunta'}
          title="Un diálogo"
          onConfirm={() => setEstado('hecho')}
          onCancel={() => setEstado('pendiente')}
        />
      </main>
    );
  }
  fakeApi();
  const { teclado } = mount(<Registro />, userOf('Riesgo', '004'));
  screen.getByRole('button', { name: 'Aprobar' }).focus();
  await teclado.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await teclado.keyboard('{Tab}{Enter}');
  await cerrado();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Orden 12' })).toHaveFocus());
});
