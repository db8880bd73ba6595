const CLIENTES = 1500;
const VOCALES = ['a', 'e', 'i', 'o', 'u'];

/** A user without the right to read clients searches in a loop, as fast as he can, for an hour. */
export const cosecha = {
  id: 'cosecha',
  que: `quien no puede abrir clientes los busca sin parar: ${CLIENTES} clientes, límites de fábrica`,
  meta: 'ninguna cédula entera, a lo más 300 nombres en una hora, un aviso al administrador',
  async correr({ abrir, enApi, azar }) {
    const { crearPersona } = enApi('seed/builders.ts');
    const { AccessBudget } = enApi('audit/access-budget.ts');
    const { SISTEMA } = enApi('auth/actor.ts');
    const { Persona } = enApi('entities/persona.entity.ts');
    const suerte = azar('cosecha');
    const fallos = [];
    // the pauses would make this an hour indeed
    const pausa = AccessBudget.prototype.pauseOf;
    AccessBudget.prototype.pauseOf = () => 0;
    const app = await abrir({ env: { CLIENTES_POR_HORA: '150' } });
    await app.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
      for (let i = 0; i < CLIENTES; i++) await crearPersona(manager);
    });
    const personas = await app.application.dataSource.manager.find(Persona);
    const palabras = [...new Set(personas.flatMap((p) => [p.apellidoPaterno, p.apellidoMaterno, p.nombres]))].filter(
      (p) => p.length > 4,
    );
    const rsa = await app.as('rsa');
    const nombres = new Set();
    let enteras = 0;
    let casos = 0;
    let rechazos = 0;
    for (; casos < 1000; casos++) {
      const q = suerte.chance(0.5)
        ? suerte.pick(palabras)
        : suerte.chance(0.5)
          ? String(suerte.between(10000, 24999))
          : `${suerte.pick(palabras)} ${suerte.pick(VOCALES)}`;
      const { status, body } = await rsa.get(`/cliente/busqueda?q=${encodeURIComponent(q)}`);
      if (status === 429) rechazos += 1;
      for (const { id, identificacion } of status === 200 ? body : []) {
        nombres.add(id);
        if (/^\w{6,}$/.test(identificacion)) enteras += 1;
      }
      if (status === 200 && casos % 10 === 0) app.clock.advance(10_000);
    }
    await app.application.accessBudget.step();
    const { body: avisos } = await (await app.as('admin')).get('/notificacion');
    if (enteras > 0) fallos.push(`${enteras} cédulas enteras`);
    if (nombres.size > 300) fallos.push(`${nombres.size} nombres`);
    if (avisos.length !== 1) fallos.push(`${avisos.length} avisos`);
    AccessBudget.prototype.pauseOf = pausa;
    await app.close();
    return {
      casos,
      fallos,
      nota: `${nombres.size} nombres, ${enteras} cédulas enteras, ${rechazos} búsquedas rechazadas`,
    };
  },
};
