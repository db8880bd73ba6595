import { extractoDeActa } from './extracto';
import type { ActaHechos } from './tipos';

describe('what a member gets of the minutes', () => {
  const fila = (idCodigo: string, cedula: string, cuotaVencidas: number) => ({ idCodigo, cedula, cuotaVencidas });
  const premio = (idCodigo: string, cedula: string) => ({ idCodigo, cedula, monto: '$ 1,00' });
  const acta = {
    grupo: '1023',
    participantes: [fila('01-1023-1', '1712345678', 2), fila('01-1023-2', '0912345677', 3)],
    adjudicaciones: [{ tipo: 'Sorteo', filas: [premio('01-1023-1', '1712345678'), premio('01-1023-2', '0912345677')] }],
  } as unknown as ActaHechos;

  test.each([
    [null, ['•••••••678', '•••••••677'], [null, null]],
    ['01-1023-9', ['•••••••678', '•••••••677'], [null, null]],
    ['01-1023-2', ['•••••••678', '0912345677'], [null, 3]],
  ] as const)('asked for plan %p', (plan, cedulas, vencidas) => {
    const extracto = extractoDeActa(acta, plan);
    expect(extracto.participantes.map(({ cedula }) => cedula)).toEqual(cedulas);
    expect(extracto.participantes.map(({ cuotaVencidas }) => cuotaVencidas)).toEqual(vencidas);
    expect(extracto.adjudicaciones[0]?.filas.map(({ cedula }) => cedula)).toEqual(cedulas);
    expect(extracto.adjudicaciones[0]?.filas[0]).toMatchObject({ idCodigo: '01-1023-1', monto: '$ 1,00' });
    expect(extracto.grupo).toBe('1023');
    // the minutes themselves are not touched
    expect(acta.participantes[0]?.cuotaVencidas).toBe(2);
  });
});
