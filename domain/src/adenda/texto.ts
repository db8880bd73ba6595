import { enumerar } from '../concordancia';
import { EN_BLANCO, tablaDe } from '../formato/combinar';
import { propios } from '../mensajes';
import { escaparTexto } from '../texto-enriquecido/reglas';
import { type CambioDeAdenda, etiquetaDeCambio, valorEnLinea } from './reglas';

/** The contract that an addendum changes. */
export interface ContratoDeAdenda {
  readonly numero: number;
  /** 'Contrato de adjudicación con prenda comercial' */
  readonly naturaleza: string;
  readonly idCodigo: string;
  readonly ciudad: string | null;
  /** In words. */
  readonly fecha: string | null;
  /** Numbers of its approved addenda. */
  readonly adendas: readonly number[];
  /** 'tres (3) ejemplares' */
  readonly ejemplares: string | null;
}

const parrafo = (titulo: string, texto: string): string =>
  `<p style="text-align: justify"><strong>${titulo}</strong> ${escaparTexto(texto)}</p>`;

/** The clauses that are proposed for an addendum. Without a change the agreement is left to be written. */
export function textoDeAdenda(contrato: ContratoDeAdenda, cambios: readonly CambioDeAdenda[]): string {
  const { numero, naturaleza, idCodigo, ciudad, fecha, adendas, ejemplares } = contrato;
  const textos = propios.adendaClausulas;
  const anteriores = adendas.length === 0 ? '' : textos.anteriores(enumerar(adendas.map(String)), adendas.length);
  return [
    parrafo(
      'PRIMERA. ANTECEDENTES.',
      textos.antecedentes({
        ...{ numero, idCodigo, anteriores, naturaleza: naturaleza.toLowerCase() },
        ...{ ciudad: ciudad ?? EN_BLANCO, fecha: fecha ?? EN_BLANCO },
      }),
    ),
    parrafo('SEGUNDA. MODIFICACIÓN.', cambios.length === 0 ? textos.estipulacion(EN_BLANCO) : textos.modificacion),
    ...(cambios.length === 0
      ? []
      : [
          tablaDe([
            [...textos.tabla],
            ...cambios.map((cambio) => [
              etiquetaDeCambio(cambio),
              valorEnLinea(cambio.antes),
              valorEnLinea(cambio.ahora),
            ]),
          ]),
        ]),
    parrafo('TERCERA. RATIFICACIÓN.', textos.ratificacion),
    parrafo('CUARTA. ACEPTACIÓN.', textos.aceptacion(ejemplares ?? EN_BLANCO)),
  ].join('');
}
