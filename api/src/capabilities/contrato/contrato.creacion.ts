import {
  type ContextoDeCabecera,
  camposIncorrectos,
  type DatosDeContrato,
  ErrorDeNegocio,
  estadosDeVehiculo,
  formularioDeContrato,
  type HechosDelPlan,
  hoyEn,
  mensajes,
  mismoTexto,
  nombreDeInterviniente,
  otraFirma,
  personaNombrada,
  resoluciones,
  soloCampos,
  tiposDeEvento,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import { rowOf } from '../../columns/record';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { CodigosDeCatalogo } from '../catalogo';
import type { ContratoNuevo } from './contrato.dto';
import type { ActoDeContrato, LecturaDeContratos } from './contrato.en-acto';
import { llevaPagare, type PlanDeContrato, type PlanDeContratoStore } from './contrato.plan.store';

const { propios } = mensajes;

/** Validates the header against the known facts of the plan. @throws 422 with one message a field. */
export function leerCabecera(
  enviado: object,
  { garante, ...contexto }: ContextoDeCabecera & { readonly garante: object | null },
): DatosDeContrato {
  const sinEnviar = formularioDeContrato.vacio();
  const leidos = formularioDeContrato.revisar(
    { ...sinEnviar, ...soloCampos<DatosDeContrato>(formularioDeContrato.nombres, enviado) },
    contexto,
  );
  const conAval = Reflect.get(enviado, 'aval') === true;
  const errors = {
    ...('errores' in leidos ? leidos.errores : {}),
    ...(contexto.conPagare ? otraFirma(enviado) : {}),
    ...(conAval && garante === null ? { aval: propios.contratoSinGarante } : {}),
  };
  if ('errores' in leidos || Object.keys(errors).length > 0) throw camposIncorrectos(errors);
  return leidos.valores;
}

/** The attorney that a header names is the one of the case: note and pledge know him too. */
export async function asentarApoderado(
  { intervinientes }: Pick<LecturaDeContratos, 'intervinientes'>,
  tx: Tx,
  { fila: { idCodigo }, personas }: PlanDeContrato,
  { apoderado: nombre }: Pick<DatosDeContrato, 'apoderado'>,
): Promise<void> {
  if (mismoTexto(nombre ?? '', personas.apoderado ? nombreDeInterviniente(personas.apoderado) : '')) return;
  const apoderado = personaNombrada({ identificacion: null, nombre });
  await intervinientes.asentar(tx, idCodigo, { apoderado }, 'contrato');
}

/** What the header's rules know of the plan. */
export const contextoDeCabecera = (hechos: HechosDelPlan, hoy: string) => ({
  estadoBien: hechos.estadoBien,
  garante: hechos.garante,
  conPagare: llevaPagare(hechos),
  hoy,
});

/** @throws 422 no such city. */
export async function exigirCiudad(
  codigos: CodigosDeCatalogo,
  cabecera: DatosDeContrato,
  manager: EntityManager,
): Promise<void> {
  const errores = await codigos.errores(formularioDeContrato.campos, cabecera, manager);
  if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
}

/** Field rules independent of the plan, checked before the contract is read. @throws 422 with one message a field. */
export function exigirCampos<T extends object>(enviado: T): T {
  const [{ codigo: estadoBien }] = estadosDeVehiculo;
  leerCabecera({ ...enviado, ...SIN_FIRMA }, { estadoBien, garante: ALGUIEN, conPagare: true, hoy: '' });
  return enviado;
}
const ALGUIEN = { nombre: '', identificacion: '' };
/** Asked of a plan without note, near today. */
const SIN_FIRMA = { lugarEmision: null, fechaEmision: null };

/** Why no contract can be created for the plan now; `null` = possible. */
export function impedimentoDe({ fila: row, hechos }: PlanDeContrato): ErrorDeNegocio | null {
  if (row.adjudicacionId === null) return new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);
  if (row.idDepartamento !== resoluciones.aprobar.idDepartamento)
    return new ErrorDeNegocio('regla', 'carpeta-sin-aprobar', propios.contratoSinAprobacionDeCarpeta);
  if (hechos.pagare === null && llevaPagare(hechos))
    return new ErrorDeNegocio('regla', 'sin-pagare', propios.contratoSinPagare);
  return null;
}

/** 'Generar Contrato' (LEG-506, LEG-543, LEG-589). */
export class CreacionDeContratos {
  constructor(
    private readonly acto: ActoDeContrato,
    private readonly lectura: LecturaDeContratos,
    private readonly planes: PlanDeContratoStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The folder is locked, and an award has one contract: of two requests one succeeds. @throws 404 no such plan; 409 it has one; 422 fields, not
   * awarded, the folder is not approved, no note.
   */
  readonly crear = this.acto.create({
    parseBody: (enviado: ContratoNuevo) => enviado,
    load: ({ tx, body }) => this.tomar(tx, body),
    insert: async ({ tx, loaded: { plan, cabecera } }) => {
      const { planId, adjudicacionId, personaId, producto, idCodigo } = plan.fila;
      await this.lectura.contratos.insert(tx, {
        ...rowOf(formularioDeContrato, cabecera),
        planId,
        adjudicacionId: adjudicacionId as number,
        personaId,
        productoCodigo: producto,
      });
      await asentarApoderado(this.lectura, tx, plan, cabecera);
      return idCodigo;
    },
    event: tiposDeEvento.contratoGenerado,
    duplicates: { 'contrato.adjudicacionId': yaExiste },
  });

  private async tomar(tx: Tx, body: ContratoNuevo): Promise<{ plan: PlanDeContrato; cabecera: DatosDeContrato }> {
    const { idCodigo } = body;
    await this.lectura.carpetas.lock(tx.manager, idCodigo);
    const plan = await this.planes.read(idCodigo, hoyEn(this.clock.now()), tx.manager);
    const propuesta = await this.planes.firmaPropuesta(plan.hechos, tx.manager);
    const cabecera = leerCabecera({ ...propuesta, ...body }, contextoDeCabecera(plan.hechos, hoyEn(tx.now)));
    await exigirCiudad(this.lectura.codigos, cabecera, tx.manager);
    const rechazo = impedimentoDe(plan);
    if (rechazo !== null) throw rechazo;
    const otro = await this.lectura.contratos.findByPlan(idCodigo, tx.manager);
    if (otro !== null && otro.adjudicacionId === plan.fila.adjudicacionId) throw yaExiste();
    return { plan, cabecera };
  }
}

function yaExiste(): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'con-contrato', propios.contratoDeOtro);
}
