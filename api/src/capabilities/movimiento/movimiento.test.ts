import { Acceso } from '../../entities/acceso.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import type { Plan } from '../../entities/plan.entity';
import { crearGrupo, crearMovimientos, crearPersona, crearPlan } from '../../testing/builders';
import { long } from '../../testing/long';
import { textOfPages } from '../../testing/pdf-text';
import { testApp } from '../../testing/test-app';

const t = testApp({ prints: true });
const ejecutivo = t.user('ejecutivo');
let grupo: Grupo;
let plan: Plan;

interface Row {
  id: number;
  fecha: string;
  valorDebito: number;
  valorCredito: number;
  valorSaldo: number;
}

const lista = async (recurso: string, consulta: Record<string, unknown>, client = ejecutivo) => {
  const query = Object.entries(consulta)
    .map(([k, v]) => `${k}=${encodeURIComponent(JSON.stringify(v))}`)
    .join('&');
  return client.get(`/${recurso}?${query}`);
};
const movimientos = async (idCodigo: string, resto: Record<string, unknown> = {}): Promise<Row[]> =>
  (await lista('movimiento', { filter: { plan: idCodigo }, ...resto }).then((r) => r.body)) as Row[];
const linea = (planId: number, numeroDocumento: string, data: Partial<Movimiento> = {}): Omit<Movimiento, 'id'> => ({
  planId,
  fecha: '2024-03-01',
  tipoDocumento: 'REC',
  serieDocumento: '001-002',
  numeroDocumento,
  tipoMovimiento: 'PAGO CUOTA',
  referencia: null,
  valorDebito: 0,
  valorCredito: 10_000,
  ...data,
});

beforeAll(async () => {
  const { manager } = t.application.dataSource;
  grupo = await crearGrupo(manager, { grupo: 'C001' });
  plan = await crearPlan(manager, grupo, { codigo: '1' });
  await crearMovimientos(manager, plan, { meses: 60, pagos: 25 });
});

test.each(['movimiento', 'cuota'])(
  '%s: a list of no plan is refused, another field of the filter too',
  async (recurso) => {
    for (const filter of [{}, { plan: '' }, { plan: 3 }, { cedula: '1710034065' }])
      expect((await lista(recurso, { filter })).status).toBe(400);
    expect((await ejecutivo.get(`/${recurso}`)).status).toBe(400);
  },
);

test('a free slot shows neither movements nor instalments, an unknown plan has none', async () => {
  const { manager } = t.application.dataSource;
  const libre = await crearPlan(manager, grupo, { codigo: '99', titular: null });
  await manager.insert(Movimiento, linea(libre.id, '900'));
  for (const idCodigo of [libre.idCodigo, '01-NADA-1', "' OR 1=1 --"]) {
    expect(await movimientos(idCodigo)).toEqual([]);
    expect((await lista('cuota', { filter: { plan: idCodigo } })).status).toBe(404);
    expect((await ejecutivo.get(`/plan/${encodeURIComponent(idCodigo)}/estado-cuenta`)).status).toBe(404);
  }
});

