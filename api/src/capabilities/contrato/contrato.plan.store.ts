import {
  comoFecha,
  costosDeMedio,
  type DatosDeContrato,
  type DatosDeInterviniente,
  type DatosDeSolicitud,
  type Fecha,
  formularioDeMedio,
  type HechosDelPlan,
  hoyEn,
  nombreDeInterviniente,
  nombreDeProducto,
  type PersonasDelCaso,
  pagareQueCuenta,
  personasEnPapel,
  type RolEnPapel,
  ruegoDe,
  sumarMontos,
  tiposDeInmueble,
} from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { numberOrNull } from '../../columns/columns';
import type { Config } from '../../config';
import { readMany, readOne } from '../../db/engine/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Canton, Ciudad, Pais, Provincia } from '../../entities/catalogo.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Plan } from '../../entities/plan.entity';
import type { IntervinienteStore } from '../interviniente';
import { nombreDeCliente } from '../persona';
import { cuentaDe, debeDe, type PlanConCuentaRow, type PlanStore } from '../plan';
import type { SolicitudStore } from '../solicitud';
import { readPagare } from './contrato.pagare.store';

/** A plan for its contract, with the facts of the text. */
export interface PlanDeContrato {
  readonly fila: PlanConCuentaRow;
  readonly hechos: HechosDelPlan;
  /** Of the application in force; undeclared fields are empty. */
  readonly solicitud: Pick<DatosDeSolicitud, 'separacionBienes' | 'estadoBien'> | null;
  readonly personas: PersonasDelCaso;
}

/** It has a note, or has to have one: a note says where and when it is signed. */
export const llevaPagare = ({ pagare, plan }: Pick<HechosDelPlan, 'pagare' | 'plan'>): boolean =>
  pagare !== null || plan.cuotasPagadas < plan.meses;

type Texto = string | null;
interface FichaRow extends Record<keyof FichaBien, Texto>, Record<(typeof DE_MEDIO)[number], Texto> {
  fichaId: number | string;
  canton: Texto;
  provincia: Texto;
  pais: Texto;
  valor: number | string;
}
interface VendedorRow {
  nombreConcesionario: Texto;
  rucConcesionario: Texto;
  atencionTercero: Texto;
  identificacionTercero: Texto;
}

