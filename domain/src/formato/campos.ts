import { admiteConyuge } from '../codigos';
import { type CodigoDePlazo, plazoEnPalabras, plazosDelContrato } from '../plazo/campos';
import type { Condiciones } from './condiciones';

/** How a value is written; only a table is not plain text. */
export type TipoDeCampo = 'texto' | 'fecha' | 'monto' | 'numero' | 'palabras' | 'tabla';

/** Heading and rows of cells, as they are printed. */
export type FilasDeTabla = readonly (readonly string[])[];

interface CampoDeTexto {
  readonly tipo: Exclude<TipoDeCampo, 'tabla'>;
  readonly etiqueta: string;
  readonly ejemplo: string;
  readonly cuando?: Cuando;
  readonly opcional?: true;
}
interface CampoDeFilas {
  readonly tipo: 'tabla';
  readonly etiqueta: string;
  readonly ejemplo: FilasDeTabla;
  readonly cuando?: Cuando;
  readonly opcional?: true;
}
/** Contracts that have the value; a format that is also for others must not name it. */
interface Cuando {
  readonly si: (condiciones: Condiciones) => boolean;
  /** '… solo existe {texto}' */
  readonly texto: string;
}

const texto = (etiqueta: string, ejemplo: string) => ({ tipo: 'texto', etiqueta, ejemplo }) as const;
const fecha = (etiqueta: string, ejemplo: string) => ({ tipo: 'fecha', etiqueta, ejemplo }) as const;
const monto = (etiqueta: string, ejemplo: string) => ({ tipo: 'monto', etiqueta, ejemplo }) as const;
const numero = (etiqueta: string, ejemplo: string) => ({ tipo: 'numero', etiqueta, ejemplo }) as const;
const palabras = (etiqueta: string, ejemplo: string) => ({ tipo: 'palabras', etiqueta, ejemplo }) as const;
const tabla = (etiqueta: string, ejemplo: FilasDeTabla) => ({ tipo: 'tabla', etiqueta, ejemplo }) as const;

/** A contract may lack it: the row of a table or the paragraph that is for it alone goes with it (`combinar`). */
const opcional = <const F extends Readonly<Record<string, CampoDeTexto | CampoDeFilas>>>(
  campos: F,
): { readonly [K in keyof F]: F[K] & { readonly opcional: true } } =>
  Object.fromEntries(Object.entries(campos).map(([nombre, campo]) => [nombre, { ...campo, opcional: true }])) as never;

const solo = <const F extends Readonly<Record<string, CampoDeTexto | CampoDeFilas>>>(
  cuando: Cuando,
  campos: F,
): { readonly [K in keyof F]: F[K] & { readonly cuando: Cuando } } =>
  Object.fromEntries(Object.entries(campos).map(([nombre, campo]) => [nombre, { ...campo, cuando }])) as never;

const casados: Cuando = { si: admiteConyuge, texto: 'con cónyuge o conviviente' };
const separados: Cuando = { si: ({ separacionBienes }) => separacionBienes === 'S', texto: 'con separación de bienes' };
const conGarante: Cuando = { si: ({ garante }) => garante === 'S', texto: 'con garante' };
const vehiculo: Cuando = { si: ({ producto }) => producto === '01', texto: 'en MotorPlan' };
const inmueble: Cuando = { si: ({ producto }) => producto === '02', texto: 'en CasaPlan' };
const conFideicomiso: Cuando = { si: ({ garantia }) => garantia === 'F', texto: 'con fideicomiso' };
const conSaldo: Cuando = { si: ({ saldo }) => saldo === 'S', texto: 'con saldo' };

/** Each legal term of the contract: the number, and words, number and unit. */
type CamposDePlazo = {
  readonly [C in `plazo.${CodigoDePlazo}`]: ReturnType<typeof numero>;
} & { readonly [C in `plazo.${CodigoDePlazo}EnPalabras`]: ReturnType<typeof palabras> };
const camposDePlazo = Object.fromEntries(
  plazosDelContrato.flatMap(({ codigo, nombre, unidad, predeterminado }) => [
    [`plazo.${codigo}`, numero(nombre, String(predeterminado))],
    [`plazo.${codigo}EnPalabras`, palabras(`${nombre}, en palabras y cifras`, plazoEnPalabras(unidad, predeterminado))],
  ]),
) as CamposDePlazo;

