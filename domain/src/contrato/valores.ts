import { estadosCiviles, productos } from '../codigos';
import { type ConGenero, concordar, enFrase, enumerar, esMujer, gentilicioDe, segunGenero } from '../concordancia';
import { agruparMiles, deNumero, formatearMonto, porCantidad } from '../dinero';
import { type Fecha, fechaLarga } from '../fechas';
import { documentoEnFrase, ejemplaresDe, generoDe, identificada, identificadas, type PersonaEnPapel } from '../firmas';
import {
  type CampoDeFormato,
  camposDeFormato,
  esCampoDeFormato,
  type FilasDeTabla,
  type ValoresDeFormato,
} from '../formato/campos';
import { camposDe } from '../formato/combinar';
import { type Condiciones, condicionesDe, type Dimension } from '../formato/condiciones';
import { vinculoEnFrase } from '../pagare/firmantes';
import { cantidadConCifra, fechaEnPalabras, montoEnPalabras } from '../palabras';
import { plazoEnPalabras, plazosDelContrato } from '../plazo/campos';
import { type Plazo, valorDePlazo } from '../plazo/reglas';
import { normalizar } from '../texto';
import { textoPlano } from '../texto-enriquecido/reglas';
import { type DatosDeContrato, firmaElConyuge } from './campos';
import { apoderadoDe, autorizanDe, firmantesDeContrato, garantesDe } from './firmantes';
import type { ConDomicilio, HechosDeValores, VehiculoDeContrato } from './hechos';

type Texto = string | null;
type Grupo<G extends string> = {
  readonly [C in CampoDeFormato as C extends `${G}.${string}` ? C : never]: ValoresDeFormato[C];
};

const siHay = <T>(valor: T | null | undefined, escribir: (valor: T) => Texto): Texto =>
  valor === null || valor === undefined || valor === '' ? null : escribir(valor);
const texto = (valor: string | null | undefined): Texto => siHay(valor, (escrito) => escrito);
const cifra = (valor: number | null | undefined): Texto => siHay(valor, String);
const dinero = (dolares: number | null | undefined): Texto =>
  siHay(dolares, (monto) => formatearMonto(deNumero(monto)));
const dineroEnPalabras = (dolares: number | null | undefined): Texto =>
  siHay(dolares, (monto) => montoEnPalabras(deNumero(monto), 'completa'));
const dia = (fecha: Fecha | null | undefined): Texto => siHay(fecha, fechaLarga);
const meses = (n: number): string => cantidadConCifra(n, 'mes', 'meses', 'masculino');
const cuotas = (n: number): string => cantidadConCifra(n, 'cuota', 'cuotas', 'femenino');
/** '$ 1.222,00 (mil doscientos veintidós dólares …)' */
const enAmbos = (dolares: number): string => `${dinero(dolares)} (${dineroEnPalabras(dolares)})`;

const POR_SUS_DERECHOS = 'por sus propios y personales derechos';
const EN_UNION = 'U';

/** In a sentence: 'casada', 'en unión de hecho'. */
export function estadoCivilEnFrase(codigo: string | null, persona: Partial<ConGenero>): Texto {
  const nombre = estadosCiviles.find((estado) => estado.codigo === codigo)?.nombre.toLowerCase();
  if (nombre === undefined) return null;
  if (codigo === EN_UNION) return `en ${nombre}`;
  return esMujer(generoDe(persona)) ? nombre.replace(/o$/, 'a') : nombre;
}

/** 'su cónyuge', 'su conviviente'. */
export const vinculoDe = (estadoCivil: string | null): string =>
  estadoCivil === EN_UNION ? 'su conviviente' : 'su cónyuge';

const deContrato = (hechos: HechosDeValores): Grupo<'contrato'> & Grupo<'empresa'> => {
  const { fecha, ciudad, empresa, representante } = hechos;
  return {
    'contrato.ciudad': texto(ciudad),
    'contrato.fecha': fechaLarga(fecha),
    'contrato.fechaEnPalabras': fechaEnPalabras(fecha),
    'contrato.ejemplares': cantidadConCifra(
      ejemplaresDe(firmantesDeContrato(hechos)),
      'ejemplar',
      'ejemplares',
      'masculino',
    ),
    'empresa.nombre': empresa.nombre,
    'empresa.ruc': empresa.ruc,
    'empresa.representante': texto(representante?.nombre),
    'empresa.representanteIdentificacion': texto(representante?.identificacion),
    'empresa.enCalidad': texto(representante?.calidad),
    'empresa.direccion': texto(empresa.direccion),
    'empresa.correo': texto(empresa.correo),
  };
};

