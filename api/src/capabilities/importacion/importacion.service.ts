import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  ErrorDeNegocio,
  esTipoDeImportacion,
  hoyEn,
  importaciones,
  mensajes,
  type TipoDeImportacion,
} from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { type Actor, SISTEMA } from '../../auth/actor';
import { hashPassword } from '../../auth/passwords';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/page';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { TableRow } from '../../excel';
import { notFound } from '../../http/version';
import type { Logger } from '../../log';
import { oneTimePassword } from '../usuario/usuario.service';
import { aplicarTramo, type Contexto, contar, type Destino, nuevas, rechazadas } from './destino';
import { diferenciasDeSaldo } from './diferencias';
import type { ContrasenaDeUsuario, ErrorDeImportacion, ImportacionAplicada, ImportacionVista } from './importacion.dto';
import type { ImportacionStore } from './importacion.store';
import {
  type FilaDeImportacion,
  type ResumenDeImportacion,
  resumenDe,
  resumenVacio,
  vistaDe,
} from './importacion.view';
import { mensajesDeImportacion as m } from './mensajes';
import { enJson } from './preparacion';
import { type FilaRevisada, Revision } from './revision';
import type { Tramo } from './sql';

/** Staged per transaction; rows of one set statement; errors kept of a file. */
const POR_LOTE = 1000;
const POR_TRAMO = 5000;
const MAXIMO_ERRORES = 1000;
const MAXIMO_USUARIOS = 500;

type Progreso = (leidas: number) => void;

interface Hallazgo {
  linea: number;
  columna: string | null;
  mensaje: string;
}

/**
 * Files of rows (model.md, Import files): a dry run that writes nothing but its own report, then one transaction for the whole file or
 * nothing. Every step of the life of a file is a guarded update: VALIDANDO → VALIDADA | CON ERRORES | FALLIDA, VALIDADA → APLICADA.
 */
export class ImportacionService {
  /** Dry runs under way, so that the house waits for them when it stops and tests can wait too. */
  private readonly enCurso = new Set<Promise<unknown>>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: ImportacionStore,
    private readonly dataSource: DataSource,
    private readonly destinos: Readonly<Record<TipoDeImportacion, Destino>>,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  async list(request: ListRequest): Promise<Page<ImportacionVista>> {
    const page = await this.store.list(request);
    return { ...page, rows: page.rows.map(vistaDe) };
  }

  /** @throws 404. */
  async get(id: number): Promise<ImportacionVista> {
    return vistaDe(await this.fila(id));
  }

  async errores(id: number, request: ListRequest): Promise<Page<ErrorDeImportacion>> {
    await this.fila(id);
    return this.store.errors(id, request);
  }

  /** Takes a file in and reviews it in the background; its row tells how far it is. @throws 422 unknown type. */
  async iniciar(
    actor: Actor,
    tipo: string,
    archivo: { nombre: string; bytes: Buffer },
    filas: () => AsyncIterable<TableRow>,
  ): Promise<ImportacionVista> {
    const sha256 = createHash('sha256').update(archivo.bytes).digest('hex');
    const id = await this.registrar(actor, tipoValido(tipo), archivo.nombre, sha256);
    const revision = this.revisar(actor, id, filas()).catch((error: unknown) => {
      if (!(error instanceof ErrorDeNegocio)) this.log.error({ err: error, importacion: id }, 'import failed');
    });
    this.enCurso.add(revision);
    void revision.finally(() => this.enCurso.delete(revision));
    return this.get(id);
  }

  /** Writes the row of a file that is about to be reviewed. */
  registrar(actor: Actor, tipo: TipoDeImportacion, nombreArchivo: string, sha256: string): Promise<number> {
    return this.unitOfWork.run(actor, async (tx) => {
      const id = await this.store.insert(tx.manager, {
        tipo,
        nombreArchivo: nombreSeguro(nombreArchivo),
        sha256,
        creadaPor: actor.id || null,
        creadaEn: tx.now,
      });
      await tx.audit({ accion: 'subir', recurso: 'importacion', recursoId: id, despues: { tipo, sha256 } });
      return id;
    });
  }

