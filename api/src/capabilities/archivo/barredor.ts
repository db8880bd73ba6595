import { randomUUID } from 'node:crypto';
import { SISTEMA } from '../../auth/actor';
import { abrirInstalacion, cambiarInstalacion } from '../../db/installation/instalacion';
import { recoveryFork } from '../../db/server/recovery-fork';
import type { Instalacion } from '../../entities/instalacion.entity';
import type { Platform } from '../../platform';
import type { ArchivoStore } from './archivo.store';
import { type Marca, type MotivoDeNoBarrer, motivoPorArchivos, motivoPorDueno } from './barrido.guardas';
import type { Apartado, Cuarentena } from './cuarentena';
import { type Inventario, inventariar } from './inventario';

export interface Examen extends Inventario {
  readonly instalacion: Instalacion;
  readonly marca: Marca | null;
  /** Of the server that the database is on. */
  readonly rama: string | null;
  /** null = a sweep would set the orphans aside. */
  readonly motivo: MotivoDeNoBarrer | null;
}

export interface Barrida {
  /** null = it was done. */
  readonly motivo: MotivoDeNoBarrer | null;
  readonly huerfanos: number;
  readonly apartados: number;
  readonly repuestos: number;
  readonly quitados: number;
}

/**
 * Tidies a store: files that no row names go to quarantine, and from there after their days. Every guard stands before the first move, because
 * the rows may be those of an older or of another database than the one that the files belong to.
 */
export class Barredor {
  constructor(
    private readonly platform: Pick<Platform, 'dataSource' | 'unitOfWork' | 'storage' | 'clock' | 'config'>,
    private readonly store: ArchivoStore,
    private readonly cuarentena: Cuarentena,
    private readonly folders: readonly string[],
  ) {}

  /** What a sweep would find and do now. Changes nothing. */
  async examinar(): Promise<Examen> {
    const now = this.platform.clock.now();
    // the mark first: a process that sweeps meanwhile changes the row before it
    const marca = marcaDe(await this.platform.storage.mark());
    const instalacion = await this.instalacion();
    const rama = await recoveryFork(this.platform.dataSource);
    const inventario = {
      ...(await inventariar(this.platform.storage, this.store, this.folders, now)),
      apartadosHoy: await this.cuarentena.apartadosHoy(),
    };
    const motivo = this.platform.config.barridoDeArchivos
      ? (motivoPorDueno(instalacion, marca, rama) ?? motivoPorArchivos(inventario, marca))
      : 'apagado';
    return { ...inventario, instalacion, marca, rama, motivo };
  }

  /** @param todo sets aside however many and however new they are: an operator looked at them. */
  async barrer({ todo = false } = {}): Promise<Barrida> {
    if (!this.platform.config.barridoDeArchivos) return nada('apagado');
    // always right, whoever set them aside: a row names them
    const repuestos = await this.cuarentena.reponerConFila();
    const examen = await this.examinar();
    const { huerfanos, instalacion } = examen;
    const motivo = todo ? motivoPorDueno(instalacion, examen.marca, examen.rama) : examen.motivo;
    if (motivo !== null) return { ...nada(motivo), huerfanos: huerfanos.length, repuestos };
    if (!(await this.tomarTurno(instalacion))) return { ...nada(null), repuestos };
    let apartados = 0;
    for (const { key } of huerfanos) if (await this.cuarentena.apartar(key)) apartados += 1;
    const quitados = await this.cuarentena.vencer();
    return { motivo: null, huerfanos: huerfanos.length, apartados, repuestos, quitados };
  }

  /** Says in row and store that this database has swept. @returns false when another process of it has just done so. */
  private async tomarTurno({ identificador, turno }: Instalacion): Promise<boolean> {
    const nuevo = randomUUID();
    if (
      !(await cambiarInstalacion(this.platform.dataSource.manager, { turno }, { turno: nuevo, turnoAnterior: turno }))
    )
      return false;
    await this.marcar(identificador, nuevo);
    return true;
  }

  /** Why this database may remove nothing from this store; null = the files are its own. */
  async motivo(): Promise<MotivoDeNoBarrer | null> {
    if (!this.platform.config.barridoDeArchivos) return 'apagado';
    const marca = marcaDe(await this.platform.storage.mark());
    return motivoPorDueno(await this.instalacion(), marca, await recoveryFork(this.platform.dataSource));
  }

  /** An operator's word: no sweep until `activar`. */
  async detener(motivo: string): Promise<void> {
    await this.cambiar('detener-barrido', { barrido: 'detenido', motivoBarrido: motivo });
  }

  /** An operator's word: this database is the one that the files of the store belong to. */
  async activar(): Promise<void> {
    const turno = randomUUID();
    const identificador = await this.cambiar('activar-barrido', {
      barrido: 'activo',
      motivoBarrido: null,
      turno,
      turnoAnterior: turno,
    });
    await this.marcar(identificador, turno);
  }

  private async marcar(instalacion: string, turno: string): Promise<void> {
    const rama = await recoveryFork(this.platform.dataSource);
    await this.platform.storage.setMark(JSON.stringify({ instalacion, turno, rama } satisfies Marca));
  }

  /** Every file in quarantine, by the day it came there. */
  apartados(): AsyncIterable<Apartado> {
    return this.cuarentena.apartados();
  }

  /** An operator's word: everything in quarantine goes back to its place. Returns how many. */
  reponer(): Promise<number> {
    return this.cuarentena.reponer();
  }

  private async cambiar(accion: string, cambio: Parameters<typeof cambiarInstalacion>[2]): Promise<string> {
    const { identificador, barrido, motivoBarrido } = await this.instalacion();
    await this.platform.unitOfWork.run(SISTEMA, async (tx) => {
      await cambiarInstalacion(tx.manager, {}, cambio);
      await tx.audit({
        accion,
        recurso: 'instalacion',
        recursoId: identificador,
        antes: { barrido, motivoBarrido },
        despues: { barrido: cambio.barrido, motivoBarrido: cambio.motivoBarrido },
      });
    });
    return identificador;
  }

  private async instalacion(): Promise<Instalacion> {
    const instalacion = await abrirInstalacion(this.platform.dataSource, this.platform.clock.now());
    if (instalacion === null) throw new Error('the database is not migrated');
    return instalacion;
  }
}

const nada = (motivo: MotivoDeNoBarrer | null): Barrida => ({
  motivo,
  huerfanos: 0,
  apartados: 0,
  repuestos: 0,
  quitados: 0,
});

/** A mark that can't be read is somebody else's. */
function marcaDe(text: string | null): Marca | null {
  if (text === null) return null;
  try {
    const { instalacion, turno, rama = null } = JSON.parse(text) as Partial<Marca>;
    return { instalacion: String(instalacion), turno: String(turno), rama };
  } catch {
    return { instalacion: '', turno: '', rama: null };
  }
}
