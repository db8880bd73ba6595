import { columnasDeLista } from '../columnas';
import { formularioDeDepositario } from '../depositario/campos';
import { formularioDePrenda } from '../prenda/campos';
import { formularioDeSolicitud } from '../solicitud/campos';
import { codigoDeAccion, etiquetaDeAccion, etiquetaDeCampo, nombreDeRecurso } from './etiquetas';

test('a field of the record is called as its form calls it, whatever others call a field of that name', () => {
  for (const { nombre, tabla } of [formularioDeDepositario, formularioDePrenda, formularioDeSolicitud])
    for (const [campo, { etiqueta }] of Object.entries(tabla)) expect(etiquetaDeCampo(nombre, campo)).toBe(etiqueta);
});

test('without a form as its list calls it', () => {
  expect(etiquetaDeCampo('asamblea', 'numeroAsamblea')).toBe(columnasDeLista.asamblea.numeroAsamblea);
});

test.each([
  ['carpeta', 'idDepartamento', 'Departamento'],
  ['carta-salida', 'numeroVersion', 'Número versión'],
  ['medio-aprobacion', 'plan1', 'Plan 1'],
  ['contrato', 'sha256', 'SHA-256'],
  ['documento', 'id', 'No.'],
  ['riesgo', 'garantiasConfirmadas', 'Garantías confirmadas'],
  ['riesgo', 'excepcion', 'Excepción'],
])('of %s, %p that no form shows can be read: %p', (recurso, campo, etiqueta) => {
  expect(etiquetaDeCampo(recurso, campo)).toBe(etiqueta);
});

test('an act and a record are read as words, and an act is found by them', () => {
  for (const accion of ['generar-acta', 'cambiar-contrasena', 'usar-codigo-de-recuperacion'])
    expect(codigoDeAccion(etiquetaDeAccion(accion))).toBe(accion);
  expect(etiquetaDeAccion('cambiar-contrasena')).toBe('Cambiar contraseña');
  expect(['orden-de-compra', 'ficha-bien', 'sesion'].map(nombreDeRecurso)).toEqual([
    'Orden de compra',
    'Ficha bien',
    'Sesión',
  ]);
});

test('a value within another is called by both, one of a list by its place from 1', () => {
  expect(etiquetaDeCampo('sesion', 'persona.celular')).toMatch(/^Persona · \p{Lu}/u);
  expect(etiquetaDeCampo('contrato', 'bloques.0')).toBe('Bloques · 1');
});
