import type { LineaDeDecision } from '../carpeta/decision';
import { type Centavos, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { type EstadoDeMedio, etiquetaDeMedio } from './ciclo';
import { desvioDePrecio, type RangoDePrecio, textoDeDesvio, textoDeRango } from './precio';

/** An earlier approval of the same client. */
export interface MedioAnterior {
  readonly id: number;
  readonly estado: EstadoDeMedio;
  readonly valor: Centavos;
  /** 'DD/MM/YYYY'; null = not decided. */
  readonly decidido: string | null;
  readonly motivo: string | null;
}

/** A plan of the approval, for the comparison. */
export interface PlanComparado {
  readonly idCodigo: string;
  /** Value of the good in its application; null = none. */
  readonly solicitado: Centavos | null;
  /** Name and state of its quotation; null = its list asks for none. */
  readonly proforma: string | null;
  /** null = not calculated. */
  readonly puntaje: number | null;
  readonly conExcepcion: boolean;
}

/** What the value of an approval is compared with. */
export interface ComparacionDeMedio {
  readonly valor: Centavos;
  /** null = in none of the dealers' lists. */
  readonly lista: RangoDePrecio | null;
  readonly planes: readonly PlanComparado[];
  readonly anteriores: readonly MedioAnterior[];
}

const solicitadoEn = ({ planes }: ComparacionDeMedio): RangoDePrecio | null => {
  const valores = planes.flatMap(({ solicitado }) => (solicitado === null ? [] : [solicitado]));
  return valores.length === 0
    ? null
    : { minimo: Math.min(...valores) as Centavos, maximo: Math.max(...valores) as Centavos };
};

/**
 * What the value is far from, in words, when it differs by more than `porcentaje` from everything that it can be compared with. `null` = it is near
 * one of them, or there is nothing to compare.
 */
export function valorLejano(comparacion: ComparacionDeMedio, porcentaje: number): string | null {
  const { valor, lista } = comparacion;
  const solicitado = solicitadoEn(comparacion);
  const conocidos: readonly (readonly [RangoDePrecio | null, (precio: string) => string])[] = [
    [lista, propios.medioDeLista],
    [solicitado, propios.medioDeSolicitud],
  ];
  const partes = conocidos.flatMap(([rango, nombre]) => (rango === null ? [] : [{ rango, nombre }]));
  const lejos = partes.filter(({ rango }) => Math.abs(desvioDePrecio(valor, rango)) * 100 > porcentaje);
  if (partes.length === 0 || lejos.length < partes.length) return null;
  return propios.medioValorLejano(
    formatearMonto(valor),
    lejos.map(({ rango, nombre }) => `${nombre(textoDeRango(rango))}, ${textoDeDesvio(valor, rango)}`),
  );
}

/** Why a distant value (`valorLejano`) is not accepted; `null` = it is near, or confirmed. */
export const rechazoPorValor = (lejano: string | null, confirmado: boolean): ErrorDeNegocio | null =>
  lejano === null || confirmado
    ? null
    : new ErrorDeNegocio('regla', 'valor-sin-confirmar', lejano, {
        errors: { confirmaValor: propios.medioConfirmeValor },
      });

/** All facts of the comparison in order; what is unknown is listed as unknown. */
export function lineasDeComparacion(comparacion: ComparacionDeMedio): LineaDeDecision[] {
  const { valor, lista, planes, anteriores } = comparacion;
  const frente = (rango: RangoDePrecio | null, sin: string): string =>
    rango === null
      ? sin
      : `${textoDeRango(rango)}. ${desvioDePrecio(valor, rango) === 0 ? propios.medioPideLoMismo : propios.medioPide(textoDeDesvio(valor, rango))}`;
  const deCadaPlan = (texto: (plan: PlanComparado) => string): string =>
    planes.length === 1 && planes[0] !== undefined
      ? texto(planes[0])
      : planes.map((plan) => `${plan.idCodigo}: ${texto(plan)}`).join('. ');
  return [
    { etiqueta: propios.medioValorDelBien, valor: formatearMonto(valor) },
    { etiqueta: propios.medioPrecioDeLista, valor: frente(lista, propios.medioSinLista) },
    { etiqueta: propios.medioValorSolicitado, valor: frente(solicitadoEn(comparacion), propios.medioSinSolicitado) },
    { etiqueta: propios.medioProforma, valor: deCadaPlan(({ proforma }) => proforma ?? propios.medioSinProforma) },
    {
      etiqueta: propios.riesgoPuntajeTitulo,
      valor: deCadaPlan(({ puntaje, conExcepcion }) =>
        [
          puntaje === null ? propios.riesgoSinPuntaje : String(puntaje),
          ...(conExcepcion ? [propios.medioConExcepcion] : []),
        ].join('. '),
      ),
    },
    {
      etiqueta: propios.medioAnteriores,
      valor: anteriores.length === 0 ? propios.medioSinAnteriores : anteriores.map(textoDeAnterior).join('; '),
    },
  ];
}

const textoDeAnterior = ({ id, estado, valor, decidido, motivo }: MedioAnterior): string =>
  [
    `${propios.medioNumero(id)}, ${formatearMonto(valor)}, ${etiquetaDeMedio[estado].toLocaleLowerCase('es')}${decidido === null ? '' : ` ${decidido}`}`,
    ...(motivo === null ? [] : [motivo]),
  ].join(': ');
