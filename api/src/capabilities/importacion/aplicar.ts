import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { ErrorDeNegocio, mensajesDeImportacion as m, type TipoDeImportacion } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { hashPassword } from '../../auth/passwords';
import { oneTimePassword } from '../usuario/usuario.service';
import { aplicarTramo, contar, nuevas, rechazadas } from './destino';
import { diferenciasDeCuenta } from './diferencias';
import type { ContrasenaDeUsuario } from './importacion.dto';
import { type FilaDeImportacion, resumenDe } from './importacion.view';
import { enJson } from './preparacion';
import { type Cuenta, contextoDe, filaDe, POR_TRAMO, sumarCuenta, type Taller, vaciar } from './taller';

/** Files that bring movements, or the totals that they must confirm. */
const CON_CUENTA: readonly string[] = ['movimientos', 'planes'];

/**
 * Applies a reviewed file whole or not at all. The data are checked again inside the transaction, in which no one else writes.
 * @throws 404; 409 `importacion-no-aplicable` when it has errors or somebody applied it before; 409 `datos-cambiados`.
 */
export async function aplicarArchivo(taller: Taller, actor: Actor, id: number): Promise<ContrasenaDeUsuario[]> {
  const { unitOfWork, store, destinos } = taller;
  const fila = await filaDe(taller, id);
  const destino = destinos[fila.tipo as TipoDeImportacion];
  const contrasenas =
    fila.estado === 'VALIDADA' && fila.tipo === 'usuarios' ? await contrasenasDe(taller, actor, fila) : [];
  await unitOfWork.run(actor, async (tx) => {
    const desde = performance.now();
    const aplicadas = await store.move(tx.manager, id, 'VALIDADA', 'APLICADA', { aplicadaEn: tx.now });
    if (aplicadas === 0) throw noAplicable((await store.byId(id, tx.manager)) ?? fila);
    const resumen = { ...resumenDe(fila), aplicadaPor: actor.usuario };
    const cuenta: Cuenta = { creadas: 0, cambiadas: 0, iguales: 0 };
    for (const tramo of await store.slices(id, POR_TRAMO, tx.manager)) {
      const contexto = contextoDe(tx.manager, tramo, actor, tx.now, resumen);
      const [cambiada] = await rechazadas(destino, contexto, 1);
      if (cambiada !== undefined) throw datosCambiados(cambiada);
      const delTramo = await contar(destino, contexto);
      sumarCuenta(cuenta, delTramo);
      await aplicarTramo(destino, contexto, delTramo);
      // Readers are served between the slices; writers wait for the commit.
      await yieldToOthers();
    }
    if (CON_CUENTA.includes(fila.tipo)) resumen.diferencias = await diferenciasDeCuenta(tx.manager);
    resumen.milisegundosEscritor = Math.round(performance.now() - desde);
    await store.summarize(tx.manager, id, { ...cuenta, resumen });
    await tx.audit({
      accion: 'aplicar',
      recurso: 'importacion',
      recursoId: id,
      despues: { tipo: fila.tipo, ...cuenta, sumas: resumen.sumas },
    });
  });
  await vaciar(taller, actor, id);
  return contrasenas;
}

/** A one-time password for each user that will be created: hashed before the transaction, shown once, kept nowhere. */
async function contrasenasDe(
  { unitOfWork, store, dataSource, destinos, clock }: Taller,
  actor: Actor,
  fila: FilaDeImportacion,
): Promise<ContrasenaDeUsuario[]> {
  const contrasenas: ContrasenaDeUsuario[] = [];
  for (const tramo of await store.slices(fila.id, POR_TRAMO)) {
    const contexto = contextoDe(dataSource.manager, tramo, actor, clock.now(), resumenDe(fila));
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

const noAplicable = (fila: FilaDeImportacion): ErrorDeNegocio =>
  new ErrorDeNegocio(
    'conflicto',
    'importacion-no-aplicable',
    fila.estado === 'APLICADA' ? m.yaAplicada(resumenDe(fila).aplicadaPor) : m.noAplicable,
    { detalle: { estado: fila.estado, aplicadaPor: resumenDe(fila).aplicadaPor } },
  );

const datosCambiados = ({
  linea,
  columna,
  mensaje,
}: {
  linea: number;
  columna: string;
  mensaje: string;
}): ErrorDeNegocio => new ErrorDeNegocio('conflicto', 'datos-cambiados', m.datosCambiados(linea, columna, mensaje));
