import { puede } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { AccessBudget } from '../audit/access-budget';
import { SISTEMA } from '../auth/actor';
import { readConfig } from '../config';
import { Persona } from '../entities/persona.entity';
import { createLogger } from '../log';
import { demoUsers } from '../seed/usuarios';
import { crearPersona } from '../testing/builders';
import { azar, fila } from '../testing/resistencia';
import { startTestApp, TestClock } from '../testing/test-app';

const CLIENTES = 1500;
const BUSQUEDAS_SEGUIDAS = 1000;
const VOCALES = ['a', 'e', 'i', 'o', 'u'];

fila(
  'cosecha',
  `quien no puede abrir clientes los busca sin parar: ${CLIENTES} clientes, límites de fábrica`,
  'ninguna cédula entera, a lo más 300 nombres en una hora, un aviso al administrador',
  async () => {
    const suerte = azar('cosecha');
    // the pauses would make this an hour indeed
    const pausas = jest.spyOn(AccessBudget.prototype, 'pauseOf').mockReturnValue(0);
    const app = await startTestApp({ env: { CLIENTES_POR_HORA: '150' } });
    await app.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
      for (let i = 0; i < CLIENTES; i++) await crearPersona(manager);
    });
    const personas = await app.application.dataSource.manager.find(Persona);
    const palabras = [
      ...new Set(personas.flatMap((p) => [p.apellidoPaterno ?? '', p.apellidoMaterno ?? '', p.nombres])),
    ].filter((palabra) => palabra.length > 4);
    const texto = (): string => {
      if (suerte.chance(0.5)) return suerte.pick(palabras);
      return suerte.chance(0.5)
        ? String(suerte.between(10_000, 24_999))
        : `${suerte.pick(palabras)} ${suerte.pick(VOCALES)}`;
    };
    const rsa = await app.as('rsa');
    const nombres = new Set<number>();
    let enteras = 0;
    let rechazos = 0;
    for (let i = 0; i < BUSQUEDAS_SEGUIDAS; i++) {
      const { status, body } = await rsa.get(`/cliente/busqueda?q=${encodeURIComponent(texto())}`);
      if (status === 429) rechazos += 1;
      if (status !== 200) continue;
      for (const { id, identificacion } of body as { id: number; identificacion: string }[]) {
        nombres.add(id);
        if (/^\w{6,}$/.test(identificacion)) enteras += 1;
      }
      if (i % 10 === 0) app.clock.advance(10_000);
    }
    await app.application.accessBudget.step();
    const { body: avisos } = await (await app.as('admin')).get('/notificacion');
    pausas.mockRestore();
    await app.close();
    const fallos = [
      ...(enteras > 0 ? [`${enteras} cédulas enteras`] : []),
      ...(nombres.size > 300 ? [`${nombres.size} nombres`] : []),
      ...(avisos.length === 1 ? [] : [`${avisos.length} avisos`]),
    ];
    return { casos: BUSQUEDAS_SEGUIDAS, fallos, nota: `${nombres.size} nombres, ${rechazos} búsquedas rechazadas` };
  },
);

const MINUTO = 60_000;
/** One client every six minutes for eight hours, without a break. */
const CADA = 6 * MINUTO;
const HORAS = 8;
/** What the search field sends while one name is typed. */
const BUSQUEDAS = 3;
const DOCUMENTOS = 20;
const LISTAS_POR_HORA = 3;

/** The budget asks nothing of others here. */
const sinBase = {
  createQueryBuilder: () => {
    throw new Error('no database');
  },
} as unknown as DataSource;

fila(
  'jornada',
  `${HORAS} horas de cada rol: cada 6 minutos un cliente distinto, ${BUSQUEDAS} búsquedas, sus planes y ${DOCUMENTOS} documentos; ${LISTAS_POR_HORA} listas en Excel por hora`,
  'ningún rechazo, ninguna espera',
  async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', JWT_SECRET: 'x'.repeat(40) });
    const fallos: string[] = [];
    let casos = 0;
    for (const [lugar, { usuario, role }] of demoUsers.entries()) {
      const clock = new TestClock();
      const presupuesto = new AccessBudget(sinBase, config.accesosPorHora, clock, createLogger(config));
      const actor = { id: lugar + 1, usuario, role };
      type Lectura = Parameters<AccessBudget['count']>[1];
      const leer = (operacion: Lectura['operacion'], recurso: string, recursoId: string | number): void => {
        casos += 1;
        presupuesto.count(actor, { operacion, recurso, recursoId });
      };
      try {
        for (let n = 0; n * CADA < HORAS * 60 * MINUTO; n++) {
          for (let i = 0; i < BUSQUEDAS; i++) leer('buscar', 'cliente', 'resultados:5');
          if (puede(role, 'cliente:leer')) {
            leer('leer', 'cliente', n);
            for (const plan of [1, 2])
              for (const recurso of ['plan', 'solicitud', 'movimiento', 'evento'])
                leer('leer', recurso, `01-M${n}-${plan}`);
            for (let d = 0; d < DOCUMENTOS; d++) leer('leer', 'documento', n * DOCUMENTOS + d);
          }
          if (n % 10 < LISTAS_POR_HORA) leer('exportar-excel', 'adjudicacion', 'todos');
          if (presupuesto.pauseOf(actor) > 0) fallos.push(`${role}: espera en el cliente ${n}`);
          clock.advance(CADA);
        }
      } catch (error) {
        fallos.push(`${role}: ${(error as Error).message}`);
      }
    }
    return { casos, fallos };
  },
);
