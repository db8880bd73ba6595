import { importaciones, mensajesDeImportacion as m, mensajes, type TipoDeImportacion } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { TableRow } from '../../excel';
import { inSlices } from '../../workers/time-slices';
import { contradictorias, MALA } from './acuerdos';
import { avisar, sinAvisos } from './avisos';
import { avisadas, contar, type Hallada, rechazadas } from './clasificacion';
import type { Destino } from './destino';
import { conCita, type Hallazgo, Hallazgos, MAXIMO_ERRORES, MAXIMO_HALLADAS } from './hallazgos';
import {
  type Cuenta,
  contextoDeImportacion,
  filaDe,
  type ImportTools,
  POR_TRAMO,
  sumarCuenta,
  vaciar,
} from './import-tools';
import { OCULTA } from './importacion.store';
import { type ResumenDeImportacion, resumenDe, resumenVacio } from './importacion.view';
import { enJson } from './preparacion';
import { type CheckedRow, Revision } from './revision';
import { anotarVisto } from './visto';

/** Rows staged per transaction. */
const POR_LOTE = 1000;
/** … and per statement. */
const POR_SENTENCIA = 100;
const MAXIMO_USUARIOS = 500;

export type Progreso = (leidas: number) => void;

/** The dry run: from VALIDANDO to VALIDADA with staged rows, or to CON ERRORES with errors. */
export async function revisarArchivo(
  tools: ImportTools,
  actor: Actor,
  id: number,
  rows: AsyncIterable<TableRow>,
  progreso: Progreso,
): Promise<void> {
  const { unitOfWork, store, dataSource, destinos, clock } = tools;
  const { tipo } = await filaDe(tools, id);
  const definicion = importaciones[tipo as TipoDeImportacion];
  const destino = destinos[tipo as TipoDeImportacion];
  const hallazgos = new Hallazgos(store, unitOfWork, actor, id);
  const resumen: ResumenDeImportacion = { ...resumenVacio, sumas: {}, ocultas: { filas: 0, sumas: {} } };
  let leidas = 0;
  let revision: Revision | undefined;
  const tramoTerminado = inSlices();
  let lote: { readonly fila: CheckedRow; readonly mala: boolean }[] = [];
  const guardar = async (): Promise<void> => {
    const staged = lote.map(({ fila: { linea, clave, datos }, mala }) => ({
      importacionId: id,
      linea,
      clave,
      datos: enJson(datos),
      revisado: mala ? MALA : null,
    }));
    lote = [];
    await unitOfWork.run(actor, async ({ manager }) => {
      for (let desde = 0; desde < staged.length; desde += POR_SENTENCIA) {
        await store.stage(manager, staged.slice(desde, desde + POR_SENTENCIA));
        await tramoTerminado();
      }
      await store.progress(manager, id, leidas);
    });
    progreso(leidas);
  };
  for await (const row of rows) {
    if (revision === undefined) {
      resumen.hoja = row.hoja ?? null;
      revision = await Revision.de(tipo as TipoDeImportacion, definicion, destino, dataSource, clock.now());
      const { columnas, errores } = revision.encabezado(row);
      resumen.columnas = columnas.filter((columna) => columna !== null);
      await hallazgos.add(errores);
      if (errores.length > 0) break;
      continue;
    }
    leidas++;
    const leida = revision.fila(row);
    resumen.avisosDelArchivo = avisar(resumen.avisosDelArchivo, leida.avisos);
    if (leida.errores !== undefined) {
      await hallazgos.add(leida.errores);
      if (leida.revisada !== null && !hallazgos.lleno) lote.push({ fila: leida.revisada, mala: true });
    } else {
      sumar(resumen.sumas, leida.montos);
      if (row.oculta) {
        resumen.ocultas.filas++;
        sumar(resumen.ocultas.sumas, leida.montos);
        leida.revisada.datos[OCULTA] = '1';
      }
      lote.push({ fila: leida.revisada, mala: false });
    }
    if (lote.length >= POR_LOTE) await guardar();
    await tramoTerminado();
  }
  await guardar();
  if (tipo === 'usuarios' && leidas > MAXIMO_USUARIOS)
    await hallazgos.add([{ linea: 1, columna: null, mensaje: m.maximoUsuarios(MAXIMO_USUARIOS) }]);
  await terminar(tools, actor, id, { tipo: tipo as TipoDeImportacion, leidas, destino, resumen, hallazgos });
}

/** Reviews the staged rows of a reviewed file against the present data, without the file: from VALIDANDO to VALIDADA or CON ERRORES. */
export async function revisarDeNuevo(
  tools: ImportTools,
  actor: Actor,
  id: number,
  omitirOcultas = false,
): Promise<void> {
  const row = await filaDe(tools, id);
  const resumen = resumenDe(row);
  if (omitirOcultas) await quitarOcultas(tools, actor, id, resumen);
  await terminar(tools, actor, id, {
    tipo: row.tipo as TipoDeImportacion,
    leidas: omitirOcultas ? row.leidas - resumenDe(row).ocultas.filas : row.leidas,
    destino: tools.destinos[row.tipo as TipoDeImportacion],
    resumen: { ...resumen, cambios: null },
    hallazgos: new Hallazgos(tools.store, tools.unitOfWork, actor, id),
  });
}

