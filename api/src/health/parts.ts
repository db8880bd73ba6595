import { statfs } from 'node:fs/promises';
import { mensajes } from '@adjudica/domain';
import { oldestUnsealed, UNSEALED_AT_MOST_MS } from '../audit/unsealed';
import { receiversFailingSince, undeliveredEvents, undeliveredMails } from '../outbox/undelivered';
import type { Platform } from '../platform';
import type { Seal } from '../signatures';
import { Check, type Part, WELL } from './check';

const { salud } = mensajes.propios;

/** An older mail in the outbox means that nothing is being sent. */
const OUTBOX_AT_MOST_S = 15 * 60;
/** A receiver that fails for longer needs the operator. */
const RECEIVER_AT_MOST_MS = 60 * 60_000;
/** Writing is checked rarely: a versioned store keeps every write. */
const WRITE_EVERY_MS = 600_000;

/** Parts without which the instance can't serve; the others only degrade it. */
export const INDISPENSABLE: readonly string[] = ['baseDeDatos', 'migraciones'];

const mal = (detalle: string): Part => ({ estado: 'mal', detalle });
const degradado = (detalle: string): Part => ({ estado: 'degradado', detalle });

/** Without a valid certificate papers are issued unsealed: nobody's work waits for it. */
function sealPart(seal: Seal, now: Date): Part {
  if (!seal.holds(now)) return degradado(salud.selloVencido);
  return seal.endsSoon(now) ? degradado(salud.selloPorVencer(seal.validity)) : WELL;
}

/** The health checks of the platform. */
export function partsOf(platform: Platform): Readonly<Record<string, Check>> {
  const { dataSource, storage, mailer, renderer, oidc, seal, config, clock } = platform;
  const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
  let written = Number.NEGATIVE_INFINITY;
  let migrations: Part = mal(salud.baseDeDatos);

  /** One statement checks both: a failed read means down, its rows are compared. */
  const database = async (): Promise<Part> => {
    const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migracion');
    const applied = new Set(rows.map(({ name }) => name));
    const pending = [...known].filter((name) => !applied.has(name)).length;
    const strange = [...applied].filter((name) => !known.has(name)).length;
    migrations =
      pending > 0
        ? mal(salud.migracionesPendientes(pending))
        : strange > 0
          ? mal(salud.migracionesAjenas(strange))
          : WELL;
    return WELL;
  };
  const baseDeDatos = new Check(database, mal(salud.baseDeDatos), 0);

  return {
    baseDeDatos,
    migraciones: new Check(
      async () => ((await baseDeDatos.part()).estado === 'bien' ? migrations : mal(salud.baseDeDatos)),
      mal(salud.baseDeDatos),
      0,
    ),
    archivos: new Check(
      async () => {
        if (performance.now() - written < WRITE_EVERY_MS) await storage.answers();
        else {
          await storage.check();
          written = performance.now();
        }
        return WELL;
      },
      degradado(salud.archivos),
      10_000,
    ),
    correo: new Check(() => mailer.check().then(() => WELL), degradado(salud.correo), 60_000),
    disco: new Check(
      async () => {
        const { bavail, bsize } = await statfs(config.dataDir);
        const mb = Math.floor((bavail * bsize) / 1_000_000);
        return mb < config.diskFreeMb ? degradado(salud.disco(mb)) : WELL;
      },
      degradado(salud.discoIlegible),
      5000,
    ),
    pdf: new Check(async () => ((await renderer.responds()) ? WELL : degradado(salud.pdf)), degradado(salud.pdf), 5000),
    bandeja: new Check(
      async () => {
        const [waiting, givenUp] = await undeliveredMails(dataSource, clock.now());
        const seconds = waiting?.oldestSeconds ?? 0;
        const detalles = [
          ...(seconds > OUTBOX_AT_MOST_S ? [salud.bandeja(Math.floor(seconds / 60))] : []),
          ...(givenUp !== undefined && givenUp.count > 0 ? [salud.bandejaFallidos(givenUp.count)] : []),
        ];
        return detalles.length > 0 ? degradado(detalles.join('. ')) : WELL;
      },
      degradado(salud.baseDeDatos),
      5000,
    ),
    eventos: new Check(
      async () => {
        const now = clock.now();
        const [, givenUp] = await undeliveredEvents(dataSource, now);
        const failing = await receiversFailingSince(dataSource, new Date(now.getTime() - RECEIVER_AT_MOST_MS));
        const detalles = [
          ...(failing > 0 ? [salud.eventosSinReceptor(failing)] : []),
          ...(givenUp !== undefined && givenUp.count > 0 ? [salud.eventosFallidos(givenUp.count)] : []),
        ];
        return detalles.length > 0 ? degradado(detalles.join('. ')) : WELL;
      },
      degradado(salud.baseDeDatos),
      5000,
    ),
    auditoria: new Check(
      async () => {
        const oldest = await oldestUnsealed(dataSource);
        const age = oldest === null ? 0 : clock.now().getTime() - oldest.instante.getTime();
        return age > UNSEALED_AT_MOST_MS ? degradado(salud.auditoria) : WELL;
      },
      degradado(salud.baseDeDatos),
      5000,
    ),
    ...(seal !== null && {
      sello: new Check(async () => sealPart(seal, clock.now()), degradado(salud.selloVencido), 60_000),
    }),
    ...(oidc !== null && {
      ingreso: new Check(() => oidc.answers().then(() => WELL), degradado(salud.ingreso), 30_000),
    }),
  };
}