  /**
   * The dry run. A file that can't be read ends FALLIDA and its refusal is thrown on; one with errors ends CON ERRORES.
   * Memory is bounded by one batch of rows, whatever the file's size.
   */
  async revisar(
    actor: Actor,
    id: number,
    filas: AsyncIterable<TableRow>,
    progreso: Progreso = () => undefined,
  ): Promise<ImportacionVista> {
    try {
      await this.leer(actor, id, filas, progreso);
    } catch (error) {
      const fallo = error instanceof ErrorDeNegocio ? error.message : mensajes.GEN.errorSilencioso;
      await this.unitOfWork.run(actor, ({ manager }) =>
        this.store.move(manager, id, 'VALIDANDO', 'FALLIDA', { resumen: { ...resumenVacio, fallo } }),
      );
      await this.vaciar(actor, id);
      throw error;
    }
    return this.get(id);
  }

  /**
   * Applies a reviewed file whole or not at all. The data are checked again inside the transaction, in which no one else writes.
   * @throws 404; 409 `importacion-no-aplicable` when it has errors or somebody applied it before; 409 `datos-cambiados`.
   */
  async aplicar(actor: Actor, id: number): Promise<ImportacionAplicada> {
    const fila = await this.fila(id);
    const destino = this.destinos[fila.tipo as TipoDeImportacion];
    const contrasenas =
      fila.estado === 'VALIDADA' && fila.tipo === 'usuarios' ? await this.contrasenas(actor, fila) : [];
    await this.unitOfWork.run(actor, async (tx) => {
      const desde = performance.now();
      const aplicadas = await this.store.move(tx.manager, id, 'VALIDADA', 'APLICADA', { aplicadaEn: tx.now });
      if (aplicadas === 0) throw noAplicable((await this.store.byId(id, tx.manager)) ?? fila);
      const resumen = { ...resumenDe(fila), aplicadaPor: actor.usuario };
      const cuenta = { creadas: 0, cambiadas: 0, iguales: 0 };
      for (const tramo of await this.store.slices(id, POR_TRAMO, tx.manager)) {
        const contexto = contextoDe(tx.manager, tramo, actor, tx.now, resumen);
        const [cambiada] = await rechazadas(destino, contexto, 1);
        if (cambiada !== undefined) throw datosCambiados(cambiada);
        const delTramo = await contar(destino, contexto);
        sumarCuenta(cuenta, delTramo);
        await aplicarTramo(destino, contexto, delTramo);
        // Readers are served between the slices; writers wait for the commit.
        await yieldToOthers();
      }
      if (fila.tipo === 'movimientos') resumen.diferencias = await diferenciasDeSaldo(tx.manager);
      resumen.milisegundosEscritor = Math.round(performance.now() - desde);
      await this.store.summarize(tx.manager, id, { ...cuenta, resumen });
      await tx.audit({
        accion: 'aplicar',
        recurso: 'importacion',
        recursoId: id,
        despues: { tipo: fila.tipo, ...cuenta, sumas: resumen.sumas },
      });
    });
    await this.vaciar(actor, id);
    return { ...(await this.get(id)), contrasenas };
  }

  /** Files that a stopped process left half read can't be resumed: the bytes are gone. */
  start(): void {
    const recuperacion = this.recuperar().catch((error: unknown) =>
      this.log.error({ err: error }, 'abandoned imports could not be closed'),
    );
    this.enCurso.add(recuperacion);
    void recuperacion.finally(() => this.enCurso.delete(recuperacion));
  }

  /** Waits for the dry runs under way. */
  async step(): Promise<void> {
    await Promise.all(this.enCurso);
  }

  stop(): Promise<void> {
    return this.step();
  }

  private async recuperar(): Promise<void> {
    const fallo = 'El sistema se detuvo mientras revisaba el archivo; vuelva a subirlo.';
    for (const id of await this.store.abandoned(this.dataSource.manager)) {
      await this.unitOfWork.run(SISTEMA, ({ manager }) =>
        this.store.move(manager, id, 'VALIDANDO', 'FALLIDA', { resumen: { ...resumenVacio, fallo } }),
      );
      await this.vaciar(SISTEMA, id);
    }
  }

  private async fila(id: number): Promise<FilaDeImportacion> {
    const fila = await this.store.byId(id);
    if (fila === null) throw notFound();
    return fila;
  }

