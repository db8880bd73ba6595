import { validar } from '../esquemas';
import { listaDeRoles, puede, type Rol } from '../roles';
import { type HechosDeEnvio, rechazoDeEnvio } from './envio';
import { cicloDeCarpeta, type HechosDeResolucion } from './resolucion';
import { esquemaAprobacion, esquemaDevolucion } from './validacion';

const enRiesgo: HechosDeResolucion = { idDepartamento: '004', resolucion: null, proforma: true };
const cuando = new Date('2026-03-02T20:05:00.000Z');

function rechazo(accion: 'aprobar' | 'devolver', hechos: HechosDeResolucion, role: Rol = 'Riesgo') {
  try {
    cicloDeCarpeta.transicion(accion, hechos, { actor: { role } });
  } catch (error) {
    return error as { status: number; code: string; title: string; detalle: unknown };
  }
  return null;
}
const errores = (esquema: Parameters<typeof validar>[0], valor: unknown): unknown => {
  try {
    validar(esquema, valor);
  } catch (error) {
    return (error as { errors: unknown }).errors;
  }
  return null;
};

describe('refusals', () => {
  test('CAP-502 only risk decides, whatever the folder is', () => {
    for (const role of listaDeRoles)
      for (const accion of ['aprobar', 'devolver'] as const)
        expect(rechazo(accion, enRiesgo, role)?.code ?? null).toBe(role === 'Riesgo' ? null : 'sin-permiso');
  });

  test('CAP-502 not a folder that risk does not hold', () => {
    for (const idDepartamento of [null, '002', '003'])
      expect(rechazo('devolver', { idDepartamento, resolucion: null })).toMatchObject({
        status: 409,
        code: 'carpeta-fuera-de-riesgo',
      });
  });

  test('CAP-502 decided already: who, when, and which outcome', () => {
    const resolucion = { resultado: 'Aprobado', quien: 'Ana Mora', cuando } as const;
    expect(rechazo('devolver', { idDepartamento: '003', resolucion })).toMatchObject({
      status: 409,
      code: 'carpeta-resuelta',
      title: 'La carpeta ya fue aprobada por Ana Mora el 02/03/2026 15:05',
      detalle: { resultado: 'Aprobado', quien: 'Ana Mora', cuando: cuando.toISOString() },
    });
    const devuelta = { ...resolucion, resultado: 'Rechazado' } as const;
    expect(rechazo('aprobar', { idDepartamento: '002', resolucion: devuelta, proforma: false })?.title).toBe(
      'La carpeta ya fue devuelta a adjudicaciones por Ana Mora el 02/03/2026 15:05',
    );
  });

  test('CAP-509 approving needs the purchase request, returning does not', () => {
    const sin = { ...enRiesgo, proforma: false };
    expect(rechazo('aprobar', sin)).toMatchObject({
      status: 422,
      title: 'No se encuentra documento proforma generado',
      detalle: { salida: expect.stringContaining("pestaña 'Solicitud', con 'Generar Solicitud'") },
    });
    expect(rechazo('devolver', sin)).toBeNull();
  });

  test('CAP-504 CAP-506 CAP-507 type of guarantee, comment, reason', () => {
    expect(errores(esquemaAprobacion, { comentario: '  ' })).toEqual({
      tipoGarantia: 'Tipo de garantía no debe estar nulo.',
      comentario: 'Comentario no puede estar vacío',
    });
    expect(errores(esquemaAprobacion, { tipoGarantia: 'P', comentario: 'Bien' })).toEqual({
      tipoGarantia: 'Tipo de garantía no debe estar nulo.',
    });
    expect(errores(esquemaDevolucion, { motivo: '\n' })).toEqual({ motivo: 'Motivo no puede estar vacío' });
    expect(errores(esquemaDevolucion, { motivo: 'x'.repeat(501) })).toEqual({ motivo: expect.stringContaining('500') });
    expect(errores(esquemaDevolucion, { motivo: 'x'.repeat(500) })).toBeNull();
  });
});

test('CAP-502 CAP-507 what passes is trimmed', () => {
  expect(validar(esquemaAprobacion, { tipoGarantia: 'C', comentario: ' Conforme \n' })).toEqual({
    tipoGarantia: 'C',
    comentario: 'Conforme',
  });
});

test('CLI-052 CAP-502 sending and the lifecycle agree on where a folder may be sent from', () => {
  const listo: Omit<HechosDeEnvio, 'idDepartamento'> = { estadoSol: 'GENERADA', estado: 'Documentación completa' };
  for (const role of listaDeRoles)
    for (const idDepartamento of [null, '002', '003', '004']) {
      const hechos = { idDepartamento, resolucion: null };
      expect(cicloDeCarpeta.accionesPosibles(hechos, { actor: { role } }).includes('enviar')).toBe(
        rechazoDeEnvio({ ...listo, idDepartamento }, role) === null,
      );
    }
  expect(listaDeRoles.filter((role) => puede(role, 'carpeta:decidir'))).toEqual(['Riesgo']);
});
