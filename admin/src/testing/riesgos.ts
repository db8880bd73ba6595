import type { ParametroDeRiesgoVista, RiesgoVista } from '../generated/api';

export const PLAN = '01-M001-12';

export const parametroDeRiesgo = (
  n: number,
  cambios: Partial<ParametroDeRiesgoVista> = {},
): ParametroDeRiesgoVista => ({
  id: n,
  codigo: `VALOR${n}`,
  parametro: { nombre: `Parámetro ${n}`, detalle: `Detalle ${n}`, valor: 70 },
  cumple: n <= 10,
  valor: n <= 10 ? 70 : 0,
  origen: 'regla',
  automatico: true,
  mirado: `Qué se mira en ${n}`,
  encontrado: `Hallado ${n}`,
  informativo: false,
  garantia: false,
  marcadoPor: null,
  marcadoEn: null,
  marcadoMotivo: null,
  marcadoAntes: null,
  ...cambios,
});

/** 24 parameters, ten of 70 points met, one marked by risk, the last four informative. */
const parametros = Array.from({ length: 24 }, (_, i) => {
  const n = i + 1;
  if (n === 1) return parametroDeRiesgo(n, { parametro: { nombre: 'Patrimonio', detalle: null, valor: 70 } });
  if (n === 11)
    return parametroDeRiesgo(n, { parametro: { nombre: 'Vivienda propia', detalle: null, valor: 40 }, garantia: true });
  if (n === 20)
    return parametroDeRiesgo(n, {
      parametro: { nombre: 'Verificación laboral', detalle: 'Visita sin novedad', valor: 20 },
      automatico: false,
      mirado: null,
      encontrado: null,
      origen: null,
    });
  return n > 20
    ? parametroDeRiesgo(n, { codigo: `VALOR${n + 30}`, informativo: true, cumple: true, valor: 0 })
    : parametroDeRiesgo(n);
});

export const riesgoDePlan: RiesgoVista = {
  id: PLAN,
  plan: PLAN,
  puntaje: 700,
  umbral: 800,
  color: 'rojo',
  calculadoEn: '2026-03-10T15:04:00.000Z',
  calculadoPor: 'Lucía Andrade',
  parametros,
  excepcion: null,
  garantias: [{ codigo: '283', nombre: 'Vivienda propia', cumple: 'N' }],
  garantiasConfirmadas: false,
  etiquetaGarantias: 'Sin confirmar',
  garantiasPor: null,
  garantiasEn: null,
  etiquetaGarantia: 'Sin bien',
  version: 3,
  acciones: ['calcular', 'marcar', 'exceptuar', 'garantias'],
};

/** The same plan as executives see it. */
export const riesgoDeLector: RiesgoVista = { ...riesgoDePlan, acciones: ['calcular'] };

export const riesgoSinCalcular: RiesgoVista = {
  ...riesgoDePlan,
  puntaje: null,
  color: null,
  calculadoEn: null,
  calculadoPor: null,
  version: 0,
  acciones: ['calcular', 'garantias'],
  parametros: parametros.map((parametro) => ({
    ...parametro,
    cumple: false,
    valor: 0,
    origen: null,
    mirado: null,
    encontrado: null,
  })),
};

/** The view with one parameter changed, under the next version. */
export const conParametro = (
  vista: RiesgoVista,
  codigo: string,
  cambios: Partial<ParametroDeRiesgoVista>,
  mas: Partial<RiesgoVista> = {},
): RiesgoVista => ({
  ...vista,
  version: vista.version + 1,
  parametros: vista.parametros.map((fila) => (fila.codigo === codigo ? { ...fila, ...cambios } : fila)),
  ...mas,
});
