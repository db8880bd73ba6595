import { join } from 'node:path';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import { WorkerError, type WorkerLimits, WorkerPool } from '../workers/worker-pool';
import type { FirmaComprobada } from './cms';
import type { MotivoDeFirma } from './reasons';
import type { ResultadoDeFirmas, TareaDeFirmas } from './task';

const { propios } = mensajes;

const LIMITS: WorkerLimits = {
  size: 1,
  waiting: 20,
  cpuMs: 20_000,
  timeoutMs: 45_000,
  silentMs: 5000,
  maxMemoryMb: 512,
  idleMs: 60_000,
};

/** Checks the electronic signatures of uploaded files in a thread of its own, bounded in time and memory. */
export class SignatureChecker {
  private readonly pool: WorkerPool<TareaDeFirmas, ResultadoDeFirmas>;

  /** @param sources folder of trusted roots and revocation lists, and whether responders are asked. */
  constructor(
    private readonly sources: Pick<TareaDeFirmas, 'folder' | 'ocsp'>,
    limits: Partial<WorkerLimits> = {},
  ) {
    this.pool = new WorkerPool(join(__dirname, 'signatures.worker'), { ...LIMITS, ...limits });
  }

  /**
   * Those of a PDF, in their order; none = it is a scan. @throws ErrorDeNegocio 422 'firma-…', one code and text per reason, at the field `file`; 503
   * 'revision-lenta' when the machine is overloaded.
   */
  async check({ path, papel, now }: Omit<TareaDeFirmas, 'folder' | 'ocsp'>): Promise<readonly FirmaComprobada[]> {
    const result = await this.pool
      .run({ path, papel, now, ...this.sources })
      .catch((error: unknown): ResultadoDeFirmas => {
        if (!(error instanceof WorkerError)) throw error;
        if (error.failure === 'tiempo' || error.failure === 'memoria') return { motivo: 'complejo', quien: '' };
        if (error.failure !== 'lento' && error.failure !== 'ocupado') throw error;
        throw new ErrorDeNegocio('noDisponible', 'revision-lenta', propios.firmaLenta, {
          detalle: { esperaSegundos: 30 },
          cause: error,
        });
      });
    if ('firmas' in result) return result.firmas;
    const texto = textos[result.motivo](result.quien);
    throw new ErrorDeNegocio('regla', `firma-${result.motivo}`, texto, { errors: { file: texto } });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

const textos: Readonly<Record<MotivoDeFirma, (quien: string) => string>> = {
  cifrado: () => propios.firmaCifrado,
  danado: () => propios.firmaDanado,
  complejo: () => propios.firmaComplejo,
  'otro-documento': () => propios.firmaOtroDocumento,
  'sin-firmas-anteriores': () => propios.firmaSinLasAnteriores,
  'cambiado-antes': () => propios.firmaCambiadoAntes,
  'agregado-despues': () => propios.firmaAgregadoDespues,
  tapado: () => propios.firmaTapado,
  rango: () => propios.firmaRango,
  formato: () => propios.firmaFormato,
  ilegible: () => propios.firmaIlegible,
  alterado: propios.firmaAlterada,
  falsa: propios.firmaFalsa,
  algoritmo: propios.firmaDebil,
  hora: propios.firmaHora,
  'sello-de-tiempo': propios.firmaSello,
  caducado: propios.firmaCaducada,
  revocado: propios.firmaRevocada,
  'raiz-desconocida': propios.firmaRaizDesconocida,
};
