import type { Draft } from './Autosave';
import type { LocalCopy } from './localCopies';
import { findDrafts } from './recover';

const borrador = (valores: Draft['valores'], version: number): Draft => ({
  seccion: 'personales',
  valores,
  versionBase: 3,
  guardadoEn: '2026-11-21T14:05:00.000Z',
  version,
});
const copy = (
  valores: LocalCopy['valores'],
  version: number,
  unanswered: LocalCopy['unanswered'] = null,
): LocalCopy => ({
  seccion: 'personales',
  valores,
  versionBase: 3,
  version,
  unanswered,
  writtenAt: '2026-11-21T15:00:00.000Z',
});

test('a draft that the server got later from elsewhere stands, and the copy is asked about', () => {
  const suya = borrador({ nombres: 'Ana' }, 5);
  const mia = copy({ nombres: 'María' }, 4);
  expect(findDrafts([suya], [mia])).toEqual({
    drafts: [{ ...suya, unsent: false }],
    doubtful: [mia],
    redundant: [],
  });
});

test.each([
  ['none on the server', [], copy({ nombres: 'María' }, 0), 0],
  ['the draft that it was typed on', [borrador({ nombres: 'M' }, 4)], copy({ nombres: 'María' }, 4), 4],
  [
    'the one whose answer never came',
    [borrador({ nombres: 'M' }, 5)],
    copy({ nombres: 'María' }, 4, { nombres: 'M' }),
    5,
  ],
])('a copy beside %s goes into the form and is sent on its version', (_, server, mia, version) => {
  expect(findDrafts(server, [mia])).toEqual({
    drafts: [
      {
        seccion: 'personales',
        valores: { nombres: 'María' },
        versionBase: 3,
        guardadoEn: mia.writtenAt,
        version,
        unsent: true,
      },
    ],
    doubtful: [],
    redundant: [],
  });
});

test('a copy that the server holds too is no longer needed, whatever its version', () => {
  for (const version of [3, 4, 5]) {
    const suya = borrador({ nombres: 'María' }, version);
    expect(findDrafts([suya], [copy({ nombres: 'María' }, 4)])).toEqual({
      drafts: [{ ...suya, unsent: false }],
      doubtful: [],
      redundant: ['personales'],
    });
  }
});
