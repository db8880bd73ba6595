import type { LineaDeDecision } from '../carpeta/decision';
import { type Centavos, formatearMonto } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { etiquetaDeMedio } from './ciclo';
import { desvioDePrecio, type RangoDePrecio, textoDeDesvio, textoDeRango } from './precio';
import type { EstadoDeMedio } from './tipos';

/** An approval of the same client that was made before. */
export interface MedioAnterior {
  readonly id: number;
  readonly estado: EstadoDeMedio;
  readonly valor: Centavos;
  /** 'DD/MM/YYYY'; null = not decided. */
  readonly decidido: string | null;
  readonly motivo: string | null;
}

/** A plan of the approval as risk judges it. */
export interface PlanComparado {
  readonly idCodigo: string;
  /** Value of the good in its application; null = it says none. */
  readonly solicitado: Centavos | null;
  /** Name and state of its quotation; null = its list asks for none. */
  readonly proforma: string | null;
  /** null = not calculated. */
  readonly puntaje: number | null;
  readonly conExcepcion: boolean;
}

/** What an approval is judged beside. */
export interface ComparacionDeMedio {
  readonly valor: Centavos;
  /** null = none of the dealers' lists has it. */
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
 * The value is further than `porcentaje` from everything that it can be compared with: what it is far from, in words. `null` = it is near one of
 * them, or there is nothing to compare it with.
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

/** @see valorLejano. `null` = it may be accepted. */
export const rechazoPorValor = (lejano: string | null, confirmado: boolean): ErrorDeNegocio | null =>
  lejano === null || confirmado
    ? null
    : new ErrorDeNegocio('regla', 'valor-sin-confirmar', lejano, {
        errors: { confirmaValor: propios.medioConfirmeValor },
      });

/** The same facts as people read them; all of them are always there, so that what is not known is said. */
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
