import { randomBytes } from 'node:crypto';
import { SISTEMA } from '../auth/actor';
import { isSqlServer } from '../config/engine';
import { Auditoria } from '../entities/auditoria.entity';
import { AuditoriaSello } from '../entities/auditoria-sello.entity';
import { Random } from '../random';
import { environmentOf, runProcess } from '../testing/commands';
import { testApp } from '../testing/test-app';
import { type Anchor, AuditAnchors, anchorsOf } from './anchors';
import { openSeal } from './epochs';
import { AuditSealer } from './sealer';
import { AuditKey, GENESIS, type Seals, UNKEYED } from './seals';
import { auditReport, verifyAudit } from './verify';

const LEGACY = 20;
const SEALED = 120;
const WAITING = 3;

const t = testApp();
/** What an insider could have copied of the table of seals, after each batch. */
const earlier: AuditoriaSello[] = [];
let rows: Auditoria[];
let seal: AuditoriaSello;
let anchors: (Anchor | null)[];

const manager = () => t.application.dataSource.manager;
const act = (n: number) =>
  t.application.unitOfWork.run(SISTEMA, (tx) =>
    tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: n, despues: { n } }),
  );
const verdict = (evidence = { anchors }) =>
  verifyAudit(t.application.dataSource, t.application.auditKey, t.clock.now(), evidence);
const sealNow = () =>
  new AuditSealer(
    t.application.dataSource,
    t.application.unitOfWork,
    t.application.auditKey,
    t.clock,
    t.application.log,
  ).step();

/** Rows of a version that had no key, as its sealer left them. */
async function legacyRows(): Promise<void> {
  await manager().clear(AuditoriaSello);
  let cadena = GENESIS;
  for (let posicion = 1; posicion <= LEGACY; posicion += 1) {
    const row = { ...content(posicion), huella: '' };
    row.huella = UNKEYED.row(row);
    cadena = UNKEYED.link(posicion, cadena, row.huella);
    await manager().insert(Auditoria, { ...row, posicion, cadena });
  }
  // one that still waited when the program was replaced
  const last = content(LEGACY + 1);
  await manager().insert(Auditoria, { ...last, huella: UNKEYED.row(last), posicion: null, cadena: null });
  await openSeal(t.application.dataSource, t.application.unitOfWork, t.application.auditKey);
}

const content = (n: number) => ({
  instante: new Date('2026-01-01T12:00:00.000Z'),
  usuarioId: null,
  usuario: 'sistema',
  accion: 'probar',
  recurso: 'prueba',
  recursoId: String(n),
  antes: null,
  despues: `{"n":${n}}`,
  solicitud: null,
});

beforeAll(async () => {
  await legacyRows();
  for (let n = 1; n <= SEALED; n += 1) {
    await act(n);
    if (n % 10 === 0) {
      await sealNow();
      earlier.push(...(await manager().find(AuditoriaSello)));
    }
  }
  await new AuditAnchors(t.application).step();
  for (let n = 1; n <= WAITING; n += 1) await act(n);
  rows = await manager().find(Auditoria, { order: { id: 'ASC' } });
  [seal] = (await manager().find(AuditoriaSello)) as [AuditoriaSello];
  anchors = await anchorsOf(t.application.storage);
});

async function writeAll(all: readonly Auditoria[], seals: readonly AuditoriaSello[]): Promise<void> {
  await manager().clear(Auditoria);
  await manager().clear(AuditoriaSello);
  for (let from = 0; from < all.length; from += 50) await manager().insert(Auditoria, all.slice(from, from + 50));
  if (seals.length > 0) await manager().insert(AuditoriaSello, [...seals]);
}

interface Copy {
  sealed: Auditoria[];
  waiting: Auditoria[];
  seals: AuditoriaSello[];
}

const copyOf = (): Copy => {
  const all = rows.map((row) => ({ ...row }));
  return {
    sealed: all.filter(({ posicion }) => posicion !== null),
    waiting: all.filter(({ posicion }) => posicion === null),
    seals: [{ ...seal }],
  };
};

/** Makes hashes and links of all rows from here on, as far as somebody without the key can. */
function chainAgain(sealed: Auditoria[], from: number, seals: Seals): string {
  let cadena = sealed[from - 1]?.cadena ?? GENESIS;
  sealed.slice(from).forEach((row, at) => {
    row.posicion = from + at + 1;
    row.huella = seals.row(row);
    row.cadena = cadena = seals.link(row.posicion, cadena, row.huella);
  });
  return cadena;
}

const wrongKey = () => new AuditKey(randomBytes(32));
const lie = (row: Auditoria): void => {
  row.despues = '{"n":"otro"}';
};
const take = <T>(list: readonly T[], at: number): T => list[at] as T;

