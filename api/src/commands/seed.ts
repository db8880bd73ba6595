import { SISTEMA } from '../auth/actor';
import { Persona } from '../capabilities/persona/persona.entity';
import { Usuario } from '../capabilities/usuario/usuario.entity';
import { compose } from '../compose';
import { readConfig } from '../config';
import { seedCatalogos, seedMuestras } from '../seed/catalogos';
import { seedDemo, type Transaction } from '../seed/demo';
import { seedUsers } from '../seed/usuarios';
import { fail, run, say, takeNumber, takeOption } from './terminal';

const USAGE = `Uso: seed [--scale N] [--si-vacia] [--names N --names-file ARCHIVO]
  Carga los datos de demostración una sola vez, sobre una base ya migrada y sin clientes.
  --scale N      N veces los datos (100: 150.000 personas, 200.000 planes, 2.000.000 de movimientos)
  --si-vacia     termina sin error si ya hay datos
  --names N      escribe además N nombres para medir la búsqueda, en el archivo de --names-file`;

run(USAGE, async (args) => {
  const scale = takeNumber(args, '--scale', 1, 1, 1000);
  const onlyIfEmpty = takeOption(args, '--si-vacia');
  const config = readConfig();
  if (config.production) fail('Los datos de demostración no se cargan en producción (NODE_ENV=production).');
  const started = performance.now();
  const house = await compose(config, { database: { synchronous: scale > 1 ? 'OFF' : 'FULL' } });
  try {
    const { manager } = house.dataSource;
    if ((await manager.count(Persona, { take: 1 })) > 0 || (await manager.count(Usuario, { take: 1 })) > 0) {
      if (onlyIfEmpty) return;
      fail('La base ya tiene datos: los de demostración se cargan una sola vez, en una base vacía.');
    }
    const ahora = house.clock.now();
    const transaction: Transaction = (work) => house.unitOfWork.run(SISTEMA, (tx) => work(tx.manager));
    await transaction(async (tx) => {
      await seedCatalogos(tx);
      await seedMuestras(tx);
      await seedUsers(tx, ahora);
    });
    const { totals } = await seedDemo(transaction, { ahora, bloques: scale }, (done) => {
      if (scale > 1) say(`\r  bloque ${done} de ${scale}`, false);
    });
    if (scale > 1) say('');
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `Datos de demostración en ${seconds} s: ${Object.entries(totals)
        .map(([what, n]) => `${n.toLocaleString('es-EC')} ${what}`)
        .join(', ')}.`,
    );
  } finally {
    await house.close();
  }
});
