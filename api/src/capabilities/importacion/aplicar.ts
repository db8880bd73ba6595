import { ErrorDeNegocio, mensajesDeImportacion as m, type TipoDeImportacion } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { hashPassword } from '../../auth/passwords';
import type { Tx } from '../../db/transaction/unit-of-work';
import { oneTimePassword } from '../usuario';
import { type CambiosDesdeRevision, DatosCambiados, enPalabras, MAXIMO_CAMBIOS } from './cambios';
import { aplicarTramo, type CuentaDeTramo, contar, nuevas, rechazadas } from './clasificacion';
import type { Contexto, Destino } from './destino';
import { diferenciasDeCuenta } from './diferencias';
import {
  type Cuenta,
  contextoDeImportacion,
  filaDe,
  type ImportTools,
  POR_TRAMO,
  sumarCuenta,
  vaciar,
} from './import-tools';
import type { CambioDesdeRevision, ContrasenaDeUsuario } from './importacion.dto';
import { avisosDe, type ImportacionRow, type ResumenDeImportacion, resumenDe } from './importacion.view';
import { enJson } from './preparacion';
import { BLOQUEO } from './sql';
import { valoresCambiados } from './visto';

/** Files with movements, or with totals that movements must confirm. */
const CON_CUENTA: readonly string[] = ['movimientos', 'planes'];

/**
 * Applies a reviewed file whole or not at all. The whole file is compared with the review, inside the transaction and before the first write: rows of
 * one file share targets (the brand of two models), and would see each other's change. @throws 404; 422 `avisos-sin-confirmar`; 409
 * `importacion-no-aplicable` when it has errors or was applied before; 409 `datos-cambiados`.
 */
export async function aplicarArchivo(
  tools: ImportTools,
  actor: Actor,
  id: number,
  confirmaAvisos: boolean,
): Promise<ContrasenaDeUsuario[]> {
  const row = await filaDe(tools, id);
  if (row.estado === 'VALIDADA' && !confirmaAvisos) exigirSinAvisos(resumenDe(row));
  const contrasenas =
    row.estado === 'VALIDADA' && row.tipo === 'usuarios' ? await contrasenasDe(tools, actor, row) : [];
  try {
    await enUnaTransaccion(tools, actor, row);
  } catch (error) {
    if (error instanceof DatosCambiados) await anotarCambios(tools, row, error.cambios);
    throw error;
  }
  return contrasenas;
}

/**
 * Finishes an applied file after its commit: writes the differences of its plans, then removes its staged rows. As long as there are staged rows it
 * is unfinished, and repeated when the application starts.
 */
export async function terminarAplicada(tools: ImportTools, actor: Actor, id: number): Promise<void> {
  const { unitOfWork, store, dataSource, destinos, clock } = tools;
  const row = await filaDe(tools, id);
  const resumen = resumenDe(row);
  if (resumen.diferencias === null) {
    const destino = destinos[row.tipo as TipoDeImportacion];
    const contextos = (await store.slices(id, POR_TRAMO)).map((tramo) =>
      contextoDeImportacion(dataSource.manager, tramo, actor, clock.now(), resumen, destino),
    );
    const diferencias = await diferenciasDeCuenta(contextos);
    const cambio = { resumen: { ...resumen, diferencias } };
    await unitOfWork.run(actor, ({ manager }) => store.move(manager, row, 'APLICADA', 'APLICADA', cambio));
  }
  await vaciar(tools, actor, id);
}

/** Refuses to apply unconfirmed warnings. */
function exigirSinAvisos(resumen: ResumenDeImportacion): void {
  const [avisos, ocultas] = [avisosDe(resumen), resumen.ocultas.filas];
  if (avisos + ocultas === 0) return;
  const mensaje = m.avisosSinConfirmar(avisos, ocultas);
  throw new ErrorDeNegocio('regla', 'avisos-sin-confirmar', mensaje, {
    errors: { confirmaAvisos: mensaje },
    detalle: { avisos, filasOcultas: ocultas },
  });
}