/** Ten ways in which somebody who can write every table would hide an act. */
const kinds: Readonly<Record<string, (copy: Copy, random: Random) => void>> = {
  'a field of a sealed row changed': ({ sealed }, random) => lie(random.pick(sealed)),
  'a row changed and chained again without a key': ({ sealed, seals }, random) => {
    const at = random.between(0, sealed.length - 1);
    lie(take(sealed, at));
    take(seals, 0).cadena = chainAgain(sealed, at, UNKEYED);
  },
  'a row changed, and everything sealed under another key': ({ sealed, seals }, random) => {
    const key = wrongKey();
    const at = random.between(LEGACY + 1, sealed.length - 1);
    lie(take(sealed, at));
    const end = { posicion: sealed.length, cadena: chainAgain(sealed, at, key) };
    Object.assign(take(seals, 0), end, { final: key.ending(1, end, null) });
    if (random.chance(0.5)) take(seals, 0).huellaClave = key.fingerprint;
  },
  'a row in the middle removed, the others moved up': ({ sealed, seals }, random) => {
    const at = random.between(0, sealed.length - 2);
    sealed.splice(at, 1);
    if (random.chance(0.5)) take(seals, 0).cadena = chainAgain(sealed, at, UNKEYED);
  },
  'the last rows removed': ({ sealed }, random) => {
    sealed.splice(sealed.length - random.between(1, 50));
  },
  'the last rows removed, and what was sealed then put back': ({ sealed, seals, waiting }, random) => {
    const then = take(earlier, random.between(0, earlier.length - 2));
    sealed.splice(then.posicion);
    waiting.splice(0);
    seals.splice(0, 1, { ...then });
  },
  'all rows removed': ({ sealed, waiting, seals }, random) => {
    sealed.splice(0);
    waiting.splice(0);
    if (random.chance(0.5)) seals.splice(0);
  },
  'two rows exchanged': ({ sealed }, random) => {
    const at = random.between(0, sealed.length - 2);
    const [one, other] = [take(sealed, at), take(sealed, random.between(at + 1, sealed.length - 1))];
    [one.despues, other.despues, one.recursoId, other.recursoId] = [
      other.despues,
      one.despues,
      other.recursoId,
      one.recursoId,
    ];
    if (random.chance(0.5)) [one.huella, other.huella] = [other.huella, one.huella];
  },
  'a row slipped in': ({ sealed, seals }, random) => {
    const at = random.chance(0.5) ? sealed.length : random.between(0, sealed.length);
    sealed.splice(at, 0, { ...take(sealed, 0), id: 100_000, despues: '{"n":"nueva"}' });
    const cadena = chainAgain(sealed, at, UNKEYED);
    if (random.chance(0.5)) Object.assign(take(seals, 0), { posicion: sealed.length, cadena });
  },
  'a row that waits for its seal changed': ({ waiting }, random) => {
    const row = random.pick(waiting);
    lie(row);
    row.huella = random.chance(0.5) ? UNKEYED.row(row) : row.huella;
  },
  'the key said to begin later': ({ sealed, seals }, random) => {
    const despuesDe = random.between(LEGACY + 2, sealed.length);
    sealed.splice(despuesDe);
    lie(random.pick(sealed));
    const end = { posicion: sealed.length, cadena: chainAgain(sealed, 0, UNKEYED) };
    Object.assign(take(seals, 0), end, { despuesDe });
  },
};

const onEmbedded = isSqlServer ? describe.skip : describe;
// What is judged is the same on either engine. These tests write the tables anew, keys included, which a server's identity columns refuse.
const testOnEmbedded = isSqlServer ? test.skip : test;

onEmbedded('of 209 tamperings by somebody who can write every table', () => {
  const random = new Random(20_261_122);

  test.each(Object.keys(kinds))('%s: each is found', async (kind) => {
    const missed: number[] = [];
    for (let round = 0; round < 19; round += 1) {
      const copy = copyOf();
      kinds[kind]?.(copy, random);
      await writeAll([...copy.sealed, ...copy.waiting], copy.seals);
      if ((await verdict()).ok) missed.push(round);
    }
    expect(missed).toEqual([]);
  });

  test('none: the chain is whole, its first rows from before the key included', async () => {
    await writeAll(rows, [seal]);
    expect(await verdict()).toMatchObject({ ok: true, posicion: LEGACY + 1 + SEALED, unsealed: WAITING, unproven: 0 });
  });
});

testOnEmbedded('none, while others go on writing and sealing: the chain is whole each time', async () => {
  await writeAll(rows, [seal]);
  const { dataSource } = t.application;
  const find = dataSource.manager.find.bind(dataSource.manager);
  // a round of the sealer between the reading of the seals and that of the rows
  const read = jest.spyOn(dataSource.manager, 'find').mockImplementationOnce(async (entity, options) => {
    const seals = await find(entity, options);
    await act(1);
    await sealNow();
    return seals;
  });
  expect(await verdict()).toMatchObject({ ok: true, posicion: LEGACY + 1 + SEALED + WAITING + 1 });
  read.mockRestore();
  await writeAll(rows, [seal]);
});

