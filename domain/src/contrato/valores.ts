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

const si = <T>(valor: T | null | undefined, escribir: (valor: T) => string): Texto =>
  valor === null || valor === undefined || valor === '' ? null : escribir(valor);
const tal = (valor: string | null | undefined): Texto => si(valor, (uno) => uno);
const cifra = (valor: number | null | undefined): Texto => si(valor, String);
const dinero = (dolares: number | null | undefined): Texto => si(dolares, (uno) => formatearMonto(deNumero(uno)));
const dineroEnPalabras = (dolares: number | null | undefined): Texto =>
  si(dolares, (uno) => montoEnPalabras(deNumero(uno), 'completa'));
const dia = (fecha: Fecha | null | undefined): Texto => si(fecha, fechaLarga);
const meses = (n: number): string => cantidadEnPalabras(n, 'mes', 'meses', 'masculino');
const cuotas = (n: number): string => cantidadEnPalabras(n, 'cuota', 'cuotas', 'femenino');

const POR_SUS_DERECHOS = 'por sus propios y personales derechos';
const documentos: Readonly<Record<string, string>> = { C: 'cédula de ciudadanía', R: 'RUC', P: 'pasaporte' };
const MUJER = 'F';

/** As it stands in a sentence: 'casada', 'en unión de hecho'. */
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
  'empresa.representante': tal(representante?.nombre),
  'empresa.representanteIdentificacion': tal(representante?.identificacion),
  'empresa.enCalidad': tal(representante?.calidad),
});

const deCliente = ({ cliente, cabecera }: HechosDeValores): Grupo<'cliente'> => ({
  'cliente.nombre': cliente.nombre,
  'cliente.identificacion': cliente.identificacion,
  'cliente.tipoIdentificacion': tal(documentos[cliente.tipoIdentificacion]),
  'cliente.estadoCivil': enEstado(cabecera.estadoCivil, cliente.genero),
  'cliente.nacionalidad': cliente.ecuatoriano ? 'ecuatoriana' : si(cliente.pais, (pais) => `de ${pais}`),
  'cliente.profesion': tal(cliente.profesion),
  'cliente.direccion': tal(cliente.direccion),
  'cliente.ciudad': tal(cliente.ciudad),
  'cliente.provincia': tal(cliente.provincia),
  'cliente.telefono': tal(cliente.telefono),
  'cliente.correo': tal(cliente.correo),
  'cliente.calidad':
    si(cabecera.apoderado, (apoderado) => `representado por ${apoderado}, su apoderado`) ?? POR_SUS_DERECHOS,
});

const deConyuge = ({ conyuge, cabecera }: HechosDeValores): Grupo<'conyuge'> => ({
  'conyuge.nombre': tal(conyuge?.nombre),
  'conyuge.identificacion': tal(conyuge?.identificacion),
  'conyuge.calidad': si(cabecera.poderConyuge, (poder) => `representado según poder: ${poder}`) ?? POR_SUS_DERECHOS,
  'conyuge.disolucion': tal(cabecera.disolucionConyugal),
});

/** Who answers for the debt beside the client: nobody unless the header says so. */
export function garantesDe({
  garante,
  segundoGarante,
  conyugeDeGarante,
  cabecera,
}: HechosDeValores): PersonaDeContrato[] {
  if (!cabecera.aval) return [];
  return [garante, segundoGarante, cabecera.avalConyuge ? conyugeDeGarante : null].filter((uno) => uno !== null);
}

function deGarante(hechos: HechosDeValores): Grupo<'garante'> {
  const suyo = hechos.cabecera.aval ? hechos.garante : null;
  const todos = garantesDe(hechos);
  return {
    'garante.nombre': tal(suyo?.nombre),
    'garante.identificacion': tal(suyo?.identificacion),
    'garante.direccion': tal(suyo?.direccion),
    'garante.telefono': tal(suyo?.telefono),
    'garante.todos': todos.length === 0 ? null : enLista(todos.map(numerada)),
  };
}

const deDepositario = ({ depositario }: HechosDeValores): Grupo<'depositario'> => ({
  'depositario.nombre': tal(depositario?.nombre),
  'depositario.identificacion': tal(depositario?.identificacion),
  'depositario.direccion': tal(depositario?.direccion),
  'depositario.telefono': tal(depositario?.telefono),
  'depositario.correo': tal(depositario?.correo),
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
  'adjudicacion.modalidad': tal(adjudicacion.modalidad.toLowerCase()),
});

