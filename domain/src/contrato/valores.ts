import { estadosCiviles } from '../codigos';
import { deNumero, formatearMonto } from '../dinero';
import { type Fecha, fechaLarga } from '../fechas';
import type { CampoDeFormato, ValoresDeFormato } from '../formato/campos';
import { camposDe } from '../formato/combinar';
import { type Condiciones, condicionesDe, type Dimension } from '../formato/condiciones';
import { cantidadEnPalabras, fechaEnPalabras, montoEnPalabras } from '../palabras';
import { plazoEnPalabras, plazosDelContrato } from '../plazo/campos';
import { type Plazo, valorDePlazo } from '../plazo/reglas';
import type { DatosDeContrato } from './campos';
import type { HechosDeValores, PersonaDeContrato } from './hechos';

type Texto = string | null;
type Grupo<G extends string> = {
  readonly [C in CampoDeFormato as C extends `${G}.${string}` ? C : never]: ValoresDeFormato[C];
};

const siHay = <T>(valor: T | null | undefined, escribir: (valor: T) => string): Texto =>
  valor === null || valor === undefined || valor === '' ? null : escribir(valor);
const texto = (valor: string | null | undefined): Texto => siHay(valor, (escrito) => escrito);
const cifra = (valor: number | null | undefined): Texto => siHay(valor, String);
const dinero = (dolares: number | null | undefined): Texto =>
  siHay(dolares, (monto) => formatearMonto(deNumero(monto)));
const dineroEnPalabras = (dolares: number | null | undefined): Texto =>
  siHay(dolares, (monto) => montoEnPalabras(deNumero(monto), 'completa'));
const dia = (fecha: Fecha | null | undefined): Texto => siHay(fecha, fechaLarga);
const meses = (n: number): string => cantidadEnPalabras(n, 'mes', 'meses', 'masculino');
const cuotas = (n: number): string => cantidadEnPalabras(n, 'cuota', 'cuotas', 'femenino');

const POR_SUS_DERECHOS = 'por sus propios y personales derechos';
const documentos: Readonly<Record<string, string>> = { C: 'cédula de ciudadanía', R: 'RUC', P: 'pasaporte' };
const MUJER = 'F';

/** In a sentence: 'casada', 'en unión de hecho'. */
function enEstado(codigo: string | null, genero: string | null): Texto {
  const nombre = estadosCiviles.find((estado) => estado.codigo === codigo)?.nombre.toLowerCase();
  if (nombre === undefined) return null;
  if (codigo === 'U') return `en ${nombre}`;
  return genero === MUJER ? nombre.replace(/o$/, 'a') : nombre;
}

const numerada = ({ nombre, identificacion }: PersonaDeContrato): string =>
  `${nombre}, con identificación ${identificacion}`;
/** 'A', 'A y B', 'A, B y C'. */
const enLista = (partes: readonly string[]): string =>
  partes.length < 2 ? partes.join('') : `${partes.slice(0, -1).join(', ')} y ${partes.at(-1)}`;

const deContrato = ({ fecha, empresa, representante }: HechosDeValores): Grupo<'contrato'> & Grupo<'empresa'> => ({
  'contrato.ciudad': empresa.ciudad,
  'contrato.fecha': fechaLarga(fecha),
  'contrato.fechaEnPalabras': fechaEnPalabras(fecha),
  'empresa.nombre': empresa.nombre,
  'empresa.ruc': empresa.ruc,
  'empresa.representante': texto(representante?.nombre),
  'empresa.representanteIdentificacion': texto(representante?.identificacion),
  'empresa.enCalidad': texto(representante?.calidad),
});

const deCliente = ({ cliente, cabecera }: HechosDeValores): Grupo<'cliente'> => ({
  'cliente.nombre': cliente.nombre,
  'cliente.identificacion': cliente.identificacion,
  'cliente.tipoIdentificacion': texto(documentos[cliente.tipoIdentificacion]),
  'cliente.estadoCivil': enEstado(cabecera.estadoCivil, cliente.genero),
  'cliente.nacionalidad': cliente.ecuatoriano ? 'ecuatoriana' : siHay(cliente.pais, (pais) => `de ${pais}`),
  'cliente.profesion': texto(cliente.profesion),
  'cliente.direccion': texto(cliente.direccion),
  'cliente.ciudad': texto(cliente.ciudad),
  'cliente.provincia': texto(cliente.provincia),
  'cliente.telefono': texto(cliente.telefono),
  'cliente.correo': texto(cliente.correo),
  'cliente.calidad':
    siHay(cabecera.apoderado, (apoderado) => `representado por ${apoderado}, su apoderado`) ?? POR_SUS_DERECHOS,
});

const deConyuge = ({ conyuge, cabecera }: HechosDeValores): Grupo<'conyuge'> => ({
  'conyuge.nombre': texto(conyuge?.nombre),
  'conyuge.identificacion': texto(conyuge?.identificacion),
  'conyuge.calidad': siHay(cabecera.poderConyuge, (poder) => `representado según poder: ${poder}`) ?? POR_SUS_DERECHOS,
  'conyuge.disolucion': texto(cabecera.disolucionConyugal),
});

/** Persons who answer for the debt beside the client; none unless the header says so. */
export function garantesDe({
  garante,
  segundoGarante,
  conyugeDeGarante,
  cabecera,
}: HechosDeValores): PersonaDeContrato[] {
  if (!cabecera.aval) return [];
  return [garante, segundoGarante, cabecera.avalConyuge ? conyugeDeGarante : null].filter(
    (persona) => persona !== null,
  );
}