  private async leer(actor: Actor, id: number, filas: AsyncIterable<TableRow>, progreso: Progreso): Promise<void> {
    const { tipo } = await this.fila(id);
    const definicion = importaciones[tipo as TipoDeImportacion];
    const destino = this.destinos[tipo as TipoDeImportacion];
    const hallazgos = new Hallazgos(this.store, this.unitOfWork, actor, id);
    const resumen: ResumenDeImportacion = { ...resumenVacio, sumas: {} };
    let leidas = 0;
    let revision: Revision | undefined;
    let lote: FilaRevisada[] = [];
    const guardar = async (): Promise<void> => {
      const staged = lote.map(({ linea, clave, datos }) => ({
        importacionId: id,
        linea,
        clave,
        datos: enJson(datos),
      }));
      lote = [];
      await this.unitOfWork.run(actor, async ({ manager }) => {
        await this.store.stage(manager, staged);
        await this.store.progress(manager, id, leidas);
      });
      progreso(leidas);
      await yieldToOthers();
    };
    for await (const fila of filas) {
      if (revision === undefined) {
        revision = await Revision.de(tipo as TipoDeImportacion, definicion, destino, this.dataSource, this.clock.now());
        const { columnas, errores } = revision.encabezado(fila);
        resumen.columnas = columnas.filter((columna) => columna !== null);
        await hallazgos.add(errores);
        if (errores.length > 0) break;
        continue;
      }
      leidas++;
      const leida = revision.fila(fila);
      if ('errores' in leida) await hallazgos.add(leida.errores);
      else {
        for (const [columna, cents] of Object.entries(leida.montos))
          resumen.sumas[columna] = (resumen.sumas[columna] ?? 0) + cents;
        lote.push(leida.revisada);
      }
      if (lote.length >= POR_LOTE) await guardar();
    }
    await guardar();
    if (leidas === 0 && hallazgos.total === 0)
      await hallazgos.add([{ linea: 1, columna: null, mensaje: m.archivoVacio }]);
    if (tipo === 'usuarios' && leidas > MAXIMO_USUARIOS)
      await hallazgos.add([{ linea: 1, columna: null, mensaje: `Máximo ${MAXIMO_USUARIOS} usuarios por archivo` }]);
    const cuenta = await this.comparar(actor, id, destino, resumen, hallazgos);
    resumen.erroresOmitidos = await hallazgos.terminar();
    const rechazada = hallazgos.total > 0;
    await this.unitOfWork.run(actor, ({ manager }) =>
      this.store.move(manager, id, 'VALIDANDO', rechazada ? 'CON ERRORES' : 'VALIDADA', {
        leidas,
        rechazadas: hallazgos.lineas.size,
        ...(rechazada ? {} : cuenta),
        resumen,
      }),
    );
    if (rechazada) await this.vaciar(actor, id);
  }

  /** Against the database: repeated keys, rows that point to nothing, and what applying would do. */
  private async comparar(
    actor: Actor,
    id: number,
    destino: Destino,
    resumen: ResumenDeImportacion,
    hallazgos: Hallazgos,
  ): Promise<{ creadas: number; cambiadas: number; iguales: number }> {
    const cuenta = { creadas: 0, cambiadas: 0, iguales: 0 };
    await hallazgos.add(
      (await this.store.duplicates(id)).map(({ linea, primera }) => ({
        linea,
        columna: null,
        mensaje: mensajes.propios.filaRepetida(primera),
      })),
    );
    for (const tramo of await this.store.slices(id, POR_TRAMO)) {
      const contexto = contextoDe(this.dataSource.manager, tramo, actor, this.clock.now(), resumen);
      await hallazgos.add(await rechazadas(destino, contexto, MAXIMO_ERRORES));
      if (hallazgos.total === 0) sumarCuenta(cuenta, await contar(destino, contexto));
      await yieldToOthers();
    }
    return cuenta;
  }