const deCliente = (hechos: HechosDeValores): Grupo<'cliente'> => {
  const { cliente, cabecera } = hechos;
  return {
    'cliente.nombre': cliente.nombre,
    'cliente.identificacion': cliente.identificacion,
    'cliente.tipoIdentificacion': documentoEnFrase(cliente),
    'cliente.estadoCivil': estadoCivilEnFrase(cabecera.estadoCivil, cliente),
    'cliente.nacionalidad': siHay(cliente.nacionalidad, (codigo) => gentilicioDe(codigo, cliente.pais ?? codigo)),
    'cliente.profesion': siHay(cliente.profesion, enFrase),
    'cliente.direccion': texto(cliente.direccion),
    'cliente.ciudad': texto(cliente.ciudad),
    'cliente.provincia': texto(cliente.provincia),
    'cliente.telefono': texto(cliente.telefono),
    'cliente.correo': texto(cliente.correo),
    'cliente.calidad':
      siHay(
        apoderadoDe(hechos),
        (apoderado) =>
          `${segunGenero('representado', 'representada', generoDe(cliente))} por ${identificada(apoderado)}, según poder que se agrega`,
      ) ?? POR_SUS_DERECHOS,
  };
};

const deConyuge = ({ conyuge, cliente, cabecera }: HechosDeValores): Grupo<'conyuge'> => {
  const enUnion = cabecera.estadoCivil === EN_UNION;
  return {
    'conyuge.nombre': texto(conyuge?.nombre),
    'conyuge.identificacion': texto(conyuge?.identificacion),
    'conyuge.tipoIdentificacion': siHay(conyuge, documentoEnFrase),
    'conyuge.calidad':
      siHay(cabecera.poderConyuge, (poder) => `mediante apoderado, según poder: ${poder}`) ?? POR_SUS_DERECHOS,
    'conyuge.disolucion': texto(cabecera.disolucionConyugal),
    'conyuge.vinculo': vinculoDe(cabecera.estadoCivil),
    'conyuge.unido': enUnion ? 'en unión de hecho con' : `${segunGenero('casado', 'casada', generoDe(cliente))} con`,
    'conyuge.sociedad': enUnion ? 'la sociedad de bienes' : 'la sociedad conyugal',
    'conyuge.norma': enUnion
      ? 'los artículos 181 y 222 y siguientes del Código Civil exigen'
      : 'el artículo 181 del Código Civil exige',
  };
};

const GARANTE = ['garante solidario', 'garante solidaria', 'garantes solidarios', 'garantes solidarias'] as const;

/** 'con domicilio en …, teléfono … y correo electrónico …'; `null` = not all of it is known. */
function domicilioDe({ direccion, telefono, correo }: Partial<ConDomicilio>): Texto {
  if (texto(direccion) === null || texto(telefono) === null) return null;
  const conCorreo = siHay(correo, (escrito) => ` y correo electrónico ${escrito}`) ?? '';
  return `con domicilio en ${direccion}, teléfono ${telefono}${conCorreo}`;
}
function domiciliosDe(garantes: readonly (PersonaEnPapel & Partial<ConDomicilio>)[]): Texto {
  const domicilios = garantes.map(domicilioDe);
  if (domicilios.length === 0 || domicilios.includes(null)) return null;
  return domicilios.length === 1
    ? (domicilios[0] as string)
    : garantes.map(({ nombre }, i) => `${nombre}, ${domicilios[i]}`).join('; ');
}

/** Of each spouse who authorises: no guarantor himself. */
const autorizacionDe = (hechos: HechosDeValores): Texto =>
  texto(
    autorizanDe(hechos)
      .map(
        ({ persona, garante }) =>
          `Comparece también ${identificada(persona)}, ${vinculoEnFrase(garante)} de ${garante.nombre}, quien autoriza que se obligue con los bienes de la sociedad que tienen formada, sin constituirse en garante.`,
      )
      .join(' '),
  );

