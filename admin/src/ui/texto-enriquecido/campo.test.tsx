import { campo, mensajes, rechazoDeTextoEnriquecido, registro } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import '../../testing/lineas';
import { jefatura } from '../../testing/adjudicados';
import { montar } from '../../testing/montar';
import { CampoEnriquecido } from './CampoEnriquecido';
import { TextoEnriquecido } from './TextoEnriquecido';

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
    <CampoEnriquecido name="texto" label="Texto de la carta" value={texto} onChange={cambiar} required error={error} />
  );
}

const editor = () => screen.findByRole('textbox', { name: 'Texto de la carta' });

it('offers the marks, lists, alignments and tables of the vocabulary, and nothing else', async () => {
  montar(<Formulario inicial="<p>Hola</p>" alCambiar={() => {}} />, jefatura);
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
  const { teclado } = montar(<Formulario inicial="<p>Hola</p>" alCambiar={alCambiar} />, jefatura);
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
  montar(<Formulario inicial="" alCambiar={() => {}} error="Falta el texto" />, jefatura);
  const caja = await editor();
  expect(caja).toHaveAttribute('aria-required', 'true');
  expect(caja).toHaveAccessibleDescription('Falta el texto');
});

it('text to read is shown with its marks; what the rules refuse, as its letters', () => {
  const { container } = montar(
    <>
      <TextoEnriquecido html="<p>Uno <strong>dos</strong></p>" />
      <TextoEnriquecido html="<p>Tres</p><img src=x onerror=alert(1)>" />
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