function enUnaTransaccion(tools: ImportTools, actor: Actor, row: ImportacionRow): Promise<void> {
  const { unitOfWork, store, destinos } = tools;
  const { id, tipo } = row;
  const destino = destinos[tipo as TipoDeImportacion];
  return unitOfWork.run(actor, async (tx) => {
    // of two files the second is compared with what the first one wrote
    await tx.lock('importacion');
    const quedaUno = await alMenosUno(tx, destino);
    const desde = performance.now();
    const aplicadas = await store.move(tx.manager, { id }, 'VALIDADA', 'APLICADA', { aplicadaEn: tx.now });
    if (aplicadas === 0) throw noAplicable((await store.byId(id, tx.manager)) ?? row);
    const resumen = { ...resumenDe(row), aplicadaPor: actor.usuario, cambios: null };
    const tramos = (await store.slices(id, POR_TRAMO, tx.manager)).map((tramo) =>
      contextoDeImportacion(tx.manager, tramo, actor, tx.now, resumen, destino),
    );
    const cuentas = await comoSeRevisaron(destino, tramos);
    const cuenta: Cuenta = { creadas: 0, cambiadas: 0, iguales: 0 };
    for (const [contexto, delTramo] of cuentas) {
      sumarCuenta(cuenta, delTramo);
      await aplicarTramo(destino, contexto, delTramo);
    }
    await destino.alTerminar?.(tx.manager, id);
    await quedaUno();
    if (CON_CUENTA.includes(tipo)) resumen.diferencias = null;
    resumen.milisegundosEscritor = Math.round(performance.now() - desde);
    await store.summarize(tx.manager, id, { ...cuenta, resumen });
    await tx.audit({
      accion: 'aplicar',
      recurso: 'importacion',
      recursoId: id,
      despues: { tipo, ...cuenta, sumas: resumen.sumas },
    });
  });
}

/** Counts now, under the lock; the returned function counts again after all writes. @throws there, when there were some and none is left. */
async function alMenosUno({ lock, manager }: Tx, { alMenosUno: regla }: Destino): Promise<() => Promise<void>> {
  if (regla === undefined) return async () => undefined;
  await lock(regla.bloqueo);
  const antes = await regla.contar(manager);
  return async () => {
    if (antes > 0 && (await regla.contar(manager)) === 0) throw regla.ninguno();
  };
}

/** Effects of each slice, if all rows are as reviewed. @throws DatosCambiados with the differences. */
async function comoSeRevisaron(destino: Destino, tramos: readonly Contexto[]): Promise<[Contexto, CuentaDeTramo][]> {
  const tipo = destino.tipo as TipoDeImportacion;
  const lineas = new Set<number>();
  const lista: CambioDesdeRevision[] = [];
  const cuentas: [Contexto, CuentaDeTramo][] = [];
  const anotar = (cambios: readonly CambioDesdeRevision[]): void => {
    for (const { linea } of cambios) lineas.add(linea);
    lista.push(...cambios.slice(0, MAXIMO_CAMBIOS - lista.length));
  };
  for (const contexto of tramos) {
    const cuenta = await contar(destino, contexto, BLOQUEO);
    cuentas.push([contexto, cuenta]);
    if (cuenta.cambiadas > 0)
      anotar((await valoresCambiados(destino, contexto)).map((cambiado) => enPalabras(tipo, cambiado)));
    const rechazos = await rechazadas(destino, contexto, MAXIMO_CAMBIOS);
    anotar(rechazos.map(({ mensaje, ...donde }) => ({ ...donde, revisado: null, actual: mensaje })));
  }
  if (lineas.size > 0) throw new DatosCambiados({ filas: lineas.size, lista });
  return cuentas;
}

/**
 * Records the differences on the file. One guarded statement outside the unit of work, because the request is refused and keeps its idempotency key.
 */
async function anotarCambios(
  { store, dataSource }: ImportTools,
  row: ImportacionRow,
  cambios: CambiosDesdeRevision,
): Promise<void> {
  await store.move(dataSource.manager, { id: row.id }, 'VALIDADA', 'VALIDADA', {
    resumen: { ...resumenDe(row), cambios },
  });
}

/** A one-time password for each new user: hashed before the transaction, shown once, not stored. */
async function contrasenasDe(
  { unitOfWork, store, dataSource, destinos, clock }: ImportTools,
  actor: Actor,
  row: ImportacionRow,
): Promise<ContrasenaDeUsuario[]> {
  const contrasenas: ContrasenaDeUsuario[] = [];
  for (const tramo of await store.slices(row.id, POR_TRAMO)) {
    const contexto = contextoDeImportacion(
      dataSource.manager,
      tramo,
      actor,
      clock.now(),
      resumenDe(row),
      destinos.usuarios,
    );
    const ids = (await nuevas(destinos.usuarios, contexto)).map(({ filaId }) => filaId);
    for (const { id, datos } of await store.staged(ids)) {
      const contrasenaTemporal = oneTimePassword();
      const staged = { ...JSON.parse(datos), claveHash: await hashPassword(contrasenaTemporal) };
      await unitOfWork.run(actor, ({ manager }) => store.restage(manager, id, enJson(staged)));
      contrasenas.push({ usuario: staged.usuario, contrasenaTemporal });
    }
  }
  return contrasenas;
}

const noAplicable = (row: ImportacionRow): ErrorDeNegocio =>
  new ErrorDeNegocio(
    'conflicto',
    'importacion-no-aplicable',
    row.estado === 'APLICADA' ? m.yaAplicada(resumenDe(row).aplicadaPor) : m.noAplicable,
    { detalle: { estado: row.estado, aplicadaPor: resumenDe(row).aplicadaPor } },
  );