/** Reads all facts of a plan for its contract. */
export class PlanDeContratoStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly planes: PlanStore,
    private readonly delCaso: {
      readonly solicitudes: Pick<SolicitudStore, 'findVigente'>;
      readonly intervinientes: Pick<IntervinienteStore, 'deAdjudicacion'>;
    },
    private readonly config: Pick<Config, 'empresa' | 'fideicomisos'>,
  ) {}

  /** `fecha`: day of the contract. `manager` reads inside its transaction. @throws 404. */
  async read(
    idCodigo: string,
    fecha: Fecha,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PlanDeContrato> {
    const row = await this.planes.getWithCuenta(idCodigo, manager);
    const { planId, adjudicacionId } = row;
    const [titular, { personas }, adjudicacion, garantia, ficha, vendedor, pagare] = await Promise.all([
      this.delCaso.solicitudes.findVigente(planId, 'titular', manager),
      this.delCaso.intervinientes.deAdjudicacion(adjudicacionId ?? 0, manager),
      this.readAdjudicacion(adjudicacionId, manager),
      this.readGarantia(adjudicacionId, manager),
      this.readFicha(adjudicacionId, manager),
      this.readVendedor(adjudicacionId, manager),
      readPagare(manager, adjudicacionId),
    ]);
    const enPapel = personasEnPapel(personas);
    const de = (rol: RolEnPapel) => (enPapel[rol] === undefined ? null : { ...SIN_DOMICILIO, ...enPapel[rol] });
    const esVehiculo = ficha !== null && ficha.tipoInmueble === null;
    const pagareDelContrato = pagareQueCuenta(pagare, debeDe(row).plazo > 0);
    const montoDePlanes = ficha === null ? null : await this.readMontoDePlanes(Number(ficha.fichaId), manager);
    return {
      fila: row,
      solicitud: titular?.datos ?? null,
      personas,
      hechos: {
        empresa: this.config.empresa,
        representante: representanteDe(personas.representante),
        fecha,
        cliente: {
          ...(de('deudor') ?? sinCaso(row)),
          ...lugarDe(row, personas.deudor),
          provincia: await this.readProvincia(titular?.datos.provinciaCodigo ?? row.provinciaCodigo, manager),
          pais: await this.readPais(personas.deudor?.nacionalidad ?? null, manager),
        },
        conyuge: de('conyuge'),
        apoderado: de('apoderado'),
        garante: de('garante'),
        segundoGarante: de('segundoGarante'),
        conyugeDeGarante: de('garanteConyuge'),
        conyugeDeSegundoGarante: de('segundoGaranteConyuge'),
        depositario: de('depositario'),
        ruego: ruegoDe(enPapel),
        plan: {
          idCodigo,
          producto: row.producto,
          nombreProducto: nombreDeProducto({ nombre: row.nombreProducto }),
          grupo: row.grupo,
          puesto: row.codigo,
          monto: Number(row.monto),
          meses: Number(row.mesesPlan),
          valorCuota: Number(row.valorCuota),
          cuotasPagadas: cuentaDe(row, fecha).cuotasPagadas,
        },
        adjudicacion,
        garantia,
        vehiculo: esVehiculo ? vehiculoDe(ficha, vendedor) : null,
        inmueble: ficha === null || esVehiculo ? null : inmuebleDe(ficha),
        valorDelBien: ficha === null ? null : Number(ficha.valor),
        montoDePlanes,
        gastos: ficha === null ? [] : gastosDe(ficha),
        fideicomiso: this.config.fideicomisos[row.producto as keyof Config['fideicomisos']] ?? null,
        estadoBien: ficha?.estadoBien ?? null,
        pagare: pagareDelContrato?.hechos ?? null,
        debe: pagareDelContrato !== null || debeDe(row).plazo > 0,
      },
    };
  }

  /** City of issue by its code. */
  async nombreDeCiudad(codigo: string, manager: EntityManager = this.dataSource.manager): Promise<Texto> {
    return (await manager.findOneBy(Ciudad, { codigo }))?.nombre ?? null;
  }

  /** Where and when a contract without note is signed, until its header says otherwise: in the company's city, today. */
  async firmaPropuesta(
    hechos: HechosDelPlan,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Partial<Pick<DatosDeContrato, 'lugarEmision' | 'fechaEmision'>>> {
    if (llevaPagare(hechos)) return {};
    const ciudad = await manager.findOneBy(Ciudad, { nombre: hechos.empresa.ciudad });
    return { lugarEmision: ciudad?.codigo ?? null, fechaEmision: hechos.fecha };
  }

  private async readProvincia(codigo: Texto, manager: EntityManager): Promise<Texto> {
    if (codigo === null) return null;
    const query = manager.createQueryBuilder().from(Provincia, 'provincia').select('provincia.nombre', 'nombre');
    return (await readOne<{ nombre: string }>(query.where('provincia.codigo = :codigo', { codigo })))?.nombre ?? null;
  }

  private async readPais(codigo: Texto, manager: EntityManager): Promise<Texto> {
    if (codigo === null) return null;
    const query = manager.createQueryBuilder().from(Pais, 'pais').select('pais.nombre', 'nombre');
    return (await readOne<{ nombre: string }>(query.where('pais.codigo = :codigo', { codigo })))?.nombre ?? null;
  }

  private async readAdjudicacion(id: number | null, manager: EntityManager): Promise<HechosDelPlan['adjudicacion']> {
    const query = manager
      .createQueryBuilder()
      .from(Adjudicacion, 'adjudicacion')
      .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
      .select('adjudicacion.fecha', 'fecha')
      .addSelect('adjudicacion.adjudicadoPor', 'modalidad')
      .addSelect('asamblea.numeroAsamblea', 'asamblea')
      .where('adjudicacion.id = :id', { id: id ?? 0 });
    const row = await readOne<HechosDelPlan['adjudicacion']>(query);
    return row ?? { fecha: hoyEn(new Date(0)), asamblea: null, modalidad: '' };
  }

  /** F or C, by risk's last approval of the folder. */
  private async readGarantia(adjudicacionId: number | null, manager: EntityManager): Promise<Texto> {
    const query = manager
      .createQueryBuilder()
      .from(CarpetaEnvio, 'envio')
      .innerJoin(Carpeta, 'carpeta', 'carpeta.id = envio.carpetaId')
      .select('envio.tipoGarantia', 'tipoGarantia')
      .where('carpeta.adjudicacionId = :adjudicacionId', { adjudicacionId: adjudicacionId ?? 0 })
      .orderBy('envio.id', 'DESC');
    return (await readOne<{ tipoGarantia: Texto }>(query))?.tipoGarantia ?? null;
  }

  private readFicha(adjudicacionId: number | null, manager: EntityManager): Promise<FichaRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(FichaPlan, 'fichaPlan')
      .innerJoin(FichaBien, 'ficha', 'ficha.id = fichaPlan.fichaId')
      .innerJoin(MedioAprobacion, 'medio', 'medio.fichaId = ficha.id AND medio.estado = :aprobado', { aprobado: true })
      .leftJoin(Canton, 'canton', 'canton.codigo = ficha.cantonCodigo')
      .leftJoin(Provincia, 'provincia', 'provincia.codigo = ficha.provinciaCodigo')
      .leftJoin(Pais, 'pais', 'pais.codigo = ficha.paisOrigen')
      .select('canton.nombre', 'canton')
      .addSelect('provincia.nombre', 'provincia')
      .addSelect('pais.nombre', 'pais')
      .addSelect('medio.valor', 'valor')
      .addSelect('ficha.id', 'fichaId')
      .where('fichaPlan.adjudicacionId = :adjudicacionId AND fichaPlan.vigente = :vigente', {
        adjudicacionId: adjudicacionId ?? 0,
        vigente: true,
      });
    for (const column of DE_FICHA) query.addSelect(`ficha.${column}`, column);
    for (const column of DE_MEDIO) query.addSelect(`medio.${column}`, column);
    return readOne<FichaRow>(query);
  }

  /** Of all plans that buy the good. */
  private async readMontoDePlanes(fichaId: number, manager: EntityManager): Promise<number> {
    const query = manager
      .createQueryBuilder()
      .from(FichaPlan, 'fichaPlan')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = fichaPlan.planId')
      .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
      .select('grupo.monto', 'monto')
      .where('fichaPlan.fichaId = :fichaId', { fichaId });
    return sumarMontos((await readMany<{ monto: number | string }>(query)).map(({ monto }) => Number(monto))) / 100;
  }

  private readVendedor(adjudicacionId: number | null, manager: EntityManager): Promise<VendedorRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(OrdenPlan, 'ordenPlan')
      .innerJoin(OrdenDeCompra, 'orden', 'orden.id = ordenPlan.ordenId')
      .select('orden.nombreConcesionario', 'nombreConcesionario')
      .addSelect('orden.rucConcesionario', 'rucConcesionario')
      .addSelect('orden.atencionTercero', 'atencionTercero')
      .addSelect('orden.identificacionTercero', 'identificacionTercero')
      .where('ordenPlan.adjudicacionId = :adjudicacionId AND ordenPlan.vigente = :vigente', {
        adjudicacionId: adjudicacionId ?? 0,
        vigente: true,
      });
    return readOne<VendedorRow>(query);
  }
}