testOnEmbedded('what was removed at the end is never sealed over: the sealer stops and says so', async () => {
  await writeAll(rows.slice(0, -10 - WAITING), [seal]);
  await act(1);
  await sealNow();
  expect(await manager().countBy(Auditoria, { posicion: LEGACY + 1 + SEALED - 9 })).toBe(0);
  expect(await verdict()).toMatchObject({ ok: false, reason: expect.stringMatching(/^faltan las últimas 10 filas/) });
  await writeAll(rows, [seal]);
});

describe('an anchor', () => {
  test('is written once a day, bears our seal, and the sweep of files leaves it', async () => {
    const one = new AuditAnchors(t.application);
    await one.step();
    expect(await anchorsOf(t.application.storage)).toHaveLength(1);
    expect(anchors).toEqual([
      {
        instalacion: expect.stringMatching(/^[0-9a-f-]{36}$/),
        fecha: '2026-03-10',
        epoca: 1,
        posicion: LEGACY + 1 + SEALED,
        cadena: rows.findLast(({ posicion }) => posicion !== null)?.cadena,
        sello: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    await t.application.barredor.barrer({ todo: true });
    expect(await anchorsOf(t.application.storage)).toHaveLength(1);
  });

  test('that is not ours, or can not be read, is a fault', async () => {
    const [anchor] = anchors as [Anchor];
    const reasonWith = async (other: Anchor | null) => {
      const found = await verdict({ anchors: [other] });
      return found.ok ? 'whole' : found.reason;
    };
    expect(await reasonWith({ ...anchor, posicion: 5 })).toBe('el ancla del 10/03/2026 no la selló esta instalación');
    expect(await reasonWith(null)).toBe('hay un ancla ilegible en el almacén');
  });
});

testOnEmbedded(
  'db -- verify-audit prints where the chain ends, and compares it with what was printed before',
  async () => {
    await writeAll(rows.slice(0, -WAITING), [seal]);
    const verify = (...more: string[]) => runProcess('commands/db.ts', ['verify-audit', ...more], environmentOf(t));
    const last = take(rows, LEGACY + SEALED);
    expect(await verify()).toMatchObject({
      code: 0,
      out: `Auditoría íntegra: 141 filas encadenadas. Termina en la posición 141, enlace ${last.cadena}. Anclas comparadas: 1.\n`,
    });
    const noted = (posicion: number, enlace: string) => ['--posicion', String(posicion), '--enlace', enlace];
    expect(await verify(...noted(100, take(rows, 99).cadena ?? ''))).toMatchObject({ code: 0 });
    expect(await verify(...noted(100, last.cadena ?? ''))).toMatchObject({
      code: 1,
      err: expect.stringContaining('el enlace de la posición 100 no es el de lo que se anotó'),
    });
    expect(await verify(...noted(142, last.cadena ?? ''))).toMatchObject({
      code: 1,
      err: expect.stringContaining('termina en la posición 141, y lo que se anotó dice que llegó a la 142'),
    });
    expect(await verify('--posicion', '3')).toMatchObject({ code: 2 });
  },
);

testOnEmbedded('a copy put back from before an anchor does not fit it, until that day is excused', async () => {
  const then = take(earlier, 4);
  await writeAll(rows.slice(0, then.posicion), [then]);
  const verify = (...more: string[]) => runProcess('commands/db.ts', ['verify-audit', ...more], environmentOf(t));
  expect(await verify()).toMatchObject({
    code: 1,
    err: expect.stringContaining('termina en la posición 71, y el ancla del 10/03/2026 dice que llegó a la 141'),
  });
  expect(await verify('--excusar', '2026-03-10')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Excusadas: 1\.\n$/),
  });
  expect(await verify('--excusar', 'ayer')).toMatchObject({ code: 2 });
  await writeAll(rows.slice(0, -WAITING), [seal]);
});

testOnEmbedded(
  'under another key nothing starts; when the old one is given up, its rows are counted as unproven',
  async () => {
    const other = wrongKey();
    const { dataSource, unitOfWork } = t.application;
    await expect(openSeal(dataSource, unitOfWork, other)).rejects.toThrow(/^La auditoría está sellada bajo otra clave/);
    await openSeal(dataSource, unitOfWork, other, { lost: true });
    const found = await verifyAudit(dataSource, other, t.clock.now(), { anchors });
    expect(found).toMatchObject({ ok: true, posicion: 141, unproven: 120 });
    expect(auditReport(found).text).toContain('De 120 solo se comprobó el orden: su clave se perdió.');
  },
);
