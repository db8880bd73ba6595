import type { Borrador } from './autoguardado';
import type { Copia } from './copiaLocal';
import { hallar } from './recuperar';

const borrador = (valores: Borrador['valores'], version: number): Borrador => ({
  seccion: 'personales',
  valores,
  versionBase: 3,
  guardadoEn: '2026-11-21T14:05:00.000Z',
  version,
});
const copia = (valores: Copia['valores'], version: number, sinRespuesta: Copia['sinRespuesta'] = null): Copia => ({
  seccion: 'personales',
  valores,
  versionBase: 3,
  version,
  sinRespuesta,
  escritaEn: '2026-11-21T15:00:00.000Z',
});

test('a draft that the server got later from elsewhere stands, and the copy is asked about', () => {
  const suya = borrador({ nombres: 'Ana' }, 5);
  const mia = copia({ nombres: 'María' }, 4);
  expect(hallar([suya], [mia])).toEqual({
    borradores: [{ ...suya, sinEnviar: false }],
    enDuda: [mia],
    sobrantes: [],
  });
});

test.each([
  ['none on the server', [], copia({ nombres: 'María' }, 0), 0],
  ['the draft that it was typed on', [borrador({ nombres: 'M' }, 4)], copia({ nombres: 'María' }, 4), 4],
  [
    'the one whose answer never came',
    [borrador({ nombres: 'M' }, 5)],
    copia({ nombres: 'María' }, 4, { nombres: 'M' }),
    5,
  ],
])('a copy beside %s goes into the form and is sent on its version', (_, servidor, mia, version) => {
  expect(hallar(servidor, [mia])).toEqual({
    borradores: [
      {
        seccion: 'personales',
        valores: { nombres: 'María' },
        versionBase: 3,
        guardadoEn: mia.escritaEn,
        version,
        sinEnviar: true,
      },
    ],
    enDuda: [],
    sobrantes: [],
  });
});

test('a copy that the server holds too is no longer needed, whatever its version', () => {
  for (const version of [3, 4, 5]) {
    const suya = borrador({ nombres: 'María' }, version);
    expect(hallar([suya], [copia({ nombres: 'María' }, 4)])).toEqual({
      borradores: [{ ...suya, sinEnviar: false }],
      enDuda: [],
      sobrantes: ['personales'],
    });
  }
});