function deGarante(hechos: HechosDeValores): Grupo<'garante'> {
  const garantes = garantesDe(hechos);
  const [garante, segundo] = garantes;
  const generos = garantes.map(generoDe);
  const siHayGarante = (escribir: () => string): Texto => (garantes.length === 0 ? null : escribir());
  return {
    'garante.nombre': texto(garante?.nombre),
    'garante.identificacion': texto(garante?.identificacion),
    'garante.direccion': texto(garante?.direccion),
    'garante.telefono': texto(garante?.telefono),
    'garante.segundoNombre': texto(segundo?.nombre),
    'garante.segundaIdentificacion': texto(segundo?.identificacion),
    'garante.todos': siHayGarante(() => identificadas(garantes)),
    'garante.domicilios': domiciliosDe(garantes),
    'garante.comparece': siHayGarante(() => concordar(['quien comparece', 'quienes comparecen'], generos)),
    'garante.calidad': siHayGarante(() => concordar(GARANTE, generos)),
    'garante.aQuien': siHayGarante(() => concordar(['a quien', 'a quienes'], generos)),
    'garante.autorizacion': autorizacionDe(hechos),
  };
}

const deDepositario = (hechos: HechosDeValores): Grupo<'depositario'> => {
  const { depositario } = hechos;
  return {
    'depositario.nombre': texto(depositario?.nombre),
    'depositario.identificacion': texto(depositario?.identificacion),
    'depositario.direccion': texto(depositario?.direccion),
    'depositario.telefono': texto(depositario?.telefono),
    'depositario.correo': texto(depositario?.correo),
    'depositario.asume': depositarioEnFrase(hechos),
  };
};

/** Who keeps the good: somebody of the debtor's side, whose data stand in clause 1, or another person with his own. */
function depositarioEnFrase({ depositario, cliente, conyuge, cabecera }: HechosDeValores): Texto {
  if (depositario === null) return null;
  const calidad = segunGenero('depositario', 'depositaria', generoDe(depositario));
  const deLaParte = [cliente, ...(firmaElConyuge(cabecera) ? [conyuge] : [])].some(
    (persona) => persona?.identificacion === depositario.identificacion,
  );
  if (deLaParte)
    return `La calidad de ${calidad} la asume ${depositario.nombre}, que integra LA PARTE DEUDORA, con los datos señalados en la cláusula primera`;
  const { direccion, telefono, correo } = depositario;
  if ([direccion, telefono, correo].some((dato) => texto(dato) === null)) return null;
  return `La calidad de ${calidad} la asume ${identificada(depositario)}, domicilio en ${direccion}, teléfono ${telefono} y correo electrónico ${correo}, quien lo conserva sin perjuicio del uso de LA PARTE DEUDORA`;
}

const totalDe = (n: number, valorCuota: number): number => porCantidad(deNumero(valorCuota), n) / 100;
/** What the instalments are paid for beyond the amount of the plan. */
function cargosDe({ meses: n, valorCuota, monto }: HechosDeValores['plan']): string {
  const cargos = (deNumero(totalDe(n, valorCuota)) - deNumero(monto)) / 100;
  return cargos > 0
    ? `comprende el monto del plan y ${dinero(cargos)} de los demás cargos convenidos en el contrato del plan`
    : 'no excede del monto del plan';
}

const dePlan = ({ plan, adjudicacion }: HechosDeValores): Grupo<'plan'> & Grupo<'adjudicacion'> => ({
  'plan.codigo': plan.idCodigo,
  'plan.producto': productos.find(({ codigo }) => codigo === plan.producto)?.etiqueta ?? plan.nombreProducto,
  'plan.grupo': plan.grupo,
  'plan.puesto': plan.puesto,
  'plan.monto': dinero(plan.monto),
  'plan.montoEnPalabras': dineroEnPalabras(plan.monto),
  'plan.plazo': cifra(plan.meses),
  'plan.plazoEnPalabras': meses(plan.meses),
  'plan.valorCuota': dinero(plan.valorCuota),
  'plan.valorCuotaEnPalabras': dineroEnPalabras(plan.valorCuota),
  'plan.cuotasPagadas': cifra(plan.cuotasPagadas),
  'plan.cuotasPagadasEnPalabras': cuotas(plan.cuotasPagadas),
  'plan.totalDeCuotas': dinero(totalDe(plan.meses, plan.valorCuota)),
  'plan.totalDeCuotasEnPalabras': dineroEnPalabras(totalDe(plan.meses, plan.valorCuota)),
  'plan.totalPagado': dinero(totalDe(plan.cuotasPagadas, plan.valorCuota)),
  'plan.cargos': cargosDe(plan),
  'adjudicacion.fecha': dia(adjudicacion.fecha),
  'adjudicacion.asamblea': cifra(adjudicacion.asamblea),
  'adjudicacion.modalidad': texto(adjudicacion.modalidad.toLowerCase()),
});