  /** A one-time password for each user that will be created: hashed before the transaction, shown once, kept nowhere. */
  private async contrasenas(actor: Actor, fila: FilaDeImportacion): Promise<ContrasenaDeUsuario[]> {
    const contrasenas: ContrasenaDeUsuario[] = [];
    for (const tramo of await this.store.slices(fila.id, POR_TRAMO)) {
      const contexto = contextoDe(this.dataSource.manager, tramo, actor, this.clock.now(), resumenDe(fila));
      const ids = (await nuevas(this.destinos.usuarios, contexto)).map(({ filaId }) => filaId);
      for (const { id, datos } of await this.store.staged(ids)) {
        const contrasenaTemporal = oneTimePassword();
        const staged = { ...JSON.parse(datos), claveHash: await hashPassword(contrasenaTemporal) };
        await this.unitOfWork.run(actor, ({ manager }) => this.store.restage(manager, id, enJson(staged)));
        contrasenas.push({ usuario: staged.usuario, contrasenaTemporal });
      }
    }
    return contrasenas;
  }

  /** The staged rows have served: removed in slices, outside the writer's long transaction. */
  private async vaciar(actor: Actor, id: number): Promise<void> {
    for (const tramo of await this.store.slices(id, POR_TRAMO))
      await this.unitOfWork.run(actor, ({ manager }) => this.store.unstage(manager, tramo));
  }
}

/** The errors of a file: each line counted, the first thousand kept. */
class Hallazgos {
  readonly lineas = new Set<number>();
  total = 0;
  private guardados = 0;
  private pendientes: Hallazgo[] = [];

  constructor(
    private readonly store: ImportacionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly actor: Actor,
    private readonly importacionId: number,
  ) {}

  async add(hallazgos: readonly Hallazgo[]): Promise<void> {
    for (const hallazgo of hallazgos) {
      this.total++;
      if (hallazgo.linea > 1 || hallazgo.columna !== null) this.lineas.add(hallazgo.linea);
      if (this.guardados + this.pendientes.length < MAXIMO_ERRORES) this.pendientes.push(hallazgo);
    }
    if (this.pendientes.length >= 200) await this.flush();
  }

  /** Returns how many are not kept. */
  async terminar(): Promise<number> {
    await this.flush();
    return this.total - this.guardados;
  }

  private async flush(): Promise<void> {
    const rows = this.pendientes.map((h) => ({
      importacionId: this.importacionId,
      linea: h.linea,
      columna: h.columna === '' ? null : h.columna,
      mensaje: h.mensaje.slice(0, 500),
    }));
    this.pendientes = [];
    this.guardados += rows.length;
    await this.unitOfWork.run(this.actor, ({ manager }) => this.store.addErrors(manager, rows));
  }
}

export function tipoValido(tipo: string): TipoDeImportacion {
  if (esTipoDeImportacion(tipo)) return tipo;
  const mensaje = mensajes.propios.opciones(Object.keys(importaciones).join(', '));
  throw new ErrorDeNegocio('regla', 'tipo-desconocido', mensaje, { errors: { tipo: mensaje } });
}

/** Only the name, without path and control characters: it is shown, never opened. */
const nombreSeguro = (nombre: string): string =>
  nombre
    .replace(/^.*[\\/]/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .slice(-200) || 'archivo';

const contextoDe = (
  manager: EntityManager,
  tramo: Tramo,
  actor: Actor,
  ahora: Date,
  { columnas }: ResumenDeImportacion,
): Contexto => ({ manager, tramo, actor, ahora, hoy: hoyEn(ahora), presentes: new Set(columnas) });

function sumarCuenta(
  cuenta: { creadas: number; cambiadas: number; iguales: number },
  { C, M, I }: { C: number; M: number; I: number },
): void {
  cuenta.creadas += C;
  cuenta.cambiadas += M;
  cuenta.iguales += I;
}

const noAplicable = (fila: FilaDeImportacion): ErrorDeNegocio =>
  new ErrorDeNegocio(
    'conflicto',
    'importacion-no-aplicable',
    fila.estado === 'APLICADA'
      ? `La importación ya fue aplicada por ${resumenDe(fila).aplicadaPor ?? 'otro usuario'}.`
      : 'Solo se aplica una importación revisada y sin errores.',
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
}): ErrorDeNegocio =>
  new ErrorDeNegocio(
    'conflicto',
    'datos-cambiados',
    `Los datos cambiaron desde la revisión: línea ${linea}, ${columna}: ${mensaje}. Vuelva a subir el archivo.`,
  );
