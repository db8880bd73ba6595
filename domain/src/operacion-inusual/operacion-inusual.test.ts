import { cicloDeOperacionInusual, esquemaDecisionDeOperacion, esquemaOperacionInusual } from './ciclo';

const operacion = { identificacion: '171003406-5', fecha: '2026-03-02', monto: null, motivo: 'Pagó en efectivo' };

test('an operation of tomorrow, of nobody, for nothing or without a reason is refused', () => {
  const donde = (mal: object) =>
    esquemaOperacionInusual('2026-03-02')
      .safeParse({ ...operacion, ...mal })
      .error?.issues.map(({ path }) => path.join('.'));
  for (const [mal, campo] of [
    [{ fecha: '2026-03-03' }, 'fecha'],
    [{ identificacion: ' ' }, 'identificacion'],
    [{ monto: 0 }, 'monto'],
    [{ motivo: '' }, 'motivo'],
  ] as const)
    expect(donde(mal)).toEqual([campo]);
  expect(esquemaOperacionInusual('2026-03-02').parse(operacion).identificacion).toBe('1710034065');
});

test('a decision without a reason is refused', () => {
  expect(esquemaDecisionDeOperacion.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([['motivo']]);
});

test('risk decides, and may decide otherwise', () => {
  const acciones = (estado: 'por-decidir' | 'reportada' | 'archivada', role: 'Riesgo' | 'Gerente General' = 'Riesgo') =>
    cicloDeOperacionInusual.accionesPosibles({ estado }, { actor: { role } });
  expect(cicloDeOperacionInusual.nombre).toBe('operacion-inusual');
  expect(acciones('por-decidir')).toEqual(['reportar', 'archivar']);
  expect(acciones('reportada')).toEqual(['archivar']);
  expect(acciones('archivada')).toEqual(['reportar']);
  expect(acciones('por-decidir', 'Gerente General')).toEqual([]);
});
