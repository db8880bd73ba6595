import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSqlServer } from '../../config/engine';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { buroDePrueba } from '../../testing/buro';
import { startTestApp } from '../../testing/test-app';

/** Read by another process: closing the file here would drop the locks of the database that is open in this one. */
const enElArchivo = (archivo: string, texto: string): string =>
  execFileSync(
    process.execPath,
    ['-p', 'require("node:fs").readFileSync(process.argv[1]).includes(process.argv[2])', archivo, texto],
    { encoding: 'utf8' },
  ).trim();

/** Each test opens an application of its own, one at a time: with settings of its own, and what fails opens no circuit of others. */
const { abrir, cedulaNueva, consultar, simulador } = buroDePrueba();

test('a consent is demanded where the setting says so, and is remembered for the person', async () => {
  const estricta = await abrir({ BURO_EXIGE_CONSENTIMIENTO: 'true' });
  try {
    const client = await estricta.as('riesgo');
    const cedula = cedulaNueva();
    const sin = await consultar(client, cedula);
    expect([sin.status, sin.body.code]).toEqual([422, 'buro-sin-consentimiento']);
    expect(sin.body.errors).toEqual({ consentimiento: 'Registre la fecha en que el cliente autorizó la consulta' });
    expect(simulador().preguntas).toEqual([]);
    const con = await consultar(client, cedula, { consentimiento: '2026-03-01' });
    expect([con.status, con.body.consentimiento]).toEqual([200, '2026-03-01']);
    estricta.clock.advance(24 * 3_600_000);
    const manana = await consultar(await estricta.as('riesgo'), cedula);
    expect([manana.status, manana.body.consentimiento]).toEqual([200, '2026-03-01']);
    expect((await client.get('/buro/servicio')).status).toBe(401);
  } finally {
    await estricta.close();
  }
});

test('BUR-512 a question whose process died keeps others out for two minutes, no longer', async () => {
  const own = await abrir({ BUREAU_TIMEOUT_MS: '100' });
  try {
    const client = await own.as('riesgo');
    const { manager } = own.application.dataSource;
    const cedula = cedulaNueva();
    await consultar(client, cedula);
    // As a process leaves it that is killed while the bureau thinks
    const muerta = { estado: 'pidiendo', contenido: null, score: null, respondidoEn: null };
    await manager.update(ConsultaBuro, { cedula }, muerta);
    const esperando = await consultar(client, cedula);
    expect([esperando.status, esperando.body.detalle]).toEqual([503, { motivo: 'tiempo' }]);
    expect(simulador().preguntas).toHaveLength(1);
    own.clock.advance(120_000);
    expect((await consultar(client, cedula)).status).toBe(200);
    const guardadas = await manager.find(ConsultaBuro, { order: { id: 'ASC' } });
    expect(guardadas.map(({ estado, fallo }) => [estado, fallo])).toEqual([
      ['fallida', 'sin-respuesta'],
      ['lista', null],
    ]);
  } finally {
    await own.close();
  }
});

