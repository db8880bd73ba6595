import {
  type DatosDeFinanzas,
  ErrorDeNegocio,
  erroresDeTotales,
  formularioDeFinanzas,
  mensajes,
  nombresDeTotales,
  type TotalesDeFinanzas,
  totalesDeFinanzas,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Finanzas } from '../../entities/finanzas.entity';
import { type AnexoLeido, type Anexos, type Ficha, type FichaStore, guardarFicha, soloCampos } from '../anexo';
import { tiposDeEvento } from '../evento';
import type { FinanzasCambio, FinanzasVista } from './finanzas.dto';

/** Financial statement of the person of an application (FIN). */
export class FinanzasService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: FichaStore<Finanzas, DatosDeFinanzas>,
    private readonly anexos: Anexos,
  ) {}

  /** FIN-014: an empty record with version 0 while there is none. @throws 404 no such plan. */
  async get(actor: Actor, clave: string): Promise<FinanzasVista> {
    const leido = await this.anexos.leer(actor, 'finanzas', clave);
    const ficha = leido.solicitud === null ? null : await this.store.get(leido.solicitud.id);
    return this.vista(actor, clave, leido, ficha);
  }

  /**
   * FIN-010…016: the totals are calculated here; those that were sent must be equal. @throws 422 'sin-solicitud', 'campos-incorrectos',
   * 'total-distinto' under the total's name; 412; and what writing a folder refuses.
   */
  async guardar(actor: Actor, clave: string, version: number, body: FinanzasCambio): Promise<FinanzasVista> {
    const enviado = soloCampos<DatosDeFinanzas>(formularioDeFinanzas.nombres, body);
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.anexos.abrir(tx, clave);
      const ficha = await guardarFicha(tx, {
        store: this.store,
        dueno: abierto.solicitud.id,
        version,
        enviado,
        leer: () => leerFinanzas(enviado, soloCampos<TotalesDeFinanzas>(nombresDeTotales, body)),
        auditoria: { recurso: 'finanzas', recursoId: clave },
      });
      const tipo = ficha.version === version ? null : tiposDeEvento.finanzas;
      await this.anexos.concluir(
        tx,
        { tipo, formulario: 'finanzas', clave },
        abierto,
        abierto.solicitud.personaId,
        abierto.rol,
      );
      return this.vista(actor, clave, abierto, ficha);
    });
  }

  private vista(
    actor: Actor,
    id: string,
    { plan, solicitud }: AnexoLeido,
    ficha: Ficha<DatosDeFinanzas> | null,
  ): FinanzasVista {
    const valores = ficha?.valores ?? formularioDeFinanzas.vacio();
    return {
      id,
      ...valores,
      ...totalesDeFinanzas(valores),
      version: ficha?.version ?? 0,
      guardadaEn: ficha?.guardadaEn ?? null,
      guardadaPor: ficha?.guardadaPor ?? null,
      acciones: solicitud !== null && this.anexos.puedeEscribir(actor, plan, 'finanzas:escribir') ? ['guardar'] : [],
    };
  }
}

function leerFinanzas(enviado: Partial<DatosDeFinanzas>, totales: Partial<TotalesDeFinanzas>): DatosDeFinanzas {
  const valores = validar(formularioDeFinanzas.esquema({}), enviado);
  const errors = erroresDeTotales(totalesDeFinanzas(valores), totales);
  if (Object.keys(errors).length > 0)
    throw new ErrorDeNegocio('regla', 'total-distinto', mensajes.GEN.camposIncorrectos, { errors });
  return valores;
}
