import { rechazoDeAutor, rechazoDeCuatroOjos } from './cuatroOjos';
import type { Rol } from './roles';

const jefe = { id: 7, role: 'Jefatura Adjudicaciones' as Rol };
const gerente = { id: 9, role: 'Gerente Financiero' as Rol };
const code = (...args: Parameters<typeof rechazoDeCuatroOjos>) => rechazoDeCuatroOjos(...args)?.code ?? null;

describe('ORD-550, PAG-522: four eyes', () => {
  test('what Jefatura made herself: she is refused, both managers and another head are not', () => {
    const deJefatura = { id: 7, rol: jefe.role };
    expect(rechazoDeCuatroOjos(deJefatura, jefe)).toMatchObject({ kind: 'prohibido', code: 'cuatro-ojos' });
    expect(code(deJefatura, gerente)).toBeNull();
    expect(code(deJefatura, { id: 8, role: 'Gerente General' })).toBeNull();
    expect(code(deJefatura, { ...jefe, id: 6 })).toBeNull();
  });

  test('what an executive made: Jefatura approves it, a manager is refused', () => {
    const deEjecutivo = { id: 4, rol: 'Ejecutivo Adjudicaciones' as Rol };
    expect(rechazoDeCuatroOjos(deEjecutivo, gerente)).toMatchObject({ kind: 'prohibido', code: 'no-lo-creo-jefatura' });
    expect(code(deEjecutivo, jefe)).toBeNull();
  });

  test('what the program made: Jefatura alone', () => {
    const delPrograma = { id: null, rol: null };
    expect(code(delPrograma, jefe)).toBeNull();
    expect(code(delPrograma, gerente)).toBe('no-lo-creo-jefatura');
  });

  test('the author himself is refused unless the setting is off, in words of their own', () => {
    expect(rechazoDeAutor(7, jefe)).toMatchObject({
      title: 'Usted lo creó: debe aprobarlo otra persona',
    });
    expect(rechazoDeAutor(7, jefe, false)).toBeNull();
    expect(rechazoDeAutor(null, jefe)).toBeNull();
  });

  test('CUATRO_OJOS off: Jefatura approves her own; a manager still only what Jefatura made', () => {
    expect(code({ id: 7, rol: jefe.role }, jefe, false)).toBeNull();
    expect(code({ id: 4, rol: 'Ejecutivo Adjudicaciones' }, gerente, false)).toBe('no-lo-creo-jefatura');
  });
});
