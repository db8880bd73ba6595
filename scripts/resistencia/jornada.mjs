const MINUTO = 60_000;
/** One client every six minutes for eight hours, without a break. */
const CADA = 6 * MINUTO;
const HORAS = 8;
/** What the search field sends while one name is typed. */
const BUSQUEDAS = 3;
const DOCUMENTOS = 20;
const LISTAS_POR_HORA = 3;

/** A busy day of each role against the budgets of what one user may read, as they come. */
export const jornada = {
  id: 'jornada',
  que: `${HORAS} horas de cada rol: cada 6 minutos un cliente distinto, ${BUSQUEDAS} búsquedas, sus planes y ${DOCUMENTOS} documentos; ${LISTAS_POR_HORA} listas en Excel por hora`,
  meta: 'ningún rechazo, ninguna espera',
  async correr({ enApi, TestClock }) {
    const { AccessBudget } = enApi('audit/access-budget.ts');
    const { readConfig } = enApi('config/index.ts');
    const { createLogger } = enApi('log.ts');
    const { demoUsers } = enApi('seed/usuarios.ts');
    const dominio = enApi('../../domain/src/index.ts');
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', JWT_SECRET: 'x'.repeat(40) });
    const fallos = [];
    const maximos = {};
    let casos = 0;
    for (const [lugar, { usuario, role }] of demoUsers.entries()) {
      const clock = new TestClock();
      const presupuesto = new AccessBudget(sinBase, config.accesosPorHora, clock, createLogger(config));
      const actor = { id: lugar + 1, usuario, role };
      const lee = dominio.puede(role, 'cliente:leer');
      const leer = (operacion, recurso, recursoId) => {
        casos += 1;
        presupuesto.count(actor, { operacion, recurso, recursoId });
      };
      try {
        for (let n = 0; n * CADA < HORAS * 60 * MINUTO; n++) {
          for (let i = 0; i < BUSQUEDAS; i++) leer('buscar', 'cliente', 'resultados:5');
          if (lee) {
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
        fallos.push(`${role}: ${error.title ?? error.stack}`);
      }
      for (const [tipo, parte] of Object.entries(presupuesto.usage(actor)))
        maximos[tipo] = Math.max(maximos[tipo] ?? 0, parte);
    }
    const nota = Object.entries(maximos)
      .map(([tipo, parte]) => `${tipo} ${Math.round(parte * 100)} %`)
      .join(', ');
    return { casos, fallos, nota: `lo más que usó un rol de su límite: ${nota}` };
  },
};

/** The budget asks nothing of others here. */
const sinBase = {
  createQueryBuilder: () => {
    throw new Error('no database');
  },
};