/**
 * Closed list of merge fields in the order in which the editor offers them; the part before the point is their group. Contracts give a value for each
 * (`ValoresDeFormato`: a missing one does not compile), and a format that names another is refused.
 */
export const camposDeFormato = {
  'contrato.ciudad': texto('Ciudad del contrato', 'Quito'),
  'contrato.fecha': fecha('Fecha del contrato', '22 de noviembre de 2026'),
  'contrato.fechaEnPalabras': palabras(
    'Fecha del contrato en palabras',
    'veintidós de noviembre de dos mil veintiséis',
  ),
  'contrato.ejemplares': palabras('Ejemplares, uno por cada parte que firma', 'tres (3) ejemplares'),

  'empresa.nombre': texto('Nombre de la empresa', 'Adjudica S. A.'),
  'empresa.ruc': texto('RUC de la empresa', '1790012345001'),
  'empresa.representante': texto('Representante', 'Carla Andrade Ponce'),
  'empresa.representanteIdentificacion': texto('Identificación del representante', '1704567890'),
  'empresa.enCalidad': texto('En calidad de', 'Gerente General'),
  'empresa.direccion': texto('Dirección de la empresa', 'Av. Amazonas N36-152 y Naciones Unidas'),
  'empresa.correo': texto('Correo de la empresa', 'legal@adjudica.example'),

  'cliente.nombre': texto('Nombre del cliente', 'Íñigo Sebastián Muñoz Yépez'),
  'cliente.identificacion': texto('Identificación del cliente', '1712345678'),
  'cliente.tipoIdentificacion': texto('Tipo de identificación del cliente', 'cédula'),
  'cliente.estadoCivil': texto('Estado civil del cliente', 'casado'),
  'cliente.nacionalidad': texto('Nacionalidad del cliente', 'ecuatoriana'),
  'cliente.profesion': texto('Profesión del cliente', 'ingeniero comercial'),
  'cliente.direccion': texto('Dirección del cliente', 'Av. Amazonas N34-120 y Azuay'),
  'cliente.ciudad': texto('Ciudad del cliente', 'Quito'),
  'cliente.provincia': texto('Provincia del cliente', 'Pichincha'),
  'cliente.telefono': texto('Teléfono del cliente', '0991234567'),
  'cliente.correo': texto('Correo del cliente', 'inigo.munoz@correo.example'),
  'cliente.calidad': texto('Calidad en que comparece el cliente', 'por sus propios y personales derechos'),

  ...solo(casados, {
    'conyuge.nombre': texto('Nombre del cónyuge o conviviente', 'Lucía Fernanda Güillín Peña'),
    'conyuge.identificacion': texto('Identificación del cónyuge o conviviente', '1719876543'),
    'conyuge.calidad': texto('Calidad en que comparece el cónyuge', 'por sus propios y personales derechos'),
    'conyuge.tipoIdentificacion': texto('Tipo de identificación del cónyuge o conviviente', 'cédula'),
    'conyuge.vinculo': texto('Vínculo con el cliente', 'su cónyuge'),
    'conyuge.unido': texto('Unión con el cónyuge o conviviente', 'casado con'),
    'conyuge.sociedad': texto('Sociedad con el cónyuge o conviviente', 'la sociedad conyugal'),
    'conyuge.norma': texto('Norma de la autorización recíproca', 'el artículo 181 del Código Civil exige'),
  }),
  ...solo(separados, {
    'conyuge.disolucion': texto(
      'Título de la separación de bienes',
      'capitulaciones matrimoniales inscritas en el Registro Civil el 12 de mayo de 2019',
    ),
  }),

  ...solo(conGarante, {
    'garante.nombre': texto('Nombre del garante', 'Rosa Elena Quishpe Caiza'),
    'garante.identificacion': texto('Identificación del garante', '1705556667'),
    'garante.direccion': texto('Dirección del garante', 'Calle Vargas N10-45 y Oriente'),
    'garante.telefono': texto('Teléfono del garante', '0987654321'),
    'garante.todos': texto(
      'Todos los garantes con su identificación',
      'Rosa Elena Quishpe Caiza, con cédula número 1705556667, y Luis Alberto Caiza Toapanta, con cédula número 1708889990',
    ),
    'garante.domicilios': texto(
      'Domicilio de cada garante',
      'con domicilio en Calle Vargas N10-45 y Oriente, teléfono 0987654321',
    ),
    'garante.comparece': texto('Comparece o comparecen los garantes', 'quien comparece'),
    'garante.calidad': texto('Calidad de los garantes', 'garante solidaria'),
    'garante.aQuien': texto('A quien o a quienes', 'a quien'),
    ...opcional({
      'garante.segundoNombre': texto('Nombre del segundo garante', 'Luis Alberto Caiza Toapanta'),
      'garante.segundaIdentificacion': texto('Identificación del segundo garante', '1708889990'),
      'garante.autorizacion': texto(
        'Autorización del cónyuge del garante',
        'Comparece también Luis Alberto Caiza Toapanta, con cédula número 1708889990, cónyuge de Rosa Elena Quishpe Caiza, quien autoriza que esta se obligue.',
      ),
    }),
  }),

  'depositario.nombre': texto('Nombre del depositario', 'Íñigo Sebastián Muñoz Yépez'),
  'depositario.identificacion': texto('Identificación del depositario', '1712345678'),
  'depositario.direccion': texto('Dirección del depositario', 'Av. Amazonas N34-120 y Azuay'),
  'depositario.telefono': texto('Teléfono del depositario', '0991234567'),
  'depositario.correo': texto('Correo del depositario', 'inigo.munoz@correo.example'),
  'depositario.asume': texto(
    'Quién es depositario, con sus datos',
    'La calidad de depositario la asume Íñigo Sebastián Muñoz Yépez, que integra LA PARTE DEUDORA, con los datos señalados en la cláusula primera',
  ),

  'plan.codigo': texto('Código del plan', '0100420015'),
  'plan.producto': texto('Producto', 'MotorPlan'),
  'plan.grupo': texto('Grupo', '0042'),
  'plan.puesto': texto('Puesto en el grupo', '15'),
  'plan.monto': monto('Monto del plan', '$ 25.000,00'),
  'plan.montoEnPalabras': palabras(
    'Monto del plan en palabras',
    'veinticinco mil dólares de los Estados Unidos de América con 00/100',
  ),
  'plan.plazo': numero('Plazo del plan en meses', '72'),
  'plan.plazoEnPalabras': palabras('Plazo del plan en palabras y cifras', 'setenta y dos (72) meses'),
  'plan.valorCuota': monto('Valor de la cuota', '$ 412,35'),
  'plan.valorCuotaEnPalabras': palabras(
    'Valor de la cuota en palabras',
    'cuatrocientos doce dólares de los Estados Unidos de América con 35/100',
  ),
  'plan.cuotasPagadas': numero('Cuotas pagadas', '24'),
  'plan.cuotasPagadasEnPalabras': palabras('Cuotas pagadas en palabras y cifras', 'veinticuatro (24) cuotas'),
  'plan.totalDeCuotas': monto('Suma de todas las cuotas del plan', '$ 29.689,20'),
  'plan.totalDeCuotasEnPalabras': palabras(
    'Suma de todas las cuotas en palabras',
    'veintinueve mil seiscientos ochenta y nueve dólares de los Estados Unidos de América con 20/100',
  ),
  'plan.totalPagado': monto('Suma de las cuotas pagadas', '$ 9.896,40'),
  'plan.cargos': texto(
    'De qué se compone la suma de las cuotas',
    'comprende el monto del plan y $ 4.689,20 de los demás cargos convenidos en el contrato del plan',
  ),

  ...camposDePlazo,

  'adjudicacion.fecha': fecha('Fecha de adjudicación', '15 de octubre de 2026'),
  'adjudicacion.asamblea': numero('Número de la asamblea', '25'),
  'adjudicacion.modalidad': texto('Modalidad de adjudicación', 'sorteo'),

  'bien.descripcion': texto('Descripción del bien', 'Vehículo Chevrolet Tracker, año 2026, color plata'),
  'bien.valor': monto('Valor del bien', '$ 24.500,00'),
  'bien.valorEnPalabras': palabras(
    'Valor del bien en palabras',
    'veinticuatro mil quinientos dólares de los Estados Unidos de América con 00/100',
  ),
  'bien.pagado': texto('Con qué se paga el bien', 'Se cubre con el monto del plan adjudicado, de $ 25.000,00'),
  ...opcional({
    'bien.tablaDeGastos': tabla('Tabla de gastos de la operación', [
      ['Gasto', 'Valor'],
      ['Desgravamen', '$ 120,00'],
      ['Impuesto y timbres', '$ 45,00'],
      ['Total', '$ 165,00'],
    ]),
  }),

  ...solo(vehiculo, {
    'vehiculo.marca': texto('Marca', 'Chevrolet'),
    'vehiculo.modelo': texto('Modelo', 'Tracker Turbo AC 1.2 5P 4x2 TM'),
    'vehiculo.clase': texto('Clase', 'Automóvil'),
    'vehiculo.anio': numero('Año', '2026'),
    'vehiculo.color': texto('Color', 'Plata'),
    'vehiculo.motor': texto('Motor', 'L2B212345678'),
    'vehiculo.chasis': texto('Chasis', '8LAEB1234R0123456'),
    'vehiculo.identificado': texto(
      'Motor, chasis y placa',
      'motor L2B212345678, chasis 8LAEB1234R0123456 y placa PDB-1234',
    ),
    ...opcional({
      'vehiculo.tipo': texto('Tipo', 'SUV'),
      'vehiculo.placa': texto('Placa', 'PDB-1234'),
      'vehiculo.paisOrigen': texto('País de origen', 'Ecuador'),
      'vehiculo.ramv': texto('RAMV o CPN', 'T01234567'),
      'vehiculo.kilometros': numero('Kilometraje', '45.000 km'),
      'vehiculo.factura': texto('Factura del concesionario', 'No. 001-002-000012345, del 15 de noviembre de 2026'),
    }),
    'concesionario.nombre': texto('Concesionario o vendedor', 'Automotores del Valle S. A.'),
    'concesionario.identificacion': texto('Identificación del concesionario o vendedor', '1791112223001'),
  }),
  ...solo(inmueble, {
    'inmueble.tipo': texto('Tipo de inmueble', 'Departamento'),
    'inmueble.direccion': texto(
      'Dirección del inmueble',
      'Calle Los Cipreses N64-21, conjunto Alameda, departamento 3B',
    ),
    'inmueble.canton': texto('Cantón del inmueble', 'Quito'),
    'inmueble.provincia': texto('Provincia del inmueble', 'Pichincha'),
    'inmueble.registro': texto('Registro de la Propiedad', 'Quito, matrícula 123456'),
    'inmueble.vendedor': texto('Vendedor del inmueble', 'Marco Vinicio Tapia Real'),
    'inmueble.vendedorIdentificacion': texto('Identificación del vendedor, con su tipo', 'cédula número 1703334445'),
    'inmueble.linderos': texto(
      'Linderos',
      'norte, calle Los Cipreses, 12 metros; sur, lote 22, 12 metros; este, lote 20, 24 metros; oeste, pasaje B, 24 metros',
    ),
    ...opcional({
      'inmueble.area': numero('Área del inmueble', '96,50 m²'),
      'inmueble.claveCatastral': texto('Clave catastral', '17010234567'),
    }),
  }),
  ...solo(conFideicomiso, {
    'fideicomiso.nombre': texto('Nombre del fideicomiso', 'Fideicomiso de Garantía MotorPlan'),
    'fideicomiso.constitucion': texto(
      'Constitución del fideicomiso',
      'escritura pública otorgada el 4 de marzo de 2024 ante la Notaría Décima del cantón Quito',
    ),
    'fideicomiso.fiduciaria': texto('Fiduciaria', 'Fiduciaria Andina S. A.'),
    'fideicomiso.rucDeFiduciaria': texto('RUC de la fiduciaria', '1790012399001'),
  }),

  ...solo(conSaldo, {
    'pagare.numero': numero('Número del pagaré', '000123'),
    'pagare.lugar': texto('Lugar de emisión del pagaré', 'Quito'),
    'pagare.fecha': fecha('Fecha de emisión del pagaré', '22 de noviembre de 2026'),
    'pagare.monto': monto('Saldo deudor', '$ 19.792,80'),
    'pagare.montoEnPalabras': palabras(
      'Saldo deudor en palabras',
      'diecinueve mil setecientos noventa y dos dólares de los Estados Unidos de América con 80/100',
    ),
    'pagare.cuotas': numero('Cuotas por pagar', '48'),
    'pagare.cuotasEnPalabras': palabras(
      'Cuotas por pagar en palabras y cifras',
      'cuarenta y ocho (48) cuotas mensuales y sucesivas',
    ),
    'pagare.valorCuota': monto('Valor de cada cuota por pagar', '$ 412,35'),
    'pagare.valorCuotaEnPalabras': palabras(
      'Valor de cada cuota por pagar en palabras',
      'cuatrocientos doce dólares de los Estados Unidos de América con 35/100',
    ),
    'pagare.primerVencimiento': fecha('Primer vencimiento', '5 de diciembre de 2026'),
    'pagare.ultimoVencimiento': fecha('Último vencimiento', '5 de noviembre de 2030'),
    'pagare.tablaDeCuotas': tabla('Tabla de cuotas por pagar', [
      ['No.', 'Fecha de vencimiento', 'Valor'],
      ['1', '5 de diciembre de 2026', '$ 412,35'],
      ['2', '5 de enero de 2027', '$ 412,35'],
      ['3', '5 de febrero de 2027', '$ 412,35'],
    ]),
    'pagare.formaDePago': palabras(
      'Cómo se paga el saldo deudor',
      'en cuarenta y ocho (48) cuotas mensuales, iguales y sucesivas de $ 412,35 (cuatrocientos doce dólares de los Estados Unidos de América con 35/100) cada una; la primera vence el 5 de diciembre de 2026 y la última el 5 de noviembre de 2030',
    ),
  }),
} as const;

