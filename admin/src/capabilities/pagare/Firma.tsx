import { formularioDeFirma, hoyEn, LEG, propios, rangoDeFirma } from '@adjudica/domain';
import type { ActField } from '../../ui/act/types';
import { DayInput } from '../../ui/fields/DayInput';
import { Ciudad } from './Ciudad';

const { lugarEmision, fechaEmision } = formularioDeFirma.campos;

/** City of issue and jurisdiction. */
export const campoDeCiudad = (inicial: string | null): ActField => ({
  etiqueta: lugarEmision.etiqueta,
  tipo: Ciudad,
  inicial: inicial ?? '',
  requerido: LEG.seleccioneCiudad,
  ancho: 3,
});

/** Day of signing. */
export function campoDeFirma(inicial: string): ActField {
  const { desde, hasta } = rangoDeFirma({ hoy: hoyEn(new Date()) });
  return {
    etiqueta: fechaEmision.etiqueta,
    tipo: DayInput,
    props: { min: desde, max: hasta, fullWidth: true },
    inicial,
    requerido: propios.campoObligatorio,
    rechazo: (valor) =>
      valor !== '' && ((desde !== undefined && valor < desde) || (hasta !== undefined && valor > hasta))
        ? propios.firmaFueraDeRango
        : undefined,
    ancho: 3,
    conFoco: false,
  };
}
