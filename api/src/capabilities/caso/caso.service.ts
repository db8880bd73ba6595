import {
  type Asunto,
  asuntoDe,
  desacuerdosDe,
  enlaceDeAsunto,
  type Hallazgo,
  mensajes,
  type PasoDelCaso,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { notFound } from '../../request/version';
import type { DecisionesDelCasoVista, HallazgoVista, ReglasDelPasoVista, RevisionDelCasoVista } from './caso.dto';
import type { ReglasDelCaso } from './caso.reglas';
import type { CasoStore } from './caso.store';

const { casoPapelesDe } = mensajes.propios;

/** What is read of a case before somebody decides, and afterwards. Each read leaves an access row. */
export class CasoService {
  constructor(
    private readonly reglas: ReglasDelCaso,
    private readonly casos: CasoStore,
    private readonly accesos: AccessLog,
  ) {}

  /** Of all plans of its order for order and payment; of the plan alone for the others. @throws 404 no award. */
  async reglasDe(actor: Actor, idCodigo: string, paso: PasoDelCaso): Promise<ReglasDelPasoVista> {
    const juntos = paso === 'orden' || paso === 'pago';
    const codigos = juntos ? await this.casos.listPlanes(idCodigo) : [idCodigo];
    const { planes, reglas, base } = await this.reglas.revisar(paso, codigos);
    const cedula = planes[0]?.cedula;
    if (cedula === undefined) throw notFound();
    this.leido(actor, idCodigo);
    const plan = asuntoDe('plan', cedula, idCodigo);
    return {
      id: idCodigo,
      paso,
      base,
      reglas: reglas.map((regla) => ({ ...regla, hallazgos: regla.hallazgos.map(vistaPara(actor, plan)) })),
    };
  }

  /** @throws 404 no award. */
  async revision(actor: Actor, idCodigo: string): Promise<RevisionDelCasoVista> {
    const { hechos } = await this.reglas.hechos([idCodigo]);
    const [plan] = hechos.planes;
    if (plan === undefined) throw notFound();
    this.leido(actor, idCodigo);
    const vista = vistaPara(actor, asuntoDe('plan', plan.cedula, idCodigo));
    return {
      id: idCodigo,
      blancos: [...hechos.unidad, ...plan.papeles.flatMap(({ blancos }) => blancos)].map(vista),
      desacuerdos: [...desacuerdosDe(plan), ...(plan.cuenta === null ? [] : [plan.cuenta])].map(vista),
      firmas: plan.papeles.flatMap(({ papel, ciudad, firmas }) =>
        firmas.map(({ calidad, identificacion, nombre }) => ({
          papel: casoPapelesDe[papel],
          calidad,
          nombre: nombre ?? '',
          identificacion,
          ciudad,
        })),
      ),
    };
  }

  /** 'Información al momento de decidir', newest first. @throws 404 no such plan. */
  async decisiones(actor: Actor, idCodigo: string): Promise<DecisionesDelCasoVista> {
    const decisiones = await this.casos.listDecisiones(idCodigo);
    if (decisiones === null) throw notFound();
    this.leido(actor, idCodigo);
    return { id: idCodigo, decisiones: decisiones.map((una) => ({ ...una, reglas: [...una.reglas] })) };
  }

  private leido(actor: Actor, idCodigo: string): void {
    this.accesos.record(actor, { operacion: 'leer', recurso: 'caso', recursoId: idCodigo });
  }
}

/** Led to the plan where the reader may not open the record itself. */
const vistaPara =
  (actor: Actor, plan: Asunto) =>
  ({ texto, lugar }: Hallazgo): HallazgoVista => {
    const enlace = enlaceDeAsunto(actor, lugar, plan);
    return { texto, lugar: enlace?.nombre ?? null, enlace: enlace?.enlace ?? null };
  };