describe('no report comes', () => {
  test.each([
    ['lento', 'buro-no-disponible', 'tiempo'],
    ['caido', 'buro-no-disponible', 'red'],
    ['cortado', 'buro-no-disponible', 'red'],
    ['error', 'buro-no-disponible', 'servicio'],
    ['html', 'buro-ilegible', 'ilegible'],
    ['basura', 'buro-ilegible', 'ilegible'],
    ['enorme', 'buro-ilegible', 'grande'],
  ] as const)(
    'BUR-512 %s: 503 %s, nothing stored, the stored one stays, the next try works',
    async (falta, code, motivo) => {
      const own = await abrir({ BUREAU_TIMEOUT_MS: '500' });
      try {
        const client = await own.as('riesgo');
        const cedula = cedulaNueva();
        const ayer = (await consultar(client, cedula)).body;
        own.clock.advance(24 * 3_600_000);
        const hoy = await own.as('riesgo');
        simulador().falta = falta;
        const answer = await consultar(hoy, cedula).set('Idempotency-Key', 'clave-de-prueba');
        expect([answer.status, answer.body.code, answer.body.detalle]).toEqual([503, code, { motivo }]);
        expect((await hoy.get(`/buro/${cedula}`)).body.id).toBe(ayer.id);
        // The key of a question without an answer may be sent again
        simulador().falta = null;
        const otra = await consultar(hoy, cedula).set('Idempotency-Key', 'clave-de-prueba');
        expect([otra.status, otra.body.deHoy]).toEqual([200, true]);
        const guardadas = await own.application.dataSource.manager.find(ConsultaBuro, { order: { id: 'ASC' } });
        expect(guardadas.map(({ estado, fallo, contenido }) => [estado, fallo, contenido === null])).toEqual([
          ['lista', null, false],
          ['fallida', motivo, true],
          ['lista', null, false],
        ]);
      } finally {
        await own.close();
      }
    },
  );

  test('BUR-512 twenty who wait for one question that fails all hear so, and it is not asked twenty times', async () => {
    const own = await abrir({ BUREAU_TIMEOUT_MS: '30000' });
    try {
      const client = await own.as('riesgo');
      const cedula = cedulaNueva();
      simulador().falta = 'basura';
      // all twenty have come by then; who comes after the failure asks anew
      simulador().compuerta = sleep(isSqlServer ? 10_000 : 1_500);
      const respuestas = await Promise.all(Array.from({ length: 20 }, () => consultar(client, cedula)));
      expect(respuestas.map(({ status }) => status)).toEqual(Array(20).fill(503));
      expect(simulador().preguntas).toEqual([cedula]);
    } finally {
      await own.close();
    }
  });

  test('BUR-512 after five failures the bureau is left alone for 30 s: no question, no row; then one tries', async () => {
    const own = await abrir();
    try {
      const client = await own.as('riesgo');
      const guardada = cedulaNueva();
      await consultar(client, guardada);
      simulador().falta = 'basura';
      for (let i = 0; i < 5; i++) await consultar(client, cedulaNueva());
      simulador().falta = null;
      const cedula = cedulaNueva();
      const abierto = await consultar(client, cedula);
      expect([abierto.status, abierto.body.detalle]).toEqual([503, { motivo: 'circuito', esperaSegundos: 30 }]);
      expect(abierto.headers['retry-after']).toBe('30');
      expect(simulador().preguntas).not.toContain(cedula);
      expect(await own.application.dataSource.manager.countBy(ConsultaBuro, { cedula })).toBe(0);
      // What is stored is answered all the same
      expect((await consultar(client, guardada)).status).toBe(200);
      own.clock.advance(30_000);
      expect((await consultar(client, cedula)).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  test('BUR-512 BUR-513 without a bureau nothing is asked, and what is stored can be read', async () => {
    const sin = await startTestApp();
    try {
      const client = await sin.as('riesgo');
      const answer = await consultar(client, cedulaNueva());
      expect([answer.status, answer.body.code]).toEqual([503, 'buro-sin-configurar']);
      expect((await client.get('/buro/servicio')).body).toEqual({
        configurado: false,
        prueba: false,
        exigeConsentimiento: false,
      });
      expect(await sin.application.dataSource.manager.count(ConsultaBuro)).toBe(0);
    } finally {
      await sin.close();
    }
  });
});

test('the report is sealed wherever it is stored: in its row, in the kept answer, in the file; the audit holds none of it', async () => {
  const own = await abrir();
  try {
    const client = await own.as('riesgo');
    const cedula = cedulaNueva();
    const { body } = await consultar(client, cedula).set('Idempotency-Key', 'clave-de-prueba');
    const repetida = await consultar(client, cedula).set('Idempotency-Key', 'clave-de-prueba');
    expect([repetida.body, repetida.headers['idempotency-replayed']]).toEqual([body, 'true']);
    const { manager } = own.application.dataSource;
    const guardado = [
      (await manager.findOneByOrFail(ConsultaBuro, { cedula })).contenido,
      (await manager.findOneByOrFail(Idempotencia, { clave: 'clave-de-prueba' })).respuesta,
      JSON.stringify(await manager.find(Auditoria)),
      JSON.stringify(await manager.find(Acceso)),
    ];
    for (const texto of guardado) {
      expect(texto).not.toContain('PRUEBA');
      expect(texto).not.toContain(body.sbs[0].institucion);
    }
    expect(guardado[0]).toMatch(/^v1\./);
    if (!isSqlServer) {
      await manager.query('PRAGMA wal_checkpoint(TRUNCATE)');
      expect(enElArchivo(own.application.config.databaseUrl, 'PERSONA DE PRUEBA')).toBe('false');
    }
  } finally {
    await own.close();
  }
});