describe('EST-568 EST-512 movements', () => {
  test('EST-513 eight a page, in order of date, with everything of a payment', async () => {
    const { body, headers } = await lista('movimiento', { filter: { plan: plan.idCodigo } });
    expect(headers['content-range']).toBe('movimiento 0-7/26');
    expect(body[1]).toEqual({
      id: body[1].id,
      fecha: '2024-01-05',
      tipoDocumento: 'REC',
      serieDocumento: '001-002',
      numeroDocumento: '000000002',
      tipoMovimiento: 'PAGO CUOTA',
      referencia: 'Cuota 1 de 60, depósito 100000',
      valorDebito: 0,
      valorCredito: 380.5,
      valorSaldo: 22_449.5,
    });
  });

  test('the balance of a row is the same on every page, in both orders, and ends in Saldo', async () => {
    const todas = await movimientos(plan.idCodigo, { range: [0, 99] });
    let saldo = 0;
    for (const fila of todas) {
      saldo += Math.round((fila.valorDebito - fila.valorCredito) * 100);
      expect(fila.valorSaldo).toBe(saldo / 100);
    }
    const paginas = [
      ...(await movimientos(plan.idCodigo, { range: [0, 7] })),
      ...(await movimientos(plan.idCodigo, { range: [8, 15] })),
      ...(await movimientos(plan.idCodigo, { range: [16, 30] })),
    ];
    expect(paginas).toEqual(todas);
    expect(await movimientos(plan.idCodigo, { range: [0, 99], sort: ['fecha', 'DESC'] })).toEqual([...todas].reverse());
    expect((await ejecutivo.get(`/plan/${plan.idCodigo}`)).body.saldo).toBe(todas.at(-1)?.valorSaldo);
  });

  test('exact to the cent over a thousand movements of the same day, the page behind the 500th row included', async () => {
    const { manager } = t.application.dataSource;
    const largo = await crearPlan(manager, grupo, { codigo: '2' });
    await manager.insert(Movimiento, linea(largo.id, '0', { valorDebito: 10_000_000_003, valorCredito: 0 }));
    for (let from = 1; from <= 1000; from += 50)
      await manager.insert(
        Movimiento,
        Array.from({ length: 50 }, (_, i) =>
          linea(largo.id, String(from + i), { valorCredito: 10 + ((from + i) % 7) }),
        ),
      );
    let saldo = 10_000_000_003;
    for (let n = 1; n <= 1000; n++) saldo -= 10 + (n % 7);
    const [ultima] = await movimientos(largo.idCodigo, { range: [1000, 1009] });
    expect(ultima?.valorSaldo).toBe(saldo / 100);
    const [medio] = await movimientos(largo.idCodigo, { range: [600, 600] });
    const todas = [];
    for (let from = 0; from < 700; from += 100)
      todas.push(...(await movimientos(largo.idCodigo, { range: [from, from + 99] })));
    expect(medio).toEqual(todas[600]);
  });

  test('movements of another plan are not among them', async () => {
    const { manager } = t.application.dataSource;
    const otro = await crearPlan(manager, grupo, { codigo: '3' });
    await manager.insert(Movimiento, linea(otro.id, '1', { valorDebito: 500, valorCredito: 0 }));
    expect((await movimientos(otro.idCodigo)).map((f) => f.valorSaldo)).toEqual([5]);
    expect(await movimientos(plan.idCodigo, { range: [0, 99] })).toHaveLength(26);
  });
});

describe('EST-514 instalments', () => {
  test('five a page; 25 paid, those whose date has come are overdue, the next is still to come', async () => {
    const { body, headers } = await lista('cuota', { filter: { plan: plan.idCodigo } });
    expect([headers['content-range'], body.length]).toEqual(['cuota 0-4/60', 5]);
    const pagina = (await lista('cuota', { filter: { plan: plan.idCodigo }, range: [24, 28] })).body;
    expect(pagina).toEqual([
      {
        id: 25,
        numero: 25,
        fechaVencimiento: '2026-01-01',
        valor: 380.5,
        pagado: 380.5,
        pendiente: 0,
        estado: 'Pagada',
      },
      {
        id: 26,
        numero: 26,
        fechaVencimiento: '2026-02-01',
        valor: 380.5,
        pagado: 0,
        pendiente: 380.5,
        estado: 'Vencida',
      },
      {
        id: 27,
        numero: 27,
        fechaVencimiento: '2026-03-01',
        valor: 380.5,
        pagado: 0,
        pendiente: 380.5,
        estado: 'Vencida',
      },
      {
        id: 28,
        numero: 28,
        fechaVencimiento: '2026-04-01',
        valor: 380.5,
        pagado: 0,
        pendiente: 380.5,
        estado: 'Pendiente',
      },
      {
        id: 29,
        numero: 29,
        fechaVencimiento: '2026-05-01',
        valor: 380.5,
        pagado: 0,
        pendiente: 380.5,
        estado: 'Pendiente',
      },
    ]);
    const ultima = (await lista('cuota', { filter: { plan: plan.idCodigo }, sort: ['numero', 'DESC'] })).body[0];
    expect(ultima.numero).toBe(60);
    expect((await lista('cuota', { filter: { plan: plan.idCodigo }, range: [60, 64] })).body).toEqual([]);
  });
});

