import {
  type AprobacionLegal,
  type Beneficiario,
  beneficiarioDe,
  CAP,
  codigosDePrueba,
  cuentaEnCarpeta,
  type DatosDeContrato,
  type DatosDePersonas,
  type DatosDePrenda,
  type DatosDeUnidad,
  DEPARTAMENTO_LEGAL,
  type DocumentosDelCaso,
  type EstadoDeAprobacion,
  type EstadoDeContrato,
  type EstadoDePagare,
  eventosDeAdjudicacion,
  formularioDeContrato,
  formularioDePersonas,
  formularioDePrenda,
  nombreDeInterviniente,
  type PasoDelCaso,
  type PersonasDelCaso,
  personasEnPagare,
  personasEnPrenda,
  type ReglaSabida,
  tablaDeUnidad,
  tiposDeEvento,
  VIGENTE,
  valoresVigentes,
} from '@adjudica/domain';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { boolOf, boolOrNull, isoOf, numberOrNull } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import { readMany } from '../../db/engine/read';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adenda } from '../../entities/adenda.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Ciudad } from '../../entities/catalogo.entity';
import { Concesionario } from '../../entities/concesionario.entity';
import { Contrato, ContratoBloque, ContratoTexto, EntregaDeModelo } from '../../entities/contrato.entity';
import { DecisionDeCaso } from '../../entities/decision-de-caso.entity';
import { Documento, TipoDocumento } from '../../entities/documento.entity';
import { Evento } from '../../entities/evento.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Prenda } from '../../entities/prenda.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import type { IntervinienteStore } from '../interviniente';
import { nombreUnido, unirUsuario } from '../usuario';

type Texto = string | null;

/** A plan of a case with its folder, unit, order, note and contract; null = there is none. */
export interface PlanLeido {
  readonly planId: number;
  readonly idCodigo: string;
  readonly producto: string;
  readonly cedula: string;
  readonly carpeta: EstadoDeAprobacion;
  readonly unidad: { readonly datos: DatosDeUnidad; readonly estadoBien: Texto } | null;
  readonly orden: OrdenLeida | null;
  readonly pagare: PagareLeido | null;
  readonly contrato: ContratoLeido | null;
}
/** Whom order and payment name to be paid. */
export interface OrdenLeida {
  readonly id: number;
  /** With the account of the dealer now. */
  readonly beneficiario: Beneficiario;
  /** The dealer now; null = a private person is paid. */
  readonly concesionario: Beneficiario | null;
  /** The payment that is not annulled. */
  readonly pago: { readonly id: number; readonly beneficiario: Beneficiario } | null;
}
export interface PagareLeido {
  readonly id: number;
  readonly estado: EstadoDePagare;
  readonly cedulaCliente: string;
  readonly nombresCliente: string;
  /** As papers print it: given names first. */
  readonly nombreDeudor: string;
  readonly ciudad: Texto;
  readonly fechaEmision: string;
  readonly fechaInicial: string;
  readonly plazo: number;
  readonly valorDividendo: number;
  readonly monto: number;
  /** null = not saved yet. */
  readonly personas: DatosDePersonas | null;
  readonly prenda: DatosDePrenda | null;
}
export interface ContratoLeido {
  readonly id: number;
  readonly estado: EstadoDeContrato;
  readonly cabecera: DatosDeContrato;
}
/** A written block: its text, and the values it was written with, as approved addenda amend them. */
export interface BloqueLeido {
  readonly contratoId: number;
  readonly bloque: string;
  readonly texto: string;
  readonly valores: Readonly<Record<string, unknown>>;
}
export interface DecisionRow {
  readonly id: number;
  readonly paso: PasoDelCaso;
  readonly clave: string;
  readonly reglas: readonly ReglaSabida[];
  readonly motivo: Texto;
  readonly quien: Texto;
  readonly fecha: string;
}