/** What the company's settings said of the legal terms on the day of the award. */
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

/** One sentence for either kind of good, of what is known of it. */
function descripcionDe({ vehiculo, inmueble }: HechosDeValores): Texto {
  const partes =
    vehiculo === null
      ? [inmueble?.tipo, inmueble?.direccion, inmueble?.canton]
      : [
          [vehiculo.clase, vehiculo.marca, vehiculo.modelo].filter((parte) => tal(parte) !== null).join(' '),
          si(vehiculo.anio, (anio) => `año ${anio}`),
          si(vehiculo.color, (color) => `color ${color.toLowerCase()}`),
        ];
  return tal(partes.filter((parte) => tal(parte) !== null).join(', '));
}

const deBien = (
  hechos: HechosDeValores,
): Grupo<'bien'> & Grupo<'vehiculo'> & Grupo<'concesionario'> & Grupo<'inmueble'> => {
  const { vehiculo, inmueble, valorDelBien } = hechos;
  return {
    'bien.descripcion': descripcionDe(hechos),
    'bien.valor': dinero(valorDelBien),
    'bien.valorEnPalabras': dineroEnPalabras(valorDelBien),
    'vehiculo.marca': tal(vehiculo?.marca),
    'vehiculo.modelo': tal(vehiculo?.modelo),
    'vehiculo.clase': tal(vehiculo?.clase),
    'vehiculo.tipo': tal(vehiculo?.tipo),
    'vehiculo.anio': cifra(vehiculo?.anio),
    'vehiculo.color': tal(vehiculo?.color),
    'vehiculo.motor': tal(vehiculo?.motor),
    'vehiculo.chasis': tal(vehiculo?.chasis),
    'vehiculo.placa': tal(vehiculo?.placa),
    'vehiculo.paisOrigen': tal(vehiculo?.paisOrigen),
    'concesionario.nombre': tal(vehiculo?.vendedor),
    'concesionario.identificacion': tal(vehiculo?.rucVendedor),
    'inmueble.tipo': tal(inmueble?.tipo),
    'inmueble.direccion': tal(inmueble?.direccion),
    'inmueble.canton': tal(inmueble?.canton),
    'inmueble.provincia': tal(inmueble?.provincia),
    'inmueble.area': si(inmueble?.area, (area) => `${area.toFixed(2).replace('.', ',')} m²`),
    'inmueble.registro': tal(inmueble?.registro),
  };
};

const dePagare = ({ pagare }: HechosDeValores): Grupo<'pagare'> => ({
  'pagare.numero': cifra(pagare?.numero),
  'pagare.lugar': tal(pagare?.lugar),
  'pagare.fecha': dia(pagare?.fecha),
  'pagare.monto': dinero(pagare?.monto),
  'pagare.montoEnPalabras': dineroEnPalabras(pagare?.monto),
  'pagare.cuotas': cifra(pagare?.cuotas),
  'pagare.cuotasEnPalabras': si(pagare?.cuotas, cuotas),
  'pagare.valorCuota': dinero(pagare?.valorCuota),
  'pagare.valorCuotaEnPalabras': dineroEnPalabras(pagare?.valorCuota),
  'pagare.primerVencimiento': dia(pagare?.primerVencimiento),
  'pagare.ultimoVencimiento': dia(pagare?.ultimoVencimiento),
  'pagare.tablaDeCuotas': pagare?.tabla ?? null,
});

/** A value for every merge field; one that is forgotten does not compile. */
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

/** What the seven formats of a contract are chosen by. @returns the condition whose fact is missing, where there is one. */
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

/** Of the values, those that a text of a format names: what a block was written with. */
export const valoresUsados = (html: string, valores: ValoresDeFormato): Partial<ValoresDeFormato> =>
  Object.fromEntries(camposDe(html).map((campo) => [campo, valores[campo]]));

/** Fields whose value is another now than when the block was written. */
export const camposCambiados = (antes: Readonly<Record<string, unknown>>, ahora: ValoresDeFormato): CampoDeFormato[] =>
  (Object.keys(antes) as CampoDeFormato[]).filter(
    (campo) => JSON.stringify(antes[campo] ?? null) !== JSON.stringify(ahora[campo] ?? null),
  );