const representanteDe = (persona: DatosDeInterviniente | undefined): HechosDelPlan['representante'] =>
  persona === undefined
    ? null
    : {
        nombre: nombreDeInterviniente(persona),
        identificacion: persona.identificacion ?? '',
        calidad: persona.calidad,
      };

const SIN_DOMICILIO = { direccion: null, telefono: null, correo: null } as const;

/** Of a plan without an award, which has no case. */
const sinCaso = (row: PlanConCuentaRow) => ({
  nombre: nombreDeCliente(row),
  identificacion: row.identificacion,
  estadoCivil: row.estadoCivil,
  direccion: row.direccion,
  telefono: row.celular ?? row.telefono,
  correo: row.correo,
});

/** What a contract says of the client alone. */
const lugarDe = ({ tipoIdentificacion }: PlanConCuentaRow, deudor: DatosDeInterviniente | undefined) => ({
  tipoIdentificacion: deudor?.tipoIdentificacion ?? tipoIdentificacion,
  genero: deudor?.genero ?? null,
  nacionalidad: deudor?.nacionalidad ?? null,
  profesion: deudor?.ocupacion ?? null,
  ciudad: deudor?.ciudad ?? null,
});

const DE_FICHA = [
  'marca',
  'modelo',
  'clase',
  'tipo',
  'anio',
  'color',
  'serieMotor',
  'chasis',
  'placa',
  'estadoBien',
  'tipoInmueble',
  'direccion',
  'area',
  'registro',
  'ramv',
  'kilometros',
  'facturaNumero',
  'facturaFecha',
  'claveCatastral',
  'linderos',
  'vendedorNombre',
  'vendedorIdentificacion',
] as const;
/** What the operation costs beside the good, with its name on the contract. */
const DE_MEDIO = [...costosDeMedio, 'prima', 'valorDispositivo'] as const;
const nombreDeGasto = {
  ...Object.fromEntries(costosDeMedio.map((costo) => [costo, formularioDeMedio.campos[costo].etiqueta])),
  prima: 'Prima del seguro',
  valorDispositivo: 'Dispositivo de rastreo',
} as Readonly<Record<(typeof DE_MEDIO)[number], string>>;