describe('EST-576 the statement as a document', () => {
  const pdf = async (idCodigo: string, usuario = 'ejecutivo') => {
    const client = await t.as(usuario);
    return client
      .get(`/plan/${idCodigo}/estado-cuenta`)
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => done(null, Buffer.concat(parts)));
      });
  };

  long(
    '300 movements: every one is printed, the head of the table on each page, and the last balance is Saldo',
    async () => {
      const { manager } = t.application.dataSource;
      const viejo = await crearGrupo(manager, { grupo: 'C300', mesesPlan: 360, fechaInicio: '1999-01-01' });
      const largo = await crearPlan(manager, viejo, { codigo: '1', cuotasPagadas: 299 });
      await crearMovimientos(manager, largo, { meses: 360, pagos: 299 });
      const { status, headers, body } = await pdf(largo.idCodigo);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toContain(`estado-cuenta-${largo.idCodigo}.pdf`);
      const paginas = await textOfPages(body);
      const texto = paginas.join(' ');
      expect(paginas.length).toBeGreaterThan(5);
      for (const pagina of paginas) if (/PAGO CUOTA/.test(pagina)) expect(pagina).toContain('Débito Crédito Saldo');
      const numeros = (texto.match(/\b0{6}\d{3}\b/g) ?? []).map(Number);
      expect(numeros).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
      // 61 instalments of 380,50 are owed
      expect(texto).toContain('$ 23.210,50 Saldo');
      expect(texto).toMatch(/Total 136\.980,00 113\.769,50 23\.210,50/);
      expect(texto).toContain('299/360 Cuotas pagadas');
    },
    60_000,
  );

  test('amounts that binary fractions miss: balances and printed totals are exact', async () => {
    const { manager } = t.application.dataSource;
    const menudo = await crearPlan(manager, grupo, { codigo: '40' });
    const valores = [29, 110, 220, 435, 57, 115, 10, 20];
    await manager.insert(
      Movimiento,
      valores.map((valor, i) => linea(menudo.id, String(i), { valorDebito: valor, valorCredito: 0 })),
    );
    const saldos = (await movimientos(menudo.idCodigo)).map((f) => f.valorSaldo);
    expect(saldos).toEqual([0.29, 1.39, 3.59, 7.94, 8.51, 9.66, 9.76, 9.96]);
    expect((await ejecutivo.get(`/plan/${menudo.idCodigo}`)).body.saldo).toBe(9.96);
    const texto = (await textOfPages((await pdf(menudo.idCodigo)).body)).join(' ');
    expect(texto).toContain('Total 9,96 0,00 9,96');
  }, 60_000);

  test('hostile texts are printed as text; without movements it says so; a balance in favour is named', async () => {
    const { manager } = t.application.dataSource;
    const titular = await crearPersona(manager, { apellidoMaterno: '<script>alert(1)</script>{{x}}' });
    const raro = await crearPlan(manager, grupo, { codigo: '4', titular });
    await manager.insert(
      Movimiento,
      linea(raro.id, '1', { referencia: '</td></table><h1>X</h1> 😀 \u202Eabc', valorCredito: 1_234_567 }),
    );
    const texto = (await textOfPages((await pdf(raro.idCodigo)).body)).join(' ');
    expect(texto).toContain('<script>alert(1)</script>{{x}}');
    expect(texto).toContain('</td></table><h1>X</h1>');
    expect(texto).toContain('$ 12.345,67 Saldo a favor del titular');
    const vacio = await crearPlan(manager, grupo, { codigo: '5' });
    const sin = (await textOfPages((await pdf(vacio.idCodigo)).body)).join(' ');
    expect(sin).toContain('El plan no tiene movimientos.');
    expect(sin).not.toContain('Débito');
  }, 60_000);

  test('each print and each list leaves its access row', async () => {
    const contar = async (operacion: string, recurso: string) => {
      await t.application.accessLog.step();
      return t.application.dataSource.manager.countBy(Acceso, { operacion, recurso, recursoId: plan.idCodigo });
    };
    const antes = [
      await contar('exportar-pdf', 'movimiento'),
      await contar('listar', 'movimiento'),
      await contar('listar', 'cuota'),
    ];
    await pdf(plan.idCodigo, 'riesgo');
    await movimientos(plan.idCodigo);
    await lista('cuota', { filter: { plan: plan.idCodigo } });
    expect([
      await contar('exportar-pdf', 'movimiento'),
      await contar('listar', 'movimiento'),
      await contar('listar', 'cuota'),
    ]).toEqual(antes.map((n) => n + 1));
  }, 60_000);
});
