import {
  type AjustesDelCaso,
  asuntoDe,
  centavosDeDecimal,
  type DichoDelPaso,
  desacuerdoDePagare,
  ErrorDeNegocio,
  faltaDeUnidad,
  type Hallazgo,
  type HechosDelCaso,
  LIMITES,
  mensajes,
  type PapelEmitido,
  type PasoDelCaso,
  type PlanDelCaso,
  porConfirmar,
  type ReglaDelPaso,
  rechazoDelPaso,
  revisarPaso,
  textoDeBeneficiario,
  textoDeRegla,
  tiposDeEvento,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../db/transaction/unit-of-work';
import { hashDeHechos } from '../../pdf';
import { debeDe, type PlanStore } from '../plan';
import { modeloDe } from './caso.modelo';
import { papelesDe } from './caso.papeles';
import type { CasoStore, PlanLeido } from './caso.store';

const { propios } = mensajes;

/** What whoever acts says of the rules, and the hash of those that he saw. */
type Dicho = DichoDelPaso & { readonly base?: string | undefined };

/** What other capabilities know of a case. */
interface DelCaso {
  readonly papeles: { listEmitidos(idCodigo: string, manager?: EntityManager): Promise<readonly PapelEmitido[]> };
  /** By the number of the note: what its pledge says of the good otherwise than order or approval. */
  readonly cambiosDePrenda: (pagareId: number, manager?: EntityManager) => Promise<readonly string[]>;
}

/** The rules of a step as they stand. */
export interface PasoRevisado {
  readonly paso: PasoDelCaso;
  readonly planes: readonly PlanLeido[];
  readonly reglas: readonly ReglaDelPaso[];
  /** Hash of the rules. */
  readonly base: string;
}
/** Rules under which an act goes on. */
export interface PasoAdmitido extends PasoRevisado {
  /** Why, although a rule is not met; null = all are. */
  readonly motivo: string | null;
}

/** Judges what stands before a step that can't be undone, and keeps it with the act. */
export class ReglasDelCaso {
  constructor(
    private readonly casos: CasoStore,
    private readonly planes: Pick<PlanStore, 'getWithCuenta'>,
    private readonly delCaso: DelCaso,
    private readonly impiden: AjustesDelCaso,
  ) {}

  async revisar(paso: PasoDelCaso, codigos: readonly string[], manager?: EntityManager): Promise<PasoRevisado> {
    const { planes, hechos } = await this.hechos(codigos, manager);
    const reglas = revisarPaso(paso, hechos, this.impiden);
    const vistas = reglas.map(({ codigo, cumple, encontrado, modo }) => ({ codigo, cumple, encontrado, modo }));
    return { paso, planes, reglas, base: hashDeHechos('reglas-del-paso', { paso, reglas: vistas }) };
  }

  /** Before an act, and again within its transaction. @throws 412 other rules than seen; 422 a rule that stops, or one not confirmed. */
  async exigir(
    paso: PasoDelCaso,
    codigos: readonly string[],
    dicho: Dicho,
    manager?: EntityManager,
  ): Promise<PasoAdmitido> {
    const revisado = await this.revisar(paso, codigos, manager);
    if (dicho.base !== undefined && dicho.base !== revisado.base) throw reglasCambiadas();
    const rechazo = rechazoDelPaso(paso, revisado.reglas, dicho);
    if (rechazo !== null) throw rechazo;
    return { ...revisado, motivo: porConfirmar(revisado.reglas).length === 0 ? null : (dicho.motivo ?? null) };
  }

  /** `clave`: of what was decided. */
  asentar(tx: Tx, { paso, planes, reglas, motivo }: PasoAdmitido, clave: string | number): Promise<void> {
    return this.casos.insert(
      tx,
      planes.map(({ planId }) => planId),
      {
        paso,
        clave: String(clave),
        motivo,
        reglas: reglas.map(({ codigo, nombre, cumple, encontrado }) => ({ codigo, nombre, cumple, encontrado })),
      },
    );
  }

  /** Facts of the plans of a case. */
  async hechos(
    codigos: readonly string[],
    manager?: EntityManager,
  ): Promise<{ planes: readonly PlanLeido[]; hechos: HechosDelCaso }> {
    const planes = await this.casos.read(codigos, manager);
    const ids = planes.map(({ planId }) => planId);
    if (ids.length === 0) return { planes, hechos: { planes: [], unidad: [], beneficiario: [] } };
    const contratos = planes.flatMap(({ contrato }) => (contrato === null ? [] : [contrato.id]));
    const [documentos, legal, textos, modelos] = await Promise.all([
      this.casos.documentos(ids, manager),
      this.casos.faltantesDeLegal(ids, manager),
      this.casos.bloques(contratos, manager),
      this.casos.modelos(contratos, manager),
    ]);
    const delPlan = async (plan: PlanLeido): Promise<PlanDelCaso> => {
      const bloques = textos.filter(({ contratoId }) => contratoId === plan.contrato?.id);
      return {
        idCodigo: plan.idCodigo,
        cedula: plan.cedula,
        carpeta: plan.carpeta,
        documentos: documentos.get(plan.planId) ?? { total: 0, revisados: 0, rechazados: [] },
        legal: legal.get(plan.planId) ?? [],
        papeles: papelesDe(plan, bloques),
        emitidos: await this.delCaso.papeles.listEmitidos(plan.idCodigo, manager),
        cuenta: await this.cuenta(plan, manager),
        prenda: await this.prenda(plan, manager),
        modelo: modeloDe(plan, bloques, modelos.get(plan.contrato?.id ?? 0) ?? null),
      };
    };
    return {
      planes,
      hechos: {
        planes: await Promise.all(planes.map(delPlan)),
        unidad: unidadDe(planes),
        beneficiario: beneficiarioDe(planes),
      },
    };
  }

  /** An approved note keeps the debt of its day. */
  private async cuenta({ idCodigo, pagare }: PlanLeido, manager?: EntityManager): Promise<Hallazgo | null> {
    if (pagare === null || pagare.estado === 'A') return null;
    const texto = desacuerdoDePagare({
      numero: pagare.id,
      cuenta: { plazo: pagare.plazo, valorDividendo: centavosDeDecimal(pagare.valorDividendo) },
      debe: debeDe(await this.planes.getWithCuenta(idCodigo, manager)),
    });
    return texto === null ? null : { texto, lugar: asuntoDe('pagare', pagare.id) };
  }

  /** An approved note froze its pledge. */
  private async prenda({ pagare }: PlanLeido, manager?: EntityManager): Promise<Hallazgo | null> {
    if (pagare === null || pagare.estado === 'A') return null;
    const campos = await this.delCaso.cambiosDePrenda(pagare.id, manager);
    return campos.length === 0
      ? null
      : { texto: propios.prendaNoConcuerda(campos), lugar: asuntoDe('pagare', pagare.id) };
  }
}

/** The first plan's: all plans of an order buy one good. */
function unidadDe([primero]: readonly PlanLeido[]): Hallazgo[] {
  if (primero === undefined) return [];
  const { unidad, producto, cedula, idCodigo } = primero;
  if (unidad === null) return [{ texto: propios.casoSinMedio, lugar: asuntoDe('medio-nuevo', cedula, idCodigo) }];
  return faltaDeUnidad(unidad.datos, { producto, estadoBien: unidad.estadoBien }).map((campo) => ({
    texto: propios.casoUnidadFalta(campo),
    lugar: asuntoDe('plan', cedula, idCodigo),
  }));
}

/** Who is paid, as the payment says, or the order as long as there is none: known, and as his dealer is now. */
function beneficiarioDe([primero]: readonly PlanLeido[]): Hallazgo[] {
  const orden = primero?.orden ?? null;
  if (orden === null) return [];
  const { pago, concesionario } = orden;
  const { beneficiario: dicho } = pago ?? orden;
  const quien = dicho.beneficiario;
  const lugar = pago === null ? asuntoDe('orden-de-compra', orden.id) : asuntoDe('solicitud-de-pago', pago.id);
  if (quien === '') return [{ texto: propios.casoSinBeneficiario, lugar }];
  const faltan = [
    ...(dicho.esConcesionario && dicho.rucBeneficiario === null ? [propios.casoSinRuc(quien)] : []),
    ...(dicho.numeroCuentaBeneficiario === null ? [propios.casoSinCuenta(quien)] : []),
  ];
  const [dice, hoy] = [dicho, concesionario ?? dicho].map(textoDeBeneficiario) as [string, string];
  const otro = dice === hoy ? [] : [propios.casoOtroBeneficiario(pago === null ? 'orden' : 'pago', dice, hoy)];
  return (faltan.length > 0 ? faltan : otro).map((texto) => ({ texto, lugar }));
}

/** The event beside the act's own: what was confirmed, and why; null = every rule was met. An order before its folder has a type of its own. */
export function salvedadDelPaso({ paso, reglas, motivo }: PasoAdmitido): { tipo: string; observacion: string } | null {
  const confirmadas = porConfirmar(reglas);
  if (confirmadas.length === 0) return null;
  const sinCarpeta = paso === 'orden' && confirmadas.some(({ codigo }) => codigo === 'carpeta');
  return {
    tipo: sinCarpeta ? tiposDeEvento.ordenSinCarpeta : tiposDeEvento.politicaConfirmada,
    observacion: propios.casoConfirmo(confirmadas.map(textoDeRegla), motivo ?? '').slice(0, LIMITES.comentario),
  };
}

/** For the audit of the act. */
export const auditadoDelPaso = ({
  reglas,
  motivo,
}: PasoAdmitido): { confirmadas?: string[]; motivoDeReglas?: string } => {
  const confirmadas = porConfirmar(reglas).map(({ codigo }) => codigo);
  return confirmadas.length === 0 ? {} : { confirmadas, motivoDeReglas: motivo ?? '' };
};

const reglasCambiadas = (): ErrorDeNegocio =>
  new ErrorDeNegocio('versionVieja', 'base-cambiada', propios.casoCambio, { detalle: { campos: ['base'] } });