function deGarante(hechos: HechosDeValores): Grupo<'garante'> {
  const garante = hechos.cabecera.aval ? hechos.garante : null;
  const garantes = garantesDe(hechos);
  return {
    'garante.nombre': texto(garante?.nombre),
    'garante.identificacion': texto(garante?.identificacion),
    'garante.direccion': texto(garante?.direccion),
    'garante.telefono': texto(garante?.telefono),
    'garante.todos': garantes.length === 0 ? null : enLista(garantes.map(numerada)),
  };
}

const deDepositario = ({ depositario }: HechosDeValores): Grupo<'depositario'> => ({
  'depositario.nombre': texto(depositario?.nombre),
  'depositario.identificacion': texto(depositario?.identificacion),
  'depositario.direccion': texto(depositario?.direccion),
  'depositario.telefono': texto(depositario?.telefono),
  'depositario.correo': texto(depositario?.correo),
});

const dePlan = ({ plan, adjudicacion }: HechosDeValores): Grupo<'plan'> & Grupo<'adjudicacion'> => ({
  'plan.codigo': plan.idCodigo,
  'plan.producto': plan.nombreProducto,
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

const deBien = (
  hechos: HechosDeValores,
): Grupo<'bien'> & Grupo<'vehiculo'> & Grupo<'concesionario'> & Grupo<'inmueble'> => {
  const { vehiculo, inmueble, valorDelBien } = hechos;
  return {
    'bien.descripcion': descripcionDe(hechos),
    'bien.valor': dinero(valorDelBien),
    'bien.valorEnPalabras': dineroEnPalabras(valorDelBien),
    'vehiculo.marca': texto(vehiculo?.marca),
    'vehiculo.modelo': texto(vehiculo?.modelo),
    'vehiculo.clase': texto(vehiculo?.clase),
    'vehiculo.tipo': texto(vehiculo?.tipo),
    'vehiculo.anio': cifra(vehiculo?.anio),
    'vehiculo.color': texto(vehiculo?.color),
    'vehiculo.motor': texto(vehiculo?.motor),
    'vehiculo.chasis': texto(vehiculo?.chasis),
    'vehiculo.placa': texto(vehiculo?.placa),
    'vehiculo.paisOrigen': texto(vehiculo?.paisOrigen),
    'concesionario.nombre': texto(vehiculo?.vendedor),
    'concesionario.identificacion': texto(vehiculo?.rucVendedor),
    'inmueble.tipo': texto(inmueble?.tipo),
    'inmueble.direccion': texto(inmueble?.direccion),
    'inmueble.canton': texto(inmueble?.canton),
    'inmueble.provincia': texto(inmueble?.provincia),
    'inmueble.area': siHay(inmueble?.area, (area) => `${area.toFixed(2).replace('.', ',')} m²`),
    'inmueble.registro': texto(inmueble?.registro),
  };
};

const dePagare = ({ pagare }: HechosDeValores): Grupo<'pagare'> => ({
  'pagare.numero': cifra(pagare?.numero),
  'pagare.lugar': texto(pagare?.lugar),
  'pagare.fecha': dia(pagare?.fecha),
  'pagare.monto': dinero(pagare?.monto),
  'pagare.montoEnPalabras': dineroEnPalabras(pagare?.monto),
  'pagare.cuotas': cifra(pagare?.cuotas),
  'pagare.cuotasEnPalabras': siHay(pagare?.cuotas, cuotas),
  'pagare.valorCuota': dinero(pagare?.valorCuota),
  'pagare.valorCuotaEnPalabras': dineroEnPalabras(pagare?.valorCuota),
  'pagare.primerVencimiento': dia(pagare?.primerVencimiento),
  'pagare.ultimoVencimiento': dia(pagare?.ultimoVencimiento),
  'pagare.tablaDeCuotas': pagare?.tabla ?? null,
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
  ...dePagare(hechos),
});

/** The conditions that choose the seven formats of a contract; `falta` = the condition whose fact is missing. */
export const condicionesDeContrato = (
  { plan, garantia, estadoBien }: Pick<HechosDeValores, 'plan' | 'garantia' | 'estadoBien'>,
  cabecera: Pick<DatosDeContrato, 'estadoCivil' | 'separacionBienes' | 'aval' | 'estadoBien'>,
): Condiciones | { readonly falta: Dimension } =>
  condicionesDe({
    producto: plan.producto,
    estadoCivil: cabecera.estadoCivil,
    separacionBienes: cabecera.separacionBienes,
    garantia,
    garante: cabecera.aval ? 'S' : 'N',
    estadoBien: estadoBien ?? cabecera.estadoBien,
  });

/** Values of the fields that the text of a format names: what a block is written with. */
export const valoresUsados = (html: string, valores: ValoresDeFormato): Partial<ValoresDeFormato> =>
  Object.fromEntries(camposDe(html).map((campo) => [campo, valores[campo]]));

/** Fields whose value has changed since the block was written. */
export const camposCambiados = (antes: Readonly<Record<string, unknown>>, ahora: ValoresDeFormato): CampoDeFormato[] =>
  (Object.keys(antes) as CampoDeFormato[]).filter(
    (campo) => JSON.stringify(antes[campo] ?? null) !== JSON.stringify(ahora[campo] ?? null),
  );