/** The legal terms in force on the day of the award. */
function dePlazos({ plan: { producto }, adjudicacion }: HechosDeValores, plazos: readonly Plazo[]): Grupo<'plazo'> {
  const adjudicado = { producto, fecha: adjudicacion.fecha };
  return Object.fromEntries(
    plazosDelContrato.flatMap(({ codigo, unidad }) => {
      const valor = valorDePlazo(plazos, adjudicado, codigo);
      return [
        [`plazo.${codigo}`, String(valor)],
        [`plazo.${codigo}EnPalabras`, plazoEnPalabras(unidad, valor)],
      ];
    }),
  ) as Grupo<'plazo'>;
}

/** One sentence with what is known of the good, of either kind. */
function descripcionDe({ vehiculo, inmueble }: HechosDeValores): Texto {
  const partes =
    vehiculo === null
      ? [inmueble?.tipo, inmueble?.direccion, inmueble?.canton]
      : [
          [vehiculo.clase, vehiculo.marca, vehiculo.modelo].filter((parte) => texto(parte) !== null).join(' '),
          siHay(vehiculo.anio, (anio) => `año ${anio}`),
          siHay(vehiculo.color, (color) => `color ${color.toLowerCase()}`),
        ];
  return texto(partes.filter((parte) => texto(parte) !== null).join(', '));
}

/** With what the good is paid: the plans, and the client for the rest. */
function pagadoCon({ plan, montoDePlanes, valorDelBien, debe }: HechosDeValores): Texto {
  const parte = debe ? 'LA PARTE DEUDORA' : 'LA PARTE ADJUDICATARIA';
  if (valorDelBien === null) return null;
  const monto = montoDePlanes ?? plan.monto;
  const planes = monto > plan.monto ? 'los montos de los planes adjudicados' : 'el monto del plan adjudicado';
  const diferencia = (deNumero(valorDelBien) - deNumero(monto)) / 100;
  return diferencia > 0
    ? `Se cubre con ${planes}, de ${dinero(monto)}, y, en la diferencia de ${enAmbos(diferencia)}, con recursos propios que ${parte} paga directamente y antes de la entrega`
    : `Se cubre con ${planes}, de ${dinero(monto)}, sin diferencia a cargo de ${parte}`;
}

/** Costs with their sum; `null` = there are none. */
function tablaDeGastos(gastos: HechosDeValores['gastos'] = []): FilasDeTabla | null {
  if (gastos.length === 0) return null;
  const fila = (nombre: string, valor: number) => [nombre, formatearMonto(deNumero(valor))];
  const total = gastos.reduce((suma, { valor }) => suma + deNumero(valor), 0) / 100;
  return [['Gasto', 'Valor'], ...gastos.map(({ nombre, valor }) => fila(nombre, valor)), fila('Total', total)];
}

/** 'motor …, chasis … y placa …'; a new vehicle has no plate yet. `null` = motor or chassis is unknown. */
function identificadoDe({ motor, chasis, placa }: Partial<VehiculoDeContrato>): Texto {
  if (texto(motor) === null || texto(chasis) === null) return null;
  return enumerar([`motor ${motor}`, `chasis ${chasis}`, ...(texto(placa) === null ? [] : [`placa ${placa}`])]);
}

const facturaDe = ({ facturaNumero, facturaFecha }: Partial<VehiculoDeContrato>): Texto =>
  siHay(
    facturaNumero,
    (numero) => `No. ${numero}${siHay(facturaFecha, (fecha) => `, del ${fechaLarga(fecha)}`) ?? ''}`,
  );

