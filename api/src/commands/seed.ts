import { SISTEMA } from '../auth/actor';
import { compose } from '../compose';
import { readConfig } from '../config';
import { isSqlServer } from '../config/engine';
import { Persona } from '../entities/persona.entity';
import { Usuario } from '../entities/usuario.entity';
import { findChromium } from '../pdf/chromium';
import { emitirActas, SeedClock } from '../seed/actas';
import { seedCatalogos, seedMuestras } from '../seed/catalogos';
import { seedDemo, type Transaction } from '../seed/demo';
import { ejecutivosDe, escalar } from '../seed/escala';
import { llenarDemo } from '../seed/expedientes';
import { auditarUsuarios, masEjecutivos, seedUsers } from '../seed/usuarios';
import { fail, run, say, takeNumber, takeOption } from './terminal';

const USAGE = `Uso: seed [--scale N] [--si-vacia]
  Carga los datos de demostración una sola vez, sobre una base ya migrada y sin clientes.
  --scale N      N veces los datos (100: 150.000 personas, 200.000 planes, 2.700.000 movimientos, 9.000 expedientes llenos)
  --si-vacia     termina sin error si ya hay datos`;

run(USAGE, async (args) => {
  const scale = takeNumber(args, '--scale', 1, 1, 1000);
  const onlyIfEmpty = takeOption(args, '--si-vacia');
  const config = readConfig();
  if (config.production) fail('Los datos de demostración no se cargan en producción (NODE_ENV=production).');
  const started = performance.now();
  if (args.length > 0) fail(USAGE, 2);
  const clock = new SeedClock();
  const ahora = clock.now();
  // a crash means seeding again, so writes are not synced; NORMAL syncs on closing
  const application = await compose(config, { clock, database: { synchronous: scale > 1 ? 'OFF' : 'NORMAL' } });
  try {
    const { manager } = application.dataSource;
    if ((await manager.count(Persona, { take: 1 })) > 0 || (await manager.count(Usuario, { take: 1 })) > 0) {
      if (onlyIfEmpty) return;
      fail('La base ya tiene datos: los de demostración se cargan una sola vez, en una base vacía.');
    }
    const transaction: Transaction = (work) => application.unitOfWork.run(SISTEMA, (tx) => work(tx.manager));
    await transaction(async (tx) => {
      await seedCatalogos(tx);
      await seedMuestras(tx);
      await seedUsers(tx, ahora);
    });
    await application.unitOfWork.run(SISTEMA, auditarUsuarios);
    const imprimir = findChromium({ ...process.env, CHROMIUM_PATH: config.chromiumPath }) !== null;
    const { totals, pendientes } = await seedDemo(transaction, { ahora, dejarActas: imprimir });
    const actas = await emitirActas(application, clock, pendientes);
    clock.moveTo(ahora);
    const demo = await llenarDemo(application, clock, imprimir);
    if (scale > 1) {
      await transaction((manager) => seedUsers(manager, ahora, masEjecutivos(ejecutivosDe(scale))));
      await escalar(transaction, { cipher: application.cipher, ahora }, scale, (done) =>
        say(`\r  bloque ${done} de ${scale}`, false),
      );
      say('');
      // statistics for the engine's planner, as an installation has after its first days
      if (!isSqlServer) await application.dataSource.query('ANALYZE');
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `Datos de demostración en ${seconds} s: ${Object.entries({ ...totals, actas, ...demo })
        .map(([what, n]) => `${n.toLocaleString('es-EC')} ${what}`)
        .join(', ')}.`,
    );
  } finally {
    await application.close();
  }
});
