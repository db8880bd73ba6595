import { join } from 'node:path';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import { WorkerError, type WorkerLimits, WorkerPool } from '../../workers/worker-pool';
import type { ResultadoDeUnion, TareaDeUnion } from './unir';

export type { ParteDeUnion, TareaDeUnion } from './unir';

const { propios } = mensajes;

/** One at once: it takes some seconds of a core and the memory of a whole folder. */
const LIMITS: WorkerLimits = {
  size: 1,
  waiting: 4,
  cpuMs: 30_000,
  timeoutMs: 60_000,
  silentMs: 5000,
  maxMemoryMb: 900,
  idleMs: 30_000,
};

/** Merges files into one PDF in a thread of its own, bounded in time and memory. */
export class UnionDePdf {
  private readonly pool: WorkerPool<TareaDeUnion, ResultadoDeUnion>;

  constructor(limits: Partial<WorkerLimits> = {}) {
    this.pool = new WorkerPool(join(__dirname, 'union.worker'), { ...LIMITS, ...limits });
  }

  /**
   * Writes `destino`; returns the pages of each part and the bytes of the result. @throws ErrorDeNegocio 422 'carpeta-no-se-une' naming the part, or
   * when it exceeds time or memory; 429 'union-en-curso'; 503 'union-lenta' when the machine is overloaded.
   */
  async unir(tarea: TareaDeUnion): Promise<{ paginas: readonly number[]; bytes: number }> {
    const resultado = await this.pool.run(tarea).catch((error: unknown) => {
      throw error instanceof WorkerError ? refusalOf(error) : error;
    });
    if ('ilegible' in resultado)
      throw new ErrorDeNegocio('regla', 'carpeta-no-se-une', propios.carpetaNoSeUne(resultado.ilegible));
    return resultado;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

function refusalOf(error: WorkerError): Error {
  switch (error.failure) {
    case 'tiempo':
    case 'memoria':
      return new ErrorDeNegocio('regla', 'carpeta-no-se-une', propios.carpetaTarda, { cause: error });
    case 'lento':
      return new ErrorDeNegocio('noDisponible', 'union-lenta', propios.unionLenta, {
        detalle: { esperaSegundos: 30 },
        cause: error,
      });
    case 'ocupado':
      return new ErrorDeNegocio('demasiadas', 'union-en-curso', propios.unionEnCurso, {
        detalle: { esperaSegundos: 10 },
      });
    default:
      return error;
  }
}
