import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config';
import { ConfigError } from '../../config-error';
import { fingerprintOf, keyIdOf } from '../../crypto/cipher';
import { keyRefusal } from '../../crypto/data-key';
import { abrirInstalacion, cambiarInstalacion, leerInstalacion } from './instalacion';
import { sealedIn, sealedText } from './sealed';

/**
 * Compares the configured key with the one that this database is encrypted under, before a key is generated or anything is encrypted, and records
 * it at the first start. An older database without the record is recognised by its encrypted rows. @throws ConfigError when the key is missing or
 * another one.
 */
export async function claimDataKey(
  dataSource: DataSource,
  config: Pick<Config, 'dataKey' | 'dataKeyFile'>,
  now: Date,
): Promise<void> {
  const instalacion = await abrirInstalacion(dataSource, now);
  if (instalacion === null) return; // not migrated yet: nothing to record
  if (instalacion.huellaSiguiente !== null)
    throw new ConfigError(
      `Se está cambiando la clave de los datos (hacia la de huella ${keyIdOf(instalacion.huellaSiguiente)}): termine con «npm run db -- clave --rotar», o desista con «npm run db -- clave --no-rotar».`,
    );
  const file = config.dataKeyFile;
  const present = file === null || existsSync(file) ? config.dataKey : null;
  const wanted = instalacion.huellaClave ?? (await guessed(dataSource, present));
  const refused = async (fingerprint: string): Promise<ConfigError> =>
    new ConfigError(
      keyRefusal(
        { wanted: fingerprint, present: present && fingerprintOf(present), file },
        sealedText(await sealedIn(dataSource)),
        'si se perdió para siempre, «npm run db -- clave --aceptar-perdida» sigue sin ella',
      ),
    );
  if (wanted !== null && (present === null || !fingerprintOf(present).startsWith(wanted))) throw await refused(wanted);
  const huellaClave = fingerprintOf(config.dataKey);
  if (instalacion.huellaClave !== null) return;
  if (await cambiarInstalacion(dataSource.manager, { huellaClave: null }, { huellaClave })) return;
  // another process recorded its key in between
  const other = (await leerInstalacion(dataSource.manager))?.huellaClave;
  if (other !== huellaClave) throw await refused(other ?? '');
}

/** For a database without a recorded key: null if nothing is encrypted or something under the configured key, else the missing key. */
async function guessed(dataSource: DataSource, present: Buffer | null): Promise<string | null> {
  const sealed = await sealedIn(dataSource);
  const ids = [...new Set(sealed.map(({ keyId }) => keyId))];
  if (present !== null && ids.includes(keyIdOf(fingerprintOf(present)))) return null;
  return ids[0] ?? null;
}
