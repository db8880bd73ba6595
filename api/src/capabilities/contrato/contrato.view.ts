import {
  actoDeBloque,
  type BloqueDeContrato,
  bloquesDeContrato,
  type CampoDeFormato,
  camposDeFormato,
  centavosDeDecimal,
  cicloDeContrato,
  codigoDeBarras,
  type DatosDeContrato,
  describirCombinacion,
  encabezadoDeBloque,
  etiquetaDeContrato,
  grupoDeCampo,
  gruposDeCampos,
  type HechosDeContrato,
  impedimentoDePagare,
  nombresDeCampo,
  rechazoDeActuar,
  VIGENTE,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import { nombreDeCliente } from '../persona';
import { debeDe } from '../plan';
import { nombreUnido } from '../usuario';
import type { FilaDeTexto } from './contrato.bloques.store';
import { cabeceraDe } from './contrato.cabecera';
import type { BloqueEscritoVista, ContratoDeListaVista, ContratoVista, ValorDeContrato } from './contrato.dto';
import { type Redaccion, vigenciaDe } from './contrato.redaccion';
import type { FilaDeContrato, FilaDeLista } from './contrato.store';

const idDe = (valor: unknown): number[] => (valor === null || valor === undefined ? [] : [Number(valor)]);

export function hechosDeContrato(fila: FilaDeLista): HechosDeContrato {
  const acto = (cuando: unknown, alias: 'aprobado' | 'rechazado') => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien: nombreUnido(fila, alias), cuando: iso };
  };
  return {
    estado: fila.estado,
    bloques: fila.bloques,
    autores: [
      ...idDe(fila.editadoPor ?? fila.creadoPor),
      ...fila.bloques.flatMap(({ escritorId }) => idDe(escritorId)),
    ],
    aprobado: acto(fila.aprobadoEn, 'aprobado'),
    rechazado: acto(fila.rechazadoEn, 'rechazado'),
    ...hechosDelPagare(fila),
  };
}

function hechosDelPagare(fila: FilaDeLista): Pick<HechosDeContrato, 'pagare' | 'debe'> {
  const { pagareId, estadoPagare, plazoPagare, cuotaPagare } = fila;
  const debe = debeDe(fila);
  const suya = { plazo: Number(plazoPagare), valorDividendo: centavosDeDecimal(cuotaPagare) };
  return {
    pagare: pagareId === null ? null : { numero: Number(pagareId), estado: estadoPagare ?? 'P', suya, debe },
    debe: debe.plazo > 0,
  };
}

const enSusManos = ({ estadoAdjudicacion, ejecutivoId }: FilaDeLista) => ({
  idDepartamento: estadoAdjudicacion === VIGENTE ? null : undefined,
  ejecutivoId: ejecutivoId === null ? null : Number(ejecutivoId),
});

export const contratoEnCiclo = lifecycleOf(cicloDeContrato, {
  factsOf: hechosDeContrato,
  contextOf: (_, context) => context,
  accessRefusal: (fila: FilaDeLista, { actor, soloPropios }) => rechazoDeActuar(enSusManos(fila), actor, soloPropios),
  dataSubjects: (fila) => [fila],
});

export const vistaDeLista = (fila: FilaDeLista, context: ViewContext): ContratoDeListaVista => ({
  id: fila.idCodigo,
  numero: Number(fila.id),
  idCodigo: fila.idCodigo,
  cedula: fila.identificacion,
  nombreCliente: nombreDeCliente(fila),
  producto: fila.productoCodigo,
  fecha: isoOf(fila.creadoEn) as string,
  estado: fila.estado,
  etiquetaEstado: etiquetaDeContrato(fila.estado),
  generados: fila.bloques.length,
  rechazados: fila.bloques.filter(({ estado }) => estado === 'R').length,
  creadoPor: nombreUnido(fila, 'creado'),
  enviadoPor: nombreUnido(fila, 'enviado'),
  enviadoEn: isoOf(fila.enviadoEn),
  aprobadoPor: nombreUnido(fila, 'aprobado'),
  aprobadoEn: isoOf(fila.aprobadoEn),
  rechazadoPor: nombreUnido(fila, 'rechazado'),
  rechazadoEn: isoOf(fila.rechazadoEn),
  motivo: (fila.motivo as string | null) ?? null,
  version: Number(fila.version),
  acciones: contratoEnCiclo.accionesFor(fila, context),
});

