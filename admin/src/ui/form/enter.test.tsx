import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { CreateBase, TextInput } from 'react-admin';
import { fakeApi, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import { FormPage } from './FormPage';

/**
 * Enter in a field of a long form neither saves nor closes it. Every form of the product stands in one of the pieces, which have their tests
 * (here, formulario.test.tsx, dialogs.test.tsx), or is so short that Enter is how it is sent; the first test finds one that does not.
 */

const FUENTES = join(__dirname, '../..');
const FORMULARIO = /<form\b|component="form"|'form'|<(Form|SimpleForm|TabbedForm|SimpleFormIterator)\b/;
const PIEZAS = ['ui/dialogs/DialogFrame.tsx', 'ui/form/FormPage.tsx', 'ui/form/RecordForm.tsx'];
/** Of one to three fields: whoever adds one here looks at what its Enter does. */
const CORTOS = [
  'capabilities/acta/ActaPreview.tsx',
  'capabilities/buro/BuroDeCredito.tsx',
  'capabilities/garante/BusquedaDeGarante.tsx',
  'capabilities/pagare/GeneradorDePagare.tsx',
  'capabilities/reporte-control/PrepararReporte.tsx',
  'capabilities/riesgo/Excepcion.tsx',
  'capabilities/sesion/CambiarContrasenaForm.tsx',
  'capabilities/sesion/Login.tsx',
  'capabilities/solicitud-de-pago/NuevoPago.tsx',
];

test('CLI-043 every form stands in a piece that knows what Enter does, or is one of the short ones', () => {
  const fuentes = readdirSync(FUENTES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
  );
  const conFormulario = fuentes.filter((name) => FORMULARIO.test(readFileSync(join(FUENTES, name), 'utf8')));
  expect(conFormulario.sort()).toEqual([...PIEZAS, ...CORTOS].sort());
});

test('CLI-043 Enter in a field of a page neither saves nor leaves it; its button saves', async () => {
  const api = fakeApi();
  api.on('POST /usuario', () => ({ status: 201, body: { id: 1 } }));
  const enviados = () => api.llamadas.filter(({ method }) => method === 'POST');
  const { teclado } = mount(
    <CreateBase resource="usuario" redirect={false}>
      <FormPage title="Nuevo" cancelTo="/otra">
        <TextInput source="nombre" label="Nombre" />
        <TextInput source="apellido" label="Apellido" />
      </FormPage>
    </CreateBase>,
    userOf('Administrador del sistema', null),
  );
  await teclado.type(await screen.findByLabelText('Nombre'), 'Ana{Enter}');
  await teclado.type(screen.getByLabelText('Apellido'), 'Mora{Enter}');
  expect(enviados()).toEqual([]);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
  await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(enviados()).toMatchObject([{ body: { nombre: 'Ana', apellido: 'Mora' } }]));
});