const deBien = (
  hechos: HechosDeValores,
): Grupo<'bien'> & Grupo<'vehiculo'> & Grupo<'concesionario'> & Grupo<'inmueble'> => {
  const { inmueble, valorDelBien } = hechos;
  const vehiculo: Partial<VehiculoDeContrato> = hechos.vehiculo ?? {};
  return {
    'bien.descripcion': descripcionDe(hechos),
    'bien.valor': dinero(valorDelBien),
    'bien.valorEnPalabras': dineroEnPalabras(valorDelBien),
    'bien.pagado': pagadoCon(hechos),
    'bien.tablaDeGastos': tablaDeGastos(hechos.gastos),
    'vehiculo.marca': texto(vehiculo.marca),
    'vehiculo.modelo': texto(vehiculo.modelo),
    'vehiculo.clase': texto(vehiculo.clase),
    'vehiculo.tipo': texto(vehiculo.tipo),
    'vehiculo.anio': cifra(vehiculo.anio),
    'vehiculo.color': texto(vehiculo.color),
    'vehiculo.motor': texto(vehiculo.motor),
    'vehiculo.chasis': texto(vehiculo.chasis),
    'vehiculo.placa': texto(vehiculo.placa),
    'vehiculo.identificado': identificadoDe(vehiculo),
    'vehiculo.paisOrigen': texto(vehiculo.paisOrigen),
    'vehiculo.ramv': texto(vehiculo.ramv),
    'vehiculo.kilometros': siHay(vehiculo.kilometros, (km) => `${agruparMiles(String(km))} km`),
    'vehiculo.factura': facturaDe(vehiculo),
    'concesionario.nombre': texto(vehiculo.vendedor),
    'concesionario.identificacion': texto(vehiculo.rucVendedor),
    'inmueble.tipo': texto(inmueble?.tipo),
    'inmueble.direccion': texto(inmueble?.direccion),
    'inmueble.canton': texto(inmueble?.canton),
    'inmueble.provincia': texto(inmueble?.provincia),
    'inmueble.area': siHay(inmueble?.area, (area) => `${area.toFixed(2).replace('.', ',')} m²`),
    'inmueble.registro': texto(inmueble?.registro),
    'inmueble.claveCatastral': texto(inmueble?.claveCatastral),
    'inmueble.linderos': texto(inmueble?.linderos),
    'inmueble.vendedor': texto(inmueble?.vendedor),
    'inmueble.vendedorIdentificacion': siHay(
      inmueble?.vendedorIdentificacion,
      (identificacion) => `${documentoEnFrase({ identificacion })} número ${identificacion}`,
    ),
  };
};

const deFideicomiso = ({ fideicomiso }: HechosDeValores): Grupo<'fideicomiso'> => ({
  'fideicomiso.nombre': texto(fideicomiso?.nombre),
  'fideicomiso.constitucion': texto(fideicomiso?.constitucion),
  'fideicomiso.fiduciaria': texto(fideicomiso?.fiduciaria),
  'fideicomiso.rucDeFiduciaria': texto(fideicomiso?.ruc),
});

/** 'en cuarenta y ocho (48) cuotas mensuales …'; a single one is paid at once. */
function formaDePago(pagare: NonNullable<HechosDeValores['pagare']>): Texto {
  const { cuotas: n, valorCuota, primerVencimiento, ultimoVencimiento } = pagare;
  if (primerVencimiento === null || ultimoVencimiento === null) return null;
  if (n === 1) return `en una cuota única, que vence el ${fechaLarga(primerVencimiento)}`;
  return `en ${cantidadConCifra(n, 'cuota', 'cuotas', 'femenino')} mensuales, iguales y sucesivas de ${enAmbos(valorCuota)} cada una; la primera vence el ${fechaLarga(primerVencimiento)} y la última el ${fechaLarga(ultimoVencimiento)}`;
}

const dePagare = ({ pagare }: HechosDeValores): Grupo<'pagare'> => ({
  'pagare.numero': cifra(pagare?.numero),
  'pagare.lugar': texto(pagare?.lugar),
  'pagare.fecha': dia(pagare?.fecha),
  'pagare.monto': dinero(pagare?.monto),
  'pagare.montoEnPalabras': dineroEnPalabras(pagare?.monto),
  'pagare.cuotas': cifra(pagare?.cuotas),
  'pagare.cuotasEnPalabras': siHay(pagare?.cuotas, (n) =>
    n === 1 ? 'una cuota única' : `${cuotas(n)} mensuales y sucesivas`,
  ),
  'pagare.valorCuota': dinero(pagare?.valorCuota),
  'pagare.valorCuotaEnPalabras': dineroEnPalabras(pagare?.valorCuota),
  'pagare.primerVencimiento': dia(pagare?.primerVencimiento),
  'pagare.ultimoVencimiento': dia(pagare?.ultimoVencimiento),
  'pagare.tablaDeCuotas': pagare?.tabla ?? null,
  'pagare.formaDePago': siHay(pagare, formaDePago),
});

