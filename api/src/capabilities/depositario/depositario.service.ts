import { type DatosDeDepositario, formularioDeDepositario, validar } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Depositario } from '../../entities/depositario.entity';
import { type Anexos, type Ficha, type FichaStore, guardarFicha, soloCampos } from '../anexo';
import { tiposDeEvento } from '../evento';
import type { FilaDePlan } from '../plan';
import type { DepositarioCambio, DepositarioVista } from './depositario.dto';

/** Keeper of the good of a plan (EST-533…539). */
export class DepositarioService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: FichaStore<Depositario, DatosDeDepositario>,
    private readonly anexos: Anexos,
  ) {}

  /** An empty record with version 0 while there is none. @throws 404 no such plan. */
  async get(actor: Actor, idCodigo: string): Promise<DepositarioVista> {
    const plan = await this.anexos.leerPlan(actor, 'depositario', idCodigo);
    return this.vista(actor, plan, await this.store.get(plan.planId));
  }

  /** EST-588, EST-589. @throws 422 'campos-incorrectos', 412, and what writing a folder refuses. */
  async guardar(actor: Actor, idCodigo: string, version: number, body: DepositarioCambio): Promise<DepositarioVista> {
    const enviado = soloCampos<DatosDeDepositario>(formularioDeDepositario.nombres, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.anexos.abrirPlan(tx, idCodigo);
      const ficha = await guardarFicha(tx, {
        store: this.store,
        dueno: abierto.plan.planId,
        version,
        enviado,
        leer: () => validar(formularioDeDepositario.esquema({}), enviado),
        auditoria: { recurso: 'depositario', recursoId: idCodigo },
      });
      const tipo = ficha.version === version ? null : tiposDeEvento.depositario;
      await this.anexos.concluir(
        tx,
        { tipo, formulario: 'depositario', clave: idCodigo },
        abierto,
        abierto.plan.personaId,
      );
      return this.vista(actor, abierto.plan, ficha);
    });
  }

  private vista(actor: Actor, plan: FilaDePlan, ficha: Ficha<DatosDeDepositario> | null): DepositarioVista {
    return {
      id: plan.idCodigo,
      ...(ficha?.valores ?? formularioDeDepositario.vacio()),
      version: ficha?.version ?? 0,
      guardadaEn: ficha?.guardadaEn ?? null,
      guardadaPor: ficha?.guardadaPor ?? null,
      acciones: this.anexos.puedeEscribir(actor, plan, 'depositario:escribir') ? ['guardar'] : [],
    };
  }
}
