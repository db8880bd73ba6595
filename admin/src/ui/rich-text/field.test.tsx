import { campo, mensajes, rechazoDeTextoEnriquecido, registro } from '@adjudica/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import '../../testing/textLayout';
import { jefatura } from '../../testing/adjudicados';
import { mount } from '../../testing/mount';
import { IdleRichTextField } from './IdleRichTextField';
import { RichText } from './RichText';
import { RichTextField } from './RichTextField';

const { propios } = mensajes;

function Formulario({
  inicial,
  alCambiar,
  error,
}: {
  inicial: string;
  alCambiar: (html: string) => void;
  error?: string;
}) {
  const [texto, setTexto] = useState(inicial);
  const cambiar = (html: string) => {
    setTexto(html);
    alCambiar(html);
  };
  return (
    <RichTextField name="texto" label="Texto de la carta" value={texto} onChange={cambiar} required error={error} />
  );
}

const editor = () => screen.findByRole('textbox', { name: 'Texto de la carta' });

it('offers the marks, lists, alignments and tables of the vocabulary, and nothing else', async () => {
  mount(<Formulario inicial="<p>Hola</p>" alCambiar={() => {}} />, jefatura);
  expect(await editor()).toHaveTextContent('Hola');
  const botones = within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(botones.map((boton) => boton.getAttribute('aria-label'))).toEqual([
    propios.editorNegrita,
    propios.editorCursiva,
    propios.editorSubrayado,
    propios.editorIzquierda,
    propios.editorCentro,
    propios.editorDerecha,
    propios.editorJustificar,
    propios.editorVinetas,
    propios.editorNumeros,
    propios.editorTabla,
  ]);
});

it('what the buttons make is of the vocabulary, and reaches the form', async () => {
  const alCambiar = jest.fn<void, [string]>();
  const { teclado } = mount(<Formulario inicial="<p>Hola</p>" alCambiar={alCambiar} />, jefatura);
  await editor();
  for (const nombre of [propios.editorCentro, propios.editorVinetas, propios.editorTabla])
    await teclado.click(screen.getByRole('button', { name: nombre }));
  await waitFor(() => expect(alCambiar.mock.lastCall?.[0]).toContain('<table>'));
  const html = alCambiar.mock.lastCall?.[0] as string;
  expect(rechazoDeTextoEnriquecido(html, 10_000)).toBeNull();
  expect(html).toContain('text-align: center');
  // in a table its own buttons stand in the place of the one that makes it
  await teclado.click(screen.getByRole('button', { name: propios.editorTablaMenos }));
  await waitFor(() => expect(alCambiar.mock.lastCall?.[0]).not.toContain('<table>'));
});

it('says what is wrong where the editor is described', async () => {
  mount(<Formulario inicial="" alCambiar={() => {}} error="Falta el texto" />, jefatura);
  const caja = await editor();
  expect(caja).toHaveAttribute('aria-required', 'true');
  expect(caja).toHaveAccessibleDescription('Falta el texto');
});

it('text to read is shown with its marks; what the rules refuse, as its letters', () => {
  const { container } = mount(
    <>
      <RichText html="<p>Uno <strong>dos</strong></p>" />
      <RichText html="<p>Tres</p><img src=x onerror=alert(1)>" />
    </>,
    jefatura,
  );
  expect(container.querySelector('.enriquecido strong')).toHaveTextContent('dos');
  expect(screen.getByText('Tres')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

it('a record with such a field says its kind and its bound', () => {
  const carta = registro('carta', { texto: campo.textoEnriquecido('Texto', 100) });
  expect(carta.campos.texto).toMatchObject({ tipo: 'enriquecido', maximo: 100 });
});

describe('a text that is read until somebody goes into it', () => {
  const montarEnReposo = (mas: { disabled?: boolean; value?: string } = {}) => {
    const alCambiar = jest.fn<void, [string]>();
    const campo = (
      <IdleRichTextField name="texto" label="Texto de la carta" value="<p>Hola</p>" onChange={alCambiar} {...mas} />
    );
    return { alCambiar, ...mount(campo, jefatura) };
  };

  it('stays so where it can not be written in', async () => {
    const { teclado } = montarEnReposo({ disabled: true });
    await teclado.click(await editor());
    await teclado.tab();
    await teclado.tab();
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(await editor()).toHaveTextContent('Hola');
  });

  it('is shown as its letters where the rules would refuse it', async () => {
    montarEnReposo({ value: '<p>a<script>b</script></p>' });
    expect((await editor()).querySelector('script')).toBeNull();
  });

  it('has no buttons; a press brings them, and what is typed then', async () => {
    const { teclado, alCambiar } = montarEnReposo();
    expect(await editor()).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('toolbar')).toBeNull();
    await teclado.click(await editor());
    expect(await screen.findByRole('toolbar')).toBeVisible();
    const escrito = await editor();
    await waitFor(() => expect(escrito).toHaveFocus());
    expect(escrito).not.toHaveAttribute('aria-readonly');
    await teclado.click(screen.getByRole('button', { name: propios.editorVinetas }));
    await waitFor(() => expect(alCambiar.mock.lastCall?.[0]).toContain('<ul><li><p>Hola</p></li></ul>'));
  });

  it('what is typed before its editor can be written in is written into it, and is no shortcut of the page', async () => {
    const { teclado, alCambiar } = montarEnReposo();
    const atajo = jest.fn<void, [KeyboardEvent]>();
    document.addEventListener('keydown', atajo);
    const presionar = (key: string, mas = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...mas });
    // the place that was pressed is the beginning here: nothing has a size
    fireEvent.click(await editor());
    for (const tecla of ['<', 'b', 'x', 'Backspace', 'Enter']) presionar(tecla);
    presionar('s', { ctrlKey: true });
    await waitFor(() => expect(alCambiar.mock.lastCall?.[0]).toBe('<p>&lt;b</p><p>Hola</p>'));
    // from then on the editor has its keys
    await teclado.keyboard('{Control>}z{/Control}');
    document.removeEventListener('keydown', atajo);
    expect(atajo.mock.calls.map(([{ key }]) => key)).toEqual(['s', 'Control', 'z']);
  });

  it('opens when the keyboard comes to it', async () => {
    const { teclado } = montarEnReposo();
    await editor();
    await teclado.tab();
    await teclado.tab();
    expect(await screen.findByRole('toolbar')).toBeVisible();
    await waitFor(async () => expect(await editor()).toHaveFocus());
  });
});
