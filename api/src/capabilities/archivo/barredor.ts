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
  /** Recovery fork of the database's server. */
  readonly rama: string | null;
  /** null = a sweep would quarantine the orphans. */
  readonly motivo: MotivoDeNoBarrer | null;
}

export interface Barrida {
  /** null = completed. */
  readonly motivo: MotivoDeNoBarrer | null;
  readonly huerfanos: number;
  readonly apartados: number;
  readonly repuestos: number;
  readonly quitados: number;
}

/**
 * Sweeps a store: files without a row go to quarantine, and are removed when their days are over. Every guard comes before the first move, because
 * the rows may be those of an older or another database than the files'.
 */
export class Barredor {
  constructor(
    private readonly platform: Pick<Platform, 'dataSource' | 'unitOfWork' | 'storage' | 'clock' | 'config'>,
    private readonly store: ArchivoStore,
    private readonly cuarentena: Cuarentena,
    private readonly folders: readonly string[],
  ) {}

  /** Previews a sweep. Read-only. */
  async examinar(): Promise<Examen> {
    const now = this.platform.clock.now();
    // the mark first: a concurrent sweep changes the row before it
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

  /** @param todo quarantines any number of files of any age, after an operator's review. */
  async barrer({ todo = false } = {}): Promise<Barrida> {
    if (!this.platform.config.barridoDeArchivos) return nada('apagado');
    // always right: a row names them
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

  /** Records the sweep in row and store. @returns false when another process has just done so. */
  private async tomarTurno({ identificador, turno }: Instalacion): Promise<boolean> {
    const nuevo = randomUUID();
    if (
      !(await cambiarInstalacion(this.platform.dataSource.manager, { turno }, { turno: nuevo, turnoAnterior: turno }))
    )
      return false;
    await this.marcar(identificador, nuevo);
    return true;
  }

  /** Why this database may remove nothing from this store; null = it owns the files. */
  async motivo(): Promise<MotivoDeNoBarrer | null> {
    if (!this.platform.config.barridoDeArchivos) return 'apagado';
    const marca = marcaDe(await this.platform.storage.mark());
    return motivoPorDueno(await this.instalacion(), marca, await recoveryFork(this.platform.dataSource));
  }

  /** Stops sweeps until `activar`, for operators. */
  async detener(motivo: string): Promise<void> {
    await this.cambiar('detener-barrido', { barrido: 'detenido', motivoBarrido: motivo });
  }

  /** Declares this database the owner of the store's files, for operators. */
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

  /** Every file in quarantine, by day. */
  apartados(): AsyncIterable<Apartado> {
    return this.cuarentena.apartados();
  }

  /** Restores everything from quarantine, for operators. Returns how many. */
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

/** An unreadable mark belongs to another installation. */
function marcaDe(text: string | null): Marca | null {
  if (text === null) return null;
  try {
    const { instalacion, turno, rama = null } = JSON.parse(text) as Partial<Marca>;
    return { instalacion: String(instalacion), turno: String(turno), rama };
  } catch {
    return { instalacion: '', turno: '', rama: null };
  }
}
