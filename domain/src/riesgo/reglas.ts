import { bandasDePuntaje } from '../buro/bandas';
import { nombreDeCodigo, situacionesLaborales, tiposDeVivienda } from '../codigos';
import { CERO, type Centavos, formatearMonto, sumar } from '../dinero';
import { etiquetaDeEstado } from '../documento/resumen';
import { comoFecha, edadEn, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import { respondeElConyuge } from '../plan/pestanas';
import type { TipoDeReferencia } from '../referencia/tipos';
import type { EvaluacionDeParametro, HechosDeRiesgo, ParametroDeRiesgo, PersonaDeRiesgo } from './tipos';

/** Result of a rule. */
interface Hallazgo {
  readonly cumple: boolean;
  /** In words. */
  readonly encontrado: string;
}

interface Regla {
  /** What it checks, in words. */
  readonly mirado: string;
  readonly evaluar: (h: HechosDeRiesgo) => Hallazgo;
}

/** Thresholds of the example rules; those of the bureau are where its yellow and green bands begin (BUR-006). */
const BURO_MEDIO = bandasDePuntaje[1].desde;
const BURO_ALTO = bandasDePuntaje[2].desde;
const CUOTAS_PAGADAS = 6;
const MAXIMO_DE_DEUDA = 40;
const MINIMO_DE_PATRIMONIO = 50;
const ANOS_DE_TRABAJO = 2;
const ANOS_EN_EL_DOMICILIO = 2;
const REFERENCIAS_CONFIRMADAS = 2;
const EDAD = { desde: 21, hasta: 70 } as const;

const sinCumplir = (encontrado: string): Hallazgo => ({ cumple: false, encontrado });
const noDeclarado = sinCumplir(propios.riesgoNoDeclarado);

/** Percentage of an amount for comparisons, not rounded. */
const porciento = (monto: Centavos, porcentaje: number): number => (monto * porcentaje) / 100;

const buroDesde = (minimo: number): Regla => ({
  mirado: propios.riesgoBuro(minimo),
  evaluar: ({ buro }) =>
    buro === null
      ? sinCumplir(propios.riesgoSinBuro)
      : {
          cumple: buro.puntaje >= minimo,
          encontrado: propios.riesgoBuroHallado(buro.puntaje, formatearFecha(buro.fecha)),
        },
});

const capacidad = ({ finanzas }: PersonaDeRiesgo, { plan }: HechosDeRiesgo): Hallazgo =>
  finanzas === null
    ? sinCumplir(propios.riesgoSinFinanzas)
    : {
        cumple: finanzas.totalIngresosEgresos >= plan.valorCuota,
        encontrado: propios.riesgoCapacidadHallada(
          formatearMonto(finanzas.totalIngresosEgresos),
          formatearMonto(plan.valorCuota),
        ),
      };

const activo = (campo: 'viviendaTerreno' | 'vehiculoMaquinaria', mirado: string): Regla => ({
  mirado,
  evaluar: ({ titular: { finanzas } }) =>
    finanzas === null
      ? sinCumplir(propios.riesgoSinFinanzas)
      : { cumple: finanzas[campo] > 0, encontrado: formatearMonto(finanzas[campo]) },
});

const referencias = (tipo: TipoDeReferencia, nombre: string): Regla => ({
  mirado: propios.riesgoReferencias(nombre, REFERENCIAS_CONFIRMADAS),
  evaluar: ({ titular }) => ({
    cumple: titular.referencias[tipo] >= REFERENCIAS_CONFIRMADAS,
    encontrado: propios.riesgoReferenciasHalladas(titular.referencias[tipo]),
  }),
});

/**
 * Rules that a parameter may have, by name: pure functions of the facts of a plan. Which parameter has which rule is data; one without a rule is
 * marked by risk alone. The rules are examples for the company (docs/parametros-riesgo.md).
 */
const reglas = {
  buroMedio: buroDesde(BURO_MEDIO),
  buroAlto: buroDesde(BURO_ALTO),
  alDia: {
    mirado: propios.riesgoCuotasVencidas,
    evaluar: ({ plan }) => ({
      cumple: plan.cuotasVencidas === 0,
      encontrado: propios.riesgoCuotasVencidasHalladas(plan.cuotasVencidas),
    }),
  },
  historialDePago: {
    mirado: propios.riesgoCuotasPagadas(CUOTAS_PAGADAS),
    evaluar: ({ plan }) => ({
      cumple: plan.cuotasPagadas >= CUOTAS_PAGADAS,
      encontrado: propios.riesgoCuotasPagadasHalladas(plan.cuotasPagadas),
    }),
  },
  capacidadDePago: { mirado: propios.riesgoCapacidad, evaluar: (h) => capacidad(h.titular, h) },
  endeudamiento: {
    mirado: propios.riesgoEndeudamiento(MAXIMO_DE_DEUDA),
    evaluar: ({ plan, titular: { finanzas } }) => {
      if (finanzas === null) return sinCumplir(propios.riesgoSinFinanzas);
      const { egresoBancarioComercial, totalIngresos } = finanzas;
      if (totalIngresos <= 0) return sinCumplir(propios.riesgoSinIngresos);
      const deudas = sumar(egresoBancarioComercial, plan.valorCuota);
      return {
        cumple: deudas <= porciento(totalIngresos, MAXIMO_DE_DEUDA),
        encontrado: propios.riesgoEndeudamientoHallado(formatearMonto(deudas), formatearMonto(totalIngresos)),
      };
    },
  },
  patrimonio: {
    mirado: propios.riesgoPatrimonio(MINIMO_DE_PATRIMONIO),
    evaluar: ({ plan, titular: { finanzas } }) =>
      finanzas === null
        ? sinCumplir(propios.riesgoSinFinanzas)
        : {
            cumple:
              finanzas.totalPatrimonio > CERO &&
              finanzas.totalPatrimonio >= porciento(plan.monto, MINIMO_DE_PATRIMONIO),
            encontrado: propios.riesgoPatrimonioHallado(
              formatearMonto(finanzas.totalPatrimonio),
              formatearMonto(plan.monto),
            ),
          },
  },
  estabilidadLaboral: {
    mirado: propios.riesgoTrabajo(ANOS_DE_TRABAJO),
    evaluar: ({ titular: { declarado } }) => {
      const { situacionLaboral, laboralAnos } = declarado;
      if (situacionLaboral === 'H') return { cumple: true, encontrado: situacion('H') };
      if (situacionLaboral === 'A') return sinCumplir(situacion('A'));
      if (situacionLaboral === null || laboralAnos === null) return noDeclarado;
      return { cumple: laboralAnos >= ANOS_DE_TRABAJO, encontrado: propios.riesgoAnos(laboralAnos) };
    },
  },
  ingresosDemostrables: {
    mirado: propios.riesgoIngresosDemostrables,
    evaluar: ({ titular: { declarado } }) => {
      const { situacionLaboral, laboralInformal, laboralRuc } = declarado;
      if (situacionLaboral === null) return noDeclarado;
      const sinRuc = situacionLaboral === 'I' && (laboralInformal || laboralRuc === null || laboralRuc === '');
      return sinRuc
        ? sinCumplir(propios.riesgoSinRuc(situacion('I')))
        : { cumple: situacionLaboral !== 'A', encontrado: situacion(situacionLaboral) };
    },
  },
  estabilidadDomiciliaria: {
    mirado: propios.riesgoDomicilio(ANOS_EN_EL_DOMICILIO),
    evaluar: ({ hoy, titular: { declarado } }) =>
      declarado.domicilioDesde === null
        ? noDeclarado
        : {
            cumple: edadEn(declarado.domicilioDesde, hoy) >= ANOS_EN_EL_DOMICILIO,
            encontrado: propios.riesgoDomicilioHallado(formatearFecha(comoFecha(declarado.domicilioDesde))),
          },
  },
  viviendaPropia: {
    mirado: propios.riesgoVivienda,
    evaluar: ({ titular: { declarado } }) =>
      declarado.tipoDomicilio === null
        ? noDeclarado
        : {
            cumple: declarado.tipoDomicilio === 'A' || declarado.tipoDomicilio === 'B',
            encontrado: nombreDeCodigo(tiposDeVivienda, declarado.tipoDomicilio),
          },
  },
  bienInmueble: activo('viviendaTerreno', propios.riesgoBienInmueble),
  vehiculo: activo('vehiculoMaquinaria', propios.riesgoVehiculo),
  referenciasPersonales: referencias('R', 'personales'),
  referenciasComerciales: referencias('C', 'comerciales'),
  referenciasBancarias: referencias('B', 'bancarias'),
  garante: {
    mirado: propios.riesgoGarante,
    evaluar: ({ garante }) => {
      if (garante === null) return sinCumplir(propios.riesgoSinGarante);
      return garante.guardada
        ? { cumple: true, encontrado: propios.riesgoRegistrado }
        : sinCumplir(propios.riesgoGaranteSinSolicitud);
    },
  },
  capacidadDelGarante: {
    mirado: propios.riesgoCapacidadDelGarante,
    evaluar: (h) => (h.garante === null ? sinCumplir(propios.riesgoSinGarante) : capacidad(h.garante, h)),
  },
  documentos: {
    mirado: propios.riesgoDocumentos,
    evaluar: ({ documentos: { listos, total, estado } }) => ({
      cumple: estado === 'completa',
      encontrado: propios.riesgoDocumentosHallados(listos, total, etiquetaDeEstado(estado)),
    }),
  },
  edad: {
    mirado: propios.riesgoEdad(EDAD.desde, EDAD.hasta),
    evaluar: ({ hoy, titular: { declarado } }) => {
      if (declarado.fechaNacimiento === null) return noDeclarado;
      const edad = edadEn(declarado.fechaNacimiento, hoy);
      return { cumple: edad >= EDAD.desde && edad <= EDAD.hasta, encontrado: propios.riesgoAnos(edad) };
    },
  },
  conyuge: {
    mirado: propios.riesgoConyuge,
    evaluar: ({ titular: { declarado, conyuge } }) => {
      if (declarado.estadoCivil === null) return noDeclarado;
      if (!respondeElConyuge(declarado)) return { cumple: true, encontrado: propios.riesgoConyugeNoHaceFalta };
      return { cumple: conyuge, encontrado: conyuge ? propios.riesgoRegistrado : propios.riesgoNoRegistrado };
    },
  },
  sinExposicionPolitica: {
    mirado: propios.riesgoPep,
    evaluar: ({ titular: { declarado } }) =>
      declarado.pepExpuesto === null
        ? noDeclarado
        : {
            cumple: declarado.pepExpuesto === 'N',
            encontrado: declarado.pepExpuesto === 'N' ? propios.riesgoNoEsPep : propios.riesgoEsPep,
          },
  },
} as const satisfies Readonly<Record<string, Regla>>;

export type NombreDeRegla = keyof typeof reglas;
export const nombresDeReglas = Object.keys(reglas) as readonly NombreDeRegla[];

/** What a rule checks, in words, as docs/parametros-riesgo.md lists it. */
export const queMira = (regla: NombreDeRegla): string => reglas[regla].mirado;

export const esRegla = (nombre: string | null): nombre is NombreDeRegla =>
  nombre !== null && Object.hasOwn(reglas, nombre);

/**
 * Evaluation of a parameter: by its rule, unless risk marked it (`marca`). What the rule checked and found is given in both cases, so that a mark
 * that differs is visible.
 */
export function evaluarParametro(
  { regla }: Pick<ParametroDeRiesgo, 'regla'>,
  hechos: HechosDeRiesgo,
  marca: boolean | null,
): EvaluacionDeParametro {
  const hallazgo = esRegla(regla) ? { mirado: reglas[regla].mirado, ...reglas[regla].evaluar(hechos) } : null;
  const { mirado = null, encontrado = null } = hallazgo ?? {};
  if (marca !== null) return { cumple: marca, origen: 'manual', mirado, encontrado };
  return hallazgo === null
    ? { cumple: false, origen: null, mirado, encontrado }
    : { cumple: hallazgo.cumple, origen: 'regla', mirado, encontrado };
}

function situacion(codigo: string): string {
  return nombreDeCodigo(situacionesLaborales, codigo);
}
