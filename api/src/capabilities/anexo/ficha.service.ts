import {
  type ContextoDe,
  camposIncorrectos,
  type DatosDe,
  esPermiso,
  hoyEn,
  type Permiso,
  soloCampos,
  type Tabla,
  textoDeCambios,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { Tx, UnitOfWork } from '../../db/transaction/unit-of-work';
import type { PlanParaEscribir } from '../carpeta';
import type { CodigosDeCatalogo } from '../catalogo';
import { type AnexoAbierto, type AnexoLeido, type Anexos, exigirBase } from './anexos';
import type { SelloDeFicha } from './ficha.dto';
import type { DefinicionDeFicha, Ficha, FichaStore } from './ficha.store';
import { guardarFicha } from './guardar';

/** Dependencies of every such service. */
export interface ConFichas {
  readonly unitOfWork: UnitOfWork;
  readonly anexos: Anexos;
  readonly codigos: CodigosDeCatalogo;
  readonly clock: Clock;
}

/** A record of a plan or of one of its applications, saved as a whole under its version. */
export class FichaService<F extends Tabla, X extends object = object> {
  private readonly definicion: DefinicionDeFicha<F, X>;
  private readonly recurso: string;
  private readonly escribir: Permiso;

  constructor(
    private readonly con: ConFichas,
    private readonly store: FichaStore<F, X>,
  ) {
    this.definicion = store.definicion;
    this.recurso = this.definicion.registro.nombre;
    const permiso = `${this.recurso}:escribir`;
    if (!esPermiso(permiso)) throw new Error(`no permission ${permiso}`);
    this.escribir = permiso;
  }

  /** An empty record with version 0 while there is none. @throws 404 no such plan. */
  async get(actor: Actor, clave: string): Promise<DatosDe<F> & SelloDeFicha & X> {
    const leido = await this.leer(actor, clave);
    const dueno = this.duenoDe(leido);
    return this.vista(actor, clave, leido, dueno === null ? null : await this.store.get(dueno));
  }

  /** EST-571, EST-588, EST-589. @throws 422 'sin-solicitud', 'campos-incorrectos', by the definition; 412; and as `lockForWrite`. */
  async guardar(actor: Actor, clave: string, version: number, body: object): Promise<DatosDe<F> & SelloDeFicha & X> {
    const { registro, evento } = this.definicion;
    const enviado = soloCampos<DatosDe<F>>(registro.nombres, body);
    return this.con.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.abrir(tx, clave);
      const { antes, despues: ficha } = await guardarFicha(tx, {
        store: this.store,
        dueno: this.duenoDe(abierto) as number,
        version,
        enviado,
        exigir: (actual) => {
          if (this.congela(actual)) exigirBase(abierto.plan);
        },
        leer: () => this.revisar(tx, enviado, body),
        auditoria: { recurso: this.recurso, recursoId: clave },
      });
      const cambios =
        antes === null ? '' : textoDeCambios(registro.campos, registro.nombres, antes.valores, ficha.valores);
      const acto = { tipo: ficha.version === version ? null : evento, formulario: this.recurso, clave, cambios };
      const personaId = abierto.solicitud?.personaId ?? abierto.plan.personaId;
      await this.con.anexos.concluir(tx, acto, abierto, personaId, abierto.rol);
      return this.vista(actor, clave, abierto, ficha);
    });
  }

  /** Whether this save would change the basis of an approval. */
  private congela(actual: Ficha<DatosDe<F>> | null): boolean {
    const { enBase } = this.definicion;
    return enBase === 'siempre' || (enBase === 'existencia' && actual === null);
  }

  private async revisar(tx: Tx, enviado: object, body: object): Promise<DatosDe<F>> {
    const { registro, revisar } = this.definicion;
    const valores = validar(registro.esquema({ hoy: hoyEn(tx.now) } as ContextoDe<F>), enviado);
    const errors = await this.con.codigos.errores(registro.campos, valores, tx.manager);
    if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
    revisar?.(valores, body);
    return valores;
  }

  private async leer(actor: Actor, clave: string): Promise<Pick<AnexoLeido, 'plan' | 'solicitud'>> {
    const { anexos } = this.con;
    if (this.definicion.dueno === 'solicitudId') return anexos.leer(actor, this.recurso, clave);
    return { plan: await anexos.leerPlan(actor, this.recurso, clave), solicitud: null };
  }

  private async abrir(tx: Tx, clave: string): Promise<PlanParaEscribir & Partial<AnexoAbierto>> {
    if (this.definicion.dueno === 'planId') return this.con.anexos.abrirPlan(tx, clave);
    const abierto = await this.con.anexos.abrir(tx, clave);
    const impedimento = this.definicion.impedimento?.(abierto.solicitud) ?? null;
    if (impedimento !== null) throw impedimento;
    return abierto;
  }

  private duenoDe({ plan, solicitud }: Pick<AnexoLeido, 'plan'> & Partial<AnexoLeido>): number | null {
    return this.definicion.dueno === 'planId' ? plan.planId : (solicitud?.id ?? null);
  }

  private vista(
    actor: Actor,
    id: string,
    leido: Pick<AnexoLeido, 'plan'> & Partial<AnexoLeido>,
    ficha: Ficha<DatosDe<F>> | null,
  ): DatosDe<F> & SelloDeFicha & X {
    const { registro, calculados, impedimento } = this.definicion;
    const valores = ficha?.valores ?? registro.vacio();
    const { plan, solicitud } = leido;
    const enBase = this.congela(ficha);
    const admitida = this.duenoDe(leido) !== null && (!solicitud || (impedimento?.(solicitud) ?? null) === null);
    return {
      id,
      ...valores,
      ...(calculados?.(valores, hoyEn(this.con.clock.now())) as X),
      version: ficha?.version ?? 0,
      guardadaEn: ficha?.guardadaEn ?? null,
      guardadaPor: ficha?.guardadaPor ?? null,
      acciones:
        admitida && this.con.anexos.puedeEscribir(actor, plan, this.escribir, enBase, solicitud?.personaId)
          ? ['guardar']
          : [],
    };
  }
}