const gastosDe = (ficha: FichaRow): NonNullable<HechosDelPlan['gastos']> =>
  DE_MEDIO.map((gasto) => ({ nombre: nombreDeGasto[gasto], valor: Number(ficha[gasto] ?? 0) })).filter(
    ({ valor }) => valor > 0,
  );

const vehiculoDe = (ficha: FichaRow, vendedor: VendedorRow | null): HechosDelPlan['vehiculo'] => ({
  marca: ficha.marca,
  modelo: ficha.modelo,
  clase: ficha.clase,
  tipo: ficha.tipo,
  anio: ficha.anio === null ? null : Number(ficha.anio),
  color: ficha.color,
  motor: ficha.serieMotor,
  chasis: ficha.chasis,
  placa: ficha.placa,
  paisOrigen: ficha.pais,
  ramv: ficha.ramv,
  kilometros: numberOrNull(ficha.kilometros),
  facturaNumero: ficha.facturaNumero,
  facturaFecha: ficha.facturaFecha === null ? null : comoFecha(ficha.facturaFecha),
  vendedor: vendedor?.nombreConcesionario ?? vendedor?.atencionTercero ?? null,
  rucVendedor: vendedor?.rucConcesionario ?? vendedor?.identificacionTercero ?? null,
});

const inmuebleDe = (ficha: FichaRow): HechosDelPlan['inmueble'] => ({
  tipo: tiposDeInmueble.find(({ codigo }) => codigo === ficha.tipoInmueble)?.nombre ?? null,
  direccion: ficha.direccion,
  canton: ficha.canton,
  provincia: ficha.provincia,
  area: ficha.area === null ? null : Number(ficha.area),
  registro: ficha.registro,
  claveCatastral: ficha.claveCatastral,
  linderos: ficha.linderos,
  vendedor: ficha.vendedorNombre,
  vendedorIdentificacion: ficha.vendedorIdentificacion,
});
