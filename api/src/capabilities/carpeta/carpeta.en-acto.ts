import {
  type AccionDeCarpeta,
  asuntoDe,
  type CompromisosDeCarpeta,
  cicloDeCarpeta,
  esAjeno,
  type ResultadoDeEnvio,
  rechazoDeActuar,
} from '@adjudica/domain';
import { type ActRecord, lifecycleOf } from '../../act';
import { staleVersion } from '../../request/version';
import type { PlanRow, PlanStore } from '../plan';
import type { ConsultaDeExpediente, ExpedienteDeCarpeta } from './carpeta.consultas';
import type { CarpetaVista } from './carpeta.dto';
import { type CarpetaStore, hechosDeEscritura } from './carpeta.store';
import { vistaDeCarpeta } from './carpeta.view';
import type { CompromisosStore } from './compromisos.store';
import type { EnvioRow, EnvioStore } from './envio.store';

/** A folder for its acts: the plan, its last sending, and the state of forms and documents. */
export interface CarpetaEnActo {
  readonly plan: PlanRow;
  readonly envio: EnvioRow | null;
  readonly expediente: ExpedienteDeCarpeta;
  readonly compromisos: CompromisosDeCarpeta;
}

/** Receiving department; `envio`: outcome of the open sending. */
interface CambioDeCarpeta {
  readonly idDepartamento: string;
  readonly envio?: {
    readonly resultado: ResultadoDeEnvio;
    readonly tipoGarantia: 'F' | 'C' | null;
    readonly comentario: string;
  };
}

const enCiclo = lifecycleOf(cicloDeCarpeta, {
  factsOf: ({ plan, envio, expediente, compromisos }: CarpetaEnActo) => ({
    idDepartamento: plan.idDepartamento,
    envio: envio && { quien: envio.enviadaPor, cuando: envio.enviadaEn },
    resolucion: envio?.resolucion ?? null,
    proforma: expediente.titular?.documentoVigente ?? false,
    estadoSol: expediente.estadoSol,
    estado: expediente.estado,
    compromisos,
    version: plan.carpetaVersion as number,
  }),
  contextOf: (_, { actor }) => ({ actor }),
  accessRefusal: ({ plan }, { actor, soloPropios }) => rechazoDeActuar(hechosDeEscritura(plan), actor, soloPropios),
  dataSubjects: ({ plan }) => [plan],
});

export const esDeOtro = ({ plan }: CarpetaEnActo, actor: Parameters<typeof esAjeno>[1]): boolean =>
  esAjeno(hechosDeEscritura(plan), actor);

/** Stores that read and write a folder. */
export interface AlmacenesDeCarpeta {
  readonly carpetas: CarpetaStore;
  readonly envios: EnvioStore;
  readonly planes: PlanStore;
  readonly expedientes: ConsultaDeExpediente;
  readonly compromisos: Pick<CompromisosStore, 'findOf'>;
}

type Registro = ActRecord<string, CarpetaEnActo, AccionDeCarpeta, CambioDeCarpeta, CarpetaVista>;

/** Folders by the plan's code. */
export const carpetasEnActo = ({
  carpetas,
  envios,
  planes,
  expedientes,
  compromisos,
}: AlmacenesDeCarpeta): Registro => ({
  resource: 'carpeta',
  lifecycle: enCiclo,
  version: 'optional',
  lock: ({ manager }, idCodigo) => carpetas.lock(manager, idCodigo),
  async read({ manager }, idCodigo) {
    const plan = await planes.get(idCodigo, manager);
    const envio = plan.carpetaId === null ? null : await envios.findLast(manager, plan.carpetaId);
    return {
      plan,
      envio,
      expediente: await expedientes.de(plan, manager),
      compromisos: await compromisos.findOf(plan, manager),
    };
  },
  idOf: ({ plan }) => plan.carpetaId as number,
  versionOf: ({ plan }) => plan.carpetaVersion as number,
  stale: ({ plan }) => staleVersion(plan.carpetaVersion as number, ['carpeta']),
  async write(tx, { plan }, { idDepartamento, envio }) {
    const id = plan.carpetaId as number;
    const desde = { id, idDepartamento: plan.idDepartamento, version: plan.carpetaVersion as number };
    const movida = await carpetas.move(tx.manager, desde, idDepartamento);
    return movida === 0 || envio === undefined ? movida : envios.resolve(tx, id, envio);
  },
  targets: ({ plan: { planId, personaId } }) => [{ planId, personaId }],
  summaryOf: ({ plan: { idCodigo, idDepartamento } }) => ({ idCodigo, idDepartamento }),
  subject: ({ plan: { identificacion, idCodigo } }) => asuntoDe('plan', identificacion, idCodigo),
  view: ({ plan, envio }) => vistaDeCarpeta(plan, envio),
});