const DE_PAGARE = [
  'cedulaCliente',
  'nombresCliente',
  'fechaEmision',
  'fechaInicial',
  'plazo',
  'valorDividendo',
  'monto',
  'actualizadoEn',
] as const;
const DE_ORDEN = [
  ...(['nombreConcesionario', 'rucConcesionario', 'atencionTercero', 'tipoIdentificacionTercero'] as const),
  ...(['identificacionTercero', 'bancoTercero', 'tipoCuentaTercero', 'numeroCuentaTercero'] as const),
];
const DE_CONCESIONARIO = ['razonSocial', 'ruc', 'banco', 'tipoCuenta', 'numeroCuenta'] as const;
const DE_PAGO = [
  ...(['beneficiario', 'rucBeneficiario', 'tipoIdentificacionBeneficiario', 'identificacionBeneficiario'] as const),
  ...(['bancoBeneficiario', 'tipoCuentaBeneficiario', 'numeroCuentaBeneficiario'] as const),
];
type Leida = Readonly<Record<string, never>>;

/** What the rules look at, and what is kept of them. */
export class CasoStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intervinientes: Pick<IntervinienteStore, 'deAdjudicaciones'>,
  ) {}

  /** Codes of the plans bought with this plan's order, in its order; the plan alone without one. */
  async listPlanes(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(OrdenPlan, 'ordenPlan', 'ordenPlan.planId = planAhorro.id AND ordenPlan.vigente = 1')
      .innerJoin(OrdenPlan, 'otro', 'otro.ordenId = ordenPlan.ordenId')
      .innerJoin(Plan, 'del', 'del.id = otro.planId')
      .select('del.idCodigo', 'idCodigo')
      .where('planAhorro.idCodigo = :idCodigo', { idCodigo })
      .orderBy('otro.posicion', 'ASC');
    const planes = await readMany<{ idCodigo: string }>(query);
    return planes.length === 0 ? [idCodigo] : planes.map((plan) => plan.idCodigo);
  }

  /** Awarded plans in the order asked for; a note that is not approved has the persons of its case. Three statements. */
  async read(planes: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<PlanLeido[]> {
    const aprobada = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(CarpetaEnvio, 'envio')
      .where(`envio.carpetaId = carpeta.id AND envio.resultado = '${CAP.aprobado}'`)
      .getQuery();
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
      .innerJoin(PlanTitular, 'titular', 'titular.planId = planAhorro.id AND titular.hasta IS NULL')
      .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
      .innerJoin(
        Adjudicacion,
        'adjudicacion',
        `adjudicacion.planId = planAhorro.id AND adjudicacion.estado = '${VIGENTE}'`,
      )
      .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .leftJoin(
        FichaPlan,
        'fichaPlan',
        'fichaPlan.adjudicacionId = adjudicacion.id AND fichaPlan.personaId = titular.personaId AND fichaPlan.vigente = 1',
      )
      .leftJoin(MedioAprobacion, 'medio', 'medio.fichaId = fichaPlan.fichaId AND medio.estado = 1')
      .leftJoin(FichaBien, 'ficha', 'ficha.id = medio.fichaId')
      .leftJoin(OrdenPlan, 'ordenPlan', 'ordenPlan.adjudicacionId = adjudicacion.id AND ordenPlan.vigente = 1')
      .leftJoin(OrdenDeCompra, 'orden', 'orden.id = ordenPlan.ordenId')
      .leftJoin(Concesionario, 'concesionario', 'concesionario.id = orden.concesionarioId')
      .leftJoin(SolicitudDePago, 'pago', "pago.ordenId = orden.id AND pago.estado <> 'anulado'")
      .leftJoin(Pagare, 'pagare', "pagare.adjudicacionId = adjudicacion.id AND pagare.estado <> 'X'")
      .leftJoin(Ciudad, 'ciudad', 'ciudad.codigo = pagare.lugarEmision')
      .leftJoin(Prenda, 'prenda', 'prenda.pagareId = pagare.id')
      .leftJoin(Contrato, 'contrato', 'contrato.adjudicacionId = adjudicacion.id')
      .select('planAhorro.id', 'planId')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .addSelect('adjudicacion.id', 'adjudicacionId')
      .addSelect('grupo.productoCodigo', 'producto')
      .addSelect('persona.identificacion', 'cedula')
      .addSelect('carpeta.idDepartamento', 'idDepartamento')
      .addSelect(`CASE WHEN EXISTS ${aprobada} THEN 1 ELSE 0 END`, 'aprobada')
      .addSelect('ficha.id', 'fichaId')
      .addSelect('ficha.estadoBien', 'estadoBien')
      .addSelect('orden.id', 'ordenId')
      .addSelect('concesionario.id', 'concesionarioId')
      .addSelect('pago.id', 'pagoId')
      .addSelect('pagare.id', 'pagareId')
      .addSelect('pagare.estado', 'estadoPagare')
      .addSelect('ciudad.nombre', 'ciudad')
      .addSelect('prenda.id', 'prendaId')
      .addSelect('contrato.id', 'contratoId')
      .addSelect('contrato.estado', 'estadoContrato')
      .where('planAhorro.idCodigo IN (:...planes)', { planes });
    for (const [alias, columns] of Object.entries({ orden: DE_ORDEN, concesionario: DE_CONCESIONARIO, pago: DE_PAGO }))
      for (const column of columns) query.addSelect(`${alias}.${column}`, `${alias}_${column}`);
    for (const column of Object.keys(tablaDeUnidad)) query.addSelect(`ficha.${column}`, `ficha_${column}`);
    for (const column of [...DE_PAGARE, ...formularioDePersonas.nombres])
      query.addSelect(`pagare.${column}`, `pagare_${column}`);
    for (const column of formularioDePrenda.nombres) query.addSelect(`prenda.${column}`, `prenda_${column}`);
    for (const column of formularioDeContrato.nombres) query.addSelect(`contrato.${column}`, `contrato_${column}`);
    const leidas = await readMany<Leida>(query);
    const casos = await this.intervinientes.deAdjudicaciones(leidas.map(adjudicacionDe), manager);
    const rows = leidas.map((row) => planDe(row, casos.get(adjudicacionDe(row))?.personas ?? {}));
    return planes.flatMap((codigo) => rows.filter(({ idCodigo }) => idCodigo === codigo));
  }

  /** By plan: the documents that its folder counts, without the proofs of the delivery. One statement. */
  async documentos(
    planIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, DocumentosDelCaso>> {
    const query = manager
      .createQueryBuilder()
      .from(Documento, 'documento')
      .innerJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.id = documento.tipoId')
      .select('tipoDocumento.nombre', 'nombre')
      .where(
        'documento.planId IN (:...planIds) AND documento.reemplazadaEn IS NULL AND tipoDocumento.codigo NOT IN (:...pruebas)',
        {
          planIds,
          pruebas: codigosDePrueba,
        },
      )
      .orderBy('tipoDocumento.orden', 'ASC');
    for (const column of ['planId', 'aplica', 'obligatorio', 'estado']) query.addSelect(`documento.${column}`, column);
    const filas = (await readMany<Record<string, unknown>>(query)).map((row) => ({
      planId: Number(row.planId),
      nombre: String(row.nombre),
      aplica: boolOf(row.aplica),
      obligatorio: boolOf(row.obligatorio),
      estado: boolOrNull(row.estado),
    }));
    const deUno = (planId: number): DocumentosDelCaso => {
      const cuentan = filas.filter((fila) => fila.planId === planId && cuentaEnCarpeta(fila));
      return {
        total: cuentan.length,
        revisados: cuentan.filter(({ estado }) => estado !== null).length,
        rechazados: cuentan.filter(({ estado }) => estado === false).map(({ nombre }) => nombre),
      };
    };
    return new Map(planIds.map((planId) => [planId, deUno(planId)]));
  }

  /** The present texts of these contracts, with the values that approved addenda amend. Two statements. */
  async bloques(
    contratoIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<BloqueLeido[]> {
    if (contratoIds.length === 0) return [];
    const query = manager
      .createQueryBuilder()
      .from(ContratoBloque, 'bloque')
      .innerJoin(ContratoTexto, 'texto', 'texto.bloqueId = bloque.id AND texto.numero = bloque.numero')
      .select('bloque.contratoId', 'contratoId')
      .addSelect('bloque.bloque', 'bloque')
      .addSelect('texto.texto', 'texto')
      .addSelect('texto.valores', 'valores')
      .where('bloque.contratoId IN (:...contratoIds)', { contratoIds })
      .orderBy('bloque.id', 'ASC');
    const adendas = await manager.find(Adenda, {
      select: { contratoId: true, cambios: true },
      where: { contratoId: In(contratoIds), estado: 'A' },
      order: { numero: 'ASC' },
    });
    return (await readMany<Record<string, unknown>>(query)).map((row) => ({
      contratoId: Number(row.contratoId),
      bloque: String(row.bloque),
      texto: String(row.texto),
      valores: valoresVigentes(
        JSON.parse(String(row.valores)) as Record<string, unknown>,
        adendas.filter(({ contratoId }) => contratoId === Number(row.contratoId)).map(({ cambios }) => cambios),
      ),
    }));
  }

  /** By contract: how its client last got the model. One statement. */
  async modelos(
    contratoIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, EntregaDeModelo>> {
    if (contratoIds.length === 0) return new Map();
    const rows = await manager.find(EntregaDeModelo, { where: { contratoId: In(contratoIds) }, order: { id: 'ASC' } });
    return new Map(rows.map((row) => [row.contratoId, row]));
  }

  /** What legal has not approved since the award, or since its annulment, by the events of each plan. One statement. */
  async faltantesDeLegal(
    planIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, readonly AprobacionLegal[]>> {
    const { pagareAprobado, pagareAnulado, contratoAprobado } = tiposDeEvento;
    const query = manager
      .createQueryBuilder()
      .from(Evento, 'evento')
      .select('evento.planId', 'planId')
      .addSelect('evento.tipo', 'tipo')
      .addSelect('MAX(evento.id)', 'id')
      .where('evento.planId IN (:...planIds) AND evento.tipo IN (:...tipos)', {
        planIds,
        tipos: [...eventosDeAdjudicacion, pagareAprobado, pagareAnulado, contratoAprobado],
      })
      .groupBy('evento.planId')
      .addGroupBy('evento.tipo');
    const ultimos = new Map(
      (await readMany<{ planId: number; tipo: string; id: number }>(query)).map(({ planId, tipo, id }) => [
        `${planId} ${tipo}`,
        Number(id),
      ]),
    );
    return new Map(
      planIds.map((planId) => {
        const ultimo = (tipo: string): number => ultimos.get(`${planId} ${tipo}`) ?? 0;
        const adjudicada = Math.max(...eventosDeAdjudicacion.map(ultimo));
        const esperadas = [
          ['pagare', pagareAprobado, ultimo(pagareAnulado)],
          ['contrato', contratoAprobado, 0],
        ] as const;
        const falta = (tipo: string, anulada: number): boolean => ultimo(tipo) <= Math.max(adjudicada, anulada);
        return [planId, esperadas.flatMap(([que, tipo, anulada]) => (falta(tipo, anulada) ? [que] : []))];
      }),
    );
  }

  /** One row a plan. */
  async insert(
    { manager, actor, now }: Tx,
    planIds: readonly number[],
    decision: Pick<DecisionDeCaso, 'paso' | 'clave' | 'reglas' | 'motivo'>,
  ): Promise<void> {
    await manager.insert(
      DecisionDeCaso,
      planIds.map((planId) => ({ ...decision, planId, usuarioId: actor.id || null, fecha: now })),
    );
  }

  /** Of a plan, newest first; null = no such plan. One statement. */
  async listDecisiones(
    idCodigo: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<DecisionRow[] | null> {
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .leftJoin(DecisionDeCaso, 'decision', 'decision.planId = planAhorro.id')
      .select('decision.id', 'id')
      .where('planAhorro.idCodigo = :idCodigo', { idCodigo })
      .orderBy('decision.id', 'DESC');
    for (const column of ['paso', 'clave', 'reglas', 'motivo', 'fecha']) query.addSelect(`decision.${column}`, column);
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'quien', 'decision.usuarioId'));
    if (rows.length === 0) return null;
    return rows
      .filter(({ id }) => id !== null)
      .map((row) => ({
        id: Number(row.id),
        paso: row.paso as PasoDelCaso,
        clave: String(row.clave),
        reglas: JSON.parse(String(row.reglas)),
        motivo: row.motivo as Texto,
        quien: nombreUnido(row, 'quien'),
        fecha: isoOf(row.fecha) as string,
      }));
  }
}

/** The columns of one joined table, without the alias before their names. */
const deTabla = (row: Leida, alias: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column.startsWith(`${alias}_`))
      .map(([column, value]) => [column.slice(alias.length + 1), value]),
  );

const adjudicacionDe = (row: Leida): number => Number(row['adjudicacionId']);

function planDe(row: Leida, personas: PersonasDelCaso): PlanLeido {
  const contrato = numberOrNull(row['contratoId']);
  return {
    planId: Number(row['planId']),
    idCodigo: String(row['idCodigo']),
    producto: String(row['producto']),
    cedula: String(row['cedula']),
    carpeta: carpetaDe(row),
    unidad:
      row['fichaId'] === null
        ? null
        : {
            datos: rawValuesOf({ tabla: tablaDeUnidad }, deTabla(row, 'ficha')) as DatosDeUnidad,
            estadoBien: row['estadoBien'] as unknown as Texto,
          },
    orden: row['ordenId'] === null ? null : ordenDe(row),
    pagare: row['pagareId'] === null ? null : pagareDe(row, personas),
    contrato:
      contrato === null
        ? null
        : {
            id: contrato,
            estado: row['estadoContrato'] as unknown as EstadoDeContrato,
            cabecera: rawValuesOf(formularioDeContrato, deTabla(row, 'contrato')),
          },
  };
}

function carpetaDe(row: Leida): EstadoDeAprobacion {
  if ((row['idDepartamento'] as unknown) === DEPARTAMENTO_LEGAL) return 'aprobada';
  return Number(row['aprobada']) === 0 ? 'sinAprobar' : 'enRevision';
}

function ordenDe(row: Leida): OrdenLeida {
  const orden = deTabla(row, 'orden') as Record<(typeof DE_ORDEN)[number], Texto>;
  const dealer = deTabla(row, 'concesionario') as Record<(typeof DE_CONCESIONARIO)[number], Texto>;
  const esConcesionario = row['concesionarioId'] !== null;
  const cuenta = esConcesionario
    ? dealer
    : { banco: orden.bancoTercero, tipoCuenta: orden.tipoCuentaTercero, numeroCuenta: orden.numeroCuentaTercero };
  const comun = {
    esConcesionario,
    tipoIdentificacionBeneficiario: orden.tipoIdentificacionTercero,
    identificacionBeneficiario: orden.identificacionTercero,
    bancoBeneficiario: cuenta.banco,
    tipoCuentaBeneficiario: cuenta.tipoCuenta,
    numeroCuentaBeneficiario: cuenta.numeroCuenta,
  };
  const pago = numberOrNull(row['pagoId']);
  return {
    id: Number(row['ordenId']),
    beneficiario: { ...comun, beneficiario: beneficiarioDe(orden), rucBeneficiario: orden.rucConcesionario },
    concesionario: esConcesionario
      ? { ...comun, beneficiario: String(dealer.razonSocial), rucBeneficiario: dealer.ruc }
      : null,
    pago:
      pago === null
        ? null
        : {
            id: pago,
            beneficiario: { ...(deTabla(row, 'pago') as Omit<Beneficiario, 'esConcesionario'>), esConcesionario },
          },
  };
}

function pagareDe(row: Leida, personas: PersonasDelCaso): PagareLeido {
  const enCurso = (row['estadoPagare'] as unknown) !== 'A';
  const leido: Record<string, unknown> = { ...deTabla(row, 'pagare'), ...(enCurso && personasEnPagare(personas)) };
  const prenda = { ...deTabla(row, 'prenda'), ...(enCurso && personasEnPrenda(personas)) };
  return {
    id: Number(row['pagareId']),
    estado: row['estadoPagare'] as unknown as EstadoDePagare,
    cedulaCliente: String(leido['cedulaCliente']),
    nombresCliente: String(leido['nombresCliente']),
    nombreDeudor: personas.deudor ? nombreDeInterviniente(personas.deudor) : String(leido['nombresCliente']),
    ciudad: row['ciudad'] as unknown as Texto,
    fechaEmision: String(leido['fechaEmision']),
    fechaInicial: String(leido['fechaInicial']),
    plazo: Number(leido['plazo']),
    valorDividendo: Number(leido['valorDividendo']),
    monto: Number(leido['monto']),
    personas: leido['actualizadoEn'] === null ? null : rawValuesOf(formularioDePersonas, leido),
    prenda: row['prendaId'] === null ? null : rawValuesOf(formularioDePrenda, prenda),
  };
}