/** A value for every merge field; a forgotten one does not compile. */
export const valoresDeContrato = (hechos: HechosDeValores, plazos: readonly Plazo[]): ValoresDeFormato => ({
  ...deContrato(hechos),
  ...deCliente(hechos),
  ...deConyuge(hechos),
  ...deGarante(hechos),
  ...deDepositario(hechos),
  ...dePlan(hechos),
  ...dePlazos(hechos, plazos),
  ...deBien(hechos),
  ...deFideicomiso(hechos),
  ...dePagare(hechos),
});

/** The conditions that choose the seven formats of a contract; `falta` = the condition whose fact is missing. */
export const condicionesDeContrato = (
  { plan, garantia, estadoBien, debe }: Pick<HechosDeValores, 'plan' | 'garantia' | 'estadoBien' | 'debe'>,
  cabecera: Pick<DatosDeContrato, 'estadoCivil' | 'separacionBienes' | 'aval' | 'estadoBien'>,
): Condiciones | { readonly falta: Dimension } =>
  condicionesDe({
    producto: plan.producto,
    estadoCivil: cabecera.estadoCivil,
    separacionBienes: cabecera.separacionBienes,
    garantia,
    garante: cabecera.aval ? 'S' : 'N',
    estadoBien: estadoBien ?? cabecera.estadoBien,
    saldo: debe ? 'S' : 'N',
  });

/** What a sentence states. */
const hechosDeFrase: Readonly<Partial<Record<CampoDeFormato, readonly CampoDeFormato[]>>> = {
  'garante.todos': [
    ...(['garante.nombre', 'garante.identificacion'] as const),
    ...(['garante.segundoNombre', 'garante.segundaIdentificacion'] as const),
  ],
  'depositario.asume': ['depositario.nombre', 'depositario.identificacion'],
  'vehiculo.identificado': ['vehiculo.motor', 'vehiculo.chasis', 'vehiculo.placa'],
};

/**
 * What a block is written with: the values of the fields that the text of its format names, and the facts of its sentences, so that they are compared
 * with other papers without being read out of the wording.
 */
export const valoresUsados = (html: string, valores: ValoresDeFormato): Partial<ValoresDeFormato> => {
  const nombrados = camposDe(html);
  const enFrases = nombrados.flatMap((campo) => hechosDeFrase[campo] ?? []).filter((campo) => valores[campo] !== null);
  return Object.fromEntries([...nombrados, ...enFrases].map((campo) => [campo, valores[campo]]));
};

/** The last part of the name of a field whose value can't be put in other words. */
const EXACTOS: readonly string[] = [
  ...(['nombre', 'identificacion', 'segundoNombre', 'segundaIdentificacion', 'representante'] as const),
  ...(['representanteIdentificacion', 'ruc', 'rucDeFiduciaria', 'codigo', 'motor', 'chasis', 'placa', 'ramv'] as const),
  ...(['registro', 'claveCatastral', 'vendedor'] as const),
];
const esExacto = (campo: CampoDeFormato): boolean =>
  ['monto', 'fecha'].includes(camposDeFormato[campo].tipo) || EXACTOS.includes(campo.split('.')[1] ?? '');
/** Its letters and digits, to compare texts whatever else stands between them. */
export const soloSignos = (escrito: string): string => normalizar(escrito).replace(/[^\p{L}\p{N}]/gu, '');

/** Numbers, names, amounts and days with which a block was written and that its text, edited by hand, doesn't state any more. */
export function camposQueNoDice(html: string, escritos: Readonly<Record<string, unknown>>): CampoDeFormato[] {
  const texto = soloSignos(textoPlano(html));
  const dicho = (valor: unknown): string => (typeof valor === 'string' ? soloSignos(valor) : '');
  const frases = Object.entries(hechosDeFrase).filter(([frase]) => frase in escritos);
  return Object.keys(escritos).filter((campo): campo is CampoDeFormato => {
    if (!esCampoDeFormato(campo) || !esExacto(campo)) return false;
    const valor = dicho(escritos[campo]);
    // its sentence may not print it: a keeper who is of LA PARTE DEUDORA
    const loDecia = frases.every(
      ([frase, hechos]) => !hechos.includes(campo) || dicho(escritos[frase]).includes(valor),
    );
    return loDecia && !texto.includes(valor);
  });
}

/** Fields whose value has changed since the block was written. */
export const camposCambiados = (antes: Readonly<Record<string, unknown>>, ahora: ValoresDeFormato): CampoDeFormato[] =>
  (Object.keys(antes) as CampoDeFormato[]).filter(
    (campo) => JSON.stringify(antes[campo] ?? null) !== JSON.stringify(ahora[campo] ?? null),
  );
