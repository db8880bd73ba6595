import {
  actoDeBloque,
  type BloqueDeContrato,
  bloquesDeContrato,
  type CampoDeFormato,
  camposDeFormato,
  centavosDeDecimal,
  cicloDeContrato,
  codigoDeBarras,
  condicionDeCampo,
  type DatosDeContrato,
  describirCombinacion,
  encabezadoDeBloque,
  etiquetaDeContrato,
  firmableDesde,
  grupoDeCampo,
  gruposDeCampos,
  type HechosDeContrato,
  type Instante,
  impedimentoDePagare,
  nombresDeCampo,
  rechazoDeActuar,
  VIGENTE,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { exactly } from '../../columns/shown';
import { nombreDeCliente } from '../persona';
import { debeDe } from '../plan';
import { nombreUnido } from '../usuario';
import type { TextoRow } from './contrato.bloques.store';
import { cabeceraDe } from './contrato.cabecera';
import { mostradas } from './contrato.columnas';
import { huellaDe } from './contrato.documento';
import type {
  BloqueEscritoVista,
  ContratoDeListaVista,
  ContratoVista,
  ModeloEntregadoVista,
  ValorDeContrato,
} from './contrato.dto';
import { type Redaccion, vigenciaDe } from './contrato.redaccion';
import type { ContratoRow, ListRow } from './contrato.store';

const idDe = (valor: unknown): number[] => (valor === null || valor === undefined ? [] : [Number(valor)]);

export function hechosDeContrato(row: ListRow): HechosDeContrato {
  const acto = (cuando: Instante | null, alias: 'aprobado' | 'rechazado') =>
    cuando === null ? null : { quien: nombreUnido(row, alias), cuando };
  return {
    estado: row.estado,
    bloques: row.bloques,
    autores: [...idDe(row.editadoPor ?? row.creadoPor), ...row.bloques.flatMap(({ escritorId }) => idDe(escritorId))],
    aprobado: acto(row.aprobadoEn, 'aprobado'),
    rechazado: acto(row.rechazadoEn, 'rechazado'),
    ...hechosDelPagare(row),
  };
}

function hechosDelPagare(row: ListRow): Pick<HechosDeContrato, 'pagare' | 'debe'> {
  const { pagareId, estadoPagare, plazoPagare, cuotaPagare } = row;
  const debe = debeDe(row);
  const pagareDelContrato = { plazo: Number(plazoPagare), valorDividendo: centavosDeDecimal(cuotaPagare) };
  return {
    pagare:
      pagareId === null
        ? null
        : { numero: Number(pagareId), estado: estadoPagare ?? 'P', cuenta: pagareDelContrato, debe },
    debe: debe.plazo > 0,
  };
}

const enSusManos = ({ estadoAdjudicacion, ejecutivoId }: ListRow) => ({
  idDepartamento: estadoAdjudicacion === VIGENTE ? null : undefined,
  ejecutivoId: ejecutivoId === null ? null : Number(ejecutivoId),
});

export const contratoEnCiclo = lifecycleOf(cicloDeContrato, {
  factsOf: hechosDeContrato,
  contextOf: (_, context) => context,
  accessRefusal: (row: ListRow, { actor, soloPropios }) => rechazoDeActuar(enSusManos(row), actor, soloPropios),
  dataSubjects: (row) => [row],
});

export const vistaDeLista = (row: ListRow, context: ViewContext): ContratoDeListaVista =>
  exactly<ContratoDeListaVista>()({
    ...mostradas(row),
    id: row.idCodigo,
    numero: row.id,
    idCodigo: row.idCodigo,
    cedula: row.identificacion,
    nombreCliente: nombreDeCliente(row),
    producto: row.productoCodigo,
    fecha: row.creadoEn,
    etiquetaEstado: etiquetaDeContrato(row.estado),
    generados: row.bloques.length,
    rechazados: row.bloques.filter(({ estado }) => estado === 'R').length,
    creadoPor: nombreUnido(row, 'creado'),
    enviadoPor: nombreUnido(row, 'enviado'),
    aprobadoPor: nombreUnido(row, 'aprobado'),
    rechazadoPor: nombreUnido(row, 'rechazado'),
    acciones: contratoEnCiclo.accionesFor(row, context),
  });

/** Beside the contract, for the editor. */
export interface Lectura {
  readonly textos: readonly TextoRow[];
  readonly redaccion: Redaccion;
}

export function vistaDeContrato(row: ContratoRow, lectura: Lectura, context: ViewContext): ContratoVista {
  const deLista = vistaDeLista(row, context);
  const { condiciones, falta, plan, valores } = lectura.redaccion;
  const cabecera = cabeceraDe(row);
  // an approved contract shows the approved values, not the plan's present ones
  const mostrados: Readonly<Record<string, unknown>> =
    row.estado === 'A' ? Object.assign({}, ...lectura.textos.map((texto) => texto.valores)) : valores;
  return {
    ...deLista,
    ...contratoEnCiclo.offer(row, context),
    ...cabecera,
    codigoBarras: codigoDeBarras('contrato', deLista.numero),
    garantia: plan.hechos.garantia,
    impedimento: row.estado === 'A' ? null : (impedimentoDePagare(hechosDeContrato(row))?.title ?? null),
    pagareId: row.pagareId === null ? null : Number(row.pagareId),
    condiciones: 'falta' in condiciones ? null : describirCombinacion(condiciones),
    falta,
    modelo: modeloVisto(row, lectura.textos),
    bloques: bloquesDeContrato.map(({ id }) => bloqueVisto(row, id, lectura, deLista.acciones)),
    valores: nombresDeCampo.filter(aplica(condiciones)).map((campo) => valorVisto(campo, mostrados[campo] ?? null)),
    distintos: distintosDe(cabecera, lectura.redaccion),
  };
}

function modeloVisto(row: ContratoRow, textos: Lectura['textos']): ModeloEntregadoVista | null {
  if (row.modelo === null) return null;
  const { archivoId: _, reciboId: __, huella, ...modelo } = row.modelo;
  return { ...modelo, mismoTexto: huella === huellaDe(row, textos), firmableDesde: firmableDesde(modelo) };
}

function bloqueVisto(
  row: ContratoRow,
  bloque: BloqueDeContrato,
  { textos, redaccion }: Lectura,
  acciones: readonly string[],
): BloqueEscritoVista {
  const bloqueDelContrato = row.bloques.find((candidato) => candidato.bloque === bloque);
  const texto = textos.find(({ bloqueId }) => bloqueId === bloqueDelContrato?.id);
  const { otroFormato, cambiados } =
    bloqueDelContrato === undefined || row.estado === 'A'
      ? { otroFormato: false, cambiados: [] }
      : vigenciaDe(bloqueDelContrato, texto, redaccion);
  return {
    bloque,
    nombre: bloquesDeContrato.find(({ id }) => id === bloque)?.nombre ?? bloque,
    encabezado: encabezadoDeBloque(bloque),
    existe: bloqueDelContrato === undefined ? 'N' : 'S',
    estado: bloqueDelContrato?.estado ?? null,
    texto: texto?.texto ?? null,
    numero: bloqueDelContrato?.numero ?? null,
    version: bloqueDelContrato?.version ?? null,
    formatoNumero: bloqueDelContrato?.formatoNumero ?? null,
    escritoPor: bloqueDelContrato?.escritoPor ?? null,
    escritoEn: bloqueDelContrato?.escritoEn ?? null,
    motivo: bloqueDelContrato?.motivo ?? null,
    decididoPor: bloqueDelContrato?.decididoPor ?? null,
    decididoEn: bloqueDelContrato?.decididoEn ?? null,
    otroFormato,
    cambiados: cambiados.map((campo) => camposDeFormato[campo]?.etiqueta ?? campo),
    editable: acciones.includes(actoDeBloque(row, bloque)),
  };
}

/** What no contract of these conditions says is not shown. */
const aplica =
  (condiciones: Redaccion['condiciones']) =>
  (campo: CampoDeFormato): boolean =>
    'falta' in condiciones || (condicionDeCampo(campo)?.si(condiciones) ?? true);

function valorVisto(campo: CampoDeFormato, valor: unknown): ValorDeContrato {
  const enLetras = Array.isArray(valor) ? `${valor.length - 1} filas` : (valor as string | null);
  return {
    campo,
    etiqueta: camposDeFormato[campo].etiqueta,
    grupo: gruposDeCampos[grupoDeCampo(campo)],
    valor: enLetras,
  };
}

/** Fields of the header that differ from application and persons of the case. */
function distintosDe(cabecera: DatosDeContrato, { plan: { solicitud, hechos, personas } }: Redaccion): string[] {
  const declarado: Partial<DatosDeContrato> = {
    ...(personas.deudor?.estadoCivil == null ? {} : { estadoCivil: personas.deudor.estadoCivil }),
    ...(solicitud?.separacionBienes == null ? {} : { separacionBienes: solicitud.separacionBienes }),
    aval: hechos.garante !== null,
  };
  return (Object.keys(declarado) as (keyof DatosDeContrato)[]).filter((campo) => cabecera[campo] !== declarado[campo]);
}