export type CampoDeFormato = keyof typeof camposDeFormato;
export const nombresDeCampo = Object.keys(camposDeFormato) as readonly CampoDeFormato[];
export const esCampoDeFormato = (valor: string): valor is CampoDeFormato => Object.hasOwn(camposDeFormato, valor);

/** Values of a contract; `null` = unknown, printed as a line to be filled in by hand. */
export type ValoresDeFormato = {
  readonly [C in CampoDeFormato]: (typeof camposDeFormato)[C]['tipo'] extends 'tabla'
    ? FilasDeTabla | null
    : string | null;
};

/** Headings of the editor's list, by the part of a field's name before the point. */
export const gruposDeCampos = {
  contrato: 'Contrato',
  empresa: 'Empresa',
  cliente: 'Cliente',
  conyuge: 'Cónyuge o conviviente',
  garante: 'Garante',
  depositario: 'Depositario',
  plan: 'Plan',
  plazo: 'Plazos del contrato',
  adjudicacion: 'Adjudicación',
  bien: 'Bien',
  vehiculo: 'Vehículo',
  concesionario: 'Concesionario',
  inmueble: 'Inmueble',
  fideicomiso: 'Fideicomiso',
  pagare: 'Pagaré',
} as const;
export type GrupoDeCampos = keyof typeof gruposDeCampos;
export const grupoDeCampo = (nombre: CampoDeFormato): GrupoDeCampos => nombre.split('.')[0] as GrupoDeCampos;

/** Contracts that have a value for it; `null` = all of them. */
export const condicionDeCampo = (nombre: CampoDeFormato): Cuando | null => {
  const campo: CampoDeTexto | CampoDeFilas = camposDeFormato[nombre];
  return campo.cuando ?? null;
};
/** It may be missing without a blank, where it stands alone. */
export const esOpcional = (nombre: CampoDeFormato): boolean =>
  (camposDeFormato[nombre] as CampoDeTexto | CampoDeFilas).opcional === true;
export const esTabla = (nombre: CampoDeFormato): boolean => camposDeFormato[nombre].tipo === 'tabla';

/** The example of each field, for a preview without a contract. */
export const valoresDeEjemplo = (): ValoresDeFormato =>
  Object.fromEntries(
    nombresDeCampo.map((nombre) => [nombre, camposDeFormato[nombre].ejemplo]),
  ) as unknown as ValoresDeFormato;
