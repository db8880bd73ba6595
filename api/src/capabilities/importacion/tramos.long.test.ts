import { isSqlServer } from '../../config/engine';
import { importar } from '../../testing/importaciones';
import { StatementCounter } from '../../testing/statement-counter';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** Which statement ran in which turn of the thread: what runs in one turn is waited for as a whole by whoever came meanwhile. */
class ByTurn extends StatementCounter {
  readonly ran: { readonly sql: string; readonly parameters: readonly unknown[]; readonly turn: number }[] = [];
  private turn = 0;
  private over = false;

  constructor() {
    super();
    const next = (): void => {
      this.turn++;
      if (!this.over) setImmediate(next);
    };
    next();
  }

  override logQuery(sql: string, parameters: readonly unknown[] = []): void {
    super.logQuery(sql);
    this.ran.push({ sql, parameters, turn: this.turn });
  }

  stop(): void {
    this.over = true;
  }
}

const log = new ByTurn();
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ database: { logger: log } });
});
afterAll(async () => {
  log.stop();
  await t.close();
});

const during = async (work: () => Promise<unknown>): Promise<typeof log.ran> => {
  const from = log.ran.length;
  await work();
  return log.ran.slice(from);
};
/** What a slice may cost others: people's words, the most expensive statement, take some 60 µs a row. */
const MAXIMO = 200;
const FILAS = 3 * MAXIMO + 1;
const personas = Array.from({ length: FILAS }, (_, n) => `P;TRA${String(n).padStart(5, '0')};Ana;Mora;;`);

const embedded = isSqlServer ? describe.skip : describe;
embedded('readers beside an import', () => {
  let ran: typeof log.ran;
  beforeAll(async () => {
    ran = await during(() =>
      importar(
        t,
        'personas',
        ['tipoId;identificacion;nombres;apellidoPaterno;apellidoMaterno;correo', ...personas].join('\n'),
      ),
    );
  });
  const slice = ({ sql, parameters }: (typeof ran)[number]): number => {
    const [bounds] = parameters as { 1: number; 2: number }[];
    return /id BETWEEN @1 AND @2/.test(sql) && bounds !== undefined ? bounds[2] - bounds[1] + 1 : 0;
  };

  test('no statement reads or writes more of the file than a slice', () => {
    const slices = ran.map(slice).filter((size) => size > 0);
    expect(slices.length).toBeGreaterThanOrEqual(4 * 6);
    expect(Math.max(...slices)).toBe(MAXIMO);
  });

  test('between two of them others have their turn of the thread', () => {
    const turns = ran.filter((one) => slice(one) > 0).map(({ turn }) => turn);
    expect(turns.filter((turn, i) => turn === turns[i - 1])).toEqual([]);
  });

  test('all slices are written in one transaction', () => {
    const written = ran
      .filter(({ sql }) => /^INSERT INTO "persona" |^COMMIT/.test(sql))
      .map(({ sql }) => sql.slice(0, 6));
    expect(written.join(' ')).toContain('COMMIT INSERT INSERT INSERT INSERT COMMIT');
  });
});
