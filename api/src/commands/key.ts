import type { DataSource } from 'typeorm';
import { auditWriter } from '../audit/audit';
import { openSeal } from '../audit/epochs';
import { AuditKey } from '../audit/seals';
import { SISTEMA } from '../auth/actor';
import { systemClock } from '../clock';
import { readConfig } from '../config';
import { fingerprintOf, keyIdOf } from '../crypto/cipher';
import { abrirInstalacion, cambiarInstalacion } from '../db/installation/instalacion';
import { type SealedRows, sealedIn, sealedText } from '../db/installation/sealed';
import { UnitOfWork } from '../db/transaction/unit-of-work';
import type { Instalacion } from '../entities/instalacion.entity';
import { confirmName, keyAtHand, withDatabase } from './base';
import { cambiarClave, desistirDelCambio } from './rotate-key';
import { fail, noMore, say, takeOption, takeValue } from './terminal';

const huella = (fingerprint: string | null): string => (fingerprint === null ? 'ninguna' : keyIdOf(fingerprint));

/** Shows the key that the database is encrypted under and the present one; changes it; and accepts its loss. */
export async function clave(args: string[]): Promise<void> {
  const aceptar = takeOption(args, '--aceptar-perdida');
  const rotar = takeOption(args, '--rotar');
  const desistir = takeOption(args, '--no-rotar');
  const base = takeValue(args, '--base');
  noMore(args);
  const { present, file } = keyAtHand();
  await withDatabase(async (dataSource) => {
    const instalacion = await abrirInstalacion(dataSource, systemClock.now());
    if (instalacion === null) fail('A la base le faltan migraciones: npm run db -- migrate.');
    const sealed = await sealedIn(dataSource);
    say(`Clave de la base: huella ${huella(instalacion.huellaClave)}.`);
    say(`Clave en ${file ?? 'DATA_KEY'}: huella ${huella(present && fingerprintOf(present))}.`);
    for (const { name, keyId, rows } of sealed) say(`  sellado con ${keyId}: ${rows} ${name}`);
    if (instalacion.huellaSiguiente !== null)
      say(`Se está cambiando por la de huella ${huella(instalacion.huellaSiguiente)}.`);
    if (rotar) return cambiarClave(dataSource, instalacion, base);
    if (desistir) return desistirDelCambio(dataSource, instalacion);
    if (!aceptar) return;
    const perdido = sealed.filter(({ keyId }) => present === null || keyId !== keyIdOf(fingerprintOf(present)));
    await confirmName(base, `Ya no se podrá leer: ${sealedText(perdido)}. Si la clave existe, repóngala; si no`);
    await aceptarPerdida(dataSource, instalacion, perdido);
  });
}

async function aceptarPerdida(
  dataSource: DataSource,
  { identificador, huellaClave }: Instalacion,
  perdido: readonly SealedRows[],
): Promise<void> {
  const { dataKey } = readConfig(); // generates one where there is none
  const nueva = fingerprintOf(dataKey);
  const auditKey = new AuditKey(dataKey);
  const unitOfWork = new UnitOfWork(dataSource, systemClock, auditWriter(auditKey));
  await openSeal(dataSource, unitOfWork, auditKey, { lost: true });
  await unitOfWork.run(SISTEMA, async (tx) => {
    if (!(await cambiarInstalacion(tx.manager, { huellaClave }, { huellaClave: nueva, huellaSiguiente: null })))
      fail('Otro proceso cambió la clave entretanto: repita la orden.');
    await tx.audit({
      accion: 'aceptar-perdida-de-clave',
      recurso: 'instalacion',
      recursoId: identificador,
      antes: { huellaClave },
      despues: { huellaClave: nueva, perdido: sealedText(perdido) },
    });
  });
  say(`La base usa desde ahora la clave de huella ${keyIdOf(nueva)}. Ya no se puede leer: ${sealedText(perdido)}.`);
}