async function quitarOcultas(
  { store, unitOfWork }: ImportTools,
  actor: Actor,
  id: number,
  resumen: ResumenDeImportacion,
): Promise<void> {
  for (const tramo of await store.slices(id, POR_TRAMO))
    await unitOfWork.run(actor, ({ manager }) => store.unstageHidden(manager, tramo));
  for (const [columna, cents] of Object.entries(resumen.ocultas.sumas))
    resumen.sumas[columna] = (resumen.sumas[columna] ?? 0) - cents;
  resumen.ocultas = { filas: 0, sumas: {} };
}

function sumar(sumas: Record<string, number>, montos: Readonly<Record<string, number>>): void {
  for (const [columna, cents] of Object.entries(montos)) sumas[columna] = (sumas[columna] ?? 0) + cents;
}

interface PorTerminar {
  readonly tipo: TipoDeImportacion;
  readonly leidas: number;
  readonly destino: Destino;
  readonly resumen: ResumenDeImportacion;
  readonly hallazgos: Hallazgos;
}

async function terminar(
  tools: ImportTools,
  actor: Actor,
  id: number,
  { tipo, leidas, destino, resumen, hallazgos }: PorTerminar,
): Promise<void> {
  const { unitOfWork, store } = tools;
  if (leidas === 0 && hallazgos.total === 0)
    await hallazgos.add([{ linea: 1, columna: null, mensaje: m.archivoVacio }]);
  const cuenta = await comparar(tools, actor, { id, tipo }, destino, resumen, hallazgos);
  resumen.erroresOmitidos = await hallazgos.terminar();
  const rechazada = hallazgos.total > 0;
  await unitOfWork.run(actor, ({ manager }) =>
    store.move(manager, { id }, 'VALIDANDO', rechazada ? 'CON ERRORES' : 'VALIDADA', {
      leidas,
      rechazadas: Math.min(hallazgos.filas, leidas),
      ...(rechazada ? {} : cuenta),
      resumen,
    }),
  );
  if (rechazada) await vaciar(tools, actor, id);
}

/** Against the database: repeated keys, missing references, and the effects of applying. */
async function comparar(
  { store, unitOfWork, dataSource }: ImportTools,
  actor: Actor,
  importacion: { readonly id: number; readonly tipo: TipoDeImportacion },
  destino: Destino,
  resumen: ResumenDeImportacion,
  hallazgos: Hallazgos,
): Promise<Cuenta> {
  const { id } = importacion;
  const cuenta = { creadas: 0, cambiadas: 0, iguales: 0 };
  const { tipo } = importacion;
  const agregar = async (halladas: readonly Hallazgo[]): Promise<void> => {
    const nuevas = halladas.filter((hallazgo) => !hallazgos.tiene(hallazgo));
    await hallazgos.add(hallazgos.lleno ? nuevas : await conCita(store, importaciones[tipo].identifica, id, nuevas));
  };
  const repetidas = await store.duplicates(id, MAXIMO_HALLADAS);
  await agregar(
    repetidas.lineas.map(({ linea, primera }) => ({
      linea,
      columna: null,
      mensaje: mensajes.propios.filaRepetida(primera),
    })),
  );
  hallazgos.otras(repetidas.total - repetidas.lineas.length);
  await agregar(
    await contradictorias(dataSource, destino, { importacionId: id, presentes: new Set(resumen.columnas) }),
  );
  resumen.avisosDeLosDatos = sinAvisos();
  resumen.cambiadasPorTramo = [];
  for (const tramo of await store.slices(id, POR_TRAMO)) {
    // one transaction, so that the stored counts are those of the judged rows
    let avisos: Hallada[] = [];
    const rechazos = await unitOfWork.run(actor, async ({ manager, now }) => {
      const contexto = contextoDeImportacion(manager, tramo, actor, now, resumen, destino);
      const encontrados = await rechazadas(destino, contexto, MAXIMO_ERRORES);
      if (hallazgos.total + encontrados.length > 0) return encontrados;
      await anotarVisto(destino, contexto);
      const delTramo = await contar(destino, contexto);
      sumarCuenta(cuenta, delTramo);
      resumen.cambiadasPorTramo.push(delTramo.M);
      avisos = await avisadas(destino, contexto);
      return encontrados;
    });
    await agregar(rechazos);
    const citados = await conCita(store, importaciones[tipo].identifica, id, avisos);
    resumen.avisosDeLosDatos = avisar(
      resumen.avisosDeLosDatos,
      citados.map((aviso) => ({ valor: null, registro: null, ...aviso })),
    );
  }
  return cuenta;
}