/** What the editor shows beside the contract itself. */
export interface Lectura {
  readonly textos: readonly FilaDeTexto[];
  readonly redaccion: Redaccion;
}

export function vistaDeContrato(fila: FilaDeContrato, lectura: Lectura, context: ViewContext): ContratoVista {
  const deLista = vistaDeLista(fila, context);
  const { condiciones, falta, plan, valores } = lectura.redaccion;
  const cabecera = cabeceraDe(fila);
  // of an approved one those that were approved: what the plan's records say now is another matter
  const mostrados: Readonly<Record<string, unknown>> =
    fila.estado === 'A' ? Object.assign({}, ...lectura.textos.map((texto) => texto.valores)) : valores;
  return {
    ...deLista,
    ...contratoEnCiclo.offer(fila, context),
    ...cabecera,
    codigoBarras: codigoDeBarras('contrato', deLista.numero),
    garantia: plan.hechos.garantia,
    impedimento: fila.estado === 'A' ? null : (impedimentoDePagare(hechosDeContrato(fila))?.title ?? null),
    pagareId: fila.pagareId === null ? null : Number(fila.pagareId),
    condiciones: 'falta' in condiciones ? null : describirCombinacion(condiciones),
    falta,
    bloques: bloquesDeContrato.map(({ id }) => bloqueVisto(fila, id, lectura, deLista.acciones)),
    valores: nombresDeCampo.map((campo) => valorVisto(campo, mostrados[campo] ?? null)),
    distintos: distintosDe(cabecera, lectura.redaccion),
  };
}

function bloqueVisto(
  fila: FilaDeContrato,
  bloque: BloqueDeContrato,
  { textos, redaccion }: Lectura,
  acciones: readonly string[],
): BloqueEscritoVista {
  const suyo = fila.bloques.find((uno) => uno.bloque === bloque);
  const texto = textos.find(({ bloqueId }) => bloqueId === suyo?.id);
  const { otroFormato, cambiados } =
    suyo === undefined || fila.estado === 'A'
      ? { otroFormato: false, cambiados: [] }
      : vigenciaDe(suyo, texto, redaccion);
  return {
    bloque,
    nombre: bloquesDeContrato.find(({ id }) => id === bloque)?.nombre ?? bloque,
    encabezado: encabezadoDeBloque(bloque),
    existe: suyo === undefined ? 'N' : 'S',
    estado: suyo?.estado ?? null,
    texto: texto?.texto ?? null,
    numero: suyo?.numero ?? null,
    version: suyo?.version ?? null,
    formatoNumero: suyo?.formatoNumero ?? null,
    escritoPor: suyo?.escritoPor ?? null,
    escritoEn: suyo?.escritoEn ?? null,
    motivo: suyo?.motivo ?? null,
    decididoPor: suyo?.decididoPor ?? null,
    decididoEn: suyo?.decididoEn ?? null,
    otroFormato,
    cambiados: cambiados.map((campo) => camposDeFormato[campo]?.etiqueta ?? campo),
    editable: acciones.includes(actoDeBloque(fila, bloque)),
  };
}

function valorVisto(campo: CampoDeFormato, valor: unknown): ValorDeContrato {
  const enLetras = Array.isArray(valor) ? `${valor.length - 1} filas` : (valor as string | null);
  return {
    campo,
    etiqueta: camposDeFormato[campo].etiqueta,
    grupo: gruposDeCampos[grupoDeCampo(campo)],
    valor: enLetras,
  };
}

/** Fields of the header that the application says otherwise. */
function distintosDe(cabecera: DatosDeContrato, { plan: { solicitud, hechos } }: Redaccion): string[] {
  const declarado: Partial<DatosDeContrato> = {
    ...(solicitud?.estadoCivil == null ? {} : { estadoCivil: solicitud.estadoCivil }),
    ...(solicitud?.separacionBienes == null ? {} : { separacionBienes: solicitud.separacionBienes }),
    aval: hechos.garante !== null,
  };
  return (Object.keys(declarado) as (keyof DatosDeContrato)[]).filter((campo) => cabecera[campo] !== declarado[campo]);
}
