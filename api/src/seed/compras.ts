import {
  CATEGORIA_DE_ORDEN,
  calculosDeOrden,
  deNumero,
  fichaVacia,
  tablaDeFicha,
  totalesDeMedio,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { readMany } from '../db/read';
import { rowOf } from '../db/record';
import { Concesionario, EjecutivoConcesionario } from '../entities/concesionario.entity';
import type { FichaBien, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import type { OrdenDeCompra } from '../entities/orden-de-compra.entity';
import { ClaseVehiculo, MarcaVehiculo, ModeloVehiculo, PrecioVehiculo } from '../entities/vehiculo.entity';
import type { Random } from './random';

/** What the plans of the demo's past bought: the figures of approval, order and payment follow from each other as in the rules. */

interface Vehiculo {
  marcaId: number;
  modeloId: number;
  claseCodigo: string;
  marca: string;
  modelo: string;
  clase: string;
  anio: number;
  estadoBien: 'Nuevo' | 'Usado';
  precio: number | string;
}

/** A dealer with one executive of each department. */
interface Vendedor {
  id: number;
  razonSocial: string;
  ruc: string;
  negociacion: number | string;
  vendedorId: number;
  vendedor: string;
}

export interface Catalogo {
  readonly vehiculos: readonly Vehiculo[];
  readonly vendedores: readonly Vendedor[];
}

export async function leerCatalogo(manager: EntityManager): Promise<Catalogo> {
  const vehiculos = await readMany<Vehiculo>(
    manager
      .createQueryBuilder()
      .from(PrecioVehiculo, 'r')
      .innerJoin(ModeloVehiculo, 'o', 'o.id = r.modeloId')
      .innerJoin(MarcaVehiculo, 'm', 'm.id = o.marcaId')
      .innerJoin(ClaseVehiculo, 'k', 'k.codigo = o.claseCodigo')
      .select('o.marcaId', 'marcaId')
      .addSelect('o.id', 'modeloId')
      .addSelect('o.claseCodigo', 'claseCodigo')
      .addSelect('m.nombre', 'marca')
      .addSelect('o.nombre', 'modelo')
      .addSelect('k.nombre', 'clase')
      .addSelect('r.anio', 'anio')
      .addSelect('r.estadoBien', 'estadoBien')
      .addSelect('r.precio', 'precio')
      .orderBy('r.precio', 'ASC')
      .addOrderBy('r.id', 'ASC'),
  );
  const vendedores = await readMany<Vendedor>(
    manager
      .createQueryBuilder()
      .from(Concesionario, 'c')
      .innerJoin(
        EjecutivoConcesionario,
        'e',
        `e.concesionarioId = c.id AND e.departamento = 'Vendedor' AND e.estado = 'A'`,
      )
      .select('c.id', 'id')
      .addSelect('c.razonSocial', 'razonSocial')
      .addSelect('c.ruc', 'ruc')
      .addSelect('c.negociacion', 'negociacion')
      .addSelect('e.id', 'vendedorId')
      .addSelect('e.nombre', 'vendedor')
      .where(`c.estado = 'A' AND c.negociacion IS NOT NULL`)
      .orderBy('e.id', 'ASC'),
  );
  return { vehiculos, vendedores };
}

const COLORES = ['Blanco', 'Plata', 'Gris', 'Rojo', 'Azul'];
const TERCEROS = ['Segundo Toapanta Chicaiza', 'Martha Cecilia Villacrés', 'Wilson Ordóñez Paucar'];

/** Sheet, approval and order of one plan, in cents, without keys, people and instants. */
export interface Compra {
  readonly ficha: Partial<FichaBien>;
  readonly medio: Partial<MedioAprobacion>;
  /** `null`: of a house. */
  readonly orden: Partial<OrdenDeCompra> | null;
}

const centavos = (dolares: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(dolares).map(([nombre, valor]) => [nombre, deNumero(valor)]));

function medioDe(random: Random, valor: number, monto: number, esCasa: boolean): Partial<MedioAprobacion> {
  const costos = {
    valor,
    desgravamen: random.between(160, 290),
    avaluo: 85,
    costosLegales: 240.5,
    escrituras: esCasa ? 620 : 0,
    impuestoTimbres: 92.4,
  };
  const totales = totalesDeMedio(costos, [monto]);
  return {
    ...centavos({ ...costos, ...totales, pagoAnticipado: Math.floor(totales.diferencia / 2) }),
    observaciones: null,
  };
}

/** A flat or a house in one of two cities, at what the plan pays and a little more. */
function casa(random: Random, monto: number, numero: number): Compra {
  const enQuito = random.chance(0.6);
  const lugar = enQuito
    ? { provinciaCodigo: '17', cantonCodigo: '1701', direccion: `Av. 6 de Diciembre N${30 + numero}-120` }
    : { provinciaCodigo: '09', cantonCodigo: '0901', direccion: `Urdesa Central, calle Cuarta ${500 + numero}` };
  const tipoInmueble = random.chance(0.5) ? ('DEPARTAMENTO' as const) : ('CASA' as const);
  const ficha = {
    ...fichaVacia(),
    tipoInmueble,
    ...lugar,
    area: 60 + random.between(0, 80),
    registro: `RP-${3000 + numero}`,
  };
  return {
    ficha: { ...rowOf({ tabla: tablaDeFicha }, ficha), marca: null, modelo: null, clase: null },
    medio: medioDe(random, Math.round(monto * 1.1), monto, true),
    orden: null,
  };
}

/** A vehicle of the price list that is near what the plan pays, new or used as it stood in the year of the order. */
function vehiculo(random: Random, { vehiculos, vendedores }: Catalogo, monto: number, hace: number): Compra {
  const usado = random.chance(0.25);
  const cercanos = vehiculos.filter(
    ({ precio, estadoBien }) =>
      Number(precio) >= monto * 0.85 && Number(precio) <= monto * 1.6 && estadoBien === 'Nuevo',
  );
  const elegido = random.pick(cercanos.length > 0 ? cercanos : vehiculos);
  const anio = elegido.anio - hace - (usado ? 2 : 0);
  const valor = Math.round(Number(elegido.precio) * (usado ? 0.78 : 1));
  const estadoBien = usado ? ('Usado' as const) : ('Nuevo' as const);
  const { marca, modelo, clase, marcaId, modeloId, claseCodigo } = elegido;
  const serie = String(random.between(100_000, 999_999));
  const comun = {
    color: random.pick(COLORES),
    anio,
    chasis: `8LD${serie}`,
    placa: usado ? `PDC-${serie.slice(-4)}` : null,
  };
  const ficha = { ...fichaVacia(), ...comun, marcaId, modeloId, claseCodigo, estadoBien, serieMotor: `G4N${serie}` };
  return {
    ficha: { ...rowOf({ tabla: tablaDeFicha }, ficha), marca, modelo, clase },
    medio: medioDe(random, valor, monto, false),
    orden: {
      ...comun,
      categoriaCarta: CATEGORIA_DE_ORDEN,
      marca,
      modelo,
      tipoVehiculo: null,
      estadoBien,
      motor: `G4N${serie}`,
      ...deQuien(random, random.pick(vendedores), { usado, valor, monto }),
    },
  };
}

/** Type of letter, dealer and figures of an order. A used vehicle comes from its owner, or through a dealer. */
function deQuien(
  random: Random,
  dealer: Vendedor,
  { usado, valor, monto }: { readonly usado: boolean; readonly valor: number; readonly monto: number },
): Partial<OrdenDeCompra> {
  const conDispositivo = !usado && random.chance(0.35);
  const incluye = usado && random.chance(0.5);
  const porcentajeComision = usado && !incluye ? 0 : Number(dealer.negociacion);
  const comisionDispositivo = conDispositivo ? 20 : null;
  const calculos = calculosDeOrden(
    { porcentajeComision, comisionDispositivo },
    { valorVehiculo: valor, montos: [monto] },
  );
  const conDealer = !usado || incluye;
  return {
    tipoCarta: usado ? '002' : conDispositivo ? '003' : '001',
    incluyeConcesionario: incluye,
    concesionarioId: conDealer ? dealer.id : null,
    nombreConcesionario: conDealer ? dealer.razonSocial : null,
    rucConcesionario: conDealer ? dealer.ruc : null,
    vendedorId: conDealer ? dealer.vendedorId : null,
    vendedor: conDealer ? dealer.vendedor : null,
    jefeVentasId: null,
    jefeVentas: null,
    contableId: null,
    contable: null,
    atencionTercero: usado ? random.pick(TERCEROS) : null,
    valorDispositivo: conDispositivo ? deNumero(380) : null,
    comisionDispositivo: comisionDispositivo === null ? null : deNumero(comisionDispositivo),
    porcentajeComision: deNumero(porcentajeComision),
    ...centavos({ valorVehiculo: valor, ...calculos }),
  };
}

/** `hace`: years between its order and today. `monto`: of the plan, in dollars. */
export const compraDe = (
  random: Random,
  catalogo: Catalogo,
  { producto, monto, hace, numero }: { producto: string; monto: number; hace: number; numero: number },
): Compra => (producto === '01' ? vehiculo(random, catalogo, monto, hace) : casa(random, monto, numero));

/** Whom an order pays. */
export const beneficiario = ({ nombreConcesionario, atencionTercero }: Partial<OrdenDeCompra>): string =>
  String(nombreConcesionario ?? atencionTercero ?? '');
