import { camposCambiados, soloSignos } from '../contrato/valores';
import {
  type CampoDeFormato,
  camposDeFormato,
  type FilasDeTabla,
  nombresDeCampo,
  type ValoresDeFormato,
} from '../formato/campos';
import { propios } from '../mensajes';
import { textoPlano } from '../texto-enriquecido/reglas';

type Valor = string | FilasDeTabla | null;
type Valores = Readonly<Record<string, unknown>>;

/** A value that the contract says, and what it says from an addendum on. */
export interface CambioDeAdenda {
  readonly campo: CampoDeFormato;
  readonly antes: Valor;
  readonly ahora: Valor;
}

/** What was so on the day of the contract; that it is no longer so changes nothing that was agreed. */
const DE_SU_DIA: readonly CampoDeFormato[] = ['plan.cuotasPagadas', 'plan.cuotasPagadasEnPalabras', 'plan.totalPagado'];
const seModifica = (campo: CampoDeFormato): boolean => !campo.startsWith('contrato.') && !DE_SU_DIA.includes(campo);

/** Values of a contract, as its approved addenda amend them, in their order. */
export function valoresVigentes<V extends Valores>(valores: V, adendas: readonly (readonly CambioDeAdenda[])[]): V {
  const cambiados = adendas.flat().filter(({ campo }) => campo in valores);
  return { ...valores, ...Object.fromEntries(cambiados.map(({ campo, ahora }) => [campo, ahora])) };
}

/** What the contract says (`dice`) and the case says otherwise now, in the order of the fields. */
export function diferenciasDeContrato(dice: Valores, ahora: ValoresDeFormato): CambioDeAdenda[] {
  const cambiados = camposCambiados(dice, ahora);
  return nombresDeCampo
    .filter((campo) => cambiados.includes(campo) && seModifica(campo))
    .map((campo) => ({ campo, antes: (dice[campo] ?? null) as Valor, ahora: ahora[campo] }));
}

export const etiquetaDeCambio = ({ campo }: Pick<CambioDeAdenda, 'campo'>): string => camposDeFormato[campo].etiqueta;

/** Labels of what the contract would still say otherwise with these changes. */
export const desactualizadosDe = (
  cambios: readonly CambioDeAdenda[],
  dice: Valores,
  ahora: ValoresDeFormato,
): string[] => diferenciasDeContrato(valoresVigentes(dice, [cambios]), ahora).map(etiquetaDeCambio);

/** In one line; of a table its rows without the heading. */
export function valorEnLinea(valor: Valor): string {
  if (valor === null || valor === '') return propios.adendaNoConsta;
  return typeof valor === 'string'
    ? valor
    : valor
        .slice(1)
        .map((celdas) => celdas.join(': '))
        .join('; ');
}

/** Labels of the changes whose new value the text does not say. */
export function sinDecir(html: string, cambios: readonly CambioDeAdenda[]): string[] {
  const dicho = soloSignos(textoPlano(html));
  return cambios.filter(({ ahora }) => !dicho.includes(soloSignos(valorEnLinea(ahora)))).map(etiquetaDeCambio);
}
