import { campo as campoDeTabla, crearFormulario } from '@adjudica/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, listAnswer } from '../../testing/api';
import { firstOf, long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { ejecutivo } from '../../testing/solicitudes';
import { Autosave } from './draft/Autosave';
import { EditRecord } from './EditRecord';
import { FieldSection } from './FieldSection';
import { FormSheet } from './FormSheet';
import { identificationWarning, textOf } from './fields';
import { RecordForm } from './RecordForm';

/** One field of each kind. */
interface Valores {
  linea: string | null;
  notas: string | null;
  telefono: string | null;
  cifras: string | null;
  correo: string | null;
  desde: string | null;
  clase: string | null;
  actividad: string | null;
  anos: number | null;
  monto: number | null;
  acepta: boolean;
}

const comun = { seccion: 'todo' } as const;
const formulario = crearFormulario<Valores, { hoy: string }>({
  linea: { ...comun, etiqueta: 'Línea', tipo: 'texto', maximo: 30, requerido: 'Escriba una línea' },
  notas: { ...comun, etiqueta: 'Notas', tipo: 'parrafo', maximo: 200 },
  telefono: { ...comun, ...campoDeTabla.telefono('Teléfono', [9, 10]) },
  cifras: { ...comun, etiqueta: 'Cifras', tipo: 'digitos', minimo: 13, maximo: 13, mensaje: 'Trece dígitos' },
  correo: { ...comun, etiqueta: 'Correo', tipo: 'correo' },
  desde: {
    ...comun,
    etiqueta: 'Desde',
    tipo: 'fecha',
    rango: ({ hoy }) => ({ desde: '2000-01-01', hasta: hoy }),
    mensaje: 'Fuera de rango',
  },
  clase: {
    ...comun,
    etiqueta: 'Clase',
    tipo: 'opcion',
    opciones: [
      { codigo: 'a', nombre: 'Primera' },
      { codigo: 'b', nombre: 'Segunda' },
    ],
  },
  actividad: { ...comun, etiqueta: 'Actividad', tipo: 'catalogo', recurso: 'actividad-uafe', maximo: 12 },
  anos: { ...comun, etiqueta: 'Años', tipo: 'entero', minimo: 0, maximo: 100 },
  monto: { ...comun, etiqueta: 'Monto', tipo: 'monto', minimo: 0, mensaje: 'Valor mínimo es 0' },
  acepta: { ...comun, etiqueta: 'Acepta', tipo: 'casilla' },
});

const lleno: Valores = {
  linea: 'Una línea',
  notas: 'Dos\nlíneas',
  telefono: '022345678',
  cifras: '1790012344001',
  correo: 'a@b.ec',
  desde: '2020-02-29',
  clase: 'b',
  actividad: 'A1',
  anos: 7,
  monto: 1234.5,
  acepta: true,
};

const avisos = { telefono: identificationWarning };

function Prueba({ valores, borrador }: { readonly valores: Valores; readonly borrador?: string | undefined }) {
  return (
    <EditRecord resource="prueba" record={{ id: 'x', version: 4, ...valores }}>
      <RecordForm
        fields={formulario}
        rules={{ hoy: '2026-11-21' }}
        canEdit
        success="Guardado"
        warnings={avisos}
        {...(borrador === undefined ? {} : { draft: borrador })}
      >
        <FormSheet>
          <FieldSection section="todo" title="Todo" />
        </FormSheet>
      </RecordForm>
    </EditRecord>
  );
}

function abrir(
  valores: Valores,
  catalogo = [{ id: 'A1', codigo: 'A1', nombre: 'Agricultura' }],
  total?: number,
  borrador?: string,
) {
  const api = fakeApi();
  api.on('GET /borrador', () => ({ body: [] }));
  const cuerpos: unknown[] = [];
  api.on('PUT /prueba/x', ({ body }) => {
    cuerpos.push(body);
    return { body: { id: 'x', version: 5, ...(body as object) } };
  });
  api.on('GET /actividad-uafe', ({ path }) => {
    const filtro = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');
    const filas = catalogo.filter(
      ({ codigo, nombre }) => (filtro.id?.includes(codigo) ?? true) && nombre.toLowerCase().includes(filtro.q ?? ''),
    );
    const respuesta = listAnswer('actividad-uafe', filas.slice(0, 2));
    return total === undefined || respuesta instanceof Error
      ? respuesta
      : { ...respuesta, headers: { 'Content-Range': `actividad-uafe 0-1/${total}` } };
  });
  return { api, cuerpos, ...mount(<Prueba valores={valores} borrador={borrador} />, ejecutivo) };
}

const campo = (nombre: string) => document.querySelector<HTMLElement>(`[data-campo="${nombre}"]`);
const entrada = (nombre: string) => campo(nombre)?.querySelector('input, textarea') as HTMLInputElement;
const editar = async ({ teclado }: ReturnType<typeof abrir>) =>
  teclado.click(screen.getByRole('button', { name: 'Editar' }));
const guardar = async ({ teclado }: ReturnType<typeof abrir>) =>
  teclado.click(screen.getByRole('button', { name: 'Guardar' }));

long('read: each kind as label and value; nothing is sent by reading', async () => {
  abrir(lleno);
  const leido = (nombre: string) => campo(nombre)?.querySelector('dd')?.textContent;
  await waitFor(() => expect(leido('actividad')).toBe('Agricultura'));
  expect(formulario.nombres.map(leido)).toEqual([
    'Una línea',
    'Dos\nlíneas',
    '022345678',
    '1790012344001',
    'a@b.ec',
    '29/02/2020',
    'Segunda',
    'Agricultura',
    '7',
    '$ 1.234,50',
    'Sí',
  ]);
});

test('what is mandatory bears its mark while it is edited, and read only where it is empty', async () => {
  const linea = () => campo('linea')?.textContent;
  const { unmount } = abrir({ ...lleno, linea: null });
  expect(linea()).toBe('Línea (*)—');
  unmount();
  const vista = abrir(lleno);
  expect(linea()).toBe('LíneaUna línea');
  await editar(vista);
  expect(screen.getByRole('textbox', { name: 'Línea (*)' })).toBeVisible();
});

test('what was not touched goes back exactly as it came', async () => {
  const vista = abrir(lleno);
  await editar(vista);
  await guardar(vista);
  await waitFor(() => expect(vista.cuerpos).toEqual([lleno]));
});

long('a save is said to have succeeded once no copy of what was typed is left on the machine', async () => {
  let soltar = () => {};
  const borradas = new Promise<void>((listo) => {
    soltar = listo;
  });
  const forget = jest.spyOn(Autosave.prototype, 'forget').mockReturnValue(borradas);
  const pagina = abrir(lleno, undefined, undefined, 'prueba');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toBeEnabled());
  await editar(pagina);
  await pagina.teclado.type(entrada('linea'), ' más');
  await guardar(pagina);
  await waitFor(() => expect(forget).toHaveBeenCalled());
  expect(pagina.cuerpos).toHaveLength(1);
  expect(screen.queryByText('Guardado')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  soltar();
  await screen.findByText('Guardado');
  forget.mockRestore();
});

long('emptied fields go as null', async () => {
  const vista = abrir(lleno);
  await editar(vista);
  for (const nombre of ['notas', 'telefono', 'correo', 'anos', 'monto']) await vista.teclado.clear(entrada(nombre));
  await vista.teclado.click(campo('clase')?.querySelector('[role=combobox]') as HTMLElement);
  await vista.teclado.click(screen.getByRole('option', { name: 'Sin elegir' }));
  await vista.teclado.click(entrada('acepta'));
  await guardar(vista);
  const vacios = { notas: null, telefono: null, correo: null, anos: null, monto: null, clase: null, acepta: false };
  await waitFor(() => expect(vista.cuerpos).toEqual([{ ...lleno, ...vacios }]));
});

test.each(
  firstOf([
    ['1.234,56', 1234.56, '1.234,56'],
    ['1234.5', 1234.5, '1.234,50'],
    ['0', 0, '0,00'],
  ]),
)('an amount typed as %s is %s and reads %s on leaving', async (escrito, valor, leido) => {
  const vista = abrir(lleno);
  await editar(vista);
  await vista.teclado.clear(entrada('monto'));
  await vista.teclado.type(entrada('monto'), escrito);
  expect(entrada('monto')).toHaveValue(escrito);
  await vista.teclado.tab();
  expect(entrada('monto')).toHaveValue(leido);
  await guardar(vista);
  await waitFor(() => expect(vista.cuerpos).toEqual([{ ...lleno, monto: valor }]));
});

long.each([
  ['monto', '-1', 'Valor mínimo es 0'],
  ['monto', '12,345', 'Monto inválido'],
  ['anos', '1,5', 'Número inválido'],
  ['anos', '101', 'El valor máximo es 100'],
  ['correo', 'a@', 'Ingrese un correo válido.'],
  ['telefono', '02234567', 'Teléfono inválido'],
  ['linea', 'x'.repeat(31), 'Máximo 30 caracteres'],
])('%s typed as %s is refused under the field on leaving it, nothing is sent', async (nombre, escrito, mensaje) => {
  const vista = abrir(lleno);
  await editar(vista);
  await vista.teclado.clear(entrada(nombre));
  await vista.teclado.type(entrada(nombre), escrito);
  expect(screen.queryByText(mensaje)).toBeNull();
  await vista.teclado.tab();
  expect(await screen.findByText(mensaje)).toBeVisible();
  await guardar(vista);
  expect(entrada(nombre)).toHaveFocus();
  expect(vista.cuerpos).toEqual([]);
});

long.each([
  ['099 123-4567', '0991234567'],
  ['+593 99 123 4567', '0991234567'],
  ['00593991234567', '0991234567'],
  ['\u202a+593 2 234 5678\u202c', '022345678'],
])('GEN-516 %j pasted for a telephone is %s', async (pegado, leido) => {
  const vista = abrir(lleno);
  await editar(vista);
  await vista.teclado.clear(entrada('telefono'));
  await vista.teclado.click(entrada('telefono'));
  await vista.teclado.paste(pegado);
  expect(entrada('telefono')).toHaveValue(leido);
});

test.each(
  firstOf(
    [
      ['telefono', '022345678 ext. 12', 'Teléfono inválido'],
      ['cifras', 'AB123456', 'Trece dígitos'],
      ['telefono', '0991234567 / 022345678', 'Teléfono inválido'],
      ['telefono', '09912345678901', 'Teléfono inválido'],
      ['cifras', '17900123440011', 'Trece dígitos'],
    ],
    2,
  ),
)('GEN-516 in %s %s is kept as it was pasted, and refused', async (nombre, pegado, mensaje) => {
  const vista = abrir(lleno);
  await editar(vista);
  await vista.teclado.clear(entrada(nombre));
  await vista.teclado.click(entrada(nombre));
  await vista.teclado.paste(pegado);
  expect(entrada(nombre)).toHaveValue(pegado);
  await vista.teclado.tab();
  expect(await screen.findByText(mensaje)).toBeVisible();
  await guardar(vista);
  expect(vista.cuerpos).toEqual([]);
});

long('a warning beside a number never keeps from saving', async () => {
  const vista = abrir({ ...lleno, telefono: '1712345678' });
  await editar(vista);
  expect(screen.getByText('Verifique el número de cédula')).toBeVisible();
  await guardar(vista);
  await waitFor(() => expect(vista.cuerpos).toHaveLength(1));
});

long('half a date is no date: it stays written, is refused and not taken for none', async () => {
  const vista = abrir({ ...lleno, desde: null });
  await editar(vista);
  const partes = () => [...(campo('desde')?.querySelectorAll('[role=spinbutton]') ?? [])].map((p) => p.textContent);
  await vista.teclado.click(campo('desde')?.querySelector('[role=spinbutton]') as HTMLElement);
  await vista.teclado.keyboard('1503');
  expect(partes().slice(0, 2)).toEqual(['15', '03']);
  await guardar(vista);
  expect(await screen.findByText('Fecha inválida')).toBeVisible();
  expect(partes().slice(0, 2)).toEqual(['15', '03']);
  expect(vista.cuerpos).toEqual([]);
});

test.each(firstOf(['linea', 'monto', 'desde']))('Enter in %s neither saves nor ends editing', async (nombre) => {
  const vista = abrir(lleno);
  await editar(vista);
  const caja = campo(nombre)?.querySelector<HTMLElement>('[role=spinbutton], input') as HTMLElement;
  await vista.teclado.click(caja);
  await vista.teclado.keyboard('1{Enter}');
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(vista.cuerpos).toEqual([]);
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible();
});

long('a catalogue larger than a page is searched on the server', async () => {
  const muchas = ['Agricultura', 'Banca', 'Comercio'].map((nombre, n) => ({
    id: `A${n + 1}`,
    codigo: `A${n + 1}`,
    nombre,
  }));
  const vista = abrir(lleno, muchas, 900);
  await editar(vista);
  await waitFor(() => expect(entrada('actividad')).toHaveValue('Agricultura'));
  await vista.teclado.clear(entrada('actividad'));
  await vista.teclado.type(entrada('actividad'), 'comer');
  await vista.teclado.click(await screen.findByRole('option', { name: 'Comercio' }));
  await guardar(vista);
  await waitFor(() => expect(vista.cuerpos).toEqual([{ ...lleno, actividad: 'A3' }]));
});

test('Cancelar asks only when something changed, and brings back what is stored', async () => {
  const vista = abrir(lleno);
  await editar(vista);
  await vista.teclado.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible();
  await editar(vista);
  await vista.teclado.type(entrada('linea'), ' más');
  await vista.teclado.click(screen.getByRole('button', { name: 'Cancelar' }));
  await vista.teclado.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(campo('linea')?.querySelector('dd')).toHaveTextContent('Una línea'));
  expect(vista.cuerpos).toEqual([]);
});

long('what is typed after a save is unsaved again: leaving asks', async () => {
  const vista = abrir(lleno);
  await editar(vista);
  await vista.teclado.type(entrada('linea'), ' más');
  await guardar(vista);
  await screen.findByText('Guardado');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toBeEnabled());
  await editar(vista);
  await vista.teclado.type(entrada('linea'), ' aún');
  await vista.teclado.click(screen.getByRole('link', { name: 'otra página' }));
  expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
});

test('what is measured in a unit of its own is not read as dollars', () => {
  const campo = { etiqueta: 'Área', seccion: 'ficha', tipo: 'monto', minimo: 0 } as const;
  expect(textOf({ ...campo, unidad: 'm²' }, 1079.5)).toBe('1.079,50 m²');
  expect(textOf(campo, 1079.5)).toBe('$ 1.079,50');
});
